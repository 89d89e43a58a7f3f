import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects a query of exactly what is to be left out: "all but the three largest", "all but the late ones" are the others. */
export function checkAllBut(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !ALL_BUT.test(textOf(words))) return;
  const isRest = query.offset > 0;
  const said = JSON.stringify([query.where, query.kind === 'list' ? [] : [query.measures, query.having]]);
  if (!isRest && !DENIAL.test(said)) noSense('what is left out is not denied');
  if (!isRest && ENDS.test(textOf(words))) noSense('the first ones are to be left out');
}

const ALL_BUT = /\b(?:all|any|each|every|everyone|everybody|everything) but\b/;
const ENDS = new RegExp(
  `${ALL_BUT.source} (?:for )?(?:the|our|its|their) (?:[\\w-]+ ){0,2}?(?:bottom|first|last|latest|least|most|top|[a-z]+est)\\b`,
);
const DENIAL = /"kind":"not"|"negated":true|"operator":"(?:<>|!=)"|"is-null"|"value":0/;

/** Without one of these {@link checkAllBut} holds on to nothing. */
export const ALL_BUT_CUES: readonly Cue[] = [ALL_BUT];
