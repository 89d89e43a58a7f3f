import { singularOf } from '../../catalog/mod.ts';
import { isSame } from '../is-same.ts';
import { COMPUTED_ITEMS } from '../lexicon/column-lists.ts';
import type { Output } from '../logical-query.ts';
import { outputNamed } from '../plan/asked-outputs.ts';
import type { Assembly } from '../plan/assembly.ts';
import { restrict } from '../plan/grammar/terms.ts';
import { noSense, Rejected, undecided } from '../plan/rejection.ts';
import type { ConditionScope } from '../plan/resolve-condition/condition-scope.ts';
import { fieldOutput, resolveDimension } from '../plan/resolve-dimension.ts';
import type { DimensionSketch, FieldTerm } from '../plan/sketch.ts';
import type { ListItem } from './list-item.ts';

/** What an item names among the columns that are there and those that the rows of a table have. */
export interface Place {
  readonly assembly: Assembly;
  /** Columns that the question has without the list, also those not shown. */
  readonly outputs: readonly Output[];
  /** The table whose rows are listed, or are the groups; null for groups of values. */
  readonly table: string | null;
  /** The rows' own date that the question speaks of: "closed in May: id and date". */
  readonly date?: string | null;
}

/** The column that an item names; null for none. Rejects an item that fits two columns equally. */
export function columnNamed({ assembly, outputs, table, date }: Place, item: ListItem): Output | null {
  const { index } = assembly;
  if (item.number === 'figures') return null;
  const isThing = item.dimensions[0]?.kind === 'dataset';
  const known = isThing ? null : outputNamed(outputs, item, index);
  if (item.number !== null && (known !== null || table === null)) return known;
  const own = table === null ? null : ownColumn(assembly, item, { table, date: date ?? null });
  if (known === null || own === null || isSame(known.expression, own.expression))
    return known ?? own ?? (isThing ? outputNamed(outputs, item, index) : null);
  // "balance" is another name of what is shown, and the name of another column.
  const isCalled = item.words.every((word) => wordsOf(known.label).has(singularOf(word)));
  const said = item.words.join(' ');
  return isCalled && (own.label !== said || known.label === said) ? known : own;
}

function wordsOf(label: string): ReadonlySet<string> {
  return new Set(label.toLowerCase().split(' ').map(singularOf));
}

/** "name" of people who have a first and a last one: both; null where it is one column. */
export function namesOfRows(
  assembly: Assembly,
  table: string | null,
  { ofRow }: ListItem,
): readonly Output[] | null {
  if (ofRow !== 'name' || table === null) return null;
  const dataset = assembly.index.dataset(table);
  const names = dataset.display.filter((one) => !dataset.primaryKey.includes(one));
  return names.length < 2
    ? null
    : names.map((name) => fieldOutput(assembly, { dataset, field: assembly.index.field(table, name) }));
}

/** Whether a column tells which row of a table it is. */
export function namesRow({ index }: Assembly, { expression }: Output, table: string): boolean {
  if (expression.kind !== 'column') return false;
  const { display, primaryKey } = index.dataset(table);
  const isReference = index.isToOne(expression.table, table) && primaryKey.includes(expression.column);
  const isOwn = expression.table === table;
  return isReference || (isOwn && [...display, ...primaryKey].includes(expression.column));
}

/** "late loans: loan id and days late": each loan has several payments, of which nothing is said. */
export function checkSeveral(
  { index }: Assembly,
  { dimensions, measures, words }: ListItem,
  table: string,
): void {
  const terms = [...dimensions, ...measures].flatMap((one) =>
    (one.kind === 'field' || one.kind === 'bare') && one.field.derived === undefined ? [one.field] : [],
  );
  const isOfMany = terms.some(
    ({ alternatives }) =>
      alternatives.length > 0 &&
      alternatives.every(({ dataset }) => dataset !== table && index.isToOne(dataset, table)),
  );
  if (isOfMany && !words.some((word) => COMPUTED_ITEMS.has(word)))
    undecided('each of them has several of what is listed');
}

interface Own {
  readonly table: string;
  readonly date: string | null;
}

function ownColumn(assembly: Assembly, item: ListItem, own: Own): Output | null {
  const { table } = own;
  const ofRow = item.ofRow === null ? null : columnOfRow(assembly, item.ofRow, table);
  if (ofRow !== null) return ofRow;
  const bare = item.measures.flatMap((one): DimensionSketch[] =>
    one.kind === 'bare' ? [{ kind: 'field', field: one.field }] : [],
  );
  for (const sketch of [...item.dimensions, ...bare, ...(item.bounds ?? [])]) {
    const made = resolved(assembly, sketch, own);
    if (made !== null) return made;
  }
  return null;
}

/** "id", "name": the key or the one name of the rows. */
function columnOfRow(assembly: Assembly, what: 'key' | 'name', table: string): Output | null {
  const dataset = assembly.index.dataset(table);
  const names =
    what === 'key' ? dataset.primaryKey : dataset.display.filter((one) => !dataset.primaryKey.includes(one));
  const [only, ...others] = names;
  return only === undefined || others.length > 0
    ? null
    : fieldOutput(assembly, { dataset, field: assembly.index.field(table, only) });
}

/** The one column that a sketch names of the rows, or of what each of them has one of. */
function resolved(assembly: Assembly, sketch: DimensionSketch, { table, date }: Own): Output | null {
  const { index } = assembly;
  const rows: ConditionScope = { anchor: table, mentioned: new Set([table]) };
  const scope = date === null ? rows : { ...rows, date: { table, column: date } };
  const near = nearest(assembly, sketch, table);
  if (near === null) return null;
  const outputs = resolveDimension(assembly, near, scope);
  const [only, ...others] = outputs;
  if (only === undefined || others.length > 0) return noSense('a column that is listed is one');
  const { expression } = only;
  if (expression.kind === 'column' && expression.table !== table && !index.isToOne(table, expression.table))
    return noSense('each row has several of what is listed');
  return only;
}

/** The sketch as one of the rows' own, where it may be; null where it is of no single thing that they have. */
function nearest({ index }: Assembly, sketch: DimensionSketch, table: string): DimensionSketch | null {
  switch (sketch.kind) {
    case 'field': {
      const { derived, alternatives, isUsualDate } = sketch.field;
      if (derived !== undefined || isUsualDate === true) return sketch;
      const own = restrict(sketch.field, table);
      if (own !== null) return { kind: 'field', field: own };
      const reached = alternatives.filter(({ dataset }) => index.isToOne(table, dataset));
      return reached.length === 0
        ? null
        : { kind: 'field', field: { ...sketch.field, alternatives: reached } };
    }
    case 'dataset':
      return index.isToOne(table, sketch.dataset) ? nameOf(index.dataset(sketch.dataset)) : null;
    case 'display':
      return sketch.dataset === null || index.isToOne(table, sketch.dataset) ? sketch : null;
    default:
      return null;
  }
}

/** A thing is shown by its name; what has none by its key. */
function nameOf({
  name,
  display,
  primaryKey,
}: {
  readonly name: string;
  readonly display: readonly string[];
  readonly primaryKey: readonly string[];
}): DimensionSketch | null {
  const names = display.filter((one) => !primaryKey.includes(one));
  const fields = names.length > 0 ? names : [...new Set([...primaryKey, ...display])];
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0) return null;
  const field: FieldTerm = { alternatives: [{ dataset: name, field: only, cost: 0 }] };
  return { kind: 'field', field };
}

/** What is made, or null where it makes no sense; that it is ambiguous stays so. */
export function attempted<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Rejected) || error.reason.kind !== 'no-sense') throw error;
    return null;
  }
}
