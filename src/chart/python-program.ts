import type { DimensionField, MeasureField } from './chart-spec.ts';
import { axisTitle, numberFormat, unitName } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import { pythonString, pythonStrings } from './python-literal.ts';

/** Readable on white and on black, as are all the colours. */
const INK = '#7a8088';
/** Of lines that only guide the eye. */
export const GRID = 'rgba(128, 128, 128, 0.25)';
const CLEAR = 'rgba(0, 0, 0, 0)';
const COLORS = ['#3b82c4', '#e07b39', '#2f9e77', '#c2599b', '#8a7bd1', '#b8902f', '#3fa3b5', '#d0605e'];
const MISSING = '(none)';
/** Pixels. */
const TITLE_MARGIN = 40;
const TITLE_LINE_HEIGHT = 24;

/** Joins lines to a program that ends with a line break. */
export function pythonProgram(...parts: readonly (readonly string[])[]): string {
  return `${parts.flat().join('\n')}\n`;
}

/** The imports that the code needs; `subplots` for figures of several panels. */
export function importLines(options: { readonly subplots: boolean } = { subplots: false }): string[] {
  const subplots = options.subplots ? ['from plotly.subplots import make_subplots'] : [];
  return ['import pandas as pd', 'import plotly.graph_objects as go', ...subplots, ''];
}

/** A copy of the columns that are drawn, so that `df` stays as it is. */
export function copyLines(columns: readonly string[]): string[] {
  return [`data = df[${pythonStrings(columns)}].copy()`];
}

/** Makes a column text, with a word for NULL. */
export function categoryLine({ column }: DimensionField): string {
  const name = pythonString(column);
  return `data[${name}] = data[${name}].convert_dtypes().astype("string").fillna(${pythonString(MISSING)})`;
}

/** Makes columns numbers; NULL, and what is no number, leaves a gap. */
export function measureLines(measures: readonly MeasureField[]): string[] {
  return measures.map(({ column }) => {
    const name = pythonString(column);
    return `data[${name}] = pd.to_numeric(data[${name}], errors="coerce").astype("float64")`;
  });
}

/** The empty figure: one panel, or several below or beside each other that share the axis of the dimension. */
export function figureLine(panels: number, direction: 'rows' | 'cols'): string {
  if (panels === 1) return 'fig = go.Figure()';
  return direction === 'rows'
    ? `fig = make_subplots(rows=${panels}, cols=1, shared_xaxes=True, vertical_spacing=0.08)`
    : `fig = make_subplots(rows=1, cols=${panels}, shared_yaxes=True, horizontal_spacing=0.06)`;
}

/** Where in the grid of panels a trace or an axis is; empty for a single panel. */
export function placeOf(panel: number, panels: number, direction: 'rows' | 'cols'): string {
  if (panels === 1) return '';
  return direction === 'rows' ? `, row=${panel + 1}, col=1` : `, row=1, col=${panel + 1}`;
}

/** The axis of a panel: its measure, or the unit of its measures, for a title, and numbers as the unit is written. */
export function panelAxisLine(axis: 'x' | 'y', panel: readonly MeasureField[], place: string): string {
  const [measure] = panel;
  if (measure === undefined) throw new Error('A panel of a chart has no measure');
  const title = panel.length > 1 ? (unitName(measure.unit) ?? '') : axisTitle(measure);
  const { prefix, suffix, axis: format } = numberFormat(measure.unit);
  const parts = [
    `title_text=${pythonString(plotlyTitle(title))}`,
    ...(prefix === '' ? [] : [`tickprefix=${pythonString(prefix)}`]),
    ...(suffix === '' ? [] : [`ticksuffix=${pythonString(suffix)}`]),
    ...(format === ''
      ? ['exponentformat="B"', 'separatethousands=True']
      : [`tickformat=${pythonString(format)}`]),
  ];
  return `fig.update_${axis}axes(${parts.join(', ')}${place})`;
}

/** One value as its unit is written, for hover texts and labels: `$%{y:,.2f}`. */
export function valueTemplate(variable: 'x' | 'y', { unit }: MeasureField): string {
  const { prefix, suffix, value } = numberFormat(unit);
  return `${prefix}%{${variable}:${value}}${suffix}`;
}

/** Title, colours and fonts that all charts share; `more` are further arguments. */
export function layoutLines(title: string, more: readonly string[] = []): string[] {
  const marginTop = TITLE_MARGIN + TITLE_LINE_HEIGHT * title.split('<br>').length;
  return [
    'fig.update_layout(',
    `    title={"text": ${pythonString(title)}, "y": 1, "yanchor": "top", "pad": {"t": 20}},`,
    `    margin={"t": ${marginTop}},`,
    `    colorway=${pythonStrings(COLORS)},`,
    `    font={"color": ${pythonString(INK)}},`,
    `    paper_bgcolor=${pythonString(CLEAR)},`,
    `    plot_bgcolor=${pythonString(CLEAR)},`,
    ...more.map((argument) => `    ${argument},`),
    ')',
  ];
}

/** The look of both axes, before any of their own settings. */
export function gridLines(): string[] {
  const look = `automargin=True, gridcolor=${pythonString(GRID)}, zerolinecolor=${pythonString(GRID)}`;
  return [`fig.update_xaxes(${look})`, `fig.update_yaxes(${look})`];
}
