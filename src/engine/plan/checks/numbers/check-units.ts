import type { Knowledge } from '../../../../catalog/mod.ts';
import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf, rememberedOf } from '../../../../shared/mod.ts';
import { filtersOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { AVERAGE } from '../../../lexicon/cues.ts';
import { PROPERTIES } from '../../../lexicon/properties.ts';
import { UNITS } from '../../../lexicon/units.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { DURATION_UNITS } from '../../quantities.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { spacedTextOf, textOf } from '../../text-of.ts';

/** Rejects a query for numbers in one unit that columns hold in another: weights "in pounds" of a `weight_kg`. */
export function checkUnits(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkHowLong(query, words, index);
  checkWithin(query, words, index);
  checkPerUnit(query, words, index);
  checkByPeriod(query, words);
  checkPeriodInName(query, words, index);
  if (!words.includes('in')) return;
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  // "average time to payoff in days by term": what is asked for is in days.
  checkDurations(query.kind === 'list' ? query.fields : query.measures, words);
  checkBareUnit(outputs, words, index);
  // "the second highest delay in minutes" asks for no seconds.
  const wanted = UNITS.flatMap((family) => {
    const asked = family.find((unit) => unit.some((word) => word !== 'second' && words.includes(word)));
    return asked === undefined ? [] : [{ family, asked }];
  });
  for (const { label, own } of wanted.length === 0 ? [] : heldIn(outputs, index))
    for (const { family, asked } of wanted) {
      const held = family.find((unit) => unit.some((word) => own.includes(word)));
      if (held !== undefined && asked !== held) noSense(`${label} is in another unit`);
    }
  const ranked = outputs.filter(({ name }) => query.order.some(({ by }) => by === name));
  checkInUnit(words, () =>
    heldIn(ranked.length > 0 && (query.limit ?? query.perGroup) !== null ? ranked : outputs, index),
  );
}

function heldIn(outputs: readonly Output[], index: KnowledgeIndex): readonly Held[] {
  return outputs
    .flatMap(({ expression }) => [
      expression,
      ...aggregatesOf(expression).flatMap(({ argument }) => argument ?? []),
    ])
    .flatMap((one) => (one.kind === 'column' ? [unitsOf(one, index)] : []));
}

interface Held {
  readonly label: string;
  readonly own: readonly string[];
}

/** `length_m` is called length, and ends in what it is counted in. */
function unitsOf({ table, column }: Expression & { readonly kind: 'column' }, index: KnowledgeIndex): Held {
  const { label, synonyms } = index.field(table, column);
  return { label, own: [...label.split(' '), ...synonyms.map((name) => name.split(' ').at(-1) ?? '')] };
}

/** "longest trip in km" is no number of minutes. */
function checkInUnit(words: readonly string[], heldBy: () => readonly Held[]): void {
  const isIn = (family: Family, own: readonly string[]): boolean =>
    family.flat().some((one) => own.includes(one));
  const asked = UNITS.find((family) =>
    family.flat().some((one) => spacedTextOf(words).includes(` in ${one} `)),
  );
  if (asked === undefined) return;
  const held = heldBy();
  if (held.some(({ own }) => isIn(asked, own))) return;
  const other = held.find(({ own }) => UNITS.some((family) => isIn(family, own)));
  if (other !== undefined) noSense(`${other.label} is of something else`);
}

type Family = (typeof UNITS)[number];

/** "how long is the average loan" asks for no amount, and for no numbers of rows. */
function checkHowLong(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (!/\bhow long (?:is|are|was|were)\b/.test(textOf(words))) return;
  const outputs = query.kind === 'list' ? query.fields : query.measures;
  const isLength = ({ unit, label, expression }: Output): boolean => {
    const own = label.split(' ');
    // "how long are student loans" is no time between two days of something else.
    const isSaid = own.some((word) => words.includes(word) && !AVERAGE.has(word));
    const tables = [...tablesOf(expression), ...aggregatesOf(expression).map(({ table }) => table)];
    const isOwn = words.some((word) => tablesCalled(word, index).some((table) => tables.includes(table)));
    return (unit?.kind === 'duration' && (isOwn || isSaid)) || own.some((word) => LENGTHS.has(word));
  };
  if (!outputs.some(isLength)) noSense('how long it is, is not in the answer');
}

const LENGTHS: ReadonlySet<string> = new Set([...PROPERTIES.length, ...PROPERTIES.duration].flat());

function oneOf(label: string): string {
  const last = label.lastIndexOf(' ') + 1;
  return label.slice(0, last) + singularOf(label.slice(last));
}

/** "average fare per km" divides by the kilometres, and has no row for each number of them. */
function checkPerUnit(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const per = words.indexOf('per');
  const unit = words[per + 1];
  if (per < 0 || unit === undefined) return;
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  for (const { expression } of outputs) {
    const [column] = columnsOf(expression);
    if (column === undefined) continue;
    const { label, synonyms, role, ...field } = index.field(column.table, column.column);
    const own = [label, ...synonyms].map((name) => singularOf(name.split(' ').at(-1) ?? ''));
    // "per requested term" says the whole name.
    const isNamed = label.includes(' ') && textOf(words.slice(per + 1)).startsWith(label);
    // "per active user" of `active_users`
    const isOneOf = !isNamed && label.includes(' ') && textOf(words.slice(per + 1)).startsWith(oneOf(label));
    const isUnit =
      isOneOf ||
      (!isNamed && own.includes(singularOf(unit)) && (label !== unit || field.unit?.kind === 'count'));
    if (role === 'measure' && isUnit) noSense(`${label} is divided by, and not grouped by`);
  }
}

/** "earn less than 2,000 a month" is a bound by the month; of rows, or with "a", it asks for no months. */
function checkByPeriod(query: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): void {
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  const parts = outputs.flatMap(({ expression }) =>
    expression.kind === 'date-part' ? [expression.part] : [],
  );
  if (parts.length === 0) return;
  const said = BY_PERIOD.exec(textOf(words));
  const part = said?.[2] ?? (said === null ? undefined : 'month');
  const isBound = query.kind === 'list' || said?.[1] === 'a';
  if (isBound && parts.some((one) => one === part)) noSense(`what is compared is not by the ${part}`);
}

const BY_PERIOD =
  /\b(?:than|over|under|above|below|least|most|exactly) \S+(?: [a-z]+)??(?: (a|per|each|every) (month|quarter|week|year)\b| monthly\b)/;

/** "the monthly payment" of loans that have a `monthly_payment` asks for no months; "monthly payments" may. */
function checkPeriodInName(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'list') return;
  const isByYears = ({ expression }: Output): boolean =>
    expression.kind !== 'aggregate' &&
    aggregatesOf(expression).some(
      ({ argument }) => argument?.kind === 'date-part' && argument.part === 'year',
    ) &&
    columnsOf(expression).some(({ table, column }) => YEARLY.test(index.field(table, column).label));
  if (query.measures.some(isByYears)) noSense('what is of a year is not divided by years');
  const parts = query.dimensions.flatMap(({ expression }) =>
    expression.kind === 'date-part' ? [PERIODIC[expression.part] ?? ''] : [],
  );
  const said = textOf(words);
  const isNamed = ({ name, first }: Periodic): boolean =>
    parts.includes(first) && new RegExp(`\\b${name}\\b`).test(said);
  if (parts.length > 0 && periodicNamesOf(index.knowledge).some(isNamed))
    noSense('what is of each period by its name is not asked for by periods');
}

interface Periodic {
  readonly name: string;
  /** Its first word. */
  readonly first: string;
}

/** The names of amounts that say of which periods they are. */
const periodicNamesOf: (knowledge: Knowledge) => readonly Periodic[] = rememberedOf(({ datasets }) => {
  const amounts = datasets.flatMap(({ fields }) => fields.filter(({ role }) => role === 'measure'));
  const said = new Set(['', ...Object.values(PERIODIC)]);
  return amounts
    .flatMap(({ label, synonyms }) => [label, ...synonyms])
    .map((name) => ({ name, first: name.slice(0, name.indexOf(' ')) }))
    .filter(({ first }) => said.has(first));
});

const YEARLY = /\b(?:annual|yearly)\b/;
const PERIODIC: Readonly<Partial<Record<string, string>>> = {
  month: 'monthly',
  week: 'weekly',
  day: 'daily',
};

/** "average time to charge-off, in months" of what is counted in days: how long a month is, is not said. */
function checkDurations(outputs: readonly Output[], words: readonly string[]): void {
  const asked = words.find((word, at) => words[at - 1] === 'in' && DURATIONS.has(word));
  for (const { unit, label } of outputs) {
    if (asked !== undefined && unit?.kind === 'duration' && unit.of !== asked)
      noSense(`${label} is counted in ${unit.of}`);
  }
}

/** "longest stay in days": the `days` of a prescription are of something else, which is not spoken of. */
function checkBareUnit(outputs: readonly Output[], words: readonly string[], index: KnowledgeIndex): void {
  const asked = words.find((word, at) => words[at - 1] === 'in' && DURATIONS.has(word));
  if (asked === undefined || words.filter((word) => word === asked).length > 1) return;
  for (const { expression } of outputs)
    for (const one of [expression, ...aggregatesOf(expression).map(({ argument }) => argument)]) {
      if (one?.kind !== 'column' || index.field(one.table, one.column).label !== asked) continue;
      if (!tablesCalledIn(words, index).has(one.table)) noSense(`of what the ${asked} are is not said`);
    }
}

const DURATIONS: ReadonlySet<string> = new Set(DURATION_UNITS);

/** "charged off within 12 months" is no term of 12 months, but a time from something that is not said. */
function checkWithin(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const within = words.indexOf('within');
  if (within < 0 || !/^\d+$/.test(words[within + 1] ?? '')) return;
  const said = Number(words[within + 1]);
  if ([...testsOf(query.where), ...filtersOf(query)].some((test) => isLength(test, said, index)))
    undecided('from when on so much time may have passed is not said');
}

function isLength(expression: Expression, said: number, index: KnowledgeIndex): boolean {
  if (expression.kind !== 'binary' || expression.operator !== '=')
    return operandsOf(expression).some((one) => isLength(one, said, index));
  const { left, right } = expression;
  return (
    left.kind === 'column' &&
    index.field(left.table, left.column).unit?.kind === 'duration' &&
    right.kind === 'literal' &&
    right.value === said
  );
}
