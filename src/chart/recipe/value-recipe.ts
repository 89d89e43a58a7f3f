import type { MeasureField, ValueChart } from '../chart-specification.ts';
import { layoutOf } from './layout.ts';
import { axisTitle, numberFormat } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, TraceRecipe } from './recipe.ts';

/** Pixels. */
const HEIGHT = 300;

/** One large number, or a few beside each other. */
export function valueRecipe({ measures, label }: ValueChart, title: string): Recipe {
  return {
    columns: [...(label === null ? [] : [label]), ...measures].map(({ column }) => column),
    steps: [],
    trend: null,
    traces: measures.map((measure, index) => numberTrace(measure, index, label?.column ?? null)),
    layout: layoutOf(plotlyTitle(title), { grid: { rows: 1, columns: measures.length }, height: HEIGHT }),
  };
}

function numberTrace(measure: MeasureField, index: number, label: string | null): TraceRecipe {
  const { prefix, suffix, value } = numberFormat(measure.unit);
  const caption = plotlyTitle(axisTitle(measure));
  return {
    type: 'indicator',
    of: 'data',
    each: null,
    properties: {
      mode: 'number',
      value: { bind: 'first', column: measure.column },
      number: { prefix, suffix, valueformat: value },
      title: { text: label === null ? caption : { bind: 'caption', column: label, caption } },
      domain: { row: 0, column: index },
    },
  };
}
