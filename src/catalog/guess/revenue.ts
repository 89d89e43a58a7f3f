import type { Dataset, Field, Knowledge, Metric, Relationship } from '../knowledge.ts';
import { linesOf, salesIn } from './sold-lines.ts';
import { columnOf, isMoney, lastWord, SALES, sumOf, type Takings } from './takings.ts';

/** Tables with a number of pieces have the price of one. */
const PIECES = /\b(?:quantity|units?|pieces|discount)\b/;

/** What is spent on the sold thing, or kept until it comes back. */
const SPENT = /\b(?:costs?|deposit|expenses?|refund|salary|tax|wages?)\b/;
/** What is paid besides the price. */
const BESIDES =
  /\b(?:commission|costs?|deposit|discount|fees?|freight|refund|shipping|surcharge|tax|taxes|tip)\b/;

/**
 * Revenue is what all sales together brought: the one amount that each has, and where they have lines of several things
 * also the sum over those, for what only the lines tell. None where several tables tell it.
 */
export function revenuesOf({
  datasets,
  relationships,
}: Pick<Knowledge, 'datasets' | 'relationships'>): readonly Metric[] {
  const sales = salesIn(datasets);
  const wholes = sales.flatMap(amountOf);
  const [whole] = wholes;
  const isTold = wholes.length === 1 && sales.every((one) => one === whole?.dataset || !hasMoney(one));
  const lines = linesOf({ datasets, relationships });
  const [line] = lines.length === 1 ? lines : [];
  if (whole !== undefined && isTold)
    return [
      metric(whole),
      ...(line === undefined || line.dataset === whole.dataset ? [] : [spare(metric(line))]),
    ];
  if (line !== undefined && wholes.every(({ dataset }) => dataset === line.dataset)) return [metric(line)];
  const [paid, ...others] = sales.some(hasMoney) ? [] : datasets.flatMap((one) => paidIn(one, relationships));
  return paid === undefined || others.length > 0 ? [] : [metric(paid)];
}

function hasMoney({ fields }: Dataset): boolean {
  return fields.some(isMoney);
}

/** The one amount of money of each row of a table of sales, besides what comes on top of it; null where it is not clear. */
export function saleAmountOf(dataset: Dataset): Field | null {
  return SALES.has(lastWord(dataset.label)) ? amountIn(dataset) : null;
}

function amountIn({ fields, defaultMeasure }: Dataset): Field | null {
  const prices = fields.filter((field) => isMoney(field) && !BESIDES.test(field.label));
  const totals = prices.filter(({ label }) => label.split(' ').includes('total'));
  const amount =
    fields.find((field) => field.name === defaultMeasure) ??
    (totals.length === 1 ? totals[0] : prices.length === 1 ? prices[0] : undefined);
  if (amount === undefined || SPENT.test(amount.label)) return null;
  // What is called a total is no price of a piece.
  const isOfAll = amount.label.split(' ').includes('total');
  return !isOfAll && fields.some(({ label }) => PIECES.test(label)) ? null : amount;
}

function amountOf(dataset: Dataset): readonly Takings[] {
  const amount = saleAmountOf(dataset);
  return amount === null ? [] : [{ dataset, each: columnOf(dataset.name, amount), unit: amount.unit }];
}

const PAYMENTS: ReadonlySet<string> = new Set(['payment', 'receipt']);
/** What is done for money, one row each time. */
const SERVICES: ReadonlySet<string> = new Set(['appointment', 'journey', 'rental', 'ride', 'stay', 'trip']);
/** Who pays for what is sold, and gets no money back. */
const PAYERS: ReadonlySet<string> = new Set(
  'client customer guest member passenger student subscriber tenant user visitor'.split(' '),
);

/** What those pay that the sold things are for, where nothing else tells what was sold. */
function paidIn(dataset: Dataset, relationships: readonly Relationship[]): readonly Takings[] {
  const { name, label, fields } = dataset;
  const fare = SERVICES.has(lastWord(label)) ? amountIn(dataset) : null;
  if (fare !== null) return [{ dataset, each: columnOf(name, fare), unit: fare.unit }];
  const isOfPayer = relationships.some(
    ({ from, to }) => from === name && PAYERS.has(lastWord(to.toLowerCase())),
  );
  const [amount, ...others] = fields.filter(isMoney);
  if (!PAYMENTS.has(lastWord(label)) || !isOfPayer || amount === undefined || others.length > 0) return [];
  return [{ dataset, each: columnOf(name, amount), unit: amount.unit }];
}

function metric(takings: Takings): Metric {
  return {
    ...sumOf(takings, 'revenue'),
    synonyms: [...OTHER_NAMES, `${takings.dataset.label} revenue`],
    lowerIsBetter: false,
  };
}

/** What else it is called, by who sells and by who buys. */
const OTHER_NAMES: readonly string[] = [
  'sales revenue',
  'revenue amount',
  'sales',
  'sales amount',
  'sales value',
  'turnover',
  'takings',
  'proceeds',
  'spend',
  'spending',
  'amount spent',
  'money spent',
  'money',
  'money made',
  'money earned',
];

function spare(one: Metric): Metric {
  return { ...one, name: 'revenue of lines', isSpare: true };
}
