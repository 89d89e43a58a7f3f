import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePrinting } from '../parts/use-printing.ts';
import type { Row } from '../service/parse-rows.ts';
import type { ColumnFormat } from './column-format.ts';
import type { Sorting } from './sort-rows.ts';
import { Cell, Heading, RowNumber, wordsOf } from './table-cells.tsx';

/** Pixels; the style sheet has the same. */
const ROW_HEIGHT = 34;
/** Drawn above and below what is in sight, so that scrolling shows no gaps. */
const ROWS_BEYOND = 20;
/** Browsers cannot scroll further than some 17 million pixels. */
const ROWS_SHOWN_MAX = 450_000;
/** Some twenty sheets. */
const ROWS_PRINTED_MAX = 1000;
const ROWS_MEASURED = 200;

interface RowsTableProps {
  readonly rows: readonly Row[];
  readonly formats: readonly ColumnFormat[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
  /** Shows a row whole. */
  readonly onOpen: (at: number) => void;
}

/** A table of any number of rows, of which those in sight are in the page. */
export function RowsTable({ rows, formats, sorting, onSort, onOpen }: RowsTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const isPrinting = usePrinting();
  const [top, setTop] = useState(0);
  const [reached, setReached] = useState(0);
  const count = Math.min(rows.length, isPrinting ? ROWS_PRINTED_MAX : ROWS_SHOWN_MAX);
  const height = scroller.current?.clientHeight ?? 480;
  const first = isPrinting ? 0 : top;
  const last = isPrinting ? count : Math.min(count, top + Math.ceil(height / ROW_HEIGHT) + 2 * ROWS_BEYOND);
  const stop = reached >= first && reached < last ? reached : first;
  const widths = useMemo(() => widthsOf(formats, rows), [formats]);

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setTop(0);
    setReached(0);
  }, [rows]);

  const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const row = Math.max(0, Math.floor(currentTarget.scrollTop / ROW_HEIGHT) - ROWS_BEYOND);
    // Every row would be work for nothing; an even number keeps the stripes where they are.
    setTop(row - (row % 10));
  };

  return (
    <>
      <section
        class="wb-scroll"
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        aria-label="Rows of the result"
      >
        <table aria-rowcount={rows.length + 1}>
          <colgroup>
            <col style={{ width: `${count.toLocaleString('en-US').length + 1.5}ch` }} />
            {widths.map((width, at) => (
              <col key={formats[at]?.name} style={{ width: `${width}ch` }} />
            ))}
            <col />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <td class="wb-row-number" />
              {formats.map((format) => (
                <Heading key={format.name} format={format} sorting={sorting} onSort={onSort} />
              ))}
              <Rest />
            </tr>
          </thead>
          <tbody>
            <Gap rows={first} columns={formats.length + 2} />
            {rows.slice(first, last).map((row, index) => {
              const at = first + index;
              return (
                <tr key={at} aria-rowindex={at + 2} class={at % 2 === 0 ? '' : 'wb-odd'}>
                  <RowNumber
                    at={at}
                    isStop={at === stop}
                    onReach={() => setReached(at)}
                    onOpen={() => onOpen(at)}
                  />
                  {formats.map((format) => (
                    <Cell key={format.name} format={format} value={row[format.name] ?? null} />
                  ))}
                  <Rest />
                </tr>
              );
            })}
            <Gap rows={count - last} columns={formats.length + 2} />
          </tbody>
        </table>
      </section>
      {rows.length > count && (
        <p class="wb-note">
          The first {count.toLocaleString('en-US')} rows are shown. Copies and files hold all of them.
        </p>
      )}
    </>
  );
}

/** Takes what width is left, so that the columns stay together. */
function Rest() {
  return <td class="wb-rest" aria-hidden="true" />;
}

/** In the place of rows that are out of sight. */
function Gap({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr class="wb-gap">
      <td colSpan={columns} style={{ height: `${rows * ROW_HEIGHT}px` }} />
    </tr>
  );
}

/** Characters, so that the columns keep their places while the rows go by. Long names take two lines where one has no room. */
function widthsOf(formats: readonly ColumnFormat[], rows: readonly Row[]): readonly number[] {
  const whole = formats.map((format) => widthOf(format, rows, format.name.length));
  if (whole.reduce((sum, width) => sum + width, 0) <= ROOM) return whole;
  return formats.map((format) => {
    const words = wordsOf(format.name).map(({ length }) => length);
    return widthOf(format, rows, Math.max(...words, format.name.length / 2 + 1));
  });
}

/** As wide as a phone. */
const ROOM = 44;

function widthOf(format: ColumnFormat, rows: readonly Row[], name: number): number {
  const lengths = rows.slice(0, ROWS_MEASURED).map((row) => {
    const value = row[format.name] ?? null;
    return value === null ? 4 : format.format(value).length;
  });
  return Math.min(Math.max(name + 1, ...lengths), 42) + 3.5;
}
