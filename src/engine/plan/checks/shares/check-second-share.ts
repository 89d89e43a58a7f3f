import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a share that is lost or of another whole: "the share of late boats in each town and *each town's share of late boats*" are two,
 * and in "the number of late boats by town and *their share of the fares*" the fares are not said to be those of the late boats.
 */
export function checkSecondShare(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  const shares = query.measures.filter(({ unit }) => unit?.kind === 'percent');
  const ofTotal = query.measures.filter(({ transform }) => transform?.kind === 'share-of-total');
  if (TWO_SHARES.test(text) && shares.length < 2 && ofTotal.length < 2) noSense('there are two shares');
  if (isOfGroup(query, text) && shares.length > 0 && ofTotal.length === 0)
    undecided('whether the share is of each by itself or of all together is not said');
  const whole = THEIR_SHARE.exec(text)?.[1];
  if (whole === undefined || ofTotal.length === 0 || query.measures.length < 2) return;
  const isSaidOfWhole = textsHeld({ ...query, measures: [], dimensions: [] }).every(({ texts }) =>
    texts.every((one) =>
      one
        .toLowerCase()
        .split(/[\s-]+/)
        .some((word) => whole.includes(word)),
    ),
  );
  if (!isSaidOfWhole) undecided('of which rows the whole is is not said');
}

/** "each town's share of late boats" */
function isOfGroup({ dimensions }: AggregateQuery, text: string): boolean {
  const group = OF_GROUP.exec(text)?.[1];
  return group !== undefined && dimensions.some(({ label }) => label.split(' ').includes(group));
}

const PART = '(?:percentage|proportion|share)';
const TWO_SHARES = new RegExp(`\\b${PART} of [^,]* and (?:each|every) [a-z]+ 's ${PART} of\\b`);
const OF_GROUP = new RegExp(`\\band (?:each|every) ([a-z]+) 's ${PART} of\\b`);
const THEIR_SHARE = new RegExp(`\\b(?:count|number) of [^,]* and (?:its|their) ${PART} of (.*)`);

/** Without one of these {@link checkSecondShare} holds on to nothing. */
export const SECOND_SHARE_CUES: readonly Cue[] = [TWO_SHARES, OF_GROUP, THEIR_SHARE];
