import { costing, either, listOf, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, SketchOf, ValueTerm } from '../../sketch.ts';
import { lacking } from '../joints.ts';
import { valueTerm } from '../terms.ts';
import { word } from '../words.ts';
import { shareField } from './values.ts';

/** More than what makes two readings an ambiguity. */
const AS_NAMES = 0.1;

/** What is had is said by rows of theirs: who has a mortgage has a loan, and not a home that is mortgaged. */
export const hadCondition: Parser<ConditionSketch> = symbol(() =>
  revised(said, (found, { words }, at) =>
    found.filter(({ end }) => {
      const having = words.slice(at, end).findIndex((one) => HAVING.has(one));
      const isOfMore = FURTHER.has(words[end] ?? '');
      return having >= 0 && !DONE.test(words[at + having + 1] ?? '') && !isOfMore;
    }),
  ),
);

const HAVING: ReadonlySet<string> = new Set('had has have having with without'.split(' '));

/** "have Optics in the Attic": what goes on may be said of the rows that say it too. */
const FURTHER: ReadonlySet<string> = new Set('as at by during for from in of on since to until'.split(' '));

/** "has paid" is no thing that somebody has. */
const DONE = /(?:[a-z]{2}(?:ed|en)|paid|made|sold|held|sent|won|lost|left)$/;

const said: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    // "flats that have a gym", "with a gym and a pool": each in a row of its own
    sequence([word('with'), listOf(valueTerm, word('and'))], (_, values) => each(values)),
    // "with a gym or a pool", which may be names of such rows too
    costing(
      AS_NAMES,
      sequence([word('with'), listOf(valueTerm, word('or'))], (_, values) =>
        values.length > 1 && shareField(values) ? had(values) : null,
      ),
    ),
    // "without a gym"
    sequence([lacking, listOf(valueTerm, word('or'))], (_, values) =>
      shareField(values) ? { kind: 'not', of: had(values) } : null,
    ),
  ),
);

function each(values: readonly ValueTerm[]): ConditionSketch | null {
  const [first] = values;
  if (first === undefined || !shareField(values)) return null;
  return values.length === 1 ? had([first]) : { kind: 'and', of: values.map((one) => had([one])) };
}

function had(values: readonly ValueTerm[]): SketchOf<'value'> {
  return { kind: 'value', field: null, values, isHad: true };
}
