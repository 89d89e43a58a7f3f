import { useState } from 'preact/hooks';
import type { ColumnOverview, Overview, TableOverview } from '../../../src/ask/mod.ts';
import { UNKNOWN_CURRENCY } from '../../../src/shared/mod.ts';
import { countOf } from './parts/count-of.ts';

/** Characters; a note would take the panel. */
const VALUE_LENGTH = 40;

/** What of the data a click puts where the user is writing. */
export type DataPart =
  | { readonly kind: 'name'; readonly name: string; readonly label: string }
  | { readonly kind: 'figure'; readonly label: string }
  | { readonly kind: 'value'; readonly value: string | number };

interface SchemaBrowserProps {
  readonly overview: Overview | null;
  /** Why there is none; null while it is on its way. */
  readonly failure: string | null;
  readonly onPick: (part: DataPart) => void;
  /** Shows the first rows of a table. */
  readonly onShow: (table: string) => void;
  readonly onClose: () => void;
}

/** The tables, their columns and what those mean; a click puts a name into the question or the SQL. */
export function SchemaBrowser({ overview, failure, onPick, onShow, onClose }: SchemaBrowserProps) {
  const [search, setSearch] = useState('');
  const tables = overview?.tables.flatMap((table) => matching(table, search.trim().toLowerCase())) ?? [];
  return (
    <aside class="wb-schema" aria-label="Data">
      <div class="wb-head">
        <h2>Data</h2>
        <button type="button" class="wb-quiet" onClick={onClose}>
          Close
        </button>
      </div>
      <input
        type="search"
        class="wb-search"
        placeholder="Find a table or column"
        aria-label="Find a table or column"
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {overview === null && <p class="wb-note">{failure ?? 'Loading …'}</p>}
      {overview?.asOfDate != null && (
        <p class="wb-note">As of {overview.asOfDate}: “last month” counts from there.</p>
      )}
      {overview !== null && <p class="wb-note">A click puts a name or a value where you are writing.</p>}
      {search !== '' && tables.length === 0 && <p class="wb-note">No table or column is called so.</p>}
      {tables.map((table) => (
        <Table key={table.name} table={table} isOpen={search !== ''} onPick={onPick} onShow={onShow} />
      ))}
      {search === '' && overview !== null && overview.metrics.length > 0 && (
        <details>
          <summary>
            Figures <small>{overview.metrics.length}</small>
          </summary>
          <ul>
            {overview.metrics.map(({ name, label, description }) => (
              <li key={name}>
                <button type="button" class="wb-name" onClick={() => onPick({ kind: 'figure', label })}>
                  {label}
                </button>
                {description !== null && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

function Table({
  table,
  isOpen,
  onPick,
  onShow,
}: Pick<SchemaBrowserProps, 'onPick' | 'onShow'> & {
  readonly table: TableOverview;
  readonly isOpen: boolean;
}) {
  const { name, label, description, rowCount, columns } = table;
  return (
    <details open={isOpen}>
      <summary>
        {name} <small>{countOf(rowCount, 'row')}</small>
      </summary>
      {description !== null && <p>{description}</p>}
      <div class="wb-actions">
        <button type="button" class="wb-quiet" onClick={() => onPick({ kind: 'name', name, label })}>
          Use the name<span class="wb-hidden"> {name}</span>
        </button>
        <button type="button" class="wb-quiet" onClick={() => onShow(name)}>
          Show rows<span class="wb-hidden"> of {name}</span>
        </button>
      </div>
      <ul>
        {columns.map((column) => (
          <Column key={column.name} column={column} onPick={onPick} />
        ))}
      </ul>
    </details>
  );
}

function Column({
  column,
  onPick,
}: Pick<SchemaBrowserProps, 'onPick'> & { readonly column: ColumnOverview }) {
  const { name, label, description, isKey, isNullable, references } = column;
  return (
    <li>
      <button type="button" class="wb-name" onClick={() => onPick({ kind: 'name', name, label })}>
        {name}
      </button>{' '}
      <small>
        {typeOf(column)}
        {isKey && ' · key'}
        {references !== null && ` · → ${references.table}`}
        {isNullable && ' · may be null'}
      </small>
      {description !== null && <p>{description}</p>}
      <Values column={column} onPick={onPick} />
    </li>
  );
}

/** Some values, or the span of them. */
function Values({
  column,
  onPick,
}: Pick<SchemaBrowserProps, 'onPick'> & { readonly column: ColumnOverview }) {
  const { name, values, distinctCount, min, max, isKey, references } = column;
  if (isKey || references !== null) return null;
  if (values.length === 0) {
    return min === null || max === null ? null : <p>{`${shown(min)} to ${shown(max)}`}</p>;
  }
  return (
    <ul class="wb-values" aria-label={`Values of ${name}`}>
      {values.map((value) => (
        <li key={value}>
          <button type="button" class="wb-value" onClick={() => onPick({ kind: 'value', value })}>
            {shortened(String(value))}
          </button>
        </li>
      ))}
      {distinctCount > values.length && <li>…</li>}
    </ul>
  );
}

function typeOf({ type, unit }: ColumnOverview): string {
  if (unit === null) return type;
  if (unit.kind === 'duration') return unit.of;
  return unit.kind === 'money' && unit.currency !== UNKNOWN_CURRENCY ? unit.currency : unit.kind;
}

function shortened(text: string): string {
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)} …` : text;
}

function shown(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}

/** The table with its columns that match, or all of them where the table does. */
function matching(table: TableOverview, search: string): TableOverview[] {
  const has = (...texts: readonly string[]): boolean =>
    texts.some((text) => text.toLowerCase().includes(search));
  if (search === '' || has(table.name, table.label)) return [table];
  const columns = table.columns.filter(({ name, label }) => has(name, label));
  return columns.length === 0 ? [] : [{ ...table, columns }];
}
