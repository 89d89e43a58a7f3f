import type { BarChart, MeasureField } from '../chart-specification.ts';
import { dimensionAxis, inPanel, layoutOf, NAMELESS, panelAxes, valueTemplate } from './layout.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, Step, Template, TemplateObject, TraceRecipe } from './recipe.ts';

/** Pixels. */
const BAR_HEIGHT = 26;
const CHROME_HEIGHT = 160;

/** Bars over a category, upright or lying, in one colour or grouped. */
export function barRecipe(chart: BarChart, title: string): Recipe {
  const { category, series } = chart;
  const panels = chart.mode === 'share' ? chart.panels.map((panel) => panel.map(toShare)) : chart.panels;
  const measures = panels.flat();
  const dimensions = series === null ? [category] : [category, series];
  const hasLegend = series !== null || panels.some((panel) => panel.length > 1);
  return {
    columns: [...dimensions, ...measures].map(({ column }) => column),
    steps: [
      ...dimensions.map(({ column }): Step => ({ kind: 'text', column })),
      ...measures.map(({ column }): Step => ({ kind: 'number', column })),
      ...sortSteps(chart),
    ],
    trend: null,
    traces: panels.flatMap((panel, index) =>
      panel.map((measure) => barTrace(chart, measure, inPanel(index, directionOf(chart)))),
    ),
    layout: layoutOf(plotlyTitle(title, noteOf(chart)), {
      showlegend: hasLegend,
      ...(hasLegend ? { barmode: chart.mode === 'group' ? 'group' : 'stack' } : {}),
      ...(chart.mode === 'share' ? { barnorm: 'percent' } : {}),
      ...(series === null
        ? {}
        : {
            legend: {
              title: { text: plotlyTitle(series.title) },
              traceorder: isStackedUp(chart) ? 'reversed' : 'normal',
            },
          }),
      ...(chart.orientation === 'vertical' ? {} : { height: CHROME_HEIGHT + BAR_HEIGHT * chart.count }),
      ...panelAxes(panels, categoryAxis(chart), directionOf(chart)),
    }),
  };
}

/** Then the names beside the bars stand in the order of the parts. */
function isStackedUp({ mode, orientation }: BarChart): boolean {
  return mode !== 'group' && orientation === 'vertical';
}

/** What the axis shows when each bar is a whole. */
function toShare(measure: MeasureField): MeasureField {
  return { ...measure, title: `Share: ${measure.title}`, unit: { kind: 'percent' } };
}

/** What a reader must know of the bars that are not there. */
function noteOf({ top, sort }: BarChart): string | null {
  if (top === null) return null;
  return sort === 'value' ? `${top.count} largest of ${top.of}` : `first ${top.count} of ${top.of}`;
}

function directionOf({ orientation }: BarChart): 'rows' | 'columns' {
  return orientation === 'vertical' ? 'rows' : 'columns';
}

function sortSteps({ category, panels, sort, top }: BarChart): Step[] {
  const measure = panels[0]?.[0];
  if (measure === undefined) return [];
  const sorted: Step[] = sort === 'rows' ? [] : [{ kind: 'largest-first', column: measure.column }];
  if (top === null) return sorted;
  if (top.others === 'omit') return [...sorted, { kind: 'head', count: top.count }];
  const names = { category: category.column, measure: measure.column };
  return [...sorted, { kind: 'sum-others', count: top.count, ...names }];
}

function barTrace(
  { category, series, orientation, panels }: BarChart,
  measure: MeasureField,
  place: TemplateObject,
): TraceRecipe {
  const along: Template = { bind: 'column', column: category.column };
  const length: Template = { bind: 'column', column: measure.column };
  const isVertical = orientation === 'vertical';
  const template = valueTemplate(isVertical ? 'y' : 'x', measure);
  const isNamed = series !== null || panels.flat().length > 1;
  return {
    type: 'bar',
    of: 'data',
    each: series === null ? null : { column: series.column, order: 'rows' },
    properties: {
      ...(isVertical ? { x: along, y: length } : { x: length, y: along, orientation: 'h' }),
      name: series === null ? plotlyTitle(measure.title) : { bind: 'group' },
      hovertemplate: `${isVertical ? '%{x}' : '%{y}'}<br>${template}${isNamed ? '' : NAMELESS}`,
      ...place,
    },
  };
}

function categoryAxis({ category, series, orientation }: BarChart): TemplateObject {
  return dimensionAxis(category.title, {
    type: 'category',
    ...(series === null
      ? {}
      : { categoryorder: 'array', categoryarray: { bind: 'distinct', column: category.column } }),
    ...(orientation === 'vertical' ? {} : { autorange: 'reversed' }),
  });
}
