import type { HeatmapChart } from '../chart-specification.ts';
import { colorScale, dimensionAxis, layoutOf, NAMELESS, valueTemplate } from './layout.ts';
import { exactFormat, shortFormat } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, Step, TemplateObject } from './recipe.ts';

/** Pixels. */
const CELL_HEIGHT = 28;
const CHROME_HEIGHT = 180;
const HEIGHT_MIN = 400;

/** A table whose cells are coloured by a measure; cells without a row stay empty. */
export function heatmapRecipe(chart: HeatmapChart, title: string): Recipe {
  const { x, y, order, measure, isDiverging, cells, rows } = chart;
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
          ...(cells === 'empty'
            ? {}
            : { texttemplate: `%{z:${(cells === 'exact' ? exactFormat : shortFormat)(measure.unit)}}` }),
          hovertemplate: `%{x}<br>%{y}<br>${valueTemplate('z', measure)}${NAMELESS}`,
        },
      },
    ],
    layout: layoutOf(plotlyTitle(title), {
      height: Math.max(HEIGHT_MIN, CHROME_HEIGHT + CELL_HEIGHT * rows),
      xaxis: dimensionAxis(x.title, {
        type: 'category',
        ...orderedBy(order.x, x.column),
        showgrid: false,
      }),
      yaxis: dimensionAxis(y.title, {
        type: 'category',
        ...orderedBy(order.y, y.column),
        autorange: 'reversed',
        showgrid: false,
      }),
    }),
  };
}

function orderedBy(order: 'rows' | 'name', column: string): TemplateObject {
  if (order === 'name') return { categoryorder: 'category ascending' };
  return { categoryorder: 'array', categoryarray: { bind: 'distinct', column } };
}
