import { either, mapped, type Parser, sequence, symbol } from '../../parser.ts';
import type { MeasureOf, MeasureSketch } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { plainNumber, segmentTerm } from '../terms.ts';
import { word } from '../words.ts';
import { countOf } from './counts.ts';
import { summable } from './summable.ts';

/** "ratio of late to current loans", "recoveries as a percentage of losses". */
export const ratio = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([word('ratio'), part, word('ratio-to'), part], (_, numerator, __, denominator) =>
      ratioOf(numerator, denominator),
    ),
    // "ratio of approved to declined applications": both are of the noun that is said once
    sequence([word('ratio'), segmentTerm, word('ratio-to'), nominal], (_, segment, __, rows) =>
      ratioOf(
        countOf({
          ...rows,
          conditions: [{ kind: 'segment', segments: [segment] }, ...rows.conditions.slice(1)],
        }),
        countOf(rows),
      ),
    ),
    // "approved applications per 100 applications"
    sequence([part, word('group'), plainNumber, part], (numerator, _, factor, denominator) =>
      HUNDREDS.has(factor) ? { ...ratioOf(numerator, denominator), factor } : null,
    ),
    sequence([part, word('ratio-to-explicit'), part], (numerator, _, denominator) =>
      ratioOf(numerator, denominator),
    ),
  ),
);

const part: Parser<MeasureSketch> = symbol(() => either(summable, mapped(nominal, countOf)));

const HUNDREDS: ReadonlySet<number> = new Set([10, 100, 1000, 10_000, 100_000, 1_000_000]);

function ratioOf(numerator: MeasureSketch, denominator: MeasureSketch): MeasureOf<'ratio'> {
  return { kind: 'ratio', numerator, denominator };
}
