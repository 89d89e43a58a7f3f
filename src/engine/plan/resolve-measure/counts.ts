import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { countOfRows } from '../counts-kept.ts';
import { aggregateOver } from '../expressions.ts';
import { noSense, undecided } from '../rejection.ts';
import { resolveNominal } from '../resolve-condition/resolve-condition.ts';
import type { Nominal } from '../sketch.ts';
import { COUNT, measureOf } from './measure-of.ts';

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
  const { name: table, labelPlural } = assembly.index.dataset(nominal.dataset);
  const measure = measureOf(`number of ${labelPlural}`, {
    expression: countOfRows(assembly, table),
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
