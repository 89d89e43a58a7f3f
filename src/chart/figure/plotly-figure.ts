import type { ChartSpecification } from '../chart-specification.ts';
import { TEMPLATE } from '../recipe/layout.ts';
import type { TraceRecipe } from '../recipe/recipe.ts';
import { toRecipe } from '../recipe/to-recipe.ts';
import { type Json, resolveTemplate } from './resolve-template.ts';
import type { Row } from './row.ts';
import { takeStep } from './take-step.ts';
import { trendOf } from './trend-of.ts';

/** A figure as plotly.js takes it. */
export interface PlotlyFigure {
  readonly data: readonly Readonly<Record<string, Json>>[];
  readonly layout: Readonly<Record<string, Json>>;
}

/** The figure that the chart's Python makes of these rows, for plotly.js. */
export function plotlyFigure(
  specification: ChartSpecification,
  { title, rows }: { readonly title: string; readonly rows: readonly Row[] },
): PlotlyFigure {
  const recipe = toRecipe(specification, title);
  const data = recipe.steps.reduce(takeStep, rows);
  const frames = { data, trend: recipe.trend === null ? [] : trendOf(data, recipe.trend) };
  return {
    data: recipe.traces.flatMap((trace) => tracesOf(trace, frames[trace.of])),
    layout: resolveTemplate({ template: TEMPLATE, ...recipe.layout }, { rows: data, group: '' }),
  };
}

function tracesOf(
  { type, each, properties }: TraceRecipe,
  rows: readonly Row[],
): Readonly<Record<string, Json>>[] {
  if (each === null) return [{ type, ...resolveTemplate(properties, { rows, group: '' }) }];
  const groups = [...Map.groupBy(rows, (row) => String(row[each.column]))];
  const ordered = each.order === 'rows' ? groups : groups.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ordered.map(([group, members]) => ({
    type,
    ...resolveTemplate(properties, { rows: members, group }),
  }));
}
