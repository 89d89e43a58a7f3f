import { testsOf } from '../../../conjuncts.ts';
import { SHARE_WORDS } from '../../../lexicon/cues.ts';
import type { LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import { isReason } from '../../grammar/measures/placed-states.ts';
import { withOwnShares } from '../../own-shares.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import type { ConditionSketch, MeasureSketch } from '../../sketch.ts';
import { literalsOf } from '../../states-asked.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects shares whose part is what is said last, where a clause before it says the part: of "loans that came online in the
 * South" the whole is those in the South, and so it is of "applications that got approved for personal loans".
 */
export function checkWholeLast(phrases: readonly Phrase[], words: readonly string[]): void {
  const share = words.findIndex((word) => SHARE_WORDS.has(word));
  if (share < 0) return;
  const shares = phrasesOf(withOwnShares(phrases), 'measures').flatMap(({ measures }) =>
    measures.filter(isShare),
  );
  for (const { of, which } of shares) {
    const placeOf = (one: ConditionSketch): number => lastPlace(one, words);
    const whole = of.kind === 'nominal' ? of.conditions.map(placeOf) : [];
    const part = which.flatMap(ofRows).map(placeOf);
    const verb = words.findLastIndex((word, at) => at > share && CLAUSES.has(word));
    const isTorn = part.length === 1 && whole.some((at) => verb > 0 && verb < at && at < Math.min(...part));
    const added = words.lastIndexOf('for', part.at(-1));
    const isForSome =
      part.length > 1 &&
      added > verb &&
      verb > 0 &&
      part.slice(0, -1).every((at) => at < added) &&
      !which.some(isReason);
    if (isTorn || isForSome) undecided('what the whole of the share is is not said');
  }
}

/** Rejects plain numbers of rows where "the share of" them is asked for; which has the largest share goes by its number. */
export function checkShareCounted(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.limit !== null || query.having !== null) return;
  const isAsked = words.some((word, at) => SHARES_OF.has(word) && words[at + 1] === 'of');
  const isPlain = ({ expression, transform }: MeasureOutput): boolean =>
    transform === null &&
    expression.kind === 'aggregate' &&
    (expression.function === 'count' || expression.function === 'sum');
  if (isAsked && query.measures.every(isPlain)) noSense('a share is asked for, and no number');
}

/** Rejects a part of those that are the part: "what share of the weight collected is glass" is no share of the glass. */
export function checkPartSaid(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const [, part = ''] = PART_SAID.exec(textOf(words)) ?? [];
  const isPart = (value: unknown): boolean => typeof value === 'string' && part === value.toLowerCase();
  const ofAll = testsOf(query.where)
    .filter((one) => one.kind === 'binary' && one.operator === '=')
    .flatMap(literalsOf)
    .filter(isPart);
  const isShare = query.measures.some(({ unit }) => unit?.kind === 'percent');
  if (isShare && ofAll.length > 0) noSense('what is said last is the part');
}

const PART_SAID =
  /\b(?:%|fraction|part|percent|percentage|pct|portion|proportion|share) of .+ (?:are|is|was|were) ([a-z -]+?)(?: \?)?(?:$| where )/;

const SHARES_OF: ReadonlySet<string> = new Set(['pct', 'percentage', 'proportion', 'share']);

type Share = Extract<MeasureSketch, { readonly kind: 'share' }>;

function isShare(measure: MeasureSketch): measure is Share {
  return measure.kind === 'share';
}

/** What is said of the rows themselves: of "late payments for grade B" that they are late, and of what they are. */
function ofRows(condition: ConditionSketch): readonly ConditionSketch[] {
  return condition.kind === 'exists' && condition.isSelf === true
    ? condition.nominal.conditions
    : [condition];
}

/** What a clause begins with that tells the part. */
const CLAUSES: ReadonlySet<string> = new Set(
  'are came come comes get gets got had has have is that was were which who'.split(' '),
);

/** Where the last word of a value stands; nowhere where it is said otherwise. */
function lastPlace(condition: ConditionSketch, words: readonly string[]): number {
  if (condition.kind === 'exists')
    return Math.max(-1, ...condition.nominal.conditions.map((one) => lastPlace(one, words)));
  if (condition.kind !== 'value') return -1;
  const said = condition.values
    .flatMap(({ alternatives }) => alternatives)
    .map(({ value }) => String(value).toLowerCase().split(' ').at(-1) ?? '');
  return words.findLastIndex((word) => said.includes(word));
}

/** Without one of these {@link checkShareCounted} holds on to nothing. */
export const SHARE_COUNTED_CUES: readonly Cue[] = [SHARES_OF];

/** Without one of these {@link checkPartSaid} holds on to nothing. */
export const PART_SAID_CUES: readonly Cue[] = [PART_SAID];

/** Without one of these {@link checkWholeLast} holds on to nothing. */
export const WHOLE_LAST_CUES: readonly Cue[] = [SHARE_WORDS];
