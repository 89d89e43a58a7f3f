import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { aggregateOf } from './grammar/measures/aggregates.ts';
import { isTotalSaid } from './is-total-said.ts';
import type { DimensionSketch, MeasureSketch } from './sketch.ts';

/**
 * "top 3 customers by invoice amount", "the customer with the highest total amount": who is ranked by an amount of money of rows of theirs is ranked by the total of it. What a
 * model says of amounts is left to it.
 */
export function rowsOfTotals(assembly: Assembly, draft: Draft): Draft {
  const { rank, columns, nominals, measures, groups, byMeasures, transform, compare } = draft;
  const { index } = assembly;
  if (rank === null || index.knowledge.showsRanks === true) return draft;
  if (measures.length + groups.length > 0 || transform !== null || compare !== null) return draft;
  const key = rank.by ?? byMeasures[0];
  const owner = ownerOf(columns) ?? (columns.length === 0 ? (nominals[0]?.dataset ?? null) : null);
  const amount = key?.kind === 'restricted' ? key.measure : key;
  if (amount?.kind !== 'bare' || owner === null) return draft;
  const [only, ...others] = amount.field.alternatives;
  if (only === undefined || others.length > 0 || only.dataset === owner) return draft;
  if (rank.limit === null && !isTotalSaid(amount.field, index)) return draft;
  if (nominals.some(({ dataset }) => dataset !== owner && dataset !== only.dataset)) return draft;
  const { unit, aggregate, label } = index.field(only.dataset, only.field);
  const isTheirs = index.isToOne(only.dataset, owner) && !index.isToOne(owner, only.dataset);
  if (unit?.kind !== 'money' || EACH_ITS_OWN.test(label) || aggregate !== undefined || !isTheirs)
    return draft;
  const total = aggregateOf('sum', amount.field);
  const by: MeasureSketch = key?.kind === 'restricted' ? { ...key, measure: total } : total;
  return rank.by === null ? { ...draft, byMeasures: [by] } : { ...draft, rank: { ...rank, by } };
}

/** What nobody adds up. */
const EACH_ITS_OWN = /\b(?:balance|limit|maximum|minimum|price|rate|salary)\b/;

/** The one table that all the columns are of. */
function ownerOf(columns: readonly DimensionSketch[]): string | null {
  const tables = columns.map((one) => {
    if (one.kind === 'dataset' || one.kind === 'display') return one.dataset;
    return one.kind === 'field' && one.field.alternatives.length === 1
      ? (one.field.alternatives[0]?.dataset ?? null)
      : null;
  });
  const [table, ...others] = new Set(tables);
  return table === undefined || others.length > 0 ? null : table;
}
