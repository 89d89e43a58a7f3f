import type { HeatmapChart } from '../chart-specification.ts';
import { colorScale, dimensionAxis, layoutOf, NAMELESS, valueTemplate } from './layout.ts';
import { shortFormat } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, Step } from './recipe.ts';

/** More cells than this are too small for their number. */
const NUMBERED_CELLS_MAX = 80;
/** Pixels. */
const CELL_HEIGHT = 28;
const CHROME_HEIGHT = 180;
const HEIGHT_MIN = 400;

/** A table whose cells are coloured by a measure; cells without a row stay empty. */
export function heatmapRecipe(chart: HeatmapChart, title: string): Recipe {
  const { x, y, measure, isDiverging, rowCount, rows } = chart;
  return {
    columns: [x.column, y.column, measure.column],
    steps: [
      ...[x, y].map(({ column }): Step => ({ kind: 'text', column })),
      { kind: 'number', column: measure.column },
    ],
    trend: null,
    traces: [
      {
        type: 'heatmap',
        of: 'data',
        each: null,
        properties: {
          x: { bind: 'column', column: x.column },
          y: { bind: 'column', column: y.column },
          z: { bind: 'column', column: measure.column },
          ...colorScale(measure, isDiverging),
          hoverongaps: false,
          xgap: 1,
          ygap: 1,
          ...(rowCount > NUMBERED_CELLS_MAX ? {} : { texttemplate: `%{z:${shortFormat(measure.unit)}}` }),
          hovertemplate: `%{x}<br>%{y}<br>${valueTemplate('z', measure)}${NAMELESS}`,
        },
      },
    ],
    layout: layoutOf(plotlyTitle(title), {
      height: Math.max(HEIGHT_MIN, CHROME_HEIGHT + CELL_HEIGHT * rows),
      xaxis: dimensionAxis(x.title, {
        type: 'category',
        categoryorder: 'category ascending',
        showgrid: false,
      }),
      yaxis: dimensionAxis(y.title, {
        type: 'category',
        categoryorder: 'category ascending',
        autorange: 'reversed',
        showgrid: false,
      }),
    }),
  };
}
