import { useMemo, useState } from 'preact/hooks';
import type { MetricOverview, Overview } from '../../../../src/ask/mod.ts';
import { countOf } from '../parts/count-of.ts';
import { CalledAlso, ColumnItem } from './column-item.tsx';
import { type Found, type FoundTable, searchData } from './search-data.ts';

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
  const [text, setText] = useState('');
  const search = text.trim();
  const found = useMemo(
    () => (overview === null ? { tables: [], metrics: [] } : searchData(overview, search)),
    [overview, search],
  );
  const isNothing = overview !== null && found.tables.length + found.metrics.length === 0;
  // Figures are few and exact, so that they come first where they were searched for.
  const figures = <Figures metrics={found.metrics} isOpen={search !== ''} onPick={onPick} />;
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
        placeholder="Find names and values"
        aria-label="Find names and values"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {overview === null && <p class="wb-note">{failure ?? 'Loading …'}</p>}
      {search === '' && overview?.asOfDate != null && (
        <p class="wb-note">As of {overview.asOfDate}: “last month” counts from there.</p>
      )}
      {search === '' && overview !== null && (
        <p class="wb-note">A click puts a name or a value where you are writing.</p>
      )}
      {search !== '' && isNothing && (
        <p class="wb-note" role="status">
          Nothing is called so or means it, and no listed value has it. Of columns with many values only some
          are listed.
        </p>
      )}
      {search !== '' && figures}
      {found.tables.map((table) => (
        <Table key={table.name} table={table} isOpen={search !== ''} onPick={onPick} onShow={onShow} />
      ))}
      {search === '' && figures}
    </aside>
  );
}

/** Measures that have a name. */
function Figures({
  metrics,
  isOpen,
  onPick,
}: Pick<SchemaBrowserProps, 'onPick'> & {
  readonly metrics: readonly Found<MetricOverview>[];
  readonly isOpen: boolean;
}) {
  if (metrics.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        Figures <small>{metrics.length}</small>
      </summary>
      <ul>
        {metrics.map(({ name, label, description, calledAlso }) => (
          <li key={name}>
            <button type="button" class="wb-name" onClick={() => onPick({ kind: 'figure', label })}>
              {label}
            </button>
            <CalledAlso names={calledAlso} />
            {description !== null && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Table({
  table,
  isOpen,
  onPick,
  onShow,
}: Pick<SchemaBrowserProps, 'onPick' | 'onShow'> & {
  readonly table: FoundTable;
  readonly isOpen: boolean;
}) {
  const { name, label, description, rowCount, columns, calledAlso } = table;
  return (
    <details open={isOpen}>
      <summary>
        {name} <small>{countOf(rowCount, 'row')}</small>
      </summary>
      <CalledAlso names={calledAlso} />
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
          <ColumnItem key={column.name} column={column} onPick={onPick} />
        ))}
      </ul>
    </details>
  );
}
