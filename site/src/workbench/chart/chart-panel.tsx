import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ChartSpecification, profileRows, pythonOf, recommend } from '../../../../src/chart/mod.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { fileName } from '../parts/save-file.ts';
import type { Meaning } from '../rows/column-format.ts';
import type { Row } from '../service/parse-rows.ts';
import { ROOT } from '../service/root.ts';
import type { Result } from '../use-workbench.ts';
import { type DrawnChart, drawChart } from './draw-chart.ts';
import { Figures } from './figures.tsx';
import { toNotebook } from './notebook.ts';

interface ChartPanelProps {
  readonly result: Result;
  readonly columns: readonly { readonly name: string; readonly meaning: Meaning }[];
  /** What was asked; empty where the SQL is the user's own. */
  readonly question: string;
  readonly title: string;
  readonly notify: (text: string) => void;
}

const KINDS: Readonly<Record<ChartSpecification['kind'], string>> = {
  value: 'Figure',
  bar: 'Bars',
  line: 'Lines',
  area: 'Areas',
  pie: 'Donut',
  histogram: 'Histogram',
  box: 'Boxes',
  scatter: 'Points',
  heatmap: 'Heat map',
  map: 'Map',
  table: 'Table',
};

/** The chart of a result, other charts to choose, and the Python that draws the same. */
export function ChartPanel({ result: exact, columns, question, title, notify }: ChartPanelProps) {
  const result = useMemo(() => withNumbers(exact), [exact]);
  const charts = useMemo(() => chartsOf(result, columns, question), [result, columns, question]);
  const [chosen, setChosen] = useState<{ readonly of: Result; readonly at: number } | null>(null);
  const at = chosen?.of === result ? chosen.at : 0;
  const specification = charts[at];
  const python = useMemo(
    () => (specification === undefined ? '' : pythonOf(specification, title)),
    [specification, title],
  );
  if (specification === undefined) return null;
  const isDrawn = specification.kind !== 'table'; // The rows are on the page already.
  return (
    <div class={isDrawn ? 'wb-pair wb-chart-pair' : ''}>
      {isDrawn && (
        <section class="wb-card wb-chart" aria-labelledby="wb-chart-title">
          <div class="wb-head">
            <h2 id="wb-chart-title">Chart</h2>
            {charts.length > 1 && (
              <fieldset class="wb-kinds" aria-label="Kind of chart">
                {charts.map(({ kind }, index) => (
                  <button
                    key={index}
                    type="button"
                    class="wb-kind"
                    aria-pressed={index === at}
                    onClick={() => setChosen({ of: result, at: index })}
                  >
                    {KINDS[kind]}
                  </button>
                ))}
              </fieldset>
            )}
          </div>
          <Drawing specification={specification} result={result} title={title} notify={notify} />
        </section>
      )}
      <section class="wb-card wb-python" aria-labelledby="wb-python-title">
        <div class="wb-head">
          <h2 id="wb-python-title">
            Python <small>{isDrawn ? 'Plotly' : 'Plotly; a table shows these rows best'}</small>
          </h2>
          <div class="wb-actions">
            <CopyButton label="Copy" what="the Python" text={() => python} notify={notify} />
            <CopyButton
              label="Copy for a notebook"
              text={() => toNotebook({ root: ROOT, sql: result.sql, python })}
              notify={notify}
            />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
        <section class="wb-code" tabIndex={0} aria-label="Python code">
          <pre>
            <code>{python}</code>
          </pre>
        </section>
      </section>
    </div>
  );
}

/** Charts are drawn with numbers, of which a reader of a chart does not miss the seventeenth digit. */
function withNumbers(result: Result): Result {
  const isLong = (value: unknown): boolean => typeof value === 'bigint';
  const long = result.names.filter((name) => result.rows.some((row) => isLong(row[name])));
  if (long.length === 0) return result;
  const toNumbers = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(long.map((name) => [name, isLong(row[name]) ? Number(row[name]) : row[name]])),
  });
  return { ...result, rows: result.rows.map(toNumbers) };
}

/** One chart of each kind, the best first. The table is on the page already, unless nothing else is true to the rows. */
function chartsOf(
  result: Result,
  columns: ChartPanelProps['columns'],
  question: string,
): readonly ChartSpecification[] {
  const known = columns.flatMap(({ name, meaning: { role, unit } }) =>
    role === null ? [] : [{ name, role, unit }],
  );
  const charts = recommend({ question, columns: known, profile: profileRows(result.rows) });
  const kinds = new Map(charts.toReversed().map(({ specification }) => [specification.kind, specification]));
  const best = charts
    .map(({ specification }) => specification)
    .filter((each) => kinds.get(each.kind) === each);
  return best.length > 1 ? best.filter(({ kind }) => kind !== 'table') : best;
}

interface DrawingProps {
  readonly specification: ChartSpecification;
  readonly result: Result;
  readonly title: string;
  readonly notify: (text: string) => void;
}

function Drawing({ specification, result, title, notify }: DrawingProps) {
  if (specification.kind === 'value')
    return <Figures specification={specification} row={result.rows[0] ?? {}} />;
  return <Figure specification={specification} result={result} title={title} notify={notify} />;
}

function Figure({ specification, result, title, notify }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<DrawnChart | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    let isGone = false;
    let drawn: DrawnChart | null = null;
    setFailure(null);
    drawChart(current, { specification, rows: result.rows, title }).then(
      (made) => {
        if (isGone) return made.close();
        drawn = made;
        setChart(made);
      },
      (error: unknown) => {
        if (!isGone) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isGone = true;
      drawn?.close();
      setChart(null);
    };
  }, [specification, result, title]);
  return (
    <>
      <figure class="wb-figure">
        <div
          ref={place}
          class="wb-plot"
          role="img"
          aria-label={`Chart: ${title}. The rows are in the table above.`}
        />
      </figure>
      {failure !== null && <p class="wb-error">{failure}</p>}
      <div class="wb-actions wb-chart-actions">
        <button
          type="button"
          class="wb-quiet"
          disabled={chart === null}
          onClick={() =>
            chart
              ?.save(fileName(title, '').replace(/\.$/, ''))
              .catch(() => notify('The picture could not be made.'))
          }
        >
          Save as PNG
        </button>
      </div>
    </>
  );
}
