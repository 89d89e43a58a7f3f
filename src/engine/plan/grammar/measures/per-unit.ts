import { singularOf } from '../../../../catalog/mod.ts';
import { either, mapped, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { FieldTerm, MeasureOf, MeasureSketch } from '../../sketch.ts';
import { columnQuantity } from '../fields.ts';
import { word } from '../words.ts';
import { aggregateOf, fieldAggregate } from './aggregates.ts';

/** "spend per conversion", "total freight cost per kg": the one divided by the other, of all rows together. */
export const perUnit: Parser<MeasureSketch> = symbol(() =>
  sequence([priceless, per, unit], (numerator, _, field): MeasureSketch | null =>
    isOfSameRows(numerator.field, field)
      ? { kind: 'ratio', numerator, denominator: aggregateOf('sum', field) }
      : null,
  ),
);

/** "price per page": prices are those of each book, and are not added up. */
const priceless: Parser<MeasureOf<'aggregate'>> = where(
  symbol(() => amount),
  ({ words }, at) => {
    const per = words.indexOf('per', at);
    return !PRICES.has(words[per - 1] ?? '');
  },
);
const PRICES: ReadonlySet<string> = new Set(['price', 'prices', 'salary', 'wage', 'wages']);

/** A total, also where it is not said; what an average per unit is of is not said. */
const amount: Parser<MeasureOf<'aggregate'>> = symbol(() =>
  either(
    mapped(columnQuantity, (field) => aggregateOf('sum', field)),
    sequence([fieldAggregate], (one) => (one.kind === 'aggregate' && one.function === 'sum' ? one : null)),
  ),
);

const per: Parser<string> = where(word('group'), ({ words }, at) => words[at] === 'per');

/** "conversion" of `conversions`, "kg" of `weight_kg`: one of what the column counts. */
const unit: Parser<FieldTerm> = symbol(() =>
  revised(columnQuantity, (found, { words, index }, at) => {
    const said = words[at] ?? '';
    const isUnit = ({ alternatives }: FieldTerm): boolean =>
      alternatives.every(({ dataset, field }) => {
        const { label, role } = index.field(dataset, field);
        return role === 'measure' && label !== said && singularOf(label.split(' ').at(-1) ?? '') === said;
      });
    return found.filter(({ value, end }) => end === at + 1 && isUnit(value));
  }),
);

function isOfSameRows(above: FieldTerm, below: FieldTerm): boolean {
  return above.alternatives.some((one) => below.alternatives.some(({ dataset }) => dataset === one.dataset));
}
