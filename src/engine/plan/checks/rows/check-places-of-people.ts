import { conjunctsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the places of single people who have so many, where all who live there may have them together: "towns whose residents own more
 * than 300 boats", "states where our members have over 50 boats".
 */
export function checkPlacesOfPeople(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (!PLACES.test(text) || OF_ONE.test(text)) return;
  if (conjunctsOf(query.where).some(({ kind }) => kind === 'related-aggregate'))
    undecided('whether each of them or all of them together have so many is not said');
}

const PEOPLE =
  '(?:borrowers|clients|customers|employees|guests|members|owners|people|residents|students|users)';
const COUNT = '(?:a total of |together )?(?:above|at least|fewer|less|more|over|under|\\d+)';
const PLACES = new RegExp(
  `\\b(?:areas|cities|counties|countries|districts|places|regions|states|towns) (?:(?:are )?(?:(?:those|the ones) )?(?:in which|where|whose) (?:all |our |the )*|do (?:our |the )*)${PEOPLE} (?:[a-z]+ ){1,3}${COUNT}\\b`,
);
const OF_ONE = /\b(?:a single|each|individual|individually|single|someone|somebody) /;

/** Without one of these {@link checkPlacesOfPeople} holds on to nothing. */
export const PLACES_OF_PEOPLE_CUES: readonly Cue[] = [PLACES];
