import type { TableField, TableSpec } from './chart-spec.ts';
import { pythonFormat } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import { pythonString, pythonStrings } from './python-literal.ts';
import { GRID, importLines, layoutLines, pythonProgram } from './python-program.ts';

/** Prints a table of the rows; NULLs are empty cells. */
export function printTable({ columns, rowsMax }: TableSpec, title: string): string {
  const titles = columns.map((column) => plotlyTitle(column.title));
  const alignment = columns.map(({ format }) => (format === 'text' ? 'left' : 'right'));
  return pythonProgram(
    importLines().filter((line) => line !== 'import pandas as pd'),
    [`data = df.head(${rowsMax})`, 'cells = ['],
    columns.map((column) => `    ${cellText(column)}.astype("string").fillna(""),`),
    [
      ']',
      '',
      'fig = go.Figure(go.Table(',
      '    header={',
      `        "values": ${pythonStrings(titles)},`,
      `        "align": ${pythonStrings(alignment)},`,
      `        "fill_color": ${pythonString(GRID)}, "line_color": ${pythonString(GRID)},`,
      '    },',
      '    cells={',
      '        "values": cells,',
      `        "align": ${pythonStrings(alignment)},`,
      `        "fill_color": "rgba(128, 128, 128, 0.05)", "line_color": ${pythonString(GRID)},`,
      '    },',
      '))',
    ],
    layoutLines(plotlyTitle(title)),
  );
}

function cellText(column: TableField): string {
  const rows = `data[${pythonString(column.column)}]`;
  if (column.format === 'text') return `${rows}.convert_dtypes()`;
  return `${rows}.map(${pythonString(pythonFormat(column))}.format, na_action="ignore")`;
}
