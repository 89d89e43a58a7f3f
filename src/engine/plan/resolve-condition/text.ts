import type { Expression } from '../../../shared/mod.ts';
import { LIKING } from '../../lexicon/tie-verbs.ts';
import type { Condition } from '../../logical-query.ts';
import { isProse } from '../../prose.ts';
import { toldTies } from '../../ties.ts';
import type { Assembly } from '../assembly.ts';
import { binary, columnOf, isOneOf, literal, test } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { FieldTerm, SketchOf } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';

/** "whose name starts with Maria": text that the field, or without one the name of the rows, holds. */
export function resolveText(
  assembly: Assembly,
  { field: term, match, text }: SketchOf<'text'>,
  scope: ConditionScope,
): Condition {
  const operand = textColumn(assembly, { term, text }, scope);
  if (match === 'equals' && !isPartOfName(assembly, operand, text))
    return test(isOneOf(operand, asStored(assembly, operand, text)));
  const literally = text.replaceAll(/[\\%_]/g, (special) => `\\${special}`);
  const pattern = {
    contains: `%${literally}%`,
    equals: `%${literally}%`,
    starts: `${literally}%`,
    ends: `%${literally}`,
  }[match];
  return test(binary(operand, 'like', literal(pattern)));
}

/** "called James": nobody has only that name, and in all names that hold it, it is a name by itself. */
function isPartOfName({ index }: Assembly, operand: Expression, text: string): boolean {
  if (operand.kind !== 'column' || /\W/.test(text)) return false;
  const { role, values } = index.field(operand.table, operand.column);
  if (role !== 'name' || values === null) return false;
  const typed = text.toLowerCase();
  const holding = values.map(({ value }) => String(value).toLowerCase()).filter((one) => one.includes(typed));
  return holding.length > 0 && holding.every((one) => one !== typed && one.split(/\s+/).includes(typed));
}

/** The values that are written so, case aside; rejects a text that is none, where all values are known. */
function asStored({ index }: Assembly, operand: Expression, text: string): readonly (string | number)[] {
  const values = operand.kind === 'column' ? index.field(operand.table, operand.column).values : null;
  if (values === null) return [text];
  const same = values
    .map(({ value }) => value)
    .filter((value) => String(value).toLowerCase() === text.toLowerCase());
  return same.length > 0 ? same : noSense(`nothing is called "${text}"`);
}

/** "ends in gmail.com" is said of an address, where the rows have one. */
const DOMAIN = /\.\p{L}{2,4}$/u;
const ADDRESSES = /^(?:e ?mail|home ?page|url|web ?site)(?: address)?$/;

function textColumn(
  assembly: Assembly,
  { term, text }: { readonly term: FieldTerm | null; readonly text: string },
  scope: ConditionScope,
): Expression {
  const { index } = assembly;
  const { display, label, fields } = index.dataset(scope.anchor);
  const prose = fields.filter((one) => one.type === 'text' && isProse(one.label)).map((one) => one.name);
  // "reviews that mention ads": what has no name may say it in its text.
  const address = DOMAIN.test(text) ? fields.find((one) => ADDRESSES.test(one.label)) : undefined;
  const name = address?.name ?? display[0] ?? (prose.length === 1 ? prose[0] : undefined);
  if (term === null && name === undefined) return noSense(`a ${label} has no name`);
  // "students who like Ada", where likes are told of, are none whose names are like hers.
  if (
    term === null &&
    toldTies(index.knowledge).some(({ of, stem }) => of === scope.anchor && stem === LIKING)
  )
    return noSense(`${label} like others`);
  const operand =
    term === null
      ? index.columnOf(scope.anchor, name ?? '')
      : columnOf(assembly, resolveField(assembly, term, scope));
  const field = operand.kind === 'column' ? index.field(operand.table, operand.column) : null;
  return field?.type === 'text' ? operand : noSense('only text can contain text');
}
