import { singularOf } from '../../catalog/mod.ts';
import { AVERAGE } from '../lexicon/cues.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { withOwnShares } from './own-shares.ts';
import { type Phrase, phrasesOf } from './phrase.ts';
import { undecided } from './rejection.ts';
import type { MeasureSketch } from './sketch.ts';
import { tablesCalled } from './tables-called.ts';

/** Rejects ratios and shares whose whole is not the one that the words name. */
export function checkBases(
  query: LogicalQuery,
  phrases: readonly Phrase[],
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind !== 'aggregate') return;
  checkShares(withOwnShares(phrases), words);
  checkRatios(phrases, { words, index });
  checkRateOf(phrases, { words, index });
}

/** "what percentage of open loans sits with renters": the open loans are the whole, and the renters' are the part. */
function checkShares(phrases: readonly Phrase[], words: readonly string[]): void {
  const at = phrases.findIndex(
    (phrase) => phrase.kind === 'measures' && phrase.measures.some(isImpliedShare),
  );
  const isRestricted =
    at >= 0 &&
    phrases
      .slice(at + 1)
      .some(
        (phrase) =>
          phrase.kind === 'conditions' || (phrase.kind === 'nominal' && phrase.nominal.conditions.length > 0),
      );
  const share = words.findIndex((word) => SHARES.has(word));
  if (isRestricted && share >= 0 && words.slice(share).some((word) => VERBS.has(word)))
    undecided('what the whole of the share is is not said');
}

const SHARES: ReadonlySet<string> = new Set(
  '% fraction pct percent percentage portion proportion ratio share'.split(' '),
);
/** Verbs that say of the whole what the part is. */
const VERBS: ReadonlySet<string> = new Set(
  `are be been belong belonged belongs came come comes did do does fall falls fell go goes had has have held hold holds is lie
  lies live lives make makes rest rests sat sit sits was went were`.split(/\s+/),
);

function isImpliedShare(measure: MeasureSketch): boolean {
  return measure.kind === 'share' && measure.isImplied === true;
}

/** "ratio of late to current loans": both are loans, where no other rows are named. */
function checkRatios(
  phrases: readonly Phrase[],
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  const said = new Set(words.map(singularOf));
  const isNamed = (table: string): boolean => {
    const { label, synonyms } = index.dataset(table);
    return [label, ...synonyms].some((name) => said.has(singularOf(name.split(' ').at(-1) ?? name)));
  };
  for (const measure of phrasesOf(phrases, 'measures').flatMap((phrase) => phrase.measures)) {
    if (measure.kind !== 'ratio') continue;
    const [above, below] = [countedIn(measure.numerator), countedIn(measure.denominator)];
    if (above !== null && below !== null && above !== below && !(isNamed(above) && isNamed(below)))
      undecided('what one side of the ratio is a number of is not said');
  }
}

/** "average rate of late loans": the rate that such loans have, or how many are late. */
function checkRateOf(
  phrases: readonly Phrase[],
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  const at = words.findIndex((word, place) => RATE.test(word) && AVERAGE.has(words[place - 1] ?? ''));
  if (at < 0 || words[at + 1] !== 'of') return;
  const isOfRows = words.slice(at + 2, at + 5).some((word) => tablesCalled(word, index).length > 0);
  const isShare = phrasesOf(phrases, 'measures').some(({ measures }) =>
    measures.some((one) => one.kind === 'metric' && one.aggregate === 'avg'),
  );
  if (isOfRows && isShare) undecided('whether the rate that they have or their share is meant is not said');
}

const RATE = /^rates?$/;

function countedIn(measure: MeasureSketch): string | null {
  return measure.kind === 'count' ? measure.nominal.dataset : null;
}
