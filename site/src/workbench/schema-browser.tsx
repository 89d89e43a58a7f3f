import { useState } from 'preact/hooks';
import type { ColumnOverview, Overview, TableOverview } from '../../../src/ask/mod.ts';
import { countOf } from './parts/count-of.ts';

interface SchemaBrowserProps {
  readonly overview: Overview | null;
  /** Why there is none; null while it is on its way. */
  readonly failure: string | null;
  /** Puts a name where the user is writing. */
  readonly onPick: (text: string) => void;
  readonly onClose: () => void;
}

/** The tables, their columns and what those mean; a click puts a name into the question or the SQL. */
export function SchemaBrowser({ overview, failure, onPick, onClose }: SchemaBrowserProps) {
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
        <p class="wb-note">
          As of {overview.asOfDate}: “last month” counts from there. A click puts a name where you are
          writing.
        </p>
      )}
      {search !== '' && tables.length === 0 && <p class="wb-note">No table or column is called so.</p>}
      {tables.map((table) => (
        <Table key={table.name} table={table} isOpen={search !== ''} onPick={onPick} />
      ))}
      {search === '' && overview !== null && overview.metrics.length > 0 && (
        <details>
          <summary>
            Figures <small>{overview.metrics.length}</small>
          </summary>
          <ul>
            {overview.metrics.map(({ name, label, description }) => (
              <li key={name}>
                <button type="button" class="wb-name" onClick={() => onPick(label)}>
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
}: {
  readonly table: TableOverview;
  readonly isOpen: boolean;
  readonly onPick: (text: string) => void;
}) {
  return (
    <details open={isOpen}>
      <summary>
        {table.name} <small>{countOf(table.rowCount, 'row')}</small>
      </summary>
      {table.description !== null && <p>{table.description}</p>}
      <ul>
        {table.columns.map((column) => (
          <Column key={column.name} column={column} onPick={onPick} />
        ))}
      </ul>
    </details>
  );
}

function Column({
  column,
  onPick,
}: {
  readonly column: ColumnOverview;
  readonly onPick: (text: string) => void;
}) {
  const { name, description, isKey, references } = column;
  return (
    <li>
      <button type="button" class="wb-name" onClick={() => onPick(name)}>
        {name}
      </button>{' '}
      <small>
        {typeOf(column)}
        {isKey && ' · key'}
        {references !== null && ` · → ${references.table}`}
      </small>
      {description !== null && <p>{description}</p>}
      {values(column) !== '' && <p class="wb-values">{values(column)}</p>}
    </li>
  );
}

function typeOf({ type, unit }: ColumnOverview): string {
  if (unit === null) return type;
  return unit.kind === 'money' ? unit.currency : unit.kind === 'duration' ? unit.of : unit.kind;
}

/** Some values, or the span of them. */
function values({ values: some, distinctCount, min, max, isKey, references }: ColumnOverview): string {
  if (isKey || references !== null) return '';
  if (some.length > 0) return `${some.join(', ')}${distinctCount > some.length ? ', …' : ''}`;
  return min === null || max === null ? '' : `${shown(min)} to ${shown(max)}`;
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
