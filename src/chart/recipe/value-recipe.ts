import type { MeasureField, ValueChart } from '../chart-specification.ts';
import { layoutOf } from './layout.ts';
import { axisTitle, numberFormat } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, TraceRecipe } from './recipe.ts';

/** Pixels. */
const HEIGHT = 240;
const CAPTION_SIZE = 15;
/** Of a lone number; several have less room each. */
const FONT_SIZES = [60, 44, 32, 26];

/** One large number, or a few beside each other. */
export function valueRecipe({ measures, label }: ValueChart, title: string): Recipe {
  const size = FONT_SIZES[measures.length - 1] ?? 0;
  return {
    columns: [...(label === null ? [] : [label]), ...measures].map(({ column }) => column),
    steps: [],
    trend: null,
    traces: measures.map((measure, index) =>
      numberTrace(measure, { index, size, label: label?.column ?? null }),
    ),
    layout: layoutOf(plotlyTitle(title), { grid: { rows: 1, columns: measures.length }, height: HEIGHT }),
  };
}

interface Place {
  readonly index: number;
  readonly size: number;
  readonly label: string | null;
}

function numberTrace(measure: MeasureField, { index, size, label }: Place): TraceRecipe {
  const { prefix, suffix, value } = numberFormat(measure.unit);
  const caption = plotlyTitle(axisTitle(measure));
  return {
    type: 'indicator',
    of: 'data',
    each: null,
    properties: {
      mode: 'number',
      value: { bind: 'first', column: measure.column },
      number: { prefix, suffix, valueformat: value, font: { size } },
      title: {
        text: label === null ? caption : { bind: 'caption', column: label, caption },
        font: { size: CAPTION_SIZE },
      },
      domain: { row: 0, column: index },
    },
  };
}
