import { singularOf } from '../../../../catalog/mod.ts';
import { PERIODS } from '../../../lexicon/cues.ts';
import { either, mapped, optional, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { Phrase, RankPhrase } from '../../phrase.ts';
import type { FieldTerm, MeasureSketch } from '../../sketch.ts';
import type { RankQuality, Superlative } from '../../superlative.ts';
import { quantityField, textField, timeField, yearField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { be, having } from '../joints.ts';
import { aggregateOf } from '../measures/aggregates.ts';
import { countOf, kindField, remarks } from '../measures/counts.ts';
import { measure } from '../measures/measures.ts';
import { lengthOf } from '../quantities.ts';
import { superlative } from '../superlatives.ts';
import { ordinal, plainNumber } from '../terms.ts';
import { word } from '../words.ts';

/** "top 5", "5 largest", "second highest", "the most". */
export const rankCore: Parser<RankPhrase> = symbol(() =>
  either(
    // "#1 grade" is one of them.
    revised(
      mapped(superlative, (rank) => rankOf(rank)),
      (found, { words }, at) => {
        if (isTimeOfRows(words, at)) return [];
        return words[at] === '#'
          ? found.map((one) => ({ ...one, value: { ...one.value, limit: 1 } }))
          : found;
      },
    ),
    where(
      sequence([superlative, plainNumber], (rank, limit) => rankOf(rank, { limit })),
      // "minimum 200 loans" is at least so many.
      ({ words }, at) => words[at - 1] !== 'at' && !LIMITING.has(words[at] ?? ''),
    ),
    sequence([plainNumber, superlative], (limit, rank) => (isYear(limit) ? null : rankOf(rank, { limit }))),
    // "top 5 highest", "the 3 worst"
    sequence([superlative, plainNumber, superlative], (first, limit, rank) =>
      first.direction === rank.direction || first.quality === 'value' ? rankOf(rank, { limit }) : null,
    ),
    sequence([ordinal, superlative], (position, rank) => rankOf(rank, { position })),
  ),
);

/** "the loans *last* month" are those of a time; "the *last* month with loans" is the latest of them. */
function isTimeOfRows(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return words[at] === 'last' && PERIODS.has(words[at + 1] ?? '') && singularOf(before) !== before;
}

const LIMITING: ReadonlySet<string> = new Set(['minimum', 'maximum']);

/** "the quarter of 2025 with the most" names a year: nobody asks for so many. */
function isYear(number: number): boolean {
  return Number.isInteger(number) && number >= 1900 && number < 2100;
}

function rankOf(
  superlative: Superlative,
  place: { readonly limit?: number; readonly position?: number } = {},
): RankPhrase {
  return { kind: 'rank', ...superlative, limit: null, position: null, by: null, ...place };
}

/** "highest default rate", "most late payments", "largest total principal": what is ranked by is named with it. */
export const rankBy: Parser<RankPhrase> = symbol(() =>
  revised(ranked, (found, { words }, at) =>
    found.filter(
      ({ value, end }) => value.by?.kind !== 'count' || !COMMON.test(words.slice(at, end).join(' ')),
    ),
  ),
);

const ranked: Parser<RankPhrase> = symbol(() =>
  either<RankPhrase>(
    sequence([optional(having), rankCore, measure], (_, rank, by) =>
      // "the latest payments received" are the latest, not the highest.
      rank.quality === 'time' || rank.quality === 'age'
        ? null
        : { ...rank, by: rank.quality === 'number' && by.kind === 'bare' ? totalOf(by.field) : by },
    ),
    // "the branch with the earliest opening date"
    sequence([having, rankCore, either(timeField, yearField)], (_, rank, named) =>
      rank.quality === 'time' ? { ...rank, named } : null,
    ),
    // "the city with max total principal": what is computed already has no maximum of its own.
    sequence([having, word('max', 'min'), measure], (_, end, by) => ({
      ...rankOf({ direction: end === 'max' ? 'desc' : 'asc', quality: 'value' }),
      by: by.kind === 'bare' ? aggregateOf(end === 'max' ? 'max' : 'min', by.field) : by,
    })),
    // "the book with the longest title"
    sequence([optional(having), rankCore, lengthOfText], (_, rank, field) =>
      rank.property === 'length' ? { ...rank, by: { kind: 'bare', field } } : null,
    ),
    // "the shop whose rent is the highest"
    sequence([having, quantityField, be, superlative], (_, field, __, end) =>
      SIZED.has(end.quality) ? { ...rankOf(end), by: { kind: 'bare', field } } : null,
    ),
    // "the ward with the most (different) patients"
    sequence([optional(having), rankCore, optional(word('distinct')), nominal], (_, rank, __, rows) =>
      rank.quality === 'number' ? { ...rank, by: countOf(rows) } : null,
    ),
    kindsOfMost,
  ),
);

/** "the area with the most counties": of whatever many rows, each kind counts once. */
const kindsOfMost: Parser<RankPhrase> = symbol(() =>
  where(
    revised(
      either(
        sequence([optional(having), rankCore, optional(word('distinct')), kindField], (_, rank, __, field) =>
          ofMost(rank, { ...aggregateOf('count', field), distinct: true }),
        ),
        // "the brand with the most reviews"
        sequence([optional(having), rankCore, remarks], (_, rank, rows) => ofMost(rank, countOf(rows))),
      ),
      (found, { words }) => found.filter(({ end }) => isPlural(words[end - 1] ?? '')),
    ),
    // "what are the most counties" asks for nothing.
    ({ words }, at) => HAVING_MOST.has(words[at - 1] ?? '') || HAVING_MOST.has(words[at] ?? ''),
  ),
);

const lengthOfText = mapped(textField, lengthOf);

function ofMost(rank: RankPhrase, by: MeasureSketch): RankPhrase | null {
  return rank.quality === 'number' && rank.isOccurrence !== true ? { ...rank, by } : null;
}

function isPlural(word: string): boolean {
  return singularOf(word) !== word;
}

const HAVING_MOST: ReadonlySet<string> = new Set(
  'contain contains cover covers get gets got had has have having hold holds offer offers produce produces receive received receives sell sells span spans use used uses using with'.split(
    ' ',
  ),
);

/** "The most common breed" is not that of which there are most breeds. */
const COMMON = /\b(?:least|most) (?:common|frequent|popular)\b/;

const SIZED: ReadonlySet<RankQuality> = new Set(['size', 'value']);

/** "the most interest" is the greatest total. */
function totalOf(field: FieldTerm): MeasureSketch {
  return aggregateOf('sum', field);
}

/** "by volume", "based on default rate"; "grouped by how many loans they have" ranks nothing. */
export const byMeasure: Parser<Phrase> = symbol(() =>
  revised(
    sequence([either(word('group'), word('order')), measure], (_, by) => ({
      kind: 'by-measure' as const,
      measure: by,
    })),
    (found, { words }, at) =>
      GROUPED.test(words[at] ?? '')
        ? found.map((reading) => ({ ...reading, value: { ...reading.value, isGrouped: true as const } }))
        : found,
  ),
);

const GROUPED = /^group(?:ed|ing)?$/;
