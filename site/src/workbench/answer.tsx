import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Overview } from '../../../src/ask/mod.ts';
import { chartTitle } from '../../../src/chart/mod.ts';
import { ChartPanel } from './chart/chart-panel.tsx';
import type { DataPart } from './data/schema-browser.tsx';
import { SqlPanel } from './editor/sql-panel.tsx';
import { toFragment } from './memory/address.ts';
import { CopyButton } from './parts/copy-button.tsx';
import { meaningOf } from './rows/meanings.ts';
import { RowsPanel } from './rows/rows-panel.tsx';
import { ROOT } from './service/root.ts';
import type { Asked, Result, Workbench } from './use-workbench.ts';

interface AnswerProps {
  readonly workbench: Workbench;
  readonly overview: Overview | null;
  readonly insertIntoSql: RefObject<((part: DataPart) => void) | null>;
}

/** More of them take the width of the page. */
const COLUMNS_BESIDE_SQL = 6;

/** How the question was read, its SQL, the rows and the chart. */
export function Answer({ workbench, overview, insertIntoSql }: AnswerProps) {
  const { asked } = workbench;
  const { result } = asked;
  const columns = useMemo(
    () => (result === null ? [] : columnsOf(result, asked, overview)),
    [result, overview],
  );
  const isStale = asked.phase === 'running' || asked.sqlError !== null || asked.failure !== null;
  const isWide = result === null || columns.length > COLUMNS_BESIDE_SQL;
  const { notify } = workbench;
  const question = result !== null && isOf(result, asked) ? asked.question : '';
  const title = result === null ? '' : titleOf(result, asked);
  return (
    <div class={`wb-answer ${isStale ? 'wb-stale' : ''}`}>
      <Reading asked={asked} workbench={workbench} />
      <div class={isWide ? 'wb-pile' : 'wb-pair'}>
        <SqlPanel workbench={workbench} overview={overview} insertIntoSql={insertIntoSql} />
        {result !== null && (
          <RowsPanel result={result} columns={columns} title={question || title} notify={notify} />
        )}
      </div>
      {result !== null && result.rows.length > 0 && (
        <ChartPanel result={result} columns={columns} question={question} title={title} notify={notify} />
      )}
    </div>
  );
}

/** Whether the rows are those of the question, not of SQL that was changed by hand. */
function isOf(result: Result, { generation }: Asked): boolean {
  return generation !== null && generation.sql.trim() === result.sql.trim();
}

/** As the chart of the same question is titled elsewhere; what SQL of one's own gives is called by its columns. */
function titleOf(result: Result, asked: Asked): string {
  if (isOf(result, asked)) return chartTitle(asked.question, asked.generation?.reading ?? null);
  return chartTitle(result.names.slice(0, 3).join(', ').replaceAll('_', ' '), null);
}

/** What the columns of a result are called and mean. */
function columnsOf(result: Result, asked: Asked, overview: Overview | null) {
  const stated = isOf(result, asked) ? (asked.generation?.columns ?? null) : null;
  return result.names.map((name) => ({ name, meaning: meaningOf(name, { stated, overview }) }));
}

function Reading({ asked, workbench }: { readonly asked: Asked; readonly workbench: Workbench }) {
  const { generation, isPicked, question, result, sql } = asked;
  const isChanged = generation !== null && sql.trim() !== generation.sql.trim();
  const address = (): string => {
    const own = isChanged || isPicked || generation === null ? sql : null;
    return `${new URL('workbench/', ROOT)}#${toFragment({ question, sql: own })}`;
  };
  return (
    <section class="wb-reading" aria-labelledby="wb-reading-title">
      <div>
        <h2 id="wb-reading-title">{generation === null ? 'SQL of your own' : 'Read as'}</h2>
        {generation !== null && (
          <p class={isChanged ? 'wb-superseded' : ''}>
            {generation.reading ?? 'The model does not say. Check the SQL.'}
          </p>
        )}
        <p class="wb-facts">
          {generation !== null && (
            <span>{generation.generator === 'builtin' ? 'Built-in engine' : 'Language model'}</span>
          )}
          {asked.readMs !== null && <span>read in {inMs(asked.readMs)}</span>}
          {result?.ms != null && <span>ran in {inMs(result.ms)}</span>}
          {isChanged && <span class="wb-changed">SQL changed by hand</span>}
        </p>
      </div>
      <CopyButton label="Copy link" text={address} notify={workbench.notify} />
    </section>
  );
}

function inMs(ms: number): string {
  return ms < 1000 ? `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
