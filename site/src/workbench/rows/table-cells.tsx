import type { ColumnFormat } from './column-format.ts';
import type { Sorting } from './sort-rows.ts';

/** The heading of a column, which sorts by it. */
export function Heading({
  format,
  sorting,
  onSort,
}: {
  readonly format: ColumnFormat;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
}) {
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
        {wordsOf(name).map((word) => (
          <>
            {word}
            <wbr />
          </>
        ))}
        <span aria-hidden="true">{order === 'none' ? '' : order === 'ascending' ? ' ↑' : ' ↓'}</span>
      </button>
    </th>
  );
}

/** Where a name may go on in the next line: `average_` `interest_` `rate`. */
export function wordsOf(name: string): readonly string[] {
  return name.split(/(?<=[_ ])/);
}

/** A value as its column shows it. */
export function Cell({ format, value }: { readonly format: ColumnFormat; readonly value: unknown }) {
  if (value === null) return <td class={`wb-null ${format.isNumeric ? 'wb-number' : ''}`}>NULL</td>;
  const text = format.format(value);
  return (
    <td class={format.isNumeric ? 'wb-number' : ''} title={text.length > 30 ? text : undefined}>
      {text}
    </td>
  );
}

/**
 * The number of a row, which opens it. Of all numbers the keyboard stops at one; from there the arrows lead up and
 * down.
 */
export function RowNumber({
  at,
  isStop,
  onReach,
  onOpen,
}: {
  /** From 0. */
  readonly at: number;
  readonly isStop: boolean;
  readonly onReach: () => void;
  readonly onOpen: () => void;
}) {
  const number = (at + 1).toLocaleString('en-US');
  return (
    <td class="wb-row-number">
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        title="Show the whole row"
        onFocus={onReach}
        onKeyDown={moveBetweenRows}
        onClick={onOpen}
      >
        <span class="wb-hidden">Show row </span>
        {number}
      </button>
    </td>
  );
}

function moveBetweenRows(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof Element)) return;
  const row = event.currentTarget.closest('tr');
  const next =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling
      : event.key === 'ArrowUp'
        ? row?.previousElementSibling
        : null;
  const button = next?.querySelector<HTMLElement>('.wb-row-number button');
  if (button == null) return;
  event.preventDefault();
  button.focus();
}
