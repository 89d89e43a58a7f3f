import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Overview } from '../../../../src/ask/mod.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import type { Workbench } from '../use-workbench.ts';
import type { SqlEditor } from './create-sql-editor.ts';

interface SqlPanelProps {
  readonly workbench: Workbench;
  readonly overview: Overview | null;
  /** Where names of the schema browser go to. */
  readonly insertIntoSql: RefObject<((text: string) => void) | null>;
}

/** The SQL, to be read, changed and run. The editor comes after the page, for it is the larger part of it. */
export function SqlPanel({ workbench, overview, insertIntoSql }: SqlPanelProps) {
  const { asked, write } = workbench;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<SqlEditor | null>(null);
  // What the editor, which comes later than this, is to see.
  const latest = useRef({ workbench, overview });
  latest.current = { workbench, overview };

  useEffect(() => {
    let isGone = false;
    void import('./create-sql-editor.ts').then(({ createSqlEditor }) => {
      if (isGone || place.current === null) return;
      editor.current = createSqlEditor(place.current, {
        sql: latest.current.workbench.asked.sql,
        onChange: (sql) => latest.current.workbench.edit(sql),
        onRun: () => runText(latest.current.workbench),
      });
      insertIntoSql.current = editor.current.insert;
      editor.current.complete(latest.current.overview);
    });
    return () => {
      isGone = true;
      editor.current?.close();
      insertIntoSql.current = null;
    };
  }, []);

  useEffect(() => editor.current?.replace(asked.sql), [asked.sqlEdition]);
  useEffect(() => editor.current?.complete(overview), [overview]);
  useEffect(() => editor.current?.mark(asked.sqlError), [asked.sqlError]);

  function runText({ run, asked }: Workbench): void {
    run(editor.current?.text() ?? asked.sql);
  }

  async function format(): Promise<void> {
    const { formatSql } = await import('./format-sql.ts');
    write(formatSql(asked.sql));
  }

  return (
    <section class="wb-card wb-sql" aria-labelledby="wb-sql-title">
      <div class="wb-head">
        <h2 id="wb-sql-title">SQL</h2>
        <div class="wb-actions">
          <button type="button" class="wb-quiet" onClick={() => void format()}>
            Format
          </button>
          <CopyButton label="Copy" what="the SQL" text={() => asked.sql} notify={workbench.notify} />
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
      <div class="wb-editor" ref={place} />
      {asked.sqlError !== null && (
        <p class="wb-error" role="alert">
          {asked.sqlError}
        </p>
      )}
    </section>
  );
}
