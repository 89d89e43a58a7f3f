import type { Expression } from '../../shared/mod.ts';
import type { Dataset, Field, Knowledge } from '../knowledge.ts';
import { columnOf, isMoney, lastWord, SALES, type Takings } from './takings.ts';

/** What the rows are called that say how many of one thing were sold together with others. */
const LINES: ReadonlySet<string> = new Set(['item', 'line', 'detail', 'position']);
const PIECES = /^(?:quantity|pieces|units)(?: (?:bought|ordered|purchased|sold))?$/;
const OF_PIECE =
  /^(?:unit |item |piece |sale |sales |selling |ticket )?price(?: (?:charged|each|paid|per \w+))?$/;
/** What a thing costs that is sold; what was paid for it in the end may be another price. */
const OF_THING = /^(?:unit |retail |sale |selling )?price$/;
/** Money of a line that is neither its price nor all that was paid for it. */
const BESIDES = /\b(?:commission|costs?|discount|fees?|freight|shipping|surcharge|tax|taxes|tip)\b/;

/** The tables of what was sold. */
export function salesIn(datasets: readonly Dataset[]): readonly Dataset[] {
  return datasets.filter(({ label }) => SALES.has(lastWord(label)));
}

/** The tables of which each row is so many pieces of one thing, at the price of one, in sales. */
export function linesOf(known: Pick<Knowledge, 'datasets' | 'relationships'>): readonly Takings[] {
  return known.datasets
    .filter((dataset) => isOfSales(dataset, known))
    .flatMap((dataset) => takingsOf(dataset, parentsOf(dataset, known)));
}

/** Whether each row of the table is a sale or a part of one. */
export function isOfSales(dataset: Dataset, known: Pick<Knowledge, 'datasets' | 'relationships'>): boolean {
  const sales = salesIn(known.datasets);
  return (
    sales.includes(dataset) || isLine(dataset) || parentsOf(dataset, known).some((one) => sales.includes(one))
  );
}

function parentsOf(
  { name }: Dataset,
  { datasets, relationships }: Pick<Knowledge, 'datasets' | 'relationships'>,
): readonly Dataset[] {
  const parents = relationships.filter(({ from }) => from === name).map(({ to }) => to);
  return datasets.filter((one) => parents.includes(one.name));
}

/** The columns that say how many pieces of one thing a row is. */
export function piecesIn({ fields }: Dataset): readonly Field[] {
  return fields.filter(({ label }) => PIECES.test(label));
}

function isLine({ label }: Dataset): boolean {
  return LINES.has(lastWord(label)) && label.split(' ').some((word) => SALES.has(word));
}

/** So many pieces at the price of one, less what was let off; none where that is not clear. */
function takingsOf(dataset: Dataset, parents: readonly Dataset[]): readonly Takings[] {
  const { name, fields } = dataset;
  const [pieces, ...otherPieces] = piecesIn(dataset);
  if (pieces === undefined || otherPieces.length > 0) return [];
  const price = priceOf(dataset, parents);
  const discounts = fields.filter(({ label }) => /\bdiscount\b/.test(label));
  if (price === null || discounts.length > 1) return [];
  const whole = times(columnOf(name, pieces), price.each);
  const [discount] = discounts;
  if (discount === undefined) return [{ dataset, each: whole, unit: price.unit }];
  const kept = partKept(name, discount);
  return kept === null ? [] : [{ dataset, each: times(whole, kept), unit: price.unit }];
}

/** The price of one piece: its own where it has one, else that of the thing. */
function priceOf(
  { name, fields }: Dataset,
  parents: readonly Dataset[],
): Pick<Takings, 'each' | 'unit'> | null {
  const own = fields.filter((field) => isMoney(field) && !BESIDES.test(field.label));
  const [price, ...others] = own;
  if (price !== undefined)
    return others.length === 0 && OF_PIECE.test(price.label)
      ? { each: columnOf(name, price), unit: price.unit }
      : null;
  const [listed, ...more] = parents.flatMap((parent) =>
    parent.fields
      .filter((field) => isMoney(field) && OF_THING.test(field.label))
      .map((field) => ({ each: columnOf(parent.name, field), unit: field.unit })),
  );
  return listed === undefined || more.length > 0 ? null : listed;
}

/** What part of the price is paid after a discount from 0 to 1; null where it is something else. */
function partKept(table: string, discount: Field): Expression | null {
  const { max, min, role } = discount;
  const isPart =
    role === 'measure' && typeof max === 'number' && max <= 1 && typeof min === 'number' && min >= 0;
  if (!isPart) return null;
  const zero: Expression = { kind: 'literal', value: 0 };
  const column = columnOf(table, discount);
  return {
    kind: 'binary',
    operator: '-',
    left: { kind: 'literal', value: 1 },
    right: discount.isNullable ? { kind: 'function', name: 'coalesce', arguments: [column, zero] } : column,
  };
}

function times(left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator: '*', left, right };
}
