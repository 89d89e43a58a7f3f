import { OWNED } from '../../../lexicon/cues.ts';
import { either, optional, type Parser, revised, sequence, symbol, typed, where } from '../../parser.ts';
import { allOf, noneOf } from '../../quantified.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { nominal, saidOfRows } from '../forward.ts';
import { having } from '../joints.ts';
import { datasetTerm, segmentTerm } from '../terms.ts';
import { word } from '../words.ts';

/** "all of whose loans are paid off", "paid off every one of them", "none of them late": what all of theirs are, or none. */
export const eachCondition: Parser<ConditionSketch> = symbol(() =>
  where(quantified, ({ words }) => words.some((one) => QUANTIFIERS.has(one))),
);

const QUANTIFIERS: ReadonlySet<string> = new Set(['all', 'each', 'every', 'none', 'not']);

const quantified: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([allTheir, nominal, saidOfRows], (_, rows, is) => (isPlain(rows) ? allOf(rows, is) : null)),
    sequence([word('none-of-theirs'), nominal, saidOfRows], (_, rows, is) =>
      isPlain(rows) ? noneOf(rows, is) : null,
    ),
    // "had every application declined", "with all loans paid off"
    sequence([having, word('all-of-theirs'), nominal, saidOfRows], (_, __, rows, is) =>
      isPlain(rows) ? allOf(rows, is) : null,
    ),
    // "whose loans are all paid off"
    sequence([whose, nominal, word('be'), word('all-of-them'), saidOfRows], (_, rows, __, ___, is) =>
      isPlain(rows) ? allOf(rows, is) : null,
    ),
    // "have paid off all their loans"
    sequence([optional(having), state, word('all-of-theirs'), datasetTerm], (_, is, __, dataset) =>
      is.dataset === dataset ? allOf({ kind: 'nominal', dataset, conditions: [] }, is.condition) : null,
    ),
    sequence([optional(having), state, word('all-of-them')], (_, is) => ofThem(is.condition, 'all')),
    sequence(
      [optional(word('comma', 'conjunction')), word('all-of-them'), optional(word('be')), saidOfRows],
      (_, __, ___, is) => ofThem(is, 'all'),
    ),
    sequence(
      [optional(word('comma', 'conjunction')), word('none-of-them'), optional(word('be')), saidOfRows],
      (_, __, ___, is) => ofThem(is, 'none'),
    ),
  ),
);

/** "all their loans", and no others of which more is said. */
function isPlain({ conditions }: Nominal): boolean {
  return conditions.every(({ kind }) => kind === 'segment' || kind === 'value');
}

/** "all of their"; "list all jobs waiting" has no jobs that somebody has. */
const allTheir: Parser<string> = symbol(() =>
  revised(word('all-of-theirs'), (found, { words }, at) =>
    found.filter(({ end }) => words.slice(at, end).some((one) => OWNED.has(one))),
  ),
);

const whose: Parser<string> = typed(new Set(['whose']));

interface State {
  readonly dataset: string;
  readonly condition: ConditionSketch;
}

const state: Parser<State> = symbol(() =>
  revised(segmentTerm, (found, { index }) =>
    found.map((reading) => ({
      ...reading,
      value: {
        dataset: index.segment(reading.value).dataset,
        condition: { kind: 'segment', segments: [reading.value] },
      },
    })),
  ),
);

function ofThem(which: ConditionSketch, how: 'all' | 'none'): ConditionSketch {
  return { kind: 'of-them', which, how };
}
