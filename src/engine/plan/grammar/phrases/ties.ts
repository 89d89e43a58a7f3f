import { costing, either, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import type { DimensionSketch, MeasureSketch } from '../../sketch.ts';
import { dimension } from '../dimensions.ts';
import { of } from '../joints.ts';
import { measure } from '../measures/measures.ts';
import { superlative } from '../superlatives.ts';
import { member, word } from '../words.ts';

const direction = member('order', ['asc', 'desc']);
const extreme: Parser<'asc' | 'desc'> = mapped(superlative, (end) => end.direction);

/** After an order "then by" is no group. */
const GOES_ON = -0.5;

/** "ties by lowest loan id", "break ties alphabetically", "ties in alphabetical order of the name". */
export const ties: Parser<Phrase> = symbol(() => {
  const key = either<MeasureSketch | DimensionSketch>(dimension, measure);
  const mark = optional(word('comma', 'end', 'bracket'));
  return either<Phrase>(
    sequence(
      [mark, word('ties'), optional(word('group')), extreme, key, optional(word('first-side'))],
      (_, __, ___, way, by) => ({
        kind: 'ties',
        by,
        direction: way,
      }),
    ),
    sequence(
      [mark, word('ties'), optional(word('group')), key, optional(direction)],
      (_, __, ___, by, way) => ({
        kind: 'ties',
        by,
        direction: way ?? 'asc',
      }),
    ),
    // ", then by name descending"
    costing(
      GOES_ON,
      sequence([mark, word('then-by'), key, optional(direction)], (_, __, by, way) => ({
        kind: 'ties',
        by,
        direction: way ?? 'asc',
        isNext: true,
      })),
    ),
    sequence([mark, word('ties'), direction, optional(of), optional(key)], (_, __, way, ___, by) => ({
      kind: 'ties',
      by,
      direction: way,
    })),
  );
});
