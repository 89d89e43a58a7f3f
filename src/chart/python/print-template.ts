import { type Binding, isBinding, type Template, type TemplateObject } from '../recipe/recipe.ts';
import { pythonString } from './python-literal.ts';

/** Prints the Python expression that takes a binding's place. */
export type PrintBinding = (binding: Binding) => string;

const LINE_LENGTH = 100;
const INDENT = '    ';

/** The properties as keyword arguments, a line or more each. */
export function printArguments(properties: TemplateObject, print: PrintBinding): string[] {
  return Object.entries(properties).flatMap(([name, value]) =>
    framed(`${name}=`, value, print).map((line) => `${INDENT}${line}`),
  );
}

/** A value after its name, ended by a comma: on one line where it fits, else broken. */
function framed(before: string, value: Template, print: PrintBinding): string[] {
  const inline = `${before}${printInline(value, print)},`;
  if (
    inline.length <= LINE_LENGTH - INDENT.length ||
    typeof value !== 'object' ||
    value === null ||
    isBinding(value)
  ) {
    return [inline];
  }
  const isList = Array.isArray(value);
  const entries: [string, Template][] = Object.entries(value);
  const keyOf = (key: string): string => (isList ? '' : `${pythonString(key)}: `);
  const inner = entries.every(([, each]) => typeof each !== 'object' || each === null)
    ? filled(entries.map(([key, each]) => `${keyOf(key)}${printInline(each, print)},`))
    : entries.flatMap(([key, each]) => framed(keyOf(key), each, print));
  return [`${before}${isList ? '[' : '{'}`, ...inner.map((line) => `${INDENT}${line}`), isList ? '],' : '},'];
}

/** Words on as few lines as hold them, which stand deep inside others. */
function filled(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || longer.length > LINE_LENGTH - 3 * INDENT.length) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function printInline(value: Template, print: PrintBinding): string {
  if (value === null) return 'None';
  if (typeof value === 'string') return pythonString(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (isBinding(value)) return print(value);
  const isList = Array.isArray(value);
  const inner = Object.entries(value).map(
    ([key, each]: [string, Template]) =>
      `${isList ? '' : `${pythonString(key)}: `}${printInline(each, print)}`,
  );
  return isList ? `[${inner.join(', ')}]` : `{${inner.join(', ')}}`;
}
