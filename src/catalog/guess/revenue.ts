import type { Expression } from '../../shared/mod.ts';
import type { Dataset, Field, Metric } from '../knowledge.ts';

/** Tables of which each row is something that was sold. */
const SALES: ReadonlySet<string> = new Set([
  'sale',
  'order',
  'purchase',
  'invoice',
  'booking',
  'reservation',
  'ticket',
]);
/** What the rows are called that say how many of one thing were sold together with others. */
const LINES: ReadonlySet<string> = new Set(['item', 'line', 'detail', 'position']);
/** Tables with a number of pieces have the price of one. */
const PIECES = /\b(?:quantity|units?|pieces|discount)\b/;

/** What is spent on the sold thing, or kept until it comes back. */
const SPENT = /\b(?:costs?|deposit|expenses?|refund|salary|tax|wages?)\b/;

/** Revenue is what all sales together brought, where one table alone tells it. */
export function revenueOf(datasets: readonly Dataset[]): Metric | null {
  const sales = datasets.filter(({ label }) => SALES.has(lastWord(label)));
  const [whole, ...wholes] = sales.flatMap(amountOf);
  if (whole !== undefined) return sales.length === 1 && wholes.length === 0 ? metric(whole) : null;
  const [line, ...lines] = datasets.flatMap(piecesOf);
  return line === undefined || lines.length > 0 ? null : metric(line);
}

/** What the rows of a table brought, each by itself. */
interface Takings {
  readonly dataset: Dataset;
  readonly each: Expression;
  readonly unit: Field['unit'];
}

/** The one amount of money of each sale. */
function amountOf(dataset: Dataset): readonly Takings[] {
  const { name, fields, defaultMeasure } = dataset;
  const amount = fields.find((field) => field.name === defaultMeasure);
  if (amount === undefined || SPENT.test(amount.label)) return [];
  // What is called a total is no price of a piece.
  const isOfAll = amount.label.split(' ').includes('total');
  if (!isOfAll && fields.some(({ label }) => PIECES.test(label))) return [];
  return [{ dataset, each: columnOf(name, amount), unit: amount.unit }];
}

/** So many pieces at the price of one; none where there are discounts besides. */
function piecesOf(dataset: Dataset): readonly Takings[] {
  const { name, label, fields } = dataset;
  const words = label.split(' ');
  if (!LINES.has(lastWord(label)) || !words.some((word) => SALES.has(word))) return [];
  const [pieces, ...otherPieces] = fields.filter((field) => /^(?:quantity|pieces)$/.test(field.label));
  const [price, ...otherPrices] = fields.filter(({ unit }) => unit?.kind === 'money');
  if (pieces === undefined || price === undefined || otherPieces.length + otherPrices.length > 0) return [];
  const isOfPiece = /^(?:unit |item |piece )?price$/.test(price.label);
  if (!isOfPiece || fields.some((field) => /\bdiscount\b/.test(field.label))) return [];
  const each: Expression = {
    kind: 'binary',
    operator: '*',
    left: columnOf(name, pieces),
    right: columnOf(name, price),
  };
  return [{ dataset, each, unit: price.unit }];
}

function metric({ dataset: { name, label }, each, unit }: Takings): Metric {
  return {
    name: 'revenue',
    label: 'revenue',
    synonyms: ['sales revenue', 'revenue amount', `${label} revenue`],
    description: null,
    expression: {
      kind: 'aggregate',
      function: 'sum',
      table: name,
      argument: each,
      distinct: false,
      filter: null,
    },
    unit,
    date: null,
    lowerIsBetter: null,
    isImplied: true,
  };
}

function columnOf(table: string, { name }: Field): Expression {
  return { kind: 'column', table, column: name };
}

function lastWord(label: string): string {
  return label.split(' ').at(-1) ?? '';
}
