import type { MeasureField, ValueSpec } from './chart-spec.ts';
import { axisTitle, numberFormat } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import { pythonString } from './python-literal.ts';
import { importLines, layoutLines, pythonProgram } from './python-program.ts';

/** Prints a figure of one large number, or a few beside each other. */
export function printValue({ measures, label }: ValueSpec, title: string): string {
  const heading = label === null ? [] : [`label = str(row[${pythonString(label.column)}])`];
  return pythonProgram(
    importLines().filter((line) => line !== 'import pandas as pd'),
    ['row = df.iloc[0]', ...heading, '', 'fig = go.Figure()'],
    measures.flatMap((measure, index) => indicatorLines(measure, index, label !== null)),
    layoutLines(plotlyTitle(title), [`grid={"rows": 1, "columns": ${measures.length}}`, 'height=300']),
  );
}

function indicatorLines(measure: MeasureField, index: number, hasLabel: boolean): string[] {
  const { prefix, suffix, value } = numberFormat(measure.unit);
  const caption = pythonString(plotlyTitle(axisTitle(measure)));
  const number = [
    `"prefix": ${pythonString(prefix)}`,
    `"suffix": ${pythonString(suffix)}`,
    `"valueformat": ${pythonString(value)}`,
  ];
  return [
    'fig.add_trace(go.Indicator(',
    '    mode="number",',
    `    value=float(row[${pythonString(measure.column)}]),`,
    `    number={${number.join(', ')}},`,
    `    title={"text": ${hasLabel ? `label + "<br>" + ${caption}` : caption}},`,
    `    domain={"row": 0, "column": ${index}},`,
    '))',
  ];
}
