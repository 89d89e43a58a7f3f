import type { Expression } from '../../shared/mod.ts';
import type { Dataset, Knowledge, Metric } from '../knowledge.ts';
import { isOfSales, piecesIn, salesIn } from './sold-lines.ts';
import { columnOf, isMoney, sumOf } from './takings.ts';

/** How many pieces were sold, where one table of sales or of their lines alone tells it. */
export function unitsSold({
  datasets,
  relationships,
}: Pick<Knowledge, 'datasets' | 'relationships'>): readonly Metric[] {
  const [only, ...others] = datasets
    .filter((dataset) => isOfSales(dataset, { datasets, relationships }))
    .flatMap((dataset) => piecesOf(dataset).map((pieces) => ({ dataset, pieces })));
  if (only === undefined || others.length > 0) return [];
  const { dataset, pieces } = only;
  const takings = { dataset, each: columnOf(dataset.name, pieces), unit: pieces.unit };
  return [{ ...sumOf(takings, 'units sold'), synonyms: UNITS_SOLD, isOfUnits: true }];
}

/** The pieces, also where the column says of what they are: an `order_quantity`. */
function piecesOf(dataset: Dataset): ReturnType<typeof piecesIn> {
  const pieces = piecesIn(dataset);
  return pieces.length > 0 ? pieces : dataset.fields.filter(({ label }) => PIECES_OF_SALES.test(label));
}

const PIECES_OF_SALES = /^(?:item|line|order|ordered|sale|sales|sold) (?:pieces|quantity|units)$/;

const UNITS_SOLD: readonly string[] = ['units', 'pieces', 'quantity'].flatMap((units) => [
  ...['sold', 'ordered', 'bought', 'purchased'].flatMap((deed) => [
    `${units} ${deed}`,
    `${units} were ${deed}`,
  ]),
  // The quantity alone is the column.
  ...(units === 'quantity' ? [] : [units]),
]);

/** What a sale is worth on average, where only its lines tell what was paid for each of them. */
export function averageSale(
  { datasets, relationships }: Pick<Knowledge, 'datasets' | 'relationships'>,
  revenue: Metric | undefined,
): readonly Metric[] {
  const sum = revenue?.expression;
  if (sum?.kind !== 'aggregate') return [];
  const sales = salesIn(datasets).map(({ name }) => name);
  const [key, ...others] = relationships.filter(({ from, to }) => from === sum.table && sales.includes(to));
  const sale = datasets.find(({ name }) => name === key?.to);
  const [column, ...more] = key?.fromColumns ?? [];
  if (
    sale === undefined ||
    column === undefined ||
    others.length + more.length > 0 ||
    sale.fields.some(isTotal)
  )
    return [];
  const counted: Expression = {
    ...sum,
    function: 'count',
    argument: { kind: 'column', table: sum.table, column },
    distinct: true,
  };
  const [label = '', ...synonyms] = ['value', 'amount', 'total', 'revenue'].flatMap((worth) => [
    `average ${sale.label} ${worth}`,
    `average revenue per ${sale.label}`,
  ]);
  return [
    {
      ...sumOf({ dataset: sale, each: sum, unit: revenue?.unit ?? null }, label),
      synonyms: [...new Set(synonyms)],
      expression: { kind: 'binary', operator: '/', left: sum, right: counted },
      lowerIsBetter: false,
    },
  ];
}

function isTotal(field: Dataset['fields'][number]): boolean {
  return isMoney(field) && field.label.split(' ').includes('total');
}
