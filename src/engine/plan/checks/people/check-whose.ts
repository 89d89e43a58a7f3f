import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { HANDED_OVER } from '../../../lexicon/cues.ts';
import { verbStem } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** "applications whose decision came after 2024": that is when it came. */
const WHOSE_TIME =
  /\bwhose (?!first |last |latest |earliest |newest |oldest )(?:[a-z]+ ){1,3}?(?:is|was|are|were|came|comes|falls|fell|lies) (?:in|on|before|after|since|during|between|within) /;

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/** Rejects columns of rows that nobody names, where the rows that are asked for have one of the same name. */
export function checkWhose(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  if (query.assumptions.some((one) => one.startsWith('time is by ')) && WHOSE_TIME.test(textOf(words)))
    undecided('of what the time is, is not said');
  checkHolders(query, words, index);
  const said = new Set(words.map(singularOf));
  const called = tablesCalledIn(words, index);
  const isNamed = (table: string): boolean => called.has(table);
  const asked = tablesAsked(query);
  const isElsewhere = ({ table }: Column): boolean => !asked.has(table) && !isNamed(table);
  const has = (tables: readonly string[], isMeant: (label: string) => boolean): boolean =>
    tables.some((table) => {
      const { fields, label: owner } = index.dataset(table);
      // "manager salary" is the salary of a manager, and no other kind of salary.
      return fields.some(
        ({ label, role }) => role !== 'key' && !label.startsWith(`${owner} `) && isMeant(label),
      );
    });
  for (const column of columnsCompared(query).filter(isElsewhere)) {
    const { label, role } = index.field(column.table, column.column);
    // A name stands for what it names, and needs no word for it.
    if (role === 'name') continue;
    if (has([...asked], (one) => one.endsWith(` ${label}`))) undecided(`whose ${label} is meant is not said`);
  }
  for (const [left, right] of datesCompared(query, index)) {
    const isUnsaid = [left, right].some(
      (column) => isElsewhere(column) && !isWordOf(index.field(column.table, column.column).label, said),
    );
    if (left.table !== right.table && isUnsaid) undecided('which two dates are compared is not said');
  }
  const shown = columnsShown(query);
  checkColumnOfColumn(query, { shown, words, index });
  const owners = namedOf(words, index);
  for (const column of shown.filter((one) => !isNamed(one.table))) {
    const { label, role } = index.field(column.table, column.column);
    const isSaid = label.split(' ').some((word) => !NAMES.has(word) && said.has(word));
    if (role === 'name' && owners.length > 0 && !owners.includes(column.table) && !isSaid)
      undecided('whose name is meant is not said');
    // What rows count as is said by what is counted.
    if (role === 'name' || query.assumptions.includes(`each row counts as its ${label}`)) continue;
    const others = relatedTables(query).filter((table) => table !== column.table);
    // "salary" is the column, and names no table of salaries.
    const isOfNamed = index.knowledge.datasets.some(
      (one) =>
        isNamed(one.name) &&
        !one.label.endsWith(label) &&
        has([one.name], (other) => other.endsWith(` ${label}`)) &&
        !isGroupOf(query, one.name, column),
    );
    // What was sold of a product is none of what is in stock, where that is not shown too.
    const isSold = (): boolean =>
      words.some((word) => HANDED_OVER.has(word)) &&
      !shown.some((one) => index.field(one.table, one.column).label.endsWith(` ${label}`));
    if ((isOfNamed && !isSold()) || has(others, (one) => one === label))
      undecided(`whose ${label} is meant is not said`);
  }
}

/** "the population *of the capital*", "which cities *are capitals*": what one column says of another is not known. */
function checkColumnOfColumn(
  query: Asked,
  {
    shown,
    words,
    index,
  }: { readonly shown: readonly Column[]; readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  const labels = shown.map(({ table, column }) => index.field(table, column));
  if (labels.length < 2) return;
  const said = ` ${words.map(singularOf).join(' ')} `;
  const values = new Set(partsOf(query.where).flatMap(valueIn));
  for (const { name, label, type, role } of labels) {
    if (type !== 'text' || role === 'key' || role === 'name') continue;
    const owner = label.replace(/ name$/, '');
    const isOfIt = labels.some((one) => {
      const noun = singularOf(one.label.split(' ').at(-1) ?? '');
      return one.name !== name && [`${noun} of`, 'live in'].some((of) => isSaid(said, of, owner, values));
    });
    if (isOfIt || said.endsWith(` are ${owner} ? `)) undecided(`what is said of the ${owner} is not known`);
  }
}

/** "the rate of *grade B* loans" is said of those of a grade, and not of the grade. */
function isSaid(said: string, of: string, owner: string, values: ReadonlySet<string>): boolean {
  return [`${of} ${owner}`, `${of} the ${owner}`].some((one) => {
    const at = said.indexOf(` ${one} `);
    const [next = ''] = said.slice(at + one.length + 2).split(' ');
    return at >= 0 && !values.has(next);
  });
}

function valueIn(part: object): readonly string[] {
  return 'kind' in part && part.kind === 'literal' && 'value' in part && typeof part.value === 'string'
    ? [part.value.toLowerCase()]
    : [];
}

/** "the average salary for each position": the range of salaries that a position has is one, and no average. */
function isGroupOf(query: Asked, table: string, column: Column): boolean {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return false;
  const isOfTable = query.dimensions.every(({ expression }) =>
    columnsOf(expression).every((one) => one.table === table),
  );
  const averaged = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  return (
    isOfTable && averaged.some(({ function: name, argument }) => name === 'avg' && isSame(argument, column))
  );
}
/** "branches whose loans are charged off" asks for branches, and for no loans and their days. */
function checkHolders(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  const [, holders = '', rows = ''] = WHOSE_ROWS.exec(textOf(words)) ?? [];
  const asked = rows === '' ? [] : tablesCalled(holders, index);
  if (asked.length === 0 || tablesCalled(rows, index).length === 0) return;
  const { where } = query;
  const used = [...columnsShown(query), ...columnsCompared(query)].map(({ table }) => table);
  const isAsked =
    query.kind === 'list'
      ? asked.includes(query.from)
      : asked.some((table) => tablesAsked(query).has(table) || used.includes(table)) ||
        conjunctsOf(where).some(({ kind }) => kind !== 'test');
  if (!isAsked) undecided(`which of the ${holders} are meant is not said`);
}

const WHOSE_ROWS =
  /^(?:(?:all|every|give|list|me|our|show|the|us) )*([a-z]+s)(?: (?:at|from|in|of|with) (?:[a-z0-9]+ ){1,3}?)? ?whose ([a-z]+) (?:are|is|was|were) /;

/** The tables of "the name of the oldest *student*", where these have names of their own. */
function namedOf(words: readonly string[], index: KnowledgeIndex): readonly string[] {
  const at = words.findIndex((word, place) => NAMES.has(word) && words[place + 1] === 'of');
  const next = at < 0 ? [] : words.slice(at + 2, at + 2 + WORDS_BEFORE);
  const end = next.findIndex((word) => PEOPLE.has(word));
  const tables = (end < 0 ? next : next.slice(0, end))
    .map((word) => tablesCalled(word, index))
    .find((called) => called.length > 0);
  return tables?.every((table) => index.dataset(table).display.length > 0) === true ? tables : [];
}

const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
/** Before what it is the name of: "the three least expensive". */
const WORDS_BEFORE = 5;
/** After these it is said of whom else. */
const PEOPLE: ReadonlySet<string> = new Set(
  'and anyone by everybody everyone for in of people somebody that those who whoever whose with'.split(' '),
);

function isWordOf(label: string, said: ReadonlySet<string>): boolean {
  const stems = new Set([...said].map(verbStem));
  return label.split(' ').every((word) => word === 'date' || stems.has(verbStem(word)));
}

function tablesAsked(query: Asked): ReadonlySet<string> {
  return query.kind === 'list'
    ? new Set([query.from])
    : new Set(query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)));
}

function testsOf({ where }: Asked): readonly Expression[] {
  return conjunctsOf(where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
}

function columnsCompared(query: Asked): readonly Column[] {
  return testsOf(query).flatMap(columnsOf);
}

/** Pairs of dates that are compared with each other. */
function datesCompared(query: Asked, index: KnowledgeIndex): readonly (readonly [Column, Column])[] {
  return testsOf(query).flatMap((test) => {
    if (test.kind !== 'binary') return [];
    const [[left, ...more], [right, ...others]] = [columnsOf(test.left), columnsOf(test.right)];
    if (left === undefined || right === undefined || more.length + others.length > 0) return [];
    const areDates = [left, right].every(({ table, column }) => index.field(table, column).role === 'time');
    return areDates ? [[left, right] as const] : [];
  });
}

function columnsShown(query: Asked): readonly Column[] {
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  return outputs.flatMap(({ expression }) =>
    aggregatesOf(expression).length === 0
      ? columnsOf(expression)
      : // What is made of several columns has a name of its own.
        aggregatesOf(expression).flatMap(({ argument }) => (argument?.kind === 'column' ? [argument] : [])),
  );
}

/** Tables of which rows are asked to be there. */
function relatedTables({ where }: Asked): readonly string[] {
  return conjunctsOf(where).flatMap((one) => {
    if (one.kind === 'exists' || one.kind === 'related-measure') return [one.related];
    return one.kind === 'related-aggregate' ? [one.aggregate.table] : [];
  });
}
