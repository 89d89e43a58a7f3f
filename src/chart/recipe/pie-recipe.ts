import type { PieChart } from '../chart-specification.ts';
import { layoutOf, NAMELESS, valueTemplate } from './layout.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, Step } from './recipe.ts';

/** Of the radius. */
const HOLE = 0.5;

/** A ring of the parts of a whole, clockwise from the top. */
export function pieRecipe({ category, measure, sort }: PieChart, title: string): Recipe {
  const sorted: Step[] = sort === 'value' ? [{ kind: 'largest-first', column: measure.column }] : [];
  return {
    columns: [category.column, measure.column],
    steps: [{ kind: 'text', column: category.column }, { kind: 'number', column: measure.column }, ...sorted],
    trend: null,
    traces: [
      {
        type: 'pie',
        of: 'data',
        each: null,
        properties: {
          labels: { bind: 'column', column: category.column },
          values: { bind: 'column', column: measure.column },
          hole: HOLE,
          sort: false,
          direction: 'clockwise',
          textinfo: 'label+percent',
          textposition: 'outside',
          automargin: true,
          hovertemplate: `%{label}<br>${valueTemplate('value', measure)} (%{percent})${NAMELESS}`,
        },
      },
    ],
    layout: layoutOf(plotlyTitle(title), { showlegend: false }),
  };
}
