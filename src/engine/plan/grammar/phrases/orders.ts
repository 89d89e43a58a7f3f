import { ORDER_PROPERTIES, type Property } from '../../../lexicon/properties.ts';
import { opposite } from '../../opposite.ts';
import { either, optional, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { OrderAbout, OrderDirection, Phrase, RankPhrase } from '../../phrase.ts';
import type { DimensionSketch, MeasureSketch } from '../../sketch.ts';
import { dimension } from '../dimensions.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { countOf } from '../measures/counts.ts';
import { measure } from '../measures/measures.ts';
import { type Superlative, superlative } from '../superlatives.ts';
import { member, word } from '../words.ts';
import { rankCore } from './rankings.ts';

const direction = member('order', ['asc', 'desc', 'best', 'worst']);

/** "best grade first": whether A or G is the best is not known. */
function isOfMerit({ quality }: Superlative, { kind }: MeasureSketch | DimensionSketch): boolean {
  return quality === 'merit' && (kind === 'field' || kind === 'bare');
}

function endOf({ quality, direction: end }: Superlative): OrderDirection {
  if (quality !== 'merit') return end;
  return end === 'desc' ? 'best' : 'worst';
}

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
    // ", by principal descending"
    sequence([word('comma'), optional(word('group')), key, direction], (_, __, by, given) => ({
      kind: 'order',
      by,
      direction: given,
    })),
    // "in descending order of altitude"
    sequence([optional(either(word('and'), word('comma'))), directionOf, key], (_, given, by) => ({
      kind: 'order',
      by,
      direction: given,
    })),
    sequence([optional(word('and')), word('order'), orderEnd, optional(key)], (_, __, rank, by) =>
      rank.quality === 'time' && by !== null && isComputed(by)
        ? null
        : { kind: 'order', by, direction: rank.direction },
    ),
    // "starting with the most total hours", "starting from the best ratings to the lowest"
    sequence([startOf, key, optional(word('to-the-end'))], (rank, by) =>
      isOfRows(rank, by) ? { kind: 'order', by, direction: rank.direction } : null,
    ),
    // "starting with the most sales"
    sequence([startOf, nominal, optional(word('to-the-end'))], (rank, rows) =>
      rank.quality === 'number' ? { kind: 'order', by: countOf(rows), direction: rank.direction } : null,
    ),
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
    sequence([optional(word('comma')), superlative, key, word('first-side')], (_, end, by) =>
      isOfMerit(end, by)
        ? null
        : {
            kind: 'order',
            by,
            // The oldest year is the lowest.
            direction: by.kind === 'part' && end.quality === 'age' ? opposite(end.direction) : endOf(end),
          },
    ),
    sequence(
      [
        optional(word('order')),
        revised(directionAbout, (found, { words }) =>
          found.filter(({ end }) => !LINKS.has(words[end - 1] ?? '')),
        ),
      ],
      (_, { given, about, property }) => ({
        kind: 'order',
        by: null,
        direction: given,
        ...(about === undefined ? {} : { about }),
        ...(property === undefined ? {} : { property }),
      }),
    ),
  );
});

/** "ranked first by volume" is the one that comes first, and "sorted by latest date" an order. */
const orderEnd = where(rankCore, ({ words }, at) => words[at] !== 'first' && words[at] !== 'last');

/** "starting with the most". */
const startOf: Parser<RankPhrase> = symbol(() =>
  sequence(
    [optional(either(word('comma'), word('end'))), word('start-with'), orderEnd],
    (_, __, rank) => rank,
  ),
);

/** "the latest date" is no number, and "the most sales" are counted. */
function isOfRows({ quality }: RankPhrase, by: MeasureSketch | DimensionSketch): boolean {
  if (quality === 'time') return !isComputed(by);
  return quality !== 'number' || (by.kind !== 'dataset' && by.kind !== 'display');
}

function isComputed({ kind }: MeasureSketch | DimensionSketch): boolean {
  return kind === 'metric' || kind === 'count' || kind === 'aggregate' || kind === 'share';
}

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
const OCCURRENCE = /^(?:common|frequent|popular)$/; // Before the others too: "most common".
const TIMES = /^(?:latest|earliest|newest|oldest|recent)$/; // Before the others: "most recent".

interface DirectionAbout {
  readonly given: OrderDirection;
  readonly about?: OrderAbout;
  readonly property?: Property;
}

/** "largest first" is about a quantity, "newest first" about a date, "descending" about neither. */
const directionAbout: Parser<DirectionAbout> = (chart, at) =>
  direction(chart, at).map(({ value: given, end, cost }) => {
    const words = chart.words.slice(at, end);
    const about: OrderAbout | undefined = words.some((one) => OCCURRENCE.test(one))
      ? 'occurrence'
      : words.some((one) => TIMES.test(one))
        ? 'time'
        : words.some((one) => AMOUNTS.test(one))
          ? 'measure'
          : undefined;
    const [property] = words.flatMap((one) => ORDER_PROPERTIES.get(one) ?? []);
    const value = {
      given,
      ...(about === undefined ? {} : { about }),
      ...(property === undefined ? {} : { property }),
    };
    return { value, end, cost };
  });
