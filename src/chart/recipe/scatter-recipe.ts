import type { ScatterChart } from '../chart-specification.ts';
import { layoutOf, measureAxis, NAMELESS, valueTemplate } from './layout.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Binding, Recipe, Step, TraceRecipe } from './recipe.ts';

/** More points than this are drawn by the graphics card. */
const SVG_POINTS_MAX = 2_000;
const FAINT_FROM = 200;

/** A point for each row, and the line of least squares where there is a trend to see. */
export function scatterRecipe(chart: ScatterChart, title: string): Recipe {
  const { x, y, series, label, hasTrend } = chart;
  const dimensions = [series, label].filter((field) => field !== null);
  return {
    columns: [...dimensions, x, y].map(({ column }) => column),
    steps: [
      ...dimensions.map(({ column }): Step => ({ kind: 'text', column })),
      ...[x, y].map(({ column }): Step => ({ kind: 'number', column })),
    ],
    trend: hasTrend ? { x: x.column, y: y.column } : null,
    traces: [pointTrace(chart), ...(hasTrend ? [trendTrace(chart)] : [])],
    layout: layoutOf(plotlyTitle(title), {
      showlegend: series !== null,
      ...(series === null ? {} : { legend: { title: { text: plotlyTitle(series.title) } } }),
      xaxis: measureAxis([x]),
      yaxis: measureAxis([y]),
    }),
  };
}

function pointTrace({ x, y, series, label, rowCount }: ScatterChart): TraceRecipe {
  const values = `${valueTemplate('x', x)}<br>${valueTemplate('y', y)}`;
  const text: Binding | null = label === null ? null : { bind: 'column', column: label.column };
  return {
    type: rowCount > SVG_POINTS_MAX ? 'scattergl' : 'scatter',
    of: 'data',
    each: series === null ? null : { column: series.column, order: 'name' },
    properties: {
      x: { bind: 'column', column: x.column },
      y: { bind: 'column', column: y.column },
      ...(text === null ? {} : { text }),
      mode: 'markers',
      name: series === null ? 'Rows' : { bind: 'group' },
      marker: { opacity: rowCount > FAINT_FROM ? 0.4 : 0.8 },
      hovertemplate: `${text === null ? '' : '%{text}<br>'}${values}${series === null ? NAMELESS : ''}`,
    },
  };
}

function trendTrace({ x, y }: ScatterChart): TraceRecipe {
  return {
    type: 'scatter',
    of: 'trend',
    each: null,
    properties: {
      x: { bind: 'column', column: x.column },
      y: { bind: 'column', column: y.column },
      mode: 'lines',
      name: 'Trend',
      hoverinfo: 'skip',
    },
  };
}
