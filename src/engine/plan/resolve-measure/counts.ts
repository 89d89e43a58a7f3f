import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { aggregateOver } from '../expressions.ts';
import { noSense, undecided } from '../rejection.ts';
import { resolveNominal } from '../resolve-condition/resolve-condition.ts';
import type { Nominal } from '../sketch.ts';
import { COUNT, measureOf } from './measure-of.ts';

/** "total stock" is no number of rows. */
const MASS: ReadonlySet<string> = new Set(['inventory', 'stock']);

/** An order has a quantity, and is one order all the same. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'number']);

/** What is money itself, so that a total of it is an amount. */
const MONEY: ReadonlySet<string> = new Set(
  'contribution cost deposit donation expense fee fine payment payout refund sale tax withdrawal'.split(' '),
);

/** Rejects "total payments" where each has an amount: whether that or their number is meant. */
export function checkTotal({ index }: Assembly, { dataset }: Nominal): void {
  const { label, labelPlural, defaultMeasure } = index.dataset(dataset);
  // "payments received" are payments.
  const nouns = label.split(' ').filter((word) => !/(?:ed|made|paid)$/.test(word));
  if (defaultMeasure !== null && MONEY.has(nouns.at(-1) ?? ''))
    undecided(`whether the number of ${labelPlural} or their amount is meant is not said`);
}

/** "number of late loans". */
export function countRows(assembly: Assembly, nominal: Nominal, scope: Scope): ResolvedMeasure {
  const where = resolveNominal(assembly, nominal, scope);
  const { name: table, label, labelPlural, fields } = assembly.index.dataset(nominal.dataset);
  if (MASS.has(label.split(' ').at(-1) ?? '') && fields.some(({ unit }) => unit?.kind === 'count'))
    undecided(`whether the rows of ${labelPlural} or how much there is of it is meant is not said`);
  const counts = fields.filter(({ label, role }) => role === 'measure' && COUNTS.has(label));
  if (counts.some(({ label }) => label !== 'count'))
    undecided(`whether the rows of ${labelPlural} or their counts are meant is not said`);
  // A table of check-ins per day has their number in a column: its rows are not what is counted.
  const [column] = counts;
  if (column !== undefined) assembly.assumptions.add(`each row counts as its ${column.label}`);
  const measure = measureOf(`number of ${labelPlural}`, {
    expression:
      column === undefined
        ? aggregateOver(table, 'count', null)
        : aggregateOver(table, 'sum', assembly.index.columnOf(table, column.name)),
    meaning: COUNT,
    table,
  });
  return where === null ? measure : { ...measure, conditions: [where] };
}

/** "how many" of what the words around are about. */
export function countSubject(assembly: Assembly, scope: Scope): ResolvedMeasure {
  return scope.anchor === null
    ? noSense('it is not said what to count')
    : countRows(assembly, { kind: 'nominal', dataset: scope.anchor, conditions: [] }, scope);
}

/** "unique borrowers" beside numbers of loans: how many different ones the loans are of. */
export function countDifferent(assembly: Assembly, dataset: string, { anchor }: Scope): ResolvedMeasure {
  const { index } = assembly;
  if (anchor === null || anchor === dataset || !index.isToOne(anchor, dataset))
    return noSense(`${dataset} are not those of anything`);
  const keys = index.knowledge.relationships.filter(
    ({ from, to, fromColumns }) => from === anchor && to === dataset && fromColumns.length === 1,
  );
  const key = keys[0]?.fromColumns[0];
  if (key === undefined) return noSense(`${anchor} name no ${dataset}`);
  if (keys.length > 1) return undecided(`which ${dataset} of ${anchor} are meant is not said`);
  const expression = { ...aggregateOver(anchor, 'count', index.columnOf(anchor, key)), distinct: true };
  return measureOf(`number of different ${index.dataset(dataset).labelPlural}`, {
    expression,
    meaning: COUNT,
    table: anchor,
  });
}
