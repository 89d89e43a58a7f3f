import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { measuresAsked, type Phrase } from '../../phrase.ts';
import { noSense } from '../../rejection.ts';
import type { ConditionSketch, MeasureSketch } from '../../sketch.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

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

/** Rejects a number of rows for who "lent the most in 2025" or "what amount a loan has", which are said of an amount. */
export function checkAmountOfMost(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !MOST_MONEY.test(textOf(words))) return;
  const isCount = ({ expression }: MeasureOutput): boolean =>
    aggregatesOf(expression).every((one) => one.function === 'count');
  if (query.measures.every(isCount)) noSense('the most of an amount is asked for, and no number of rows');
}

const MOST_MONEY =
  /\b(?:borrow(?:ed|s)?|donate[ds]?|lends?|lent|owe[ds]?|pledge[ds]?|repaid|repays?|spen[dt]s?) (?:the )?(?:least|most)(?: ?$| (?:at|by|for|from|in|of|on|overall|since|to|\?|,))|\b(?:least|most) money\b|\btotal (?:borrowed|donated|lent|pledged|spent)\b|\b(?:what|which) amount (?:do|does|did) (?!we |you ).+ (?:carry|have)\b/;

/** Rejects the most of what is there where it is asked what "fell the most": that changed, and fell on no date. */
export function checkFallOfMost(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !FELL_MOST.test(textOf(words))) return;
  if (!query.measures.some(({ transform }) => transform?.kind === 'change'))
    noSense('what fell the most is a change');
}

const FELL_MOST = /\bf(?:alls?|ell|allen) (?:the )?(?:furthest|hardest|least|most)\b/;

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

/** Without one of these {@link checkAmountOfMost} holds on to nothing. */
export const AMOUNT_OF_MOST_CUES: readonly Cue[] = [MOST_MONEY];

/** Without one of these {@link checkFallOfMost} holds on to nothing. */
export const FALL_OF_MOST_CUES: readonly Cue[] = [FELL_MOST];
