import { TEMPLATE } from '../recipe/layout.ts';
import type { Recipe, TraceRecipe } from '../recipe/recipe.ts';
import { printBinding } from './print-binding.ts';
import { printStep } from './print-step.ts';
import { type PrintBinding, printArguments } from './print-template.ts';
import { pythonString, pythonStrings } from './python-literal.ts';

const TRACE_CLASSES: Readonly<Record<TraceRecipe['type'], string>> = {
  indicator: 'go.Indicator',
  table: 'go.Table',
  bar: 'go.Bar',
  scatter: 'go.Scatter',
  scattergl: 'go.Scattergl',
  pie: 'go.Pie',
  histogram: 'go.Histogram',
  box: 'go.Box',
  heatmap: 'go.Heatmap',
  choropleth: 'go.Choropleth',
};

/**
 * Python that carries out a recipe: it finds the rows as the pandas DataFrame `df`, leaves it unchanged, and leaves the
 * figure in `fig`.
 */
export function printPython(recipe: Recipe): string {
  const body = [
    `data = df[${pythonStrings(recipe.columns)}].copy()`,
    ...recipe.steps.flatMap(printStep),
    ...printTrend(recipe.trend),
    '',
    'fig = go.Figure(',
    ...printArguments({ layout_template: TEMPLATE }, () => ''),
    ')',
    ...recipe.traces.flatMap(printTrace),
    'fig.update_layout(',
    ...printArguments(recipe.layout, (binding) => printBinding(binding, 'data')),
    ')',
  ];
  const usesPandas = body.some((line) => line.includes('pd.'));
  const imports = [...(usesPandas ? ['import pandas as pd'] : []), 'import plotly.graph_objects as go', ''];
  return `${[...imports, ...body].join('\n')}\n`;
}

/** The line of least squares, as the two points at its ends. */
function printTrend(trend: Recipe['trend']): string[] {
  if (trend === null) return [];
  const [x, y] = [pythonString(trend.x), pythonString(trend.y)];
  return [
    `points = data.dropna(subset=[${x}, ${y}])`,
    `slope = points[${x}].cov(points[${y}]) / points[${x}].var()`,
    `trend = pd.DataFrame({${x}: [points[${x}].min(), points[${x}].max()]})`,
    `trend[${y}] = points[${y}].mean() + slope * (trend[${x}] - points[${x}].mean())`,
  ];
}

function printTrace({ type, of, each, properties }: TraceRecipe): string[] {
  const print: PrintBinding = (binding) => printBinding(binding, each === null ? of : 'group');
  const lines = [`fig.add_trace(${TRACE_CLASSES[type]}(`, ...printArguments(properties, print), '))'];
  if (each === null) return lines;
  const sort = each.order === 'rows' ? ', sort=False' : '';
  return [
    `for name, group in data.groupby(${pythonString(each.column)}${sort}):`,
    ...lines.map((line) => `    ${line}`),
  ];
}
