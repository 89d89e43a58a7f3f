import { useMemo, useState } from 'preact/hooks';
import { CopyButton } from '../parts/copy-button.tsx';
import { fileName, saveFile } from '../parts/save-file.ts';
import type { Result } from '../use-workbench.ts';
import { columnFormat, type Meaning } from './column-format.ts';
import { RowView } from './row-view.tsx';
import { RowsTable } from './rows-table.tsx';
import { type Sorting, sortRows } from './sort-rows.ts';
import { toCsv, toJson, toTabs } from './to-text.ts';

interface RowsPanelProps {
  readonly result: Result;
  readonly columns: readonly { readonly name: string; readonly meaning: Meaning }[];
  /** What the rows are of, which files are named for. */
  readonly title: string;
  readonly notify: (text: string) => void;
}

/** The rows of a result: a table that sorts, to be copied and saved. */
export function RowsPanel({ result, columns, title, notify }: RowsPanelProps) {
  const [sorted, setSorted] = useState<{ readonly of: Result; readonly by: Sorting } | null>(null);
  const [opened, setOpened] = useState<{ readonly of: Result; readonly at: number } | null>(null);
  const by = sorted?.of === result ? sorted.by : null; // A new result is in its own order.
  const rows = useMemo(() => (by === null ? result.rows : sortRows(result.rows, by)), [result, by]);
  const formats = useMemo(
    () => columns.map(({ name, meaning }) => columnFormat(name, meaning, result.rows)),
    [result, columns],
  );
  const shown = { names: result.names, rows };
  return (
    <section class="wb-card wb-rows" aria-labelledby="wb-rows-title">
      <div class="wb-head">
        <h2 id="wb-rows-title">
          Rows <small>{rows.length.toLocaleString('en-US')}</small>
        </h2>
        {rows.length > 0 && (
          <div class="wb-actions">
            <CopyButton label="Copy" what="the rows" text={() => toTabs(shown)} notify={notify} />
            <SaveButton kind="CSV" save={() => saveFile(fileName(title, 'csv'), toCsv(shown), 'text/csv')} />
            <SaveButton
              kind="JSON"
              save={() => saveFile(fileName(title, 'json'), toJson(shown), 'application/json')}
            />
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <p class="wb-note">No row matches.</p>
      ) : (
        <RowsTable
          rows={rows}
          formats={formats}
          sorting={by}
          onSort={(next) => setSorted(next === null ? null : { of: result, by: next })}
          onOpen={(at) => setOpened({ of: result, at })}
        />
      )}
      {opened?.of === result && (
        <RowView
          rows={rows}
          at={opened.at}
          formats={formats}
          onMove={(at) => setOpened({ of: result, at })}
          onClose={() => setOpened(null)}
          notify={notify}
        />
      )}
    </section>
  );
}

function SaveButton({ kind, save }: { readonly kind: string; readonly save: () => void }) {
  return (
    <button type="button" class="wb-quiet" onClick={save}>
      <span class="wb-hidden">Save the rows as </span>
      {kind}
    </button>
  );
}
