import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Row } from '../service/parse-rows.ts';
import type { ColumnFormat } from './column-format.ts';
import type { Sorting } from './sort-rows.ts';

/** Pixels; the style sheet has the same. */
const ROW_HEIGHT = 34;
/** Drawn above and below what is in sight, so that scrolling shows no gaps. */
const ROWS_BEYOND = 20;
/** Browsers cannot scroll further than some 17 million pixels. */
const ROWS_SHOWN_MAX = 450_000;
const ROWS_MEASURED = 200;

interface RowsTableProps {
  readonly rows: readonly Row[];
  readonly formats: readonly ColumnFormat[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
}

/** A table of any number of rows, of which those in sight are in the page. */
export function RowsTable({ rows, formats, sorting, onSort }: RowsTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const count = Math.min(rows.length, ROWS_SHOWN_MAX);
  const height = scroller.current?.clientHeight ?? 480;
  const last = Math.min(count, first + Math.ceil(height / ROW_HEIGHT) + 2 * ROWS_BEYOND);
  const widths = useMemo(() => formats.map((format) => widthOf(format, rows)), [formats]);

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setFirst(0);
  }, [rows]);

  const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const top = Math.max(0, Math.floor(currentTarget.scrollTop / ROW_HEIGHT) - ROWS_BEYOND);
    // Every row would be work for nothing; an even number keeps the stripes where they are.
    setFirst(top - (top % 10));
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
            {widths.map((width, at) => (
              <col key={formats[at]?.name} style={{ width: `${width}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {formats.map((format) => (
                <Heading key={format.name} format={format} sorting={sorting} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap rows={first} columns={formats.length} />
            {rows.slice(first, last).map((row, at) => (
              <tr
                key={first + at}
                aria-rowindex={first + at + 2}
                class={(first + at) % 2 === 0 ? '' : 'wb-odd'}
              >
                {formats.map((format) => (
                  <Cell key={format.name} format={format} value={row[format.name] ?? null} />
                ))}
              </tr>
            ))}
            <Gap rows={count - last} columns={formats.length} />
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

/** In the place of rows that are out of sight. */
function Gap({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr class="wb-gap">
      <td colSpan={columns} style={{ height: `${rows * ROW_HEIGHT}px` }} />
    </tr>
  );
}

function Heading({
  format,
  sorting,
  onSort,
}: Pick<RowsTableProps, 'sorting' | 'onSort'> & { readonly format: ColumnFormat }) {
  const { name, isNumeric } = format;
  const isSorted = sorting?.name === name;
  // Once for up, once for down, once for the order of the result.
  const next = !isSorted
    ? { name, isDescending: false }
    : sorting.isDescending
      ? null
      : { name, isDescending: true };
  const order = !isSorted ? 'none' : sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={order} class={isNumeric ? 'wb-number' : ''}>
      <button type="button" onClick={() => onSort(next)} title={`Sort by ${name}`}>
        {name}
        <span aria-hidden="true">{order === 'none' ? '' : order === 'ascending' ? ' ↑' : ' ↓'}</span>
      </button>
    </th>
  );
}

function Cell({ format, value }: { readonly format: ColumnFormat; readonly value: unknown }) {
  if (value === null) return <td class={`wb-null ${format.isNumeric ? 'wb-number' : ''}`}>null</td>;
  const text = format.format(value);
  return (
    <td class={format.isNumeric ? 'wb-number' : ''} title={text.length > 30 ? text : undefined}>
      {text}
    </td>
  );
}

/** Characters, so that the columns keep their places while the rows go by. */
function widthOf(format: ColumnFormat, rows: readonly Row[]): number {
  const lengths = rows.slice(0, ROWS_MEASURED).map((row) => {
    const value = row[format.name] ?? null;
    return value === null ? 4 : format.format(value).length;
  });
  return Math.min(Math.max(format.name.length + 3, ...lengths), 42) + 3;
}
