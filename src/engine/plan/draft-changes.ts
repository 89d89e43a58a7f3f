import { namesTwoTimes } from './fitting-times.ts';
import { type Opener, type Phrase, phrasesOf, type RankPhrase, type TransformSketch } from './phrase.ts';

/** "yoy change in dollars" is a difference. */
export function transformIn(phrases: readonly Phrase[]): TransformSketch | null {
  const [first, since] = transformsSaid(phrases);
  if (first?.kind !== 'change') return first ?? null;
  const { isOpen, ...change } = first;
  const per = since?.kind === 'change' ? since.per : first.per;
  const isInUnits = phrasesOf(phrases, 'in-units').length > 0;
  const at = phrases.findLastIndex(({ kind }) => kind === 'in-percent');
  const isPercent = asks(phrases, 'percent-change') || (isOpen === true && at >= 0);
  if (isInUnits) return { ...change, per, as: 'difference' };
  if (change.as === 'difference' && !isPercent && at > phrases.findIndex(({ kind }) => kind === 'transform'))
    return { ...change, per, as: 'percent', isOfAmount: true };
  return isPercent ? { ...change, per, as: 'percent' } : { ...first, per };
}

/** "how did it change …? Both counts and the difference" says twice that the change is asked for. */
function transformsSaid(phrases: readonly Phrase[]): readonly TransformSketch[] {
  const said = phrasesOf(phrases, 'transform').map(({ transform }) => transform);
  const [beside] = phrasesOf(phrases, 'as-columns').flatMap(({ transform }) => transform ?? []);
  const [first, ...others] = said;
  if (beside === undefined) return said;
  const isGeneral = first?.kind === 'change' && first.as === 'difference' && first.isDown !== true;
  return first === undefined || isGeneral ? [beside, ...others] : said;
}

function asks(phrases: readonly Phrase[], wanted: Opener): boolean {
  return phrasesOf(phrases, 'opener').some(({ opener }) => opener === wanted);
}

/** The biggest drop is the lowest change. */
export function ofChange(rank: RankPhrase, transform: TransformSketch | null): RankPhrase {
  const isOfChange = rank.by === null && rank.direction === 'desc' && transform?.kind === 'change';
  return isOfChange && transform.isDown === true ? { ...rank, direction: 'asc' } : rank;
}

/** Whether the change stands beside what it is of: "volume in 2023 and 2024, and the change". */
export function addsChange(phrases: readonly Phrase[]): boolean {
  if (phrasesOf(phrases, 'as-columns').length > 0) return true;
  const at = phrases.findIndex(({ kind }) => kind === 'transform');
  const before = phrases.slice(0, at);
  return (
    phrases[at - 1]?.kind === 'noise' && (phrasesOf(before, 'compare').length > 0 || namesTwoTimes(before))
  );
}

/** "charge-offs by year with cumulative count": the running total is wanted beside what it is of. */
function isAddition(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex(({ kind }) => kind === 'transform');
  const [before, joint] = [phrases.slice(0, at), phrases[at - 1]];
  const isTied = joint?.kind === 'noise' && (joint.isRough === true || joint.needsMore === true);
  return isTied && before.some(({ kind }) => kind === 'nominal' || kind === 'group');
}

/** "the count and the growth of loans", "growth and number of loans": both. */
function isBesideNumber(phrases: readonly Phrase[], at: number): boolean {
  const isAnd = (one: Phrase | undefined): boolean => one?.kind === 'noise' && one.isAnd === true;
  const [next, second] = phrases.slice(at + 1);
  if (next?.kind === 'measures' && JOINED.has(next.joint)) return true;
  const isBefore = isAnd(phrases[at - 1]) && phrases[at - 2]?.kind === 'measures';
  return isBefore || (isAnd(next) && second?.kind === 'measures');
}

const JOINED: ReadonlySet<string | null> = new Set(['and', 'conjunction']);

/** "growth of volume", "by how much did volume change", "a drop in loans". */
export function isChangeAlone(phrases: readonly Phrase[]): boolean {
  const at = phrases.findIndex(({ kind }) => kind === 'transform');
  const ofWhat = phrases.findIndex(({ kind }) => kind === 'measures' || kind === 'nominal');
  if (at < 0 || isAddition(phrases) || isBesideNumber(phrases, at)) return false;
  const isAsked = asks(phrases, 'change') || asks(phrases, 'percent-change');
  return (
    isAsked || at < ofWhat || phrasesOf(phrases, 'transform').some(({ measure }) => measure !== undefined)
  );
}
