import { assertNever } from '../../shared/mod.ts';
import type { Binding, CellFormat } from '../recipe/recipe.ts';
import { pythonString } from './python-literal.ts';

/** The Python expression for values of the rows, which stand in the DataFrame of this name. */
export function printBinding(binding: Binding, rows: string): string {
  if (binding.bind === 'group') return 'name';
  const column = `${rows}[${pythonString(binding.column)}]`;
  switch (binding.bind) {
    case 'column':
      return column;
    case 'cells':
      return `${cellText(column, binding.format)}.astype("string").fillna("")`;
    case 'distinct':
      return `${column}.drop_duplicates().tolist()`;
    case 'first':
      return `float(${column}.iloc[0])`;
    case 'caption':
      return `str(${column}.iloc[0]) + ${pythonString(`<br>${binding.caption}`)}`;
    default:
      return assertNever(binding);
  }
}

function cellText(column: string, format: CellFormat | null): string {
  if (format === null) return `${column}.convert_dtypes()`;
  const { prefix, suffix, decimals, isFraction } = format;
  const number = isFraction ? `{:.${decimals}%}` : `{:,.${decimals}f}`;
  return `${column}.map(${pythonString(braced(prefix) + number + braced(suffix))}.format, na_action="ignore")`;
}

function braced(text: string): string {
  return text.replace(/[{}]/g, '$&$&');
}
