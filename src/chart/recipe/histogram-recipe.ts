import type { HistogramChart } from '../chart-specification.ts';
import { dimensionAxis, layoutOf, measureAxis, NAMELESS } from './layout.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe } from './recipe.ts';

const BINS_MAX = 40;

/** Bars that count the values of a measure in bins of equal width. */
export function histogramRecipe({ measure }: HistogramChart, title: string): Recipe {
  return {
    columns: [measure.column],
    steps: [{ kind: 'number', column: measure.column }],
    trend: null,
    traces: [
      {
        type: 'histogram',
        of: 'data',
        each: null,
        properties: {
          x: { bind: 'column', column: measure.column },
          nbinsx: BINS_MAX,
          hovertemplate: `%{x}<br>%{y:,} rows${NAMELESS}`,
        },
      },
    ],
    layout: layoutOf(plotlyTitle(title), {
      bargap: 0.03,
      xaxis: measureAxis([measure]),
      yaxis: dimensionAxis('Number of rows', {}),
    }),
  };
}
