import { opposite } from '../../opposite.ts';
import { either, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { OrderDirection, Phrase } from '../../phrase.ts';
import type { DimensionSketch, MeasureSketch } from '../../sketch.ts';
import { dimension } from '../dimensions.ts';
import { of } from '../joints.ts';
import { measure } from '../measures/measures.ts';
import { superlative } from '../superlatives.ts';
import { member, word } from '../words.ts';
import { rankCore } from './rankings.ts';

const direction = member('order', ['asc', 'desc', 'best', 'worst']);

/** "sorted by volume descending", "ordered by highest rate", "alphabetically". */
export const order: Parser<Phrase> = symbol(() => {
  const key = either<MeasureSketch | DimensionSketch>(measure, dimension);
  return either<Phrase>(
    sequence([optional(word('and')), word('order'), key, optional(directionGiven)], (_, __, by, given) => ({
      kind: 'order',
      by,
      direction: given?.direction ?? null,
      ...(given?.isByAge === true ? { isByAge: true } : {}),
    })),
    // "in descending order of altitude"
    sequence([optional(either(word('and'), word('comma'))), directionOf, key], (_, given, by) => ({
      kind: 'order',
      by,
      direction: given,
    })),
    sequence([optional(word('and')), word('order'), rankCore, optional(key)], (_, __, rank, by) => ({
      kind: 'order',
      by,
      direction: rank.direction,
    })),
    // "ordered from highest to lowest altitude"
    sequence(
      [optional(word('and')), word('order'), direction, optional(of), key],
      (_, __, given, ___, by) => ({
        kind: 'order',
        by,
        direction: given,
      }),
    ),
    // "sort the names in ascending order"
    sequence([optional(word('end', 'comma')), word('sort-them'), key, direction], (_, __, by, given) => ({
      kind: 'order',
      by,
      direction: given,
    })),
    // "oldest year first", "highest rate first"
    sequence([optional(word('comma')), superlative, key, word('first-side')], (_, end, by) => ({
      kind: 'order',
      by,
      // The oldest year is the lowest.
      direction: by.kind === 'part' && end.quality === 'age' ? opposite(end.direction) : end.direction,
    })),
    sequence(
      [
        optional(word('order')),
        revised(directionAbout, (found, { words }) =>
          found.filter(({ end }) => !LINKS.has(words[end - 1] ?? '')),
        ),
      ],
      (_, { given, about }) => ({
        kind: 'order',
        by: null,
        direction: given,
        ...(about === undefined ? {} : { about }),
      }),
    ),
  );
});

/** Before what the rows are sorted by: "in descending order of". */
const LINKS: ReadonlySet<string> = new Set(['of', 'by']);

const directionOf: Parser<OrderDirection> = revised(direction, (found, { words }) =>
  found.filter(({ end }) => LINKS.has(words[end - 1] ?? '')),
);

/** "from the oldest to the youngest" goes by the age, whose dates run the other way. */
const directionGiven: Parser<{ readonly direction: OrderDirection; readonly isByAge: boolean }> = (
  chart,
  at,
) =>
  direction(chart, at).map(({ value, end, cost }) => {
    const isByAge = chart.words.slice(at, end).some((one) => one === 'youngest' || one === 'young');
    return { value: { direction: value, isByAge }, end, cost };
  });

const AMOUNTS =
  /^(?:biggest|greatest|high|highest|largest|low|lowest|smallest|tallest|shortest|longest|fastest|slowest|heaviest|lightest|most|least|cheapest)$/;
const TIMES = /^(?:latest|earliest|newest|oldest|recent)$/; // Before the others: "most recent".

/** "largest first" is about a quantity, "newest first" about a date, "descending" about neither. */
const directionAbout: Parser<{ readonly given: OrderDirection; readonly about?: 'measure' | 'time' }> = (
  chart,
  at,
) =>
  direction(chart, at).map(({ value: given, end, cost }) => {
    const words = chart.words.slice(at, end);
    const about = words.some((one) => TIMES.test(one))
      ? 'time'
      : words.some((one) => AMOUNTS.test(one))
        ? 'measure'
        : undefined;
    return { value: about === undefined ? { given } : { given, about }, end, cost };
  });
