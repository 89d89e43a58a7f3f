import type { DatePart } from '../../../../shared/mod.ts';
import type { Sense } from '../../../lexicon/words.ts';
import { atEnd, either, mapped, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { Phrase, RankPhrase, TransformSketch } from '../../phrase.ts';
import type { MeasureSketch, Quantity } from '../../sketch.ts';
import { comparedMeasure } from '../conditions/changes.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { countOf } from '../measures/counts.ts';
import { superlative } from '../superlatives.ts';
import { quantity } from '../terms.ts';
import { member, word } from '../words.ts';

const CHANGES_BY: readonly (readonly [Sense, DatePart])[] = [
  ['yoy', 'year'],
  ['qoq', 'quarter'],
  ['mom', 'month'],
];

/** "year over year", "growth of", "cumulative", "3-month moving average". */
export const transform: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    mapped(ofAll, (sketch) => ({ kind: 'transform', transform: sketch })),
    // "volume in 2024 and in 2025, and the difference"
    atEnd(mapped(differenceAlone, (sketch) => ({ kind: 'transform', transform: sketch }))),
    // "the number of late loans by growth in …", "ranked by growth of volume"
    sequence([either(word('group'), word('order')), transformation], (_, sketch) =>
      sketch.kind === 'change' ? { kind: 'transform', transform: sketch, isKey: true } : null,
    ),
    mapped(ranked, (one): Phrase => ({ kind: 'transform', ...one })),
    // "the biggest drop in late loans", "increase in applications"
    sequence([changeOfRows, nominal], (one, rows) => ({ kind: 'transform', ...one, measure: countOf(rows) })),
  ),
);

interface RankedChange {
  readonly transform: TransformSketch;
  readonly rank?: RankPhrase;
  readonly measure?: MeasureSketch;
}

const ranked: Parser<RankedChange> = symbol(() =>
  either<RankedChange>(
    // "fastest growth in volume", "the highest increase"
    sequence([fastest, transformation], (direction, sketch) =>
      sketch.kind === 'change' ? { transform: sketch, rank: rankOf(direction) } : null,
    ),
    // "the most growth"; "most, compared with the month before" says nothing of the change itself
    sequence([most, transformation], (_, sketch) =>
      sketch.kind === 'change' && sketch.per === null ? { transform: sketch, rank: rankOf('desc') } : null,
    ),
    sequence([changing, most], (sketch) => ({ transform: sketch, rank: rankOf('desc') })),
    // "grew fastest" is said of percents, as "fastest growth" is
    sequence([changing, member('speed', ['asc', 'desc'])], ({ isOpen: _, ...sketch }, direction) => ({
      transform: { ...sketch, as: 'percent' },
      rank: rankOf(direction),
    })),
    // "grew its volume the most"
    sequence([changing, optional(of), comparedMeasure, most], (sketch, _, measure) => ({
      transform: sketch,
      rank: rankOf('desc'),
      measure,
    })),
  ),
);

type ChangeSketch = Extract<TransformSketch, { readonly kind: 'change' }>;

/** "jumped", "fell", before "the most"; "grew" may be by how much, or by how many percent. */
const changing: Parser<ChangeSketch> = symbol(() =>
  revised(member('change', ['up', 'down']), (found, chart, at) =>
    found.map(({ value, end, cost }) => ({
      value: {
        kind: 'change',
        as: 'difference',
        per: null,
        ...(value === 'down' ? { isDown: true } : {}),
        ...(chart.sensesAt[at]?.has('growth') === true ? { isOpen: true } : {}),
      },
      end,
      cost,
    })),
  ),
);

const most: Parser<unknown> = symbol(() =>
  mapped(superlative, ({ direction, quality }) =>
    direction === 'desc' && quality === 'number' ? true : null,
  ),
);

/** With "in" or "of" at its end: what comes after is what changed. */
const changeOfRows: Parser<RankedChange> = symbol(() =>
  revised(
    either<RankedChange>(
      ranked,
      mapped(ofAll, (sketch) => (sketch.kind === 'change' ? { transform: sketch } : null)),
    ),
    (found, { words }) => found.filter(({ end }) => OF_WHAT.has(words[end - 1] ?? '')),
  ),
);

const OF_WHAT: ReadonlySet<string> = new Set(['in', 'of']);

const fastest: Parser<'asc' | 'desc'> = either<'asc' | 'desc'>(
  member('speed', ['asc', 'desc']),
  mapped(superlative, ({ direction, quality }) =>
    quality === 'value' || quality === 'size' ? direction : null,
  ),
);

function rankOf(direction: 'asc' | 'desc'): RankPhrase {
  return { kind: 'rank', direction, quality: 'value', limit: null, position: null, by: null };
}

const transformation: Parser<TransformSketch> = either<TransformSketch>(
  ...CHANGES_BY.map(([sense, per]) => changeOver(sense, per)),
  mapped(word('growth'), () => ({ kind: 'change', as: 'percent', per: null })),
  mapped(word('growth-down'), () => ({ kind: 'change', as: 'percent', per: null, isDown: true })),
  mapped(word('change'), () => ({ kind: 'change', as: 'difference', per: null })),
  mapped(word('change-down'), () => ({ kind: 'change', as: 'difference', per: null, isDown: true })),
  mapped(word('running-total'), () => ({ kind: 'running-total' })),
  sequence([quantity, word('moving-average')], (length) => movingAverage(length)),
  // "4-quarter moving average": no length of time that anything else is told in
  sequence([quantity, word('part:quarter'), word('moving-average')], (length) =>
    length.sign === null ? movingAverage(length, 'quarter') : null,
  ),
  sequence([quantity, word('moving-average-back')], (length) => movingAverage(length)),
  sequence([word('moving'), quantity, word('moving-mean')], (_, length) => movingAverage(length)),
  sequence([quantity, word('moving-total')], movingTotal),
  sequence([quantity, word('moving-total-back')], movingTotal),
  sequence([word('moving'), quantity, word('total-of-window')], (_, length) => movingTotal(length)),
);

/** "the change", "the percentage growth", "difference between the two": of what was said before. */
export const changeItself: Parser<TransformSketch> = symbol(() =>
  either<TransformSketch>(
    mapped(transformation, (sketch) => (sketch.kind === 'change' ? sketch : null)),
    differenceAlone,
  ),
);

const differenceAlone: Parser<TransformSketch> = symbol(() =>
  sequence([word('difference'), optional(word('between-them'))], (_, __) => ({
    kind: 'change',
    as: 'difference',
    per: null,
  })),
);

/** "months *with a drop in* volume" are some of them, and not the drop of each. */
const ofAll: Parser<TransformSketch> = revised(transformation, (found, { words, sensesAt }, at) => {
  const isOne = ARTICLES.has(words[at - 1] ?? '') && sensesAt[at - 2]?.has('with') === true;
  const isDirected = sensesAt[at]?.has('change:up') === true || sensesAt[at]?.has('change:down') === true;
  return isOne && isDirected ? found.filter(({ value }) => value.kind !== 'change') : found;
});

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

function changeOver(sense: Sense, per: DatePart): Parser<TransformSketch> {
  const words = sequence([word(sense), optional(word('growth', 'change'))], (_) => true);
  return revised(words, (found, chart, at) =>
    found.map((reading) => {
      const isClear = chart.words.slice(at, reading.end).some((one) => CLEAR.test(one));
      const change: TransformSketch = { kind: 'change', as: 'percent', per };
      return { ...reading, value: isClear ? change : { ...change, isVague: true } };
    }),
  );
}

/** Words that say that a change is in percent. */
const CLEAR = /^(?:growth|%|pct|per ?cent(?:age)?)$/;

/** "6-month rolling sum" */
function movingTotal(length: Quantity): TransformSketch | null {
  const sketch = movingAverage(length);
  return sketch === null ? null : { ...sketch, isTotal: true };
}

const MOVING_UNITS: Readonly<Record<string, DatePart>> = {
  months: 'month',
  years: 'year',
  weeks: 'week',
  days: 'day',
};

function movingAverage(
  { value: periods, sign }: Quantity,
  of: DatePart | null = null,
): Extract<TransformSketch, { kind: 'moving-average' }> | null {
  const per = of ?? (sign === null ? null : (MOVING_UNITS[sign] ?? null));
  if (!Number.isInteger(periods) || periods < 2 || (sign !== null && per === null)) return null;
  return { kind: 'moving-average', periods, per };
}
