import type { MapChart } from '../chart-specification.ts';
import { CLEAR, colorScale, GRID, layoutOf, NAMELESS, valueTemplate } from './layout.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, Step } from './recipe.ts';

/** Pixels. */
const HEIGHT = 500;

/** The states of the USA, coloured by a measure; states without a row stay grey. */
export function mapRecipe({ state, codes, measure, isDiverging }: MapChart, title: string): Recipe {
  const replace: Step[] = codes === null ? [] : [{ kind: 'replace', column: state.column, values: codes }];
  return {
    columns: [state.column, measure.column],
    steps: [{ kind: 'text', column: state.column }, ...replace, { kind: 'number', column: measure.column }],
    trend: null,
    traces: [
      {
        type: 'choropleth',
        of: 'data',
        each: null,
        properties: {
          locations: { bind: 'column', column: state.column },
          z: { bind: 'column', column: measure.column },
          locationmode: 'USA-states',
          ...colorScale(measure, isDiverging),
          marker: { line: { width: 0.5 } },
          hovertemplate: `%{location}<br>${valueTemplate('z', measure)}${NAMELESS}`,
        },
      },
    ],
    layout: layoutOf(plotlyTitle(title), {
      height: HEIGHT,
      geo: { scope: 'usa', bgcolor: CLEAR, showlakes: false, landcolor: GRID, framewidth: 0 },
    }),
  };
}
