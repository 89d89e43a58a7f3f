import { PLAIN_VERBS } from '../../../lexicon/words/having.ts';
import {
  costing,
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  where,
} from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import { superlative } from '../superlatives.ts';
import { datasetTerm, isMoment } from '../terms.ts';
import { created, doingAfterNot, handedOverOfEach } from '../verbs.ts';
import { word } from '../words.ts';
import { NOISE, PHRASE, ROUGH_NOISE } from './costs.ts';
import { lightVerb, ourVerb } from './light-verbs.ts';

/** "has", "with": words that may say nothing; "made", "received" say what is done. */
const plainVerb: Parser<string> = revised(word('with'), (found, chart, at) => {
  const said = chart.words[at] ?? '';
  if (!PLAIN_VERBS.has(said) || chart.words[at + 1] === 'and') return [];
  // "whose last loan was in 2020" says something of the last one, and does not ask for it.
  return found.filter(({ end }) => said !== 'whose' || superlative(chart, end).length === 0);
});

const mark = optional(word('comma', 'bracket', 'end'));

/** What is said of how the answer is to be found, and is so anyway: "by joining the sales and cars tables". */
const remark: Parser<Phrase> = sequence(
  [
    mark,
    word('join-of'),
    listOf(
      sequence([datasetTerm, optional(word('schema:tables'))], (dataset) => dataset),
      either(word('and'), word('of')),
    ),
  ],
  (_, __, ___): Phrase => ({ kind: 'noise' }),
);

const AUXILIARIES: ReadonlySet<string> = new Set(['do', 'does', 'did']);

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'any']);

/** The verb of "does each department *offer*"; "made a purchase" has none. */
const whatTheyDo: Parser<string> = where(
  doingAfterNot,
  ({ words }, at) =>
    words.slice(0, at).some((word) => AUXILIARIES.has(word)) && !ARTICLES.has(words[at - 1] ?? ''),
);

/** The readings of a part that end before a mark, or where the question ends. */
function atMark<T>(part: Parser<T>): Parser<T> {
  return revised(part, (found, { words }) => found.filter(({ end }) => MARK.test(words[end] ?? '.')));
}

const MARK = /^[?.,;!]$/;

/** "loan to income" is one name, and no loan. */
const roughOf: Parser<string> = where(
  word('of'),
  (chart, at) => chart.words[at] !== 'to' && !isMoment(chart, at),
);

/** "go by the closing date" says by which date the question goes. */
const plainBe: Parser<string> = where(
  word('be'),
  ({ words }, at) => words[at] !== 'go' || words[at + 1] !== 'by',
);

/** Words between phrases that say nothing by themselves, and how rough it is that they stand there. */
export const noise = either<Phrase>(
  costing(NOISE - PHRASE, remark),
  costing(
    NOISE - PHRASE,
    mapped(word('end', 'bracket', 'comma', 'is-there', 'in-unit'), () => ({ kind: 'noise' })),
  ),
  costing(
    NOISE - PHRASE,
    revised(word('conjunction'), (found, { words }, at) =>
      found.map((reading) => ({
        ...reading,
        value: { kind: 'noise', ...(words[at] === 'and' ? { isAnd: true } : {}) },
      })),
    ),
  ),
  costing(
    NOISE - PHRASE,
    mapped(plainBe, () => ({ kind: 'noise', isVerb: true })),
  ),
  costing(ROUGH_NOISE - PHRASE, either(lightVerb, ourVerb)),
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(roughOf, () => ({ kind: 'noise', isRough: true })),
  ),
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(either(plainVerb, word('that')), (sense) =>
      sense === 'with'
        ? { kind: 'noise', isRough: true }
        : { kind: 'noise', isRough: true, isRelative: true, needsMore: true },
    ),
  ),
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(word('and'), () => ({ kind: 'noise', needsMore: true, isAnd: true })),
  ),
  // "how many courses does each department offer", also before a sentence or a clause that goes on
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(atMark(whatTheyDo), () => ({ kind: 'noise', isDone: true })),
  ),
  // "how many papers has each author written"
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(created, () => ({ kind: 'noise', isDone: true })),
  ),
  // "how many units of each product were sold"
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(handedOverOfEach, () => ({ kind: 'noise', isDone: true })),
  ),
);
