import type { ChartSpecification } from './chart-specification.ts';
import { type RecommendRequest, recommend } from './choice/recommend.ts';
import { printPython } from './python/print-python.ts';
import { toRecipe } from './recipe/to-recipe.ts';

/** A result, what was asked, and how the chart is titled. */
export interface ChartCodeRequest extends RecommendRequest {
  /** What the chart shows, as the reading of the question says it. */
  readonly title: string;
}

/**
 * Python that draws the result with Plotly: it finds the rows as the pandas DataFrame `df` and leaves the figure in
 * `fig`. Null when there are no rows.
 */
export function chartCode(request: ChartCodeRequest): string | null {
  const best = recommend(request)[0];
  return best === undefined ? null : pythonOf(best.specification, request.title);
}

/** Python that draws one chart, for who has chosen another than the best. */
export function pythonOf(specification: ChartSpecification, title: string): string {
  return printPython(toRecipe(specification, title));
}
