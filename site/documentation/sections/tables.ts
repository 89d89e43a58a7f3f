import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS, type Setting } from '../../../src/config/mod.ts';
import { createOpenApiDocument, ERROR_KINDS } from '../../../src/http/mod.ts';
import type { SectionRequest } from './sections.ts';

/** The settings of a group: what they mean, and how they are given. */
export function settingsOf({ argument }: SectionRequest): string {
  const settings: readonly Setting[] = Object.values(SETTINGS);
  const rows = settings
    .filter(({ group }) => group === argument)
    .map((setting) => {
      const no = setting.placeholder === null ? '[no-]' : '';
      const flag = setting.flag === null ? [] : [`\`--${no}${setting.flag}\``];
      const names = [...flag, `\`${setting.variable}\``].join('<br>');
      const fallback = setting.default ? ` Default: \`${setting.default}\`.` : '';
      return `| ${names} | ${setting.meaning}${fallback} Takes ${withoutLinks(setting.takes)}. |`;
    });
  if (rows.length === 0) throw new Error(`There is no group of settings ${argument}`);
  return ['| Setting | Meaning |', '| --- | --- |', ...rows].join('\n');
}

/** An address that is an example leads nowhere. */
function withoutLinks(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s,]+/g, '`$&`');
}

/** The kinds of validation error; each leads to the page that a 422's `url` leads to. */
export function errorKindTable(): string {
  const rows = Object.entries(ERROR_KINDS).map(
    ([name, { message, meaning }]) => `| [\`${name}\`](/errors/${name}) | _${message}._ ${meaning} |`,
  );
  return ['| `type` | `msg` and meaning |', '| --- | --- |', ...rows].join('\n');
}

/** The fields of a model of the OpenAPI document. */
export function modelTable({ argument }: SectionRequest): string {
  const document: unknown = createOpenApiDocument('');
  const model = member(document, 'components', 'schemas', argument);
  const fields = Object.entries(member(model, 'properties'));
  const required: unknown = Reflect.get(model, 'required');
  const isRequest = argument.endsWith('Request');
  const rows = fields.map(([name, field]) => {
    const isRequired = isRequest && Array.isArray(required) && required.includes(name);
    const meaning = `${Reflect.get(field, 'description') ?? ''}${isRequired ? ' Required.' : ''}`;
    return `| \`${name}\` | ${typeOf(field)} | ${meaning} |`;
  });
  return ['| Field | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The headers of answers that the OpenAPI document describes. */
export function headerTable(): string {
  const headers = Object.entries(member(createOpenApiDocument(''), 'components', 'headers'));
  const rows = headers.map(([name, header]) => `| \`${name}\` | ${Reflect.get(header, 'description')} |`);
  return ['| Header | Meaning |', '| --- | --- |', ...rows].join('\n');
}

function member(value: unknown, ...path: readonly string[]): object {
  let here = value;
  for (const key of path) here = typeof here === 'object' && here !== null ? Reflect.get(here, key) : null;
  if (typeof here !== 'object' || here === null) throw new Error(`The document has no ${path.join('.')}`);
  return here;
}

function typeOf(schema: object): string {
  const choices: unknown = Reflect.get(schema, 'anyOf');
  if (Array.isArray(choices)) return choices.map(typeOf).join(' or ');
  const type: unknown = Reflect.get(schema, 'type');
  const items: unknown = Reflect.get(schema, 'items');
  if (type === 'array' && typeof items === 'object' && items !== null) return `array of ${typeOf(items)}`;
  return Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'any';
}

/** A table of bench/README.md, or its first columns, with the line that says when it was measured. */
export function benchmarkTable({ argument }: SectionRequest): string {
  const [name, columns] = argument.split(' ');
  const text = readFileSync(join(import.meta.dirname, '../../../bench/README.md'), 'utf8');
  const begin = `<!-- begin ${name} -->`;
  const start = text.indexOf(begin);
  const end = text.indexOf(`<!-- end ${name} -->`);
  if (start === -1 || end === -1) throw new Error(`There is no benchmark ${name}`);
  const table = text.slice(start + begin.length, end);
  if (columns === undefined) return table;
  return table.replaceAll(/^\|.*$/gm, (row) => `${row.split('|', Number(columns) + 1).join('|')}|`);
}
