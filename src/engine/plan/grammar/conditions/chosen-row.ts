import { singularOf } from '../../../../catalog/mod.ts';
import type { Chart } from '../../chart.ts';
import { either, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, FieldTerm, Nominal } from '../../sketch.ts';
import type { Superlative } from '../../superlative.ts';
import { quantityField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { be, doneBy, having, of } from '../joints.ts';
import { superlative } from '../superlatives.ts';
import { word } from '../words.ts';
import { valueCondition } from './values.ts';

/**
 * The one row that comes first by what it has itself: "the youngest singer", "the stadium with the highest capacity", "the
 * shop whose rent is the lowest". Within a noun phrase or a comparison: what is asked for is what is its, or above it.
 */
export const chosenRow: Parser<Nominal> = symbol(() =>
  revised(anyChosenRow, (found, { words }, at) => {
    const last = Math.max(...found.map((one) => one.end));
    // "the largest city in Japan" is the largest there.
    if (POSSESSIVES.has(words[at - 1] ?? '') || POSSESSIVES.has(words[at] ?? '')) return [];
    return found.map((one) => (one.end < last ? { ...one, cost: one.cost + SAID_OF_ANOTHER } : one));
  }),
);

const SAID_OF_ANOTHER = 0.3;

/** "of their largest loan": each has one of its own. */
const POSSESSIVES: ReadonlySet<string> = new Set(['her', 'his', 'its', 'my', 'our', 'own', 'their', 'your']);

const anyChosenRow: Parser<Nominal> = symbol(() =>
  either<Nominal>(
    sequence([end, oneOfThem], (rank, rows) => chosen(rows, { rank, field: null })),
    sequence(
      [oneOfThem, having, endOrMost, quantityField, optional(alsoSaid)],
      (rows, _, rank, field, more) =>
        more === null || isOfRows(more, rows)
          ? chosen(more === null ? rows : { ...rows, conditions: [...rows.conditions, more] }, {
              rank,
              field,
            })
          : null,
    ),
    sequence([oneOfThem, having, quantityField, be, end], (rows, _, field, __, rank) =>
      chosen(rows, { rank, field }),
    ),
    // "the stadium with the most concerts"; of which there are fewest there may be none
    sequence([oneOfThem, having, endOrMost, nominal], (rows, _, rank, most) =>
      rank.quality === 'number' && rank.direction === 'desc' && rows.conditions.length === 0
        ? { ...rows, conditions: [{ kind: 'chosen', rank, field: null, most, among: [] }] }
        : null,
    ),
  ),
);

/** "in the stadium with the highest capacity", "written by the youngest author": of what is that one's. */
export const ofChosenRow: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([either(of, doneBy, word('agent')), chosenRow], (_, rows) => ({
      kind: 'exists',
      nominal: rows,
    })),
    // "the student who has the youngest pet"; "who got their first loan" is said of each of theirs.
    sequence([having, chosenRow], (_, rows) => (isByTime(rows) ? null : { kind: 'exists', nominal: rows })),
  ),
);

function isByTime({ conditions }: Nominal): boolean {
  return conditions.some((one) => one.kind === 'chosen' && one.rank.quality === 'time');
}

/** "the highest"; "the best" may be the highest or the lowest. */
const endOrMost: Parser<Superlative> = revised(superlative, (found) =>
  found.filter(({ value }) => value.quality !== 'merit'),
);

/** The same without "the most": of which quantity is said with that. */
const end: Parser<Superlative> = revised(endOrMost, (found) =>
  found.filter(({ value }) => value.quality !== 'number'),
);

/** "the singers with the highest net worth" are several. */
const oneOfThem: Parser<Nominal> = symbol(() =>
  revised(nominal, (found, chart, at) =>
    found.filter(({ value, end }) => value.isName !== true && !namesSeveral(chart, at, end)),
  ),
);

function namesSeveral({ words, candidatesAt }: Chart, start: number, end: number): boolean {
  return words
    .slice(start, end)
    .some(
      (noun, after) =>
        singularOf(noun) !== noun &&
        candidatesAt[start + after]?.some(
          ({ meaning, end: to }) => meaning.kind === 'dataset' && to === start + after + 1,
        ),
    );
}

/** "… with the largest population in Asia": said of those of which one is chosen. */
const alsoSaid: Parser<ConditionSketch> = symbol(() => sequence([of, valueCondition], (_, value) => value));

/** A value that only these rows have, so that nothing around them can be meant. */
function isOfRows(condition: ConditionSketch, { dataset }: Nominal): boolean {
  return (
    condition.kind === 'value' &&
    condition.values.every(({ alternatives }) => alternatives.every((one) => one.dataset === dataset))
  );
}

/** What "the highest" alone is the highest by is not said; "the largest" may be by what the rows are measured by. */
function chosen(
  rows: Nominal,
  { rank, field }: { readonly rank: Superlative; readonly field: FieldTerm | null },
): Nominal | null {
  if (field === null && rank.quality === 'value') return null;
  const first: ConditionSketch = { kind: 'chosen', rank, field, among: rows.conditions };
  return { ...rows, conditions: [...rows.conditions, first] };
}
