import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePrinting } from '../parts/use-printing.ts';
import type { Row } from '../service/parse-rows.ts';
import type { ColumnFormat } from './column-format.ts';
import { columnWidths } from './column-widths.ts';
import type { Sorting } from './sort-rows.ts';
import { Cell, Heading, RowNumber } from './table-cells.tsx';

/** Pixels; the style sheet has the same. */
const ROW_HEIGHT = 34;
/** Drawn above and below what is in sight, so that scrolling shows no gaps. */
const ROWS_BEYOND = 20;
/** Browsers cannot scroll further than some 17 million pixels. */
const ROWS_SHOWN_MAX = 450_000;
/** Some twenty sheets. */
const ROWS_PRINTED_MAX = 1000;

/** Pixels of a digit. */
const LETTER = 9;

/** Of the numbers of the rows, in digits. */
function numberWidth(count: number): number {
  return count.toLocaleString('en-US').length + 1.5;
}

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
  const { width, hasMore, look } = useWidth(scroller);
  const room = width - LETTER * numberWidth(count);
  const widths = useMemo(() => columnWidths(formats, rows, room), [formats, room]);

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setTop(0);
    setReached(0);
  }, [rows]);

  const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const row = Math.max(0, Math.floor(currentTarget.scrollTop / ROW_HEIGHT) - ROWS_BEYOND);
    look();
    // Every row would be work for nothing; an even number keeps the stripes where they are.
    setTop(row - (row % 10));
  };

  return (
    <>
      <section
        class={`wb-scroll ${hasMore ? 'wb-more' : ''}`}
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        aria-label="Rows of the result"
      >
        <table aria-rowcount={rows.length + 1}>
          <colgroup>
            <col style={{ width: `${numberWidth(count)}ch` }} />
            {widths.map((width, at) => (
              <col key={formats[at]?.name} style={{ width: `${width}px` }} />
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

/** The width that the columns have, and whether some are out of sight on the right, where no bar for scrolling is. */
function useWidth(scroller: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  const [hasMore, setMore] = useState(false);
  const look = (): void => {
    const { current } = scroller;
    if (current === null) return;
    setWidth(current.clientWidth);
    setMore(current.scrollLeft + current.clientWidth < current.scrollWidth - 1);
  };
  useLayoutEffect(() => {
    look();
    const sizes = new ResizeObserver(look);
    const table = scroller.current?.firstElementChild;
    if (scroller.current !== null) sizes.observe(scroller.current);
    if (table != null) sizes.observe(table);
    return () => sizes.disconnect();
  }, []);
  return { width, hasMore, look };
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
