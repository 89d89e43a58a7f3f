import type { MeasureField } from '../chart-specification.ts';
import { axisTitle, numberFormat, unitName } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Template, TemplateObject } from './recipe.ts';

/** Readable on white and on black, as are all the colours. */
const INK = '#7a8088';
/** Of lines that only guide the eye. */
export const GRID = 'rgba(128, 128, 128, 0.25)';
export const CLEAR = 'rgba(0, 0, 0, 0)';
const COLORS = ['#3b82c4', '#e07b39', '#2f9e77', '#c2599b', '#8a7bd1', '#b8902f', '#3fa3b5', '#d0605e'];
const SEQUENTIAL = evenly('#c6dbef', '#6aaed6', '#2e7ebc', '#08468b');
const DIVERGING = evenly('#b5502b', '#f0b795', '#d9dde1', '#92c0e0', '#1c649f');
/** Pixels. */
const TITLE_MARGIN = 48;
const TITLE_LINE_HEIGHT = 21;
const TITLE_PAD = 20;

const AXIS: TemplateObject = {
  automargin: true,
  title: { standoff: 10 },
  ticks: 'outside',
  tickcolor: CLEAR,
  exponentformat: 'B',
  separatethousands: true,
  gridcolor: GRID,
  zerolinecolor: GRID,
};

/** The look that all charts share, in place of the library's own template. */
export const TEMPLATE: TemplateObject = {
  layout: {
    colorway: COLORS,
    font: { color: INK },
    paper_bgcolor: CLEAR,
    plot_bgcolor: CLEAR,
    margin: { l: 60, r: 30, b: 50 },
    title: { x: 0, y: 1, yanchor: 'top', font: { size: 16 } },
    xaxis: AXIS,
    yaxis: AXIS,
  },
};

/** The title and room for it, and what is the chart's own. */
export function layoutOf(title: string, more: TemplateObject): TemplateObject {
  const lines = title.split('<br>').length;
  return {
    title: { text: title, pad: { l: TITLE_PAD, t: TITLE_PAD + TITLE_LINE_HEIGHT * (lines - 1) } },
    margin: { t: TITLE_MARGIN + TITLE_LINE_HEIGHT * lines },
    ...more,
  };
}

/** A scale of colours in which each is as far from the next. */
function evenly(...colors: readonly string[]): Template {
  const last = colors.length - 1;
  return colors.map((color, index) => [Math.round((100 * index) / last) / 100, color]);
}

/** A hover text for traces that need no name beside it. */
export const NAMELESS = '<extra></extra>';

/** An axis of categories or times. */
export function dimensionAxis(title: string, more: TemplateObject): TemplateObject {
  return { title: { text: plotlyTitle(title) }, ...more };
}

/** The axis of a panel: its measure, or the unit of its measures, for a title, and numbers as the unit is written. */
export function measureAxis(panel: readonly MeasureField[]): TemplateObject {
  const [measure] = panel;
  if (measure === undefined) throw new Error('A panel of a chart has no measure');
  const title = panel.length > 1 ? (unitName(measure.unit) ?? '') : axisTitle(measure);
  const { prefix, suffix, axis: format } = numberFormat(measure.unit);
  return {
    title: { text: plotlyTitle(title) },
    ...(prefix === '' ? {} : { tickprefix: prefix }),
    ...(suffix === '' ? {} : { ticksuffix: suffix }),
    ...(format === '' ? {} : { tickformat: format }),
  };
}

/** The scale of a measure that is shown as colour, with its bar. */
export function colorScale(measure: MeasureField, isDiverging: boolean): TemplateObject {
  return {
    ...(isDiverging ? { colorscale: DIVERGING, zmid: 0 } : { colorscale: SEQUENTIAL }),
    colorbar: { ...measureAxis([measure]), exponentformat: 'B', separatethousands: true, outlinewidth: 0 },
  };
}

/** One value as its unit is written, for hover texts and labels: `$%{y:,.2f}`. */
export function valueTemplate(variable: 'x' | 'y' | 'z' | 'value', { unit }: MeasureField): string {
  const { prefix, suffix, value } = numberFormat(unit);
  return `${prefix}%{${variable}:${value}}${suffix}`;
}

/** The axes of panels that share the axis of the dimension: beneath each other, or beside each other. */
export function panelAxes(
  panels: readonly (readonly MeasureField[])[],
  dimension: TemplateObject,
  direction: 'rows' | 'columns',
): TemplateObject {
  const [shared, own] = direction === 'rows' ? ['x', 'y'] : ['y', 'x'];
  const axes = panels.map((panel, index): [string, TemplateObject] => [
    `${own}axis${index === 0 ? '' : index + 1}`,
    measureAxis(panel),
  ]);
  return {
    ...(panels.length === 1 ? {} : { grid: gridOf(panels.length, direction) }),
    [`${shared}axis`]: dimension,
    ...Object.fromEntries(axes),
  };
}

/** The axis that a trace in a panel belongs to; none for the first. */
export function inPanel(index: number, direction: 'rows' | 'columns'): TemplateObject {
  if (index === 0) return {};
  return direction === 'rows' ? { yaxis: `y${index + 1}` } : { xaxis: `x${index + 1}` };
}

function gridOf(count: number, direction: 'rows' | 'columns'): TemplateObject {
  const numbers = Array.from({ length: count }, (_, index) => (index === 0 ? '' : String(index + 1)));
  return direction === 'rows'
    ? { rows: count, columns: 1, subplots: numbers.map((number) => [`xy${number}`]), ygap: 0.15 }
    : { rows: 1, columns: count, subplots: [numbers.map((number) => `x${number}y`)], xgap: 0.1 };
}
