import type { LineSpec, MeasureField, TimeField } from './chart-spec.ts';
import { plotlyTitle } from './plotly-text.ts';
import { pythonString } from './python-literal.ts';
import {
  categoryLine,
  copyLines,
  figureLine,
  gridLines,
  importLines,
  layoutLines,
  measureLines,
  panelAxisLine,
  placeOf,
  pythonProgram,
  valueTemplate,
} from './python-program.ts';

/** Prints lines over time, one per measure or one per series. */
export function printLine(spec: LineSpec, title: string): string {
  const { time, series, panels } = spec;
  const measures = panels.flat();
  const columns = [time, ...(series === null ? [] : [series]), ...measures];
  const hasLegend = series !== null || panels.some((panel) => panel.length > 1);
  return pythonProgram(
    importLines({ subplots: panels.length > 1 }),
    copyLines(columns.map(({ column }) => column)),
    timeLines(time),
    series === null ? [] : [categoryLine(series)],
    measureLines(measures),
    ['', figureLine(panels.length, 'rows')],
    series === null ? traceLines(spec) : seriesLines(spec, series.column),
    layoutLines(plotlyTitle(title), [
      'hovermode="x unified"',
      `showlegend=${hasLegend ? 'True' : 'False'}`,
      ...(series === null ? [] : [`legend_title_text=${pythonString(plotlyTitle(series.title))}`]),
    ]),
    gridLines(),
    axisLines(spec),
  );
}

/** Dates become times; rows without one have no place on the axis. */
function timeLines({ column, scale }: TimeField): string[] {
  const name = pythonString(column);
  const parsed = {
    period: `data[${name}].convert_dtypes().astype("string")`,
    month: `pd.to_datetime(data[${name}], format="%Y-%m", errors="coerce")`,
    day: `pd.to_datetime(data[${name}], format="ISO8601", errors="coerce")`,
    moment: `pd.to_datetime(data[${name}], format="ISO8601", errors="coerce", utc=True)`,
  };
  return [
    `data[${name}] = ${parsed[scale]}`,
    `data = data.dropna(subset=[${name}]).sort_values(${name}, kind="stable")`,
  ];
}

function traceLines({ time, panels }: LineSpec): string[] {
  return panels.flatMap((panel, index) =>
    panel.flatMap((measure) => {
      const name = pythonString(plotlyTitle(measure.title));
      return lineLines(time, measure, { rows: 'data', name, place: placeOf(index, panels.length, 'rows') });
    }),
  );
}

function seriesLines({ time, panels }: LineSpec, series: string): string[] {
  const measure = panels[0]?.[0];
  if (measure === undefined) return [];
  return [
    `for name, group in data.groupby(${pythonString(series)}):`,
    ...lineLines(time, measure, { rows: 'group', name: 'name', place: '' }).map((line) => `    ${line}`),
  ];
}

function lineLines(
  time: TimeField,
  measure: MeasureField,
  trace: { readonly rows: string; readonly name: string; readonly place: string },
): string[] {
  return [
    'fig.add_trace(go.Scatter(',
    `    x=${trace.rows}[${pythonString(time.column)}],`,
    `    y=${trace.rows}[${pythonString(measure.column)}],`,
    '    mode="lines+markers",',
    `    name=${trace.name},`,
    `    hovertemplate=${pythonString(valueTemplate('y', measure))},`,
    `)${trace.place})`,
  ];
}

function axisLines({ time, panels }: LineSpec): string[] {
  const type =
    time.scale === 'period' ? 'type="category", categoryorder="category ascending"' : 'type="date"';
  const format = time.scale === 'month' ? ', tickformat="%b %Y"' : '';
  const place = panels.length > 1 ? `, row=${panels.length}, col=1` : '';
  return [
    `fig.update_xaxes(${type}${format})`,
    `fig.update_xaxes(title_text=${pythonString(plotlyTitle(time.title))}${place})`,
    ...panels.map((panel, index) => panelAxisLine('y', panel, placeOf(index, panels.length, 'rows'))),
  ];
}
