import type { LineChart, MeasureField, TimeScale } from '../chart-specification.ts';
import { dimensionAxis, inPanel, layoutOf, panelAxes, valueTemplate } from './layout.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Recipe, Step, TemplateObject, TraceRecipe } from './recipe.ts';

/** More points than this run into each other. */
const MARKERS_MAX = 60;
const TICKED_PERIODS_MAX = 8;
const DAY_MS = 86_400_000;

/** Lines or stacked areas over time, one per measure or one per series. */
export function lineRecipe(chart: LineChart, title: string): Recipe {
  const { time, series, panels } = chart;
  const measures = panels.flat();
  const hasLegend = series !== null || panels.some((panel) => panel.length > 1);
  return {
    columns: [time, ...(series === null ? [] : [series]), ...measures].map(({ column }) => column),
    steps: [
      { kind: 'time', column: time.column, scale: time.scale },
      ...(series === null ? [] : [{ kind: 'text', column: series.column } as const]),
      ...measures.map(({ column }): Step => ({ kind: 'number', column })),
      ...gapSteps(chart),
    ],
    trend: null,
    traces: panels.flatMap((panel, index) =>
      panel.map((measure) => lineTrace(chart, measure, inPanel(index, 'rows'))),
    ),
    layout: layoutOf(plotlyTitle(title), {
      hovermode: 'x unified',
      showlegend: hasLegend,
      ...(series === null ? {} : { legend: { title: { text: plotlyTitle(series.title) } } }),
      ...panelAxes(panels, timeAxis(chart), 'rows'),
    }),
  };
}

function gapSteps({ time: { column, scale }, series, hasGaps }: LineChart): Step[] {
  if (!hasGaps || scale === 'moment' || scale === 'period') return [];
  return [{ kind: 'fill-gaps', column, scale, series: series?.column ?? null }];
}

function lineTrace(
  { kind, time, series, count }: LineChart,
  measure: MeasureField,
  place: TemplateObject,
): TraceRecipe {
  return {
    type: 'scatter',
    of: 'data',
    each: series === null ? null : { column: series.column, order: 'name' },
    properties: {
      x: { bind: 'column', column: time.column },
      y: { bind: 'column', column: measure.column },
      mode: kind === 'area' || count > MARKERS_MAX ? 'lines' : 'lines+markers',
      ...(kind === 'area' ? { stackgroup: 'one' } : {}),
      name: series === null ? plotlyTitle(measure.title) : { bind: 'group' },
      hovertemplate: valueTemplate('y', measure),
      ...place,
    },
  };
}

function timeAxis({ time, count }: LineChart): TemplateObject {
  if (time.scale === 'period' || time.scale === 'quarter' || time.scale === 'year') {
    return dimensionAxis(time.title, { type: 'category', categoryorder: 'category ascending' });
  }
  return dimensionAxis(time.title, {
    type: 'date',
    ...(time.scale === 'month' ? { tickformat: '%b %Y' } : {}),
    // Few periods would get ticks between them.
    ...(count <= TICKED_PERIODS_MAX ? periodTicks(time.scale) : {}),
  });
}

function periodTicks(scale: TimeScale): TemplateObject {
  if (scale === 'month') return { dtick: 'M1' };
  return scale === 'day' ? { dtick: DAY_MS } : {};
}
