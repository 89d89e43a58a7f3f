import { assertNever } from '../../shared/mod.ts';
import type { ChartSpecification } from '../chart-specification.ts';
import { barRecipe } from './bar-recipe.ts';
import { lineRecipe } from './line-recipe.ts';
import type { Recipe } from './recipe.ts';
import { tableRecipe } from './table-recipe.ts';
import { valueRecipe } from './value-recipe.ts';

/** How a chart is drawn with Plotly, under this title. */
export function toRecipe(specification: ChartSpecification, title: string): Recipe {
  switch (specification.kind) {
    case 'value':
      return valueRecipe(specification, title);
    case 'bar':
      return barRecipe(specification, title);
    case 'line':
      return lineRecipe(specification, title);
    case 'table':
      return tableRecipe(specification, title);
    default:
      return assertNever(specification);
  }
}
