import type { DatePart } from '../../../../shared/mod.ts';
import type { Sense } from '../../../lexicon/words.ts';
import { either, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { Phrase, RankPhrase, TransformSketch } from '../../phrase.ts';
import type { Quantity } from '../../sketch.ts';
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
    mapped(transformation, (sketch) => ({ kind: 'transform', transform: sketch })),
    // "fastest growth in volume", "the highest increase"
    sequence([fastest, transformation], (direction, sketch) =>
      sketch.kind === 'change' ? { kind: 'transform', transform: sketch, rank: rankOf(direction) } : null,
    ),
  ),
);

const fastest: Parser<'asc' | 'desc'> = either<'asc' | 'desc'>(
  member('speed', ['asc', 'desc']),
  mapped(superlative, ({ direction, quality }) =>
    quality === 'value' || quality === 'size' || quality === 'number' ? direction : null,
  ),
);

function rankOf(direction: 'asc' | 'desc'): RankPhrase {
  return { kind: 'rank', direction, quality: 'value', limit: null, position: null, by: null };
}

const transformation: Parser<TransformSketch> = either<TransformSketch>(
  ...CHANGES_BY.map(([sense, per]) => changeOver(sense, per)),
  mapped(word('growth'), () => ({ kind: 'change', as: 'percent', per: null })),
  mapped(word('change'), () => ({ kind: 'change', as: 'difference', per: null })),
  mapped(word('running-total'), () => ({ kind: 'running-total' })),
  sequence([quantity, word('moving-average')], movingAverage),
);

function changeOver(sense: Sense, per: DatePart): Parser<TransformSketch> {
  const words = sequence([word(sense), optional(word('growth', 'change'))], (_) => true);
  return (chart, at) =>
    words(chart, at).map((reading) => {
      const isClear = chart.words.slice(at, reading.end).some((one) => CLEAR.test(one));
      const change: TransformSketch = { kind: 'change', as: 'percent', per };
      return { ...reading, value: isClear ? change : { ...change, isVague: true } };
    });
}

/** Words that say that a change is in percent. */
const CLEAR = /^(?:growth|%|pct|per ?cent(?:age)?)$/;

const MOVING_UNITS: Readonly<Record<string, DatePart>> = {
  months: 'month',
  years: 'year',
  weeks: 'week',
  days: 'day',
};

function movingAverage({ value: periods, sign }: Quantity): TransformSketch | null {
  const per = sign === null ? null : (MOVING_UNITS[sign] ?? null);
  if (!Number.isInteger(periods) || periods < 2 || (sign !== null && per === null)) return null;
  return { kind: 'moving-average', periods, per };
}
