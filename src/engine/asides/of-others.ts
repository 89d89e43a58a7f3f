import { QUESTION_AUXILIARIES } from '../lexicon/cues.ts';
import { BEFORE_DEEDS_DONE, type DeedVerb } from '../lexicon/deed-verbs.ts';
import type { Token } from '../token.ts';
import { afterVerb, rowsEnding, spokenAs } from './deed-words.ts';
import type { Spoken } from './spoken.ts';
import { wayOf } from './told-deeds.ts';

/**
 * "which language do the most translators speak", "projects no complaint was raised about": the other things stand before the verb.
 * "which language has the most translators", "projects without complaint".
 */
export function ofOthers(spoken: Spoken, verb: DeedVerb, at: number): readonly Token[] | null {
  const { tokens, candidates, knowledge } = spoken;
  let end = at;
  while (BEFORE_DEEDS_DONE.has(tokens[end - 1]?.norm ?? '') && end > 1) end -= 1;
  const object = rowsEnding(candidates, end);
  const before = tokens.slice(0, end).map(({ norm }) => norm);
  const most = before.lastIndexOf('most');
  const none = before.lastIndexOf('no');
  const isMost =
    most > none && before[most - 1] === 'the' && QUESTION_AUXILIARIES.has(before[most - 2] ?? '');
  const joint = isMost ? most - 2 : none;
  const like = tokens[joint];
  if (object === null || like === undefined || end - joint > OTHERS_MAX) return null;
  const that = THAT.has(before[joint - 1] ?? '') ? joint - 1 : joint;
  const subject = rowsEnding(candidates, that);
  if (subject === null || subject === object) return null;
  const way = wayOf(verb, { from: subject, to: object, knowledge });
  if (way === null || !(way.isDirect || way.told?.name === object)) return null;
  const others = tokens.slice(joint + 1, end);
  return [
    ...tokens.slice(0, that),
    spokenAs(like, isMost ? 'has' : 'without'),
    ...others,
    ...tokens.slice(afterVerb(spoken, at)),
  ];
}

const OTHERS_MAX = 6;
const THAT: ReadonlySet<string> = new Set(['that', 'which', 'whom', 'who']);
