import type { Candidate } from '../candidate.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import {
  AFTER_FIRST_ROWS,
  BEFORE_FIRST_ROWS,
  BEFORE_NUMBER_OF_FIRST,
  SAYS_WHICH,
  SHARE_OF_WHOLE,
} from '../lexicon/limited-rows.ts';
import { TENS_WORDS, UNIT_WORDS } from '../lexicon/numbers.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../logical-query.ts';
import { columnsOf } from '../plan/columns-in.ts';
import { binary, percentOf } from '../plan/expressions.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { FRACTION, outputOf, SHARE } from '../plan/resolve-measure/measure-of.ts';
import { readCardinal } from '../recognize/cardinal.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { type FirstRows, firstOwners } from './first-owners.ts';
import { attempted, type QuestionReader, rowsOf, spokenLike } from './state-said.ts';
import { wholeIn } from './whole-in.ts';

/**
 * The query of a question for numbers of the rows that come first by something: "average rate of the 10 largest loans", "how many
 * of the 50 newest loans are late", "share of the volume in the 10 largest loans". Those rows are read as a list, and the rest as
 * if it were of all. Null where either is not read by itself, or where there are groups: in each of them others come first.
 */
export function withFirstRows(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  for (const said of firstRowsIn(tokens, reader)) {
    if (!isRanked(said, reader)) continue;
    const list = reader.read(said.rows);
    const rows = firstOf(list, said.number, reader) ?? firstOwners(list, said.number, reader.index);
    if (rows === null) continue;
    const query = shareIn(said, rows, reader) ?? numbersOf(said, rows, reader);
    if (query !== null) return query;
  }
  return null;
}

/** A question in which rows are said to be first. */
interface SaidFirst {
  readonly before: readonly Token[];
  /** The word between what is asked and the rows. */
  readonly lead: Token;
  readonly rows: readonly Token[];
  readonly number: number;
  readonly after: readonly Token[];
}

function firstRowsIn(tokens: readonly Token[], reader: QuestionReader): readonly SaidFirst[] {
  return tokens.flatMap((_, at): readonly SaidFirst[] => {
    const number = numberAt(tokens, at);
    if (number === null) return [];
    const head = tokens.slice(0, at).findLastIndex(({ norm }) => !BEFORE_NUMBER_OF_FIRST.has(norm));
    const lead = tokens[head];
    if (lead === undefined || !BEFORE_FIRST_ROWS.has(lead.norm)) return [];
    const before = tokens.slice(0, head);
    const length = lengthOfRows(tokens.slice(at + 1));
    const isOpen = length < 0 && isOfHowMany(before, lead);
    const end = isOpen ? endOfNoun(tokens, at, reader) : length < 0 ? tokens.length : at + 1 + length;
    // How many of the first twelve there are is told: which of them are counted is to be said.
    if (end === null) return [];
    return [{ before, lead, rows: tokens.slice(head + 1, end), number, after: tokens.slice(end) }];
  });
}

/** How many words say which rows they are, after their number; -1 where nothing ends them. */
function lengthOfRows(rest: readonly Token[]): number {
  const length = rest.findIndex(({ kind, norm }) => kind === 'symbol' || AFTER_FIRST_ROWS.has(norm));
  return rest.slice(length).every(({ kind }) => kind === 'symbol') ? -1 : length;
}

/** "how many of the 12 oldest", "how many of the guests of the 12 oldest" */
function isOfHowMany(before: readonly Token[], { norm }: Token): boolean {
  return norm === 'of' && before[0]?.norm === 'how' && before[1]?.norm === 'many';
}

/** "how many of the 12 oldest guests | smoke": before the verb that counts some of them; null where what follows may say which rows come first. */
function endOfNoun(tokens: readonly Token[], at: number, { find }: QuestionReader): number | null {
  const nouns = find(tokens).filter(({ meaning, start }) => meaning.kind === 'dataset' && start > at);
  const end = Math.min(...nouns.map((noun) => noun.end));
  const next = tokens[end];
  return next?.kind === 'word' && !SAYS_WHICH.has(next.norm) ? end : null;
}

/** How many rows: "40", "forty". */
function numberAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const { value, sign } = token.number ?? { value: 0, sign: null };
    return sign !== null || value < 2 ? null : value;
  }
  const said = token === undefined || !NUMBER_WORDS.has(token.norm) ? null : readCardinal(tokens, at);
  if (said === null || said.literal.sign !== null) return null;
  const value = said.literal.mantissa * said.literal.scale;
  return value < 2 ? null : value;
}

const NUMBER_WORDS: ReadonlySet<string> = new Set([...UNIT_WORDS.keys(), ...TENS_WORDS.keys()]);

/** Whether rows are named after the number, and what they are first by is said beside it: "the 3 *newest* ships". */
function isRanked({ rows }: SaidFirst, { find }: QuestionReader): boolean {
  return (
    rows.some(({ norm }) => RANKS.has(norm) || SUPERLATIVE.test(norm)) &&
    find(rows).some(({ meaning }) => NAMING_ROWS.has(meaning.kind))
  );
}

/** "mortgages" are loans of a kind. */
const NAMING_ROWS: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'segment', 'value']);
const RANKS: ReadonlySet<string> = new Set('bottom first last least most recent top'.split(' '));
const SUPERLATIVE = /[a-z]{2}est$/;

/** The rows that a list has first, as a condition on a row; null where the list has not so many of them, or others in each group. */
function firstOf(list: LogicalQuery | null, number: number, { index }: QuestionReader): FirstRows | null {
  if (list?.kind !== 'list' || list.limit !== number || list.offset > 0) return null;
  if (list.perGroup !== null || list.distinct || list.order.length === 0) return null;
  const [key, ...others] = index.dataset(list.from).primaryKey;
  if (key === undefined || others.length > 0) return null;
  const by = list.order.flatMap((term) => list.fields.find(({ name }) => name === term.by) ?? []);
  const expression = { kind: 'column', table: list.from, column: key } as const;
  const isByKey = by.some(({ name }) => name === key);
  const shown = {
    name: key,
    label: index.field(list.from, key).label,
    expression,
    role: 'identifier',
    unit: null,
  } as const;
  return {
    kind: 'first-rows',
    rows: {
      ...list,
      fields: isByKey ? by : [shown, ...by],
      hidden: by.flatMap(({ name }) => (name === key ? [] : [name])),
      assumptions: [],
    },
  };
}

/** The numbers that the rest asks for, of these rows. */
function numbersOf(said: SaidFirst, which: FirstRows, reader: QuestionReader): AggregateQuery | null {
  const { from } = which.rows;
  // "what part of it is held by the 10 largest ships": they are the part, and not what it is one of.
  if (said.lead.norm === 'by' && PART_HELD.test(said.before.map(({ norm }) => norm).join(' '))) return null;
  const query = reader.read(bodyOf(said, spokenLike(said.rows, rowsOf(from, reader))));
  if (query?.kind !== 'aggregate') return null;
  if (query.dimensions.length > 0 || query.having !== null || query.limit !== null) return null;
  const table = tableOf(query);
  const isTheirs = table === from;
  if (isTheirs && isSizeOfOther(said, query, which)) return null;
  // Of many to whom all the rest belongs, the number of each may be asked for.
  if (isTheirs || (table !== null && reader.index.isToOne(table, from) && !reader.index.isParty(from)))
    return { ...query, where: allOf([which, ...(query.where === null ? [] : [query.where])]) };
  return ofHolders(query, which, reader);
}

/** "score of the borrowers of the 100 largest loans": of those who have one of them; null where the question is not about those who have any. */
function ofHolders(
  query: AggregateQuery,
  which: FirstRows,
  { index }: QuestionReader,
): AggregateQuery | null {
  const table = tableOf(query);
  const { from } = which.rows;
  if (table === null || !index.isToOne(from, table)) return null;
  const all = conjunctsOf(query.where);
  const others = all.filter((one) => !haveAny(one, table, from));
  if (others.length === all.length) return null;
  return { ...query, where: allOf([{ kind: 'exists', table, related: from, where: which }, ...others]) };
}

function haveAny(one: Condition, table: string, related: string): boolean {
  if (one.kind === 'exists') return one.table === table && one.related === related && one.where === null;
  if (one.kind !== 'related-aggregate' || one.table !== table || one.where !== null) return false;
  const { table: counted, filter } = one.aggregate;
  return counted === related && filter === null && one.operator === '>' && one.value === 0;
}

/** "average size of the 10 largest balances": the size of what is named, which is no other size of the same rows. */
function isSizeOfOther(
  { before, rows }: SaidFirst,
  query: AggregateQuery,
  { rows: { fields } }: FirstRows,
): boolean {
  if (!SIZE.has(before.at(-1)?.norm ?? '') || !rows.some(({ norm }) => LARGEST.has(norm))) return false;
  const measured = query.measures.flatMap(({ expression }) => columnsOf(expression));
  const ranked = fields.flatMap(({ expression }) => columnsOf(expression));
  return !measured.every((one) => ranked.some((other) => isSame(one, other)));
}

const SIZE: ReadonlySet<string> = new Set(['size', 'sizes']);
const LARGEST: ReadonlySet<string> = new Set('biggest highest largest lowest smallest'.split(' '));

const PART_HELD = /\b(?:fraction|part|percent|percentage|portion|proportion|share|%) of .+ [a-z]+$/;

/** The question as if it were of all rows of the table. */
function bodyOf({ before, lead, after }: SaidFirst, rows: readonly Token[]): readonly Token[] {
  const [mark, ...rest] = after;
  if (before.length === 0 && mark?.norm === ',') {
    const [how, many] = rest;
    return how?.norm === 'how' && many?.norm === 'many'
      ? [how, many, ...rows, ...rest.slice(2)]
      : [...rest.filter(({ kind }) => kind !== 'symbol'), { ...lead, norm: 'of' }, ...rows];
  }
  const isCounted = before.at(-1)?.norm === 'many' && before.at(-2)?.norm === 'how';
  return [...before, ...(isCounted ? [] : [lead]), ...rows, ...after];
}

/** "What share of the volume do the 10 largest loans make up": the part of what all rows come to. */
function shareIn({ before }: SaidFirst, which: FirstRows, reader: QuestionReader): AggregateQuery | null {
  const said = SHARE_OF_WHOLE.exec(before.map(({ norm }) => norm).join(' '));
  const whole = said?.groups?.['whole'];
  if (whole === undefined) return null;
  const query = reader.read(spokenLike(before, whole));
  const found = query === null ? null : wholeIn(query, 'share');
  if (query?.kind !== 'aggregate' || found?.table !== which.rows.from) return null;
  if (query.dimensions.length > 0 || query.limit !== null || query.measures.length > 1) return null;
  const { expression, label } = found.measure;
  const part = attempted(() => overRows(expression, which));
  if (part === null) return null;
  const share =
    said?.groups?.['fraction'] === undefined
      ? outputOf(`share of ${label}`, percentOf(part, expression), SHARE)
      : outputOf(`fraction of ${label}`, binary(part, '/', expression), FRACTION);
  return { ...query, measures: [share] };
}
