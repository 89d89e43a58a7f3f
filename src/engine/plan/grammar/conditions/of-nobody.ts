import { either, optional, type Parser, sequence, symbol, typed } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { doingAfterNot } from '../verbs.ts';
import { word } from '../words.ts';

/** "books that no member has borrowed", "breeds which no dog has": there is none of these for them. */
export const ofNobodyCondition: Parser<ConditionSketch> = symbol(() =>
  sequence(
    [optional(typed(RELATIVES)), typed(NONE), nominal, either(does, has), optional(of)],
    (_, __, rows): ConditionSketch => ({ kind: 'not', of: { kind: 'exists', nominal: rows } }),
  ),
);

const RELATIVES: ReadonlySet<string> = new Set(['did', 'do', 'does', 'that', 'which', 'who', 'whom']);
const NONE: ReadonlySet<string> = new Set(['no']);
const HAVE: ReadonlySet<string> = new Set(['had', 'has', 'have']);
const EVER: ReadonlySet<string> = new Set(['ever', 'yet']);

const has: Parser<unknown> = typed(HAVE);
const does: Parser<unknown> = sequence(
  [optional(typed(HAVE)), optional(typed(EVER)), either(doingAfterNot, word('live-in'))],
  (_, __, verb) => verb,
);
