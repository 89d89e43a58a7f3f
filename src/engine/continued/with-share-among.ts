import { testsOf } from '../conjuncts.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { EACH, PART_VERBS } from '../lexicon/cues.ts';
import { ROW_POINTERS } from '../lexicon/limited-rows.ts';
import { PART_RELATIVES } from '../lexicon/parts-of-them.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../logical-query.ts';
import { isConstantRate, isRateOfOutcome } from '../plan/build-aggregate/constant-rate.ts';
import { noSense } from '../plan/rejection.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { type ShareBase, shareBases } from './share-bases.ts';
import { attempted, type QuestionReader, restrictionOf, rowsOf, spokenLike } from './state-said.ts';

/**
 * The query of a question for a share that ends with the rows that it is of: "share of borrowers with a mortgage among borrowers who
 * own their home", "what share of applications did we approve that were submitted in May by channel". All before is said of the part,
 * and all after of the whole. Null where either is not read by itself.
 */
export function withShareAmong(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  for (const said of shareBases(tokens)) {
    const found = ofBase(said, reader);
    if (found !== null) return found;
  }
  return null;
}

function ofBase(said: ShareBase, reader: QuestionReader): AggregateQuery | null {
  const query = reader.read(said.body);
  const table = query === null ? null : tableOf(query);
  if (query?.kind !== 'aggregate' || table === null || !isShare(query)) return null;
  if (!isOfWhole(said, { query, table }, reader)) return null;
  const counted = reader.read(countOf(said, table, reader));
  const where = counted === null ? null : rowsIn(counted, table);
  if (counted?.kind !== 'aggregate' || where === null) return null;
  if (query.dimensions.length > 0 && counted.dimensions.length > 0) return null;
  return attempted(() => {
    const both = allOf([...(query.where === null ? [] : [query.where]), where]);
    const { measures } = query;
    const grouped = query.dimensions.length > 0 ? query : inOrderOf(counted, measures);
    const { dimensions } = grouped;
    const isEmpty = said.kind !== 'among' && measures.some((one) => isConstantRate(one, both));
    if (
      isEmpty ||
      measures.some((one) =>
        isRateOfOutcome(one, [...dimensions.map(({ expression }) => expression), ...testsOf(both)]),
      )
    )
      return null;
    return { ...grouped, measures, where: both };
  });
}

/** "by branch, lowest first" behind the rows orders the shares, where they are all that is shown. */
function inOrderOf(counted: AggregateQuery, measures: AggregateQuery['measures']): AggregateQuery {
  const [share, ...others] = measures;
  const order = counted.order.map((one) => {
    if (!counted.measures.some(({ name }) => name === one.by)) return one;
    if (share === undefined || others.length > 0) noSense('which of the shares orders the rows is not said');
    return { ...one, by: share.name };
  });
  return { ...counted, measures, order };
}

/** Whether it is nothing but a share, of all groups and in no order of its own. */
function isShare({ measures, having, limit, perGroup }: AggregateQuery): boolean {
  const areRatios = measures.every(
    ({ expression, transform }) => transform === null && aggregatesOf(expression).length > 1,
  );
  return areRatios && having === null && limit === null && perGroup === null;
}

/** Whether what is said last is of the whole: the part is said before it, or a noun tells of which rows it is. */
function isOfWhole(
  said: ShareBase,
  { query, table }: { readonly query: AggregateQuery; readonly table: string },
  reader: QuestionReader,
): boolean {
  const { kind, body } = said;
  const isNamed = kind !== 'among' && isOwnNoun(said, table, reader);
  if (kind === 'among' || (kind === 'only' && isNamed)) return true;
  const nouns = nounsIn(body, reader);
  const own = isOfAmount(query) ? undefined : nouns.find(({ dataset }) => dataset === table);
  const after = body.slice(own?.end ?? AFTER_SHARE);
  const endsWithNoun = nouns.some(({ end }) => end === body.length);
  const isVerbal = after.some(({ norm }) => PART_VERBS.has(norm) || PART_RELATIVES.has(norm));
  // "share of loans *in Texas*" may go on with what the part is, and so may "percentage of the volume *of auto loans*".
  const isSaid =
    isVerbal ||
    (own === undefined
      ? !endsWithNoun || after.some(({ norm }) => WITHIN.has(norm))
      : after[0] !== undefined && !PLACING.has(after[0].norm));
  if (kind === 'rows') return isSaid && isNamed;
  // "with a loan *issued in May*" is said of the loan.
  const isOfOther = nouns.some(({ dataset }) => dataset !== table) || (kind !== 'only' && endsWithNoun);
  return isSaid && !isOfOther;
}

/** The words before what a share is of. */
const AFTER_SHARE = 3;
const WITHIN: ReadonlySet<string> = new Set(['in', 'within']);
const PLACING: ReadonlySet<string> = new Set('at by for from in of on to with'.split(' '));

function isOfAmount({ measures }: AggregateQuery): boolean {
  return measures.some(({ expression }) => aggregatesOf(expression).some((one) => one.function === 'sum'));
}

interface RowNoun {
  readonly dataset: string;
  readonly start: number;
  readonly end: number;
}

/** The nouns for rows, also "mortgages" for loans; "loan applications" are no loans. */
function nounsIn(tokens: readonly Token[], { find, index }: QuestionReader): readonly RowNoun[] {
  const nouns = find(tokens).flatMap(({ start, end, meaning, match }): readonly RowNoun[] => {
    if (meaning.kind === 'dataset') return [{ dataset: meaning.dataset, start, end }];
    // "that are late" is no noun, though "late ones" are payments.
    return meaning.kind === 'segment' && meaning.isNoun && match === 'exact'
      ? [{ dataset: index.segment(meaning.segment).dataset, start, end }]
      : [];
  });
  return nouns.filter(({ end }) => !nouns.some(({ start }) => start === end));
}

/** "for *unsecured loans* over $5,000": of the table's rows, and not one number for each of them. */
function isOwnNoun({ base }: ShareBase, table: string, reader: QuestionReader): boolean {
  return nounsIn(base, reader).some(
    ({ dataset, start }) =>
      dataset === table &&
      start <= BEFORE_NOUN_MAX &&
      base.slice(0, start).every(({ norm }) => !NO_MODIFIERS.has(norm)),
  );
}

const BEFORE_NOUN_MAX = 5;
/** Before a noun of other words: "in *2024 was* auto loans". */
const NO_MODIFIERS: ReadonlySet<string> = new Set([
  ...EACH,
  ...PART_RELATIVES,
  ...PART_VERBS,
  ...PLACING,
  'and',
  'different',
  'or',
  'various',
]);

/** "number of loans issued in May by grade". */
function countOf({ kind, lead, base }: ShareBase, table: string, reader: QuestionReader): readonly Token[] {
  if (kind !== 'among') return [...spokenLike(lead, `number of ${rowsOf(table, reader)}`), ...lead, ...base];
  const [first, ...rest] = base;
  const isPointer = first !== undefined && ROW_POINTERS.has(first.norm) && first.norm !== 'all';
  const rows = isPointer ? [...spokenLike(base, rowsOf(table, reader)), ...rest] : base;
  return [...spokenLike(rows, 'number of'), ...rows];
}

/** What rows are counted by a query that does nothing else, but for its groups; null for other queries. */
function rowsIn(query: LogicalQuery, table: string): Condition | null {
  if (query.kind !== 'aggregate' || query.perGroup !== null) return null;
  return restrictionOf({ ...query, dimensions: [] }, table);
}
