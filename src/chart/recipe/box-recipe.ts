import type { BoxChart } from '../chart-specification.ts';
import { dimensionAxis, layoutOf, measureAxis } from './layout.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe } from './recipe.ts';

/** A box for each category: quartiles, whiskers, and what lies beyond them as points. */
export function boxRecipe({ category, measure }: BoxChart, title: string): Recipe {
  return {
    columns: [category.column, measure.column],
    steps: [
      { kind: 'text', column: category.column },
      { kind: 'number', column: measure.column },
    ],
    trend: null,
    traces: [
      {
        type: 'box',
        of: 'data',
        each: null,
        properties: {
          x: { bind: 'column', column: category.column },
          y: { bind: 'column', column: measure.column },
          name: '',
          boxpoints: 'outliers',
          marker: { size: 3 },
        },
      },
    ],
    layout: layoutOf(plotlyTitle(title), {
      showlegend: false,
      xaxis: dimensionAxis(category.title, { type: 'category', categoryorder: 'category ascending' }),
      yaxis: measureAxis([measure]),
    }),
  };
}
