import type { TableChart, TableField } from '../chart-specification.ts';
import { GRID, layoutOf } from './layout.ts';
import { cellFormat } from './number-format.ts';
import { plotlyTitle } from './plotly-text.ts';
import type { Binding, Recipe } from './recipe.ts';

/** Pixels; a longer table is scrolled. */
const HEIGHT_MAX = 600;
const CHROME_HEIGHT = 190;
const ROW_HEIGHT = 22;
const CELL_FILL = 'rgba(128, 128, 128, 0.05)';

/** The rows as a table; NULLs are empty cells. */
export function tableRecipe({ columns, rowsMax, rowCount }: TableChart, title: string): Recipe {
  const align = columns.map(({ decimals }) => (decimals === null ? 'left' : 'right'));
  const titles = columns.map((column) => plotlyTitle(column.title));
  const line = { color: GRID };
  return {
    columns: columns.map(({ column }) => column),
    steps: [{ kind: 'head', count: rowsMax }],
    trend: null,
    traces: [
      {
        type: 'table',
        of: 'data',
        each: null,
        properties: {
          header: { values: titles, align, fill: { color: GRID }, line },
          cells: { values: columns.map(cellsOf), align, fill: { color: CELL_FILL }, line },
        },
      },
    ],
    layout: layoutOf(plotlyTitle(title), {
      height: Math.min(HEIGHT_MAX, CHROME_HEIGHT + ROW_HEIGHT * rowCount),
    }),
  };
}

// Text, as Plotly would write the sign of a currency also where there is no value.
function cellsOf(field: TableField): Binding {
  return { bind: 'cells', column: field.column, format: cellFormat(field) };
}
