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
  if (isList && value.every((each) => typeof each === 'string')) {
    return [`${before}[`, ...filled(value.map((each) => `${pythonString(each)},`)), '],'];
  }
  const inner = Object.entries(value).flatMap(([key, each]: [string, Template]) =>
    framed(isList ? '' : `${pythonString(key)}: `, each, print).map((line) => `${INDENT}${line}`),
  );
  return [`${before}${isList ? '[' : '{'}`, ...inner, isList ? '],' : '},'];
}

/** Words on as few lines as hold them. */
function filled(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? INDENT} ${word}`;
    if (lines.length === 0 || longer.length > LINE_LENGTH) lines.push(`${INDENT}${word}`);
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
