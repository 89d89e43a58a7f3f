import type { Field } from '../../../../catalog/mod.ts';
import { rememberedOf } from '../../../../shared/mod.ts';
import { conjunctsOf, filtersOf, testsOf } from '../../../conjuncts.ts';
import { DAYS, PLANNED } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { spacedTextOf } from '../../text-of.ts';
import { timesIn } from './times-in.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly words: readonly string[];
  readonly text: string;
  readonly index: KnowledgeIndex;
}

/** Rejects the time of a clause that goes by the date of another: "principal of loans charged off this year" by the issue date. */
export function checkTimeOfClause(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const said = { words, index, text: spacedTextOf(words) };
  checkDeedShown(query, said);
  checkTaken(query, said);
  // "how many were paid off in 2024 and how many in 2025": each number has its own.
  const counted = filtersOf(query).flatMap(columnsOf).filter(isAssumed);
  const comparedAnywhere = counted.length === 0 ? NONE : timesIn(query, index);
  for (const { table, column } of counted)
    checkOwnDate(query, { table, column, said, compared: comparedAnywhere });
  checkGroupsOfCome(query, said);
  if (query.where === null) return;
  const times = columnsOfCondition(query.where).filter(isTime);
  const assumed = times.filter(isAssumed);
  // "how many were issued in 2023, and how many of them were closed in 2024?"
  const compared =
    assumed.length === 0 ? NONE : timesIn(OF_THEM.test(said.text) ? query : query.where, index);
  for (const { table, column } of assumed) checkOwnDate(query, { table, column, said, compared });
  const isOfRows = assumed.length > 0 && assumed.length === times.length;
  if (isOfRows && (BECAME.test(said.text) || (SO_SINCE.test(said.text) && !assumed.every(isPlanned))))
    undecided('when they became so is not known');
  // "payments overdue since before October": not since when somebody is a customer.
  const isSince = times.some(({ table, column }) => /\bsince$/.test(index.field(table, column).label));
  if (isSince && SO_SINCE.test(said.text)) undecided('when they became so is not known');
  if (assumed.length === 0 && times.length > 0) checkTimeBefore(times, said);
  checkTwoEnds(query);

  function isTime({ table, column }: Column): boolean {
    return index.field(table, column).role === 'time';
  }

  function isPlanned({ table, column }: Column): boolean {
    return index
      .field(table, column)
      .label.split(' ')
      .some((word) => PLANNED.has(word));
  }

  function isAssumed({ table, column }: Column): boolean {
    return index.dataset(table).defaultDate === column;
  }
}

const NONE: ReadonlySet<string> = new Set();

const OF_THEM = / of (?:them|these|those) /;

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]';
const TIME = `(?:(?:after|before|between|by|during|in|on|over|since|through|throughout|till|until|within) )?(?:the )?(?:(?:beginning|end|course|start) of )?(?:(?:early|late|mid) )?(?:(?:19|20)\\d\\d|${MONTHS}|(?:this|last|past|previous|current|first|second|third|fourth) (?:\\d+ )?(?:days?|weeks?|months?|quarters?|half|years?))\\b`;
const BEFORE_TIME = new RegExp(`^(?:${TIME})`);
/** "went late this year" */
const BECAME = new RegExp(
  ` (?:became|become|fallen|fell|gone|go|turned|went) (?:bad|behind|delinquent|late|overdue|sour) ${TIME}`,
);
/** "late since 2024" */
const SO_SINCE = / (?:arrears|behind|default|delinquent|late|overdue|past due) since /;

/** "customers who took a loan in 2022 and defaulted": that they did restricts them, and no day of it is asked for. */
function checkDeedShown(query: Asked, { words, index, text }: Said): void {
  if (query.kind !== 'list' || words.some((word) => DAYS.has(word))) return;
  const tested = query.where === null ? [] : columnsOfCondition(query.where);
  for (const { expression } of query.fields) {
    if (expression.kind !== 'column') continue;
    const field = index.field(expression.table, expression.column);
    const isTested = tested.some(
      ({ table, column }) => table === expression.table && column === expression.column,
    );
    if (field.role !== 'time' || !field.isNullable || isTested || isWhollyNamed(field, text)) continue;
    const isSaidToBeDone = namesOf(field).some((name) =>
      DEED_SAID.some((joint) => text.includes(`${joint} ${name} `)),
    );
    if (isSaidToBeDone || namesOf(field).some((name) => isTimed(name, text)))
      noSense('what was done is said, and no day of it is asked for');
  }
}

/** "show the name and *opened on* of …": the column by its whole name, which no deed has. */
function isWhollyNamed({ label }: Field, text: string): boolean {
  const at = / (?:at|on)$/.test(label) ? text.indexOf(` ${label} `) : -1;
  return at >= 0 && AFTER_NAMES.test(text.slice(at + label.length + 2));
}

const AFTER_NAMES = /^(?:[,.?!]|and |for |of )|^$/;

const DEED_SAID: readonly string[] = [
  ...[' and', ' and have', ' and has', ' were', ' was', ' who', ' that'],
  ...[
    ' who have',
    ' who has',
    ' that have',
    ' that has',
    ' which have',
    ' which has',
    ' have been',
    ' has been',
  ],
];

/** "… and took a loan in 2025" is no application of that year. */
function checkTaken({ where }: Asked, { text, words, index }: Said): void {
  const taken = (TAKEN.exec(text)?.[1] ?? '').split(' ').flatMap((word) => tablesCalled(word, index));
  if (taken.length === 0 || where === null) return;
  const called = tablesCalledIn(words, index);
  const isOther = conjunctsOf(where).some(
    (one) =>
      one.kind === 'exists' &&
      !called.has(one.related) &&
      taken.some((table) => index.isToOne(table, one.related)) &&
      index.isToOne(one.related, one.table),
  );
  if (isOther) noSense('what was taken is not what is looked for');
}

const TAKEN = / and (?:got|received|take|taken|took) (?:out )?(?:an?|another|any) ((?:[a-z]+ ){1,3})/;

interface Assumed extends Pick<Column, 'table' | 'column'> {
  readonly said: Said;
  /** The dates that are compared. */
  readonly compared: ReadonlySet<string>;
}

/** "loans closed this year" go by their closing. */
function checkOwnDate(query: Asked, { table, column, said, compared }: Assumed): void {
  const { index, text, words } = said;
  const { fields } = index.dataset(table);
  const default_ = fields.find(({ name }) => name === column);
  const states = index.knowledge.segments.filter((one) => one.dataset === table);
  const before = textsBeforeTimes(words);
  const isBefore = (name: string): boolean => before.some((one) => one.endsWith(name));
  const isOwn = (name: string): boolean => default_ !== undefined && namesOf(default_).includes(name);
  for (const field of fields) {
    if (field.role !== 'time' || field.name === column) continue;
    if (compared.has(`${table}.${field.name}`)) continue;
    // That a name is timed is seldom so, and looked for first.
    const timed = [field, ...states.filter(({ date }) => date === field.name)].flatMap(
      ({ label, synonyms }) => [label, ...synonyms].filter((name) => isBefore(name) && isTimed(name, text)),
    );
    if (timed.some((name) => name === field.label || (isDeed(name) && !isOwn(name))))
      noSense('what was done then goes by its own date');
  }
  const isPlanned = default_?.label.split(' ').some((word) => PLANNED.has(word)) === true;
  // Of "payments made late in 2023" the share is one of those due then.
  const isShare = query.kind === 'aggregate' && query.measures.some(({ unit }) => unit?.kind === 'percent');
  if (isPlanned && !isShare && CAME.test(text) && !PLANNED_SAID.test(text))
    undecided('whether the time is when it came in is not said');
}

/** "number of payments that come in per month" by the date on which they are due. */
function checkGroupsOfCome(query: Asked, { text, index }: Said): void {
  if (query.kind !== 'aggregate' || PLANNED_SAID.test(text) || !COME_IN.test(text)) return;
  const isPlanned = query.dimensions
    .flatMap(({ expression }) => (expression.kind === 'date-part' ? columnsOf(expression) : []))
    .some(({ table, column }) => {
      const { label } = index.field(table, column);
      return label.split(' ').some((word) => PLANNED.has(word));
    });
  if (isPlanned) undecided('whether the time is when it came in is not said');
}

const COME_IN = / payments? (?:that )?(?:are |get |have |were )?(?:came|come|coming|comes) in /;

const CAME =
  / payments? (?:(?:that )?(?:(?:did|do|have|were|was|we|get|got) )*(?:arrived?|came in|collected|come in|made|paid|received)|(?:did|do) (?:[^ ]+ )+(?:make|take in)) /;
const PLANNED_SAID = / (?:billed|due|fall|falling|fell|installments?|instalments?|owed|scheduled) /;

interface Named {
  readonly label: string;
  readonly synonyms: readonly string[];
}

/** What is said of rows to which it happened. */
function namesOf({ label, synonyms }: Named): readonly string[] {
  return [label, ...synonyms].filter(isDeed);
}

function isDeed(name: string): boolean {
  return !NO_DEED.test(name);
}

const NO_DEED = /\b(?:date|day|due|on|when)\b|^(?:get|got|made|since|by)$/;

/** What the words say before each time in them. */
const textsBeforeTimes: (words: readonly string[]) => readonly string[] = rememberedOf((words) => {
  const text = spacedTextOf(words);
  const texts: string[] = [];
  for (let at = text.indexOf(' ', 1); at >= 0; at = text.indexOf(' ', at + 1))
    if (BEFORE_TIME.test(text.slice(at + 1))) texts.push(text.slice(0, at));
  return texts;
});

function isTimed(name: string, text: string): boolean {
  const at = text.indexOf(` ${name} `);
  return at >= 0 && BEFORE_TIME.test(text.slice(at + name.length + 2));
}

/** "got an auto loan in 2022 and have defaulted since": the year is that of the loan. */
function checkTimeBefore(times: readonly Column[], { text, index }: Said): void {
  const rest = CREATED.exec(text)?.[1];
  if (rest === undefined) return;
  for (const { table, column } of times) {
    const field: Field = index.field(table, column);
    const states = index.knowledge.segments.filter((one) => one.dataset === table && one.date === column);
    const names = [field, ...states].flatMap(namesOf).filter((name) => rest.includes(` ${name} `));
    if (field.isNullable && names.length > 0 && !names.some((name) => isTimed(name, rest)))
      noSense('the time is that of what was done before');
  }
}

const CREATED = new RegExp(
  ` (?:borrowed|got|issued|made|opened|originated|received|taken|took)(?: (?!and |that |who )[a-z-]+){0,5} ${TIME}( (?:and|but|on|that|which|who) .*)`,
);

/** "of the loans issued in 2022, what share had gone bad by the end of 2023": the second time is that of something else. */
function checkTwoEnds({ where }: Asked): void {
  const bounds = conjunctsOf(where)
    .flatMap((one) => testsOf(one))
    .filter((one) => one.kind === 'binary');
  for (const [at, bound] of bounds.entries()) {
    const [from, to] = bounds.slice(at - 2, at);
    if (bound.left.kind !== 'column' || from?.kind !== 'binary' || to?.kind !== 'binary') continue;
    const { table, column } = bound.left;
    const areOfOne = [from, to].every(({ left }) =>
      columnsOf(left).some((one) => one.table === table && one.column === column),
    );
    const isPeriod = from.operator === '>=' && to.operator === '<' && bound.operator.startsWith('<');
    const [end, last] = [to.right, bound.right].map((one) =>
      one.kind === 'literal' ? String(one.value) : '',
    );
    if (areOfOne && isPeriod && (last ?? '') >= (end ?? ''))
      noSense('the second time is that of something else');
  }
}
