import { either, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { not } from '../joints.ts';
import { doingVerb, doneVerb, doVerb } from '../verbs.ts';
import { word } from '../words.ts';

/** "was", "been", where the words that deny do not hold it. */
const been = optional(word('be'));

/** "never ordered (anything)", "that were never prescribed": what did not happen to the rows, or was not done by them. */
export const eventCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([denied(false), either(doVerb, doingVerb), word('anything')], (_, verb) => none(verb, false)),
    sequence([denied(false), either(doVerb, doingVerb)], (_, verb) => none(verb, false)),
    sequence([denied(true), been, doneVerb], (_, __, verb) => none(verb, true)),
  ),
);

/** "have never been", "were not" stand before what is done to something, "have never" before what it does. */
function denied(isPassive: boolean): Parser<string> {
  return revised(not, (found, chart, at) =>
    found.filter(({ end }) => {
      const words = chart.words.slice(at, end);
      return (
        words.some((one) => PASSIVE.has(one)) === isPassive ||
        (isPassive && PASSIVE.has(chart.words[end] ?? ''))
      );
    }),
  );
}

const PASSIVE: ReadonlySet<string> = new Set(['are', 'be', 'been', 'is', 'was', 'were']);

function none(verb: string, isPassive: boolean): ConditionSketch {
  return { kind: 'not', of: { kind: 'event', verb, isPassive } };
}
