import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Overview } from '../../../../src/ask/mod.ts';
import type { DataPart } from '../data/schema-browser.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import type { Workbench } from '../use-workbench.ts';
import type { SqlEditor } from './create-sql-editor.ts';
import { quoteName, quoteValue } from './sql-text.ts';

interface SqlPanelProps {
  readonly workbench: Workbench;
  readonly overview: Overview | null;
  /** Where names of the schema browser go to. */
  readonly insertIntoSql: RefObject<((part: DataPart) => void) | null>;
}

/** The SQL, to be read, changed and run. The editor comes after the page, for it is the larger part of it. */
export function SqlPanel({ workbench, overview, insertIntoSql }: SqlPanelProps) {
  const { asked, write, notify } = workbench;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<SqlEditor | null>(null);
  const [isMissing, setMissing] = useState(false);
  // What the editor, which comes later than this, is to see.
  const latest = useRef({ workbench, overview });
  latest.current = { workbench, overview };

  useEffect(() => {
    let isGone = false;
    function open({ createSqlEditor }: typeof import('./create-sql-editor.ts')): void {
      if (isGone || place.current === null) return;
      const { sql } = latest.current.workbench.asked;
      editor.current = createSqlEditor(place.current, {
        sql,
        onChange: (changed) => latest.current.workbench.edit(changed),
        onRun: () => runText(latest.current.workbench),
      });
      insertIntoSql.current = insert;
      editor.current.complete(latest.current.overview);
      if (sql === '') editor.current.focus();
    }
    // A page that was loaded before the server was updated asks for a file that is gone.
    import('./create-sql-editor.ts').then(open, () => setMissing(true));
    return () => {
      isGone = true;
      editor.current?.close();
      insertIntoSql.current = null;
    };
  }, []);

  useEffect(() => {
    editor.current?.replace(asked.sql);
    if (asked.sql === '') editor.current?.focus();
  }, [asked.sqlEdition]);
  useEffect(() => editor.current?.complete(overview), [overview]);
  useEffect(() => editor.current?.mark(asked.sqlError), [asked.sqlError]);

  function insert(part: DataPart): void {
    if (part.kind === 'name') editor.current?.insert(quoteName(part.name));
    if (part.kind === 'value') editor.current?.insert(quoteValue(part.value));
  }

  function runText({ run, asked }: Workbench): void {
    const sql = editor.current?.text() ?? asked.sql;
    if (sql.trim() === '') editor.current?.focus();
    else run(sql);
  }

  async function format(): Promise<void> {
    const formatted = await import('./format-sql.ts').then(
      ({ formatSql }) => formatSql(asked.sql),
      () => null,
    );
    if (formatted !== null) write(formatted);
    else notify('This could not be laid out: it does not read as SQL.');
  }

  return (
    <section class="wb-card wb-sql" aria-labelledby="wb-sql-title">
      <div class="wb-head">
        <h2 id="wb-sql-title">SQL</h2>
        <div class="wb-actions">
          <button type="button" class="wb-quiet" onClick={() => void format()}>
            Format
          </button>
          <CopyButton label="Copy" what="the SQL" text={() => asked.sql} notify={notify} />
          <button
            type="button"
            class="wb-run"
            onClick={() => runText(workbench)}
            aria-keyshortcuts="Control+Enter"
            title="Ctrl + Enter"
          >
            Run
          </button>
        </div>
      </div>
      {/* The editor covers this when it comes: it is in a shadow tree. */}
      <div class="wb-editor" ref={place}>
        <pre>
          <code>{asked.sql}</code>
        </pre>
      </div>
      {isMissing && <p class="wb-error">The editor did not load. Load the page again to change the SQL.</p>}
      {asked.sqlError !== null && (
        <p class="wb-error" role="alert">
          {asked.sqlError}
        </p>
      )}
    </section>
  );
}
