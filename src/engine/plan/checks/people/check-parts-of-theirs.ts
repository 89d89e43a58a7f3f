import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a query that loses of how many of theirs it is so: "shops two of whose boats were sold" are not those of shop 2, and "not all
 * of whose boats were sold" are not those of which none was.
 */
export function checkPartsOfTheirs(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (NUMBER.test(text)) noSense('so many of theirs are not counted');
  if (!NOT_ALL.test(text)) return;
  if (conjunctsOf(query.where).some(isDenied)) noSense('not all of theirs are so, and perhaps some');
}

/** None is so, or who has none at all counts too. */
function isDenied(one: Condition): boolean {
  if (one.kind === 'not') return OF_THEIRS.has(one.of.kind) || isDenied(one.of);
  return one.kind === 'any' && one.of.some(isDenied);
}

const OF_THEIRS: ReadonlySet<Condition['kind']> = new Set(['exists', 'related-aggregate']);
const NUMBER =
  /(?:^|(?<!than |least |most |over |under |[%] )\b)(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) of whose\b/;
const NOT_ALL = /\bnot (?:(?:got|had|has|have|having|hold) )?(?:all|each|every(?: one)?)\b(?! (?:at|but)\b)/;

/** Without one of these {@link checkPartsOfTheirs} holds on to nothing. */
export const PARTS_OF_THEIRS_CUES: readonly Cue[] = [NUMBER, NOT_ALL];
