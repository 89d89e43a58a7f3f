import { of } from '../grammar/joints.ts';
import { nominal } from '../grammar/nominals.ts';
import { word } from '../grammar/words.ts';
import { type Chart, either, optional, type Parser, sequence, symbol } from '../parser.ts';
import type { Nominal } from '../sketch.ts';

/** What the rows that were spoken of are a part of: all rows, or some. */
export interface Whole {
  readonly rows: Nominal | null;
}

/** A clause that ends with the part that the rows are of a whole, and where that begins. */
export interface PartOfAll {
  readonly at: number;
  readonly whole: Whole;
  readonly cost: number;
}

/** "% of all borrowers with a loan", "what percentage of all loans is that", "share of total". */
const part: Parser<Whole> = symbol(() =>
  either<Whole>(
    sequence([word('share'), optional(of), nominal, word('is-that')], (_, __, rows) => ({ rows })),
    sequence([word('share-of-total'), optional(nominal), optional(word('is-that'))], (_, rows) => ({ rows })),
    sequence([word('share'), optional(of), nominal, optional(word('is-that'))], (_, __, rows) => ({ rows })),
  ),
);

/** The cheapest readings of the end of a clause as a part of all; without "all" or "is that" it may be any share. */
export function partsOfAll(chart: Chart): readonly PartOfAll[] {
  const { words, length, sensesAt } = chart;
  return words.flatMap((_, at) => {
    const isFirst = at === 0 || JOINTS.has(words[at - 1] ?? '');
    if (!isFirst || !SENSES.some((sense) => sensesAt[at]?.has(sense))) return [];
    const rest = words.slice(at).join(' ');
    if (!OF_ALL.test(rest)) return [];
    return part(chart, at).flatMap(({ value, end, cost }) =>
      end === length ? [{ at: at === 0 ? 0 : at - 1, whole: value, cost }] : [],
    );
  });
}

const SENSES = ['share', 'share-of-total'] as const;
const JOINTS: ReadonlySet<string> = new Set(['and', ',', '&', '+', '/', 'plus']);
const OF_ALL = /\b(?:all|total|whole|every)\b|\b(?:is|was|are|were|does) (?:that|this|it|they|those|these)\b/;
