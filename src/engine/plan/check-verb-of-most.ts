import { aggregatesOf } from '../expression-walk.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { measuresAsked, type Phrase } from './phrase.ts';
import { noSense } from './rejection.ts';
import type { ConditionSketch, MeasureSketch } from './sketch.ts';

/**
 * Rejects the date of others where a verb says what the groups did: which category "gained the most volume in 2025" asks
 * for no volume of customers who were gained then.
 */
export function checkVerbOfMost(phrases: readonly Phrase[], index: KnowledgeIndex): void {
  phrases.forEach((rank, at) => {
    if (rank.kind !== 'rank') return;
    const ranked = rank.by === null ? measuresAsked(phrases) : [rank.by];
    const measured = ranked.flatMap((one) => tablesOf(one, index));
    const beside = [phrases[at - 1], phrases[at + 1]];
    const dated = beside.flatMap((one) =>
      one?.kind === 'conditions' ? one.conditions.flatMap(datesOf) : [],
    );
    if (measured.length > 0 && dated.length > 0 && !dated.some((table) => measured.includes(table)))
      noSense('the verb says what the groups did, and not when others were');
  });
}

/** The tables of a date that is there: "gained", "signed up". */
function datesOf(condition: ConditionSketch): readonly string[] {
  if (condition.kind !== 'not' || condition.of.kind !== 'missing') return [];
  return condition.of.field.alternatives.map(({ dataset }) => dataset);
}

function tablesOf(measure: MeasureSketch, index: KnowledgeIndex): readonly string[] {
  switch (measure.kind) {
    case 'count':
      return [measure.nominal.dataset];
    case 'metric':
      return measure.metrics.flatMap((name) =>
        aggregatesOf(index.metric(name).expression).map(({ table }) => table),
      );
    case 'bare':
    case 'aggregate':
      return measure.field.alternatives.map(({ dataset }) => dataset);
    default:
      return [];
  }
}
