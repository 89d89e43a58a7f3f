import { assertNever } from '../../shared/mod.ts';
import type { ChartSpecification } from '../chart-specification.ts';
import { barRecipe } from './bar-recipe.ts';
import { boxRecipe } from './box-recipe.ts';
import { heatmapRecipe } from './heatmap-recipe.ts';
import { histogramRecipe } from './histogram-recipe.ts';
import { lineRecipe } from './line-recipe.ts';
import { mapRecipe } from './map-recipe.ts';
import { pieRecipe } from './pie-recipe.ts';
import type { Recipe } from './recipe.ts';
import { scatterRecipe } from './scatter-recipe.ts';
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
    case 'area':
      return lineRecipe(specification, title);
    case 'pie':
      return pieRecipe(specification, title);
    case 'histogram':
      return histogramRecipe(specification, title);
    case 'box':
      return boxRecipe(specification, title);
    case 'scatter':
      return scatterRecipe(specification, title);
    case 'heatmap':
      return heatmapRecipe(specification, title);
    case 'map':
      return mapRecipe(specification, title);
    case 'table':
      return tableRecipe(specification, title);
    default:
      return assertNever(specification);
  }
}
