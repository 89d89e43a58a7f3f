import { type Field, pluralOf, singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { ALL, BOUNDING, DISTINCT, PERIODS } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { isPastForm } from '../../deeds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { valuesOf } from '../rows/check-contradiction.ts';
import { checkInEvery } from '../rows/check-in-every.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects a query in which numbers, rows and wholes are not those of the nouns that they stand beside. */
export function checkNouns(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  checkNumberOfColumn(query, said);
  checkNumberOfNoun(query, said);
  checkUncalledRows(query, said);
  checkRepeatedRows(query, said);
  checkShownTwice(query, said);
  checkNumbered(query, said);
  checkInEvery(query, said.words, said.index);
  checkNamedRow(query, said);
  checkCountedValues(query, said);
  checkSplitName(query, said);
}

/** "unemployed borrowers with a loan of over 100k": the number is the loan's, and no income. */
function checkNumberOfNoun(query: Asked, { words, index }: Said): void {
  const [said, ...others] = query.assumptions.flatMap(
    (one) => /^the number is the (.+)/.exec(one)?.[1] ?? [],
  );
  const implied = said ?? unsaidAmount(query, { words, index });
  if (implied === undefined) return;
  // "countries with singers above 60 and singers below 25"
  if (others.length > 0) noSense(`whether both numbers are of the ${implied} is not said`);
  if (AGED.test(textOf(words)) && !/\bage\b/.test(implied))
    noSense(`whether the number is the ${implied} or an age is not said`);
  if (query.kind === 'aggregate' && query.dimensions.length > 0 && NUMBER_LAST.test(textOf(words)))
    noSense('the number that comes last is that of the groups');
  const owners = index.knowledge.datasets.filter(({ fields }) =>
    fields.some(({ label }) => label === implied),
  );
  for (const [at, word] of words.entries()) {
    if (!/^\W?\d|^half$/.test(word)) continue;
    const noun = words.slice(0, at).findLast((one) => !BOUNDING.has(one)) ?? '';
    const counted = singularOf(words[at + 1] ?? '');
    // "drivers with more than 100 points" are not that old.
    if (!PERIODS.has(counted) && !implied.includes(counted) && isOfColumn(counted, index))
      noSense(`the number is one of ${words[at + 1]}`);
    // "loans whose id is above 9000"
    if (
      /\bids?(?: (?:is|are))?$/.test(
        words
          .slice(0, at)
          .filter((one) => !BOUNDING.has(one))
          .join(' '),
      )
    )
      noSense('the number is that of a row');
    const called = tablesCalled(noun, index);
    if (called.length > 0 && !owners.some(({ name }) => called.includes(name)))
      noSense(`the ${implied} is not that of the ${noun}`);
    // "customers who borrowed more than 100k" did not earn it.
    if (isPastForm(noun) && !THEIR_OWN.has(noun) && owners.some(isOfPeople))
      noSense(`the ${implied} is not what they ${noun}`);
  }
}

function isOfColumn(noun: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(({ fields }) =>
    fields.some(
      ({ role, label }) => role === 'measure' && singularOf(label.split(' ').at(-1) ?? '') === noun,
    ),
  );
}

/** "a singer above age 60 and one below 25" */
const AGED =
  /\b(?:(?:above|below|over|under) age|aged(?: above| below| over| under)?) \d+ (?:and|or) (?:an? |one )?(?:[a-z]+ )?(?:above|below|over|under) \d\d?(?!\d)/;

/** "a credit score over 700 across borrowers earning over $100,000": the first number is the score's, and no income. */
function checkNumberOfColumn({ where }: Asked, { words, index }: Said): void {
  for (const one of conjunctsOf(where)) {
    const test = one.kind === 'test' && one.expression.kind === 'binary' ? one.expression : null;
    if (test?.left.kind !== 'column' || test.right.kind !== 'literal') continue;
    if (typeof test.right.value !== 'number') continue;
    const { table, column } = test.left;
    const at = words.indexOf(String(test.right.value));
    // "rate of 60-month loans"
    if (words[at - 1] === 'of') continue;
    const noun = words.slice(0, Math.max(at, 0)).findLast((word) => !BOUNDING.has(word)) ?? '';
    const isNamed = ({ label, synonyms }: Field): boolean =>
      [label, ...synonyms].some((name) => name.split(' ').at(-1) === noun);
    const isOther = index
      .dataset(table)
      .fields.some((field) => field.role === 'measure' && field.label.split(' ').at(-1) === noun);
    if (isOther && !isNamed(index.field(table, column))) noSense(`the number is the ${noun}`);
  }
}

/** What people have of money by themselves. */
const THEIR_OWN: ReadonlySet<string> = new Set(['aged', 'earned', 'made']);

/** The amount of people that a number of money is held against, of which no word is said. */
function unsaidAmount({ where }: Asked, { words, index }: Said): string | undefined {
  const compared = conjunctsOf(where).flatMap((one) => {
    const test = one.kind === 'test' ? one.expression : null;
    return test?.kind === 'binary' && test.left.kind === 'column' && test.right.kind === 'literal'
      ? [test.left]
      : [];
  });
  return compared
    .filter(({ table }) => isOfPeople(index.dataset(table)))
    .map(({ table, column }) => index.field(table, column))
    .find(
      ({ unit, label, synonyms }) =>
        unit?.kind === 'money' &&
        ![label, ...synonyms].some((name) => words.includes(name.split(' ').at(-1) ?? name)),
    )?.label;
}
/** "balance by state, over 100k", "loans by branch, 400 or more"; of loans "over $5,000" may be of each. */
const NUMBER_LAST =
  /[,(] (?:(?:only )?(?:where|if) there (?:are|is|were) )?(?:(?:above|at least|at most|below|exceeding|fewer than|from|less than|more than|over|under|up to|[<>]=?) )?[\d.,]+(?:[km]|bn)?(?: (?:and|or) (?:above|below|fewer|higher|less|more|over|under|up))?(?: only)?(?: [).?!])*$/;

/** "which channel has the lowest approval rate for mortgages" asks for no single rows. */
function checkUncalledRows(query: Asked, { words, index }: Said): void {
  if (query.kind === 'list' || query.dimensions.length < 2) return;
  const isOfRows = ({ role }: (typeof query.dimensions)[number]): boolean => role === 'identifier';
  if (query.dimensions.every(isOfRows)) return;
  for (const { expression } of query.dimensions.filter(isOfRows)) {
    if (expression.kind !== 'column') continue;
    const { table } = expression;
    const isShown = query.dimensions.some((one) => !isOfRows(one) && tablesOf(one.expression).has(table));
    if (!isShown && !tablesCalledIn(words, index).has(table))
      noSense(`a row for each of ${index.dataset(table).labelPlural} is not asked for`);
  }
}

/** "borrowers who rent and have a late loan": each borrower once, however many loans there are. */
function checkRepeatedRows(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'list' || query.distinct) return;
  const tables = new Set(query.fields.flatMap(({ expression }) => [...tablesOf(expression)]));
  if (query.limit === null) checkRowsOfOthers(query, [...tables], { words, index });
  const [only, ...others] = tables;
  if (only === undefined || others.length > 0 || index.isToOne(only, query.from)) return;
  const first = words.map((word) => tablesCalled(word, index)).find((called) => called.length > 0) ?? [];
  if (first.includes(only))
    noSense(`each of ${index.dataset(only).labelPlural} would be there again and again`);
}

/** "games cheaper than $20 on any platform": each game once. */
const ON_ANY = /\b(?:at|by|for|from|in|of|on|with) any ([a-z]+)\b/;

/** "list products with supplier and price": the price of each, and not of each of their sales, of which nothing is said. */
function checkRowsOfOthers(
  { from, fields }: Extract<Asked, { kind: 'list' }>,
  tables: readonly string[],
  { words, index }: Said,
): void {
  if (tables.every((table) => table === from)) return;
  const called = words.map((word) => tablesCalled(word, index));
  const first = called.find((some) => some.length > 0) ?? [];
  const asked = tables.find((table) => first.includes(table) && table !== from);
  if (asked === undefined || index.isToOne(asked, from) || called.some((some) => some.includes(from))) return;
  const [, any = ''] = ON_ANY.exec(textOf(words)) ?? [];
  if (tablesCalled(any, index).some((table) => tables.includes(table)))
    noSense(`which of them it is is not asked`);
  const own = fields.flatMap(({ expression }) =>
    expression.kind === 'column' && expression.table === from ? [index.field(from, expression.column)] : [],
  );
  const isSeveral = own.some(({ label, synonyms }) =>
    [label, ...synonyms].some((name) => words.includes(pluralOf(name.split(' ').at(-1) ?? name))),
  );
  if (own.length > 0 && !isSeveral)
    noSense(`each of ${index.dataset(asked).labelPlural} has several of them`);
}

/** "ids of patients that have outcomes": whether they have any is asked, and not also which. */
function checkShownTwice(query: Asked, { index }: Said): void {
  if (query.kind !== 'list') return;
  const shown = new Set(query.fields.flatMap(({ expression }) => [...tablesOf(expression)]));
  const many = [...shown].filter((table) => table !== query.from && !index.isToOne(query.from, table));
  const isAsked = conjunctsOf(query.where)
    .flatMap(partsOf)
    .some((part) => 'related' in part && typeof part.related === 'string' && many.includes(part.related));
  if (shown.has(query.from) && isAsked) noSense('which of theirs they are is not asked for');
}

/** "loans in all 7 grades": a number beside a noun says how many, and not which row. */
function checkNumbered({ where }: Asked, { words, index }: Said): void {
  for (const one of conjunctsOf(where)) {
    const expression = one.kind === 'test' ? one.expression : null;
    if (expression?.kind !== 'binary' || expression.left.kind !== 'column') continue;
    const { table, column } = expression.left;
    const isKey = index.dataset(table).primaryKey.includes(column);
    if (!isKey || expression.right.kind !== 'literal') continue;
    const at = words.indexOf(String(expression.right.value));
    const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
    if (at > 0 && ALL.has(before) && singularOf(after) !== after)
      noSense(`${expression.right.value} is no number of a row`);
  }
}

/** "number of home equity loans" is not that of the products of this name, of which there is one. */
function checkNamedRow(query: Asked, { words, index }: Said): void {
  if (query.kind === 'list') return;
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  for (const { table, argument } of counted) {
    const dataset = index.dataset(table);
    if (argument !== null) continue;
    if (words.some((word) => singularOf(word) === dataset.label.split(' ').at(-1))) continue;
    const names = conjunctsOf(query.where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
    const isNamed = names.some(
      (one) =>
        one.kind === 'binary' &&
        one.operator === '=' &&
        one.left.kind === 'column' &&
        one.left.table === table &&
        dataset.display.includes(one.left.column),
    );
    if (isNamed) noSense(`${dataset.labelPlural} of one name are not counted`);
  }
}

/** "number of grade A to C loans" is not that of these grades. */
function checkCountedValues(query: Asked, { words }: Said): void {
  if (query.kind === 'list' || words.some((word) => DISTINCT.has(word))) return;
  const held = conjunctsOf(query.where)
    .flatMap((one) => (one.kind === 'test' ? valuesOf(one.expression) : []))
    .map(({ column }) => column);
  const isOfThem = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .some(
      ({ distinct, argument }) =>
        distinct && argument?.kind === 'column' && held.includes(`${argument.table}.${argument.column}`),
    );
  if (isOfThem) noSense('values that are said are not counted');
}

/** "by borrower state" groups by no borrowers: the name of a column is not taken apart. */
function checkSplitName(query: Asked, { words, index }: Said): void {
  if (query.kind === 'list') return;
  const columns = query.dimensions.flatMap(({ expression, role }) =>
    expression.kind === 'column' ? [{ ...expression, role }] : [],
  );
  for (const { table, column, role } of columns) {
    if (role === 'identifier' || !columns.some((one) => one.role === 'identifier' && one.table === table))
      continue;
    const [first = ''] = index.field(table, column).label.split(' ');
    const isWhole = words.some(
      (word, at) =>
        words[at + 1] === first && singularOf(word) === word && tablesCalled(word, index).includes(table),
    );
    if (isWhole) noSense(`${index.dataset(table).labelPlural} are not grouped by`);
  }
}
