import type { TimeMeaning } from '../../../candidate.ts';
import type { PhraseOf } from '../../phrase.ts';
import type { ConditionSketch, SketchOf } from '../../sketch.ts';
import type { Side } from './compared-sides.ts';

/** A time as one of two sides. */
export function during(span: TimeMeaning): Side {
  return { of: { kind: 'time', field: null, times: [span] }, label: '' };
}

/** Things set side by side; a number that only the first says what it is of is of the same. */
export function compare(as: 'rows' | 'difference', ...sides: readonly Side[]): PhraseOf<'compare'> {
  const own = ofTheirRows(sides);
  const conditions = own.map((of, at) => (at === 0 ? of : alike(of, sides[0])));
  const isNamed = sides.some(({ label }) => label !== '');
  const labels = isNamed ? { labels: sides.map(({ label }) => label) } : {};
  const [first, ...others] = sides;
  const rows = first?.rows === undefined ? {} : { rows: first.rows };
  const nouns = others.some((one) => one.rows !== undefined) ? { hasNouns: true as const } : {};
  return { kind: 'compare', sides: conditions, ...labels, ...rows, ...nouns, as };
}

/** "Dallas vs Houston *offices*": values that those rows have of their own are theirs on all sides. */
function ofTheirRows(sides: readonly Side[]): readonly ConditionSketch[] {
  const [rows, ...others] = new Set(sides.flatMap((one) => one.rows ?? []));
  return sides.map(({ of }) =>
    rows === undefined || others.length > 0 || of.kind !== 'value' ? of : ofRows(of, rows),
  );
}

function ofRows(value: SketchOf<'value'>, rows: string): ConditionSketch {
  const values = value.values.map((term) => {
    const alternatives = term.alternatives.filter(({ dataset }) => dataset === rows);
    return alternatives.length > 0 ? { ...term, alternatives } : term;
  });
  return { ...value, values };
}

/** "DTI over 35 vs 35 or below": the number is of the same quantity. */
function alike(condition: ConditionSketch, first: Side | undefined): ConditionSketch {
  const [field] = first === undefined ? [] : numbersIn(first.of).flatMap((one) => one.field ?? []);
  if (field === undefined) return condition;
  if (condition.kind === 'and') return { ...condition, of: condition.of.map((one) => alike(one, first)) };
  const isBare = (condition.kind === 'compare' || condition.kind === 'range') && condition.field === null;
  return isBare ? { ...condition, field } : condition;
}

function numbersIn(condition: ConditionSketch): readonly SketchOf<'compare' | 'range'>[] {
  if (condition.kind === 'compare' || condition.kind === 'range') return [condition];
  return condition.kind === 'and' ? condition.of.flatMap(numbersIn) : [];
}
