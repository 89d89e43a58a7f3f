import type { Draft } from '../draft.ts';
import { type Phrase, phrasesOf } from '../phrase.ts';
import type { ConditionSketch, DimensionSketch, MeasureSketch, Nominal } from '../sketch.ts';

/** Clauses that were read so far. */
export interface Joined {
  readonly first: Draft;
  readonly phrases: readonly Phrase[];
  readonly cost: number;
  /** The table whose rows are spoken of. */
  readonly subject: string;
  /** What is said of the rows that all clauses are about. */
  readonly base: readonly ConditionSketch[];
  /** The first clause says what is asked about, and asks nothing. */
  readonly isLedIn: boolean;
  readonly measures: readonly MeasureSketch[];
  /** What the last clause asks of the rows besides. */
  readonly own: readonly ConditionSketch[];
  readonly groups: readonly DimensionSketch[];
  readonly isForEach: boolean;
  /** Parts of a whole: what all are about is then no condition on the whole. */
  readonly hasWhole: boolean;
  readonly draft: Draft;
}

/** The measure over those of the rows for which the clause's own conditions hold. */
export function restricted(
  measure: MeasureSketch,
  { subject, own }: { readonly subject: string; readonly own: readonly ConditionSketch[] },
): MeasureSketch {
  if (measure.kind === 'count-subject') return countOf(subject, own);
  // "what percentage of those did we approve"
  if (measure.kind === 'share-of-total' && measure.of.kind === 'count' && own.length > 0)
    return { kind: 'share', of: measure.of.nominal, which: own };
  if (own.length === 0) return measure;
  if (measure.kind === 'count')
    return countOf(measure.nominal.dataset, [...measure.nominal.conditions, ...own]);
  if (measure.kind === 'amount')
    return { kind: 'amount', nominal: { kind: 'nominal', dataset: subject, conditions: own } };
  return { kind: 'restricted', measure, condition: all(own) };
}

/** The clauses as one draft; null where nothing is asked. */
export function draftOfJoined(joined: Joined): Draft | null {
  const { first, subject, base, groups, measures, hasWhole, isForEach } = joined;
  if (measures.length < 2 && !(joined.isLedIn && measures.length === 1) && !isCountOfListed(joined))
    return null;
  const each: readonly DimensionSketch[] = isForEach ? [{ kind: 'dataset', dataset: subject }] : [];
  const moved = hasWhole
    ? measures.map((one) =>
        one.kind === 'share' && one.which === base ? one : restricted(one, { subject, own: base }),
      )
    : measures;
  const rows: Nominal = { kind: 'nominal', dataset: subject, conditions: hasWhole ? [] : base };
  return {
    ...first,
    openers: new Set(),
    nominals: hasWhole ? [] : [rows],
    had: [],
    conditions: [],
    columns: [],
    measures: moved,
    groups: [...groups, ...each],
    isInPercent: phrasesOf(joined.phrases, 'in-percent').length > 0,
    isOfClauses: true,
    startsWithNominal: false,
    startsWithRank: false,
    startsWithColumns: false,
    addsColumns: false,
    listsColumns: false,
    addsMeasures: false,
  };
}

/** "Which customers …? Just give the number." */
function isCountOfListed({ measures: [only, ...others], isLedIn }: Joined): boolean {
  return !isLedIn && only?.kind === 'count' && others.length === 0;
}

/** How many rows there are for which the conditions hold. */
export function countOf(dataset: string, conditions: readonly ConditionSketch[]): MeasureSketch {
  return { kind: 'count', nominal: { kind: 'nominal', dataset, conditions } };
}

/** The conditions as one. */
export function all(conditions: readonly ConditionSketch[]): ConditionSketch {
  const [first] = conditions;
  return first !== undefined && conditions.length === 1 ? first : { kind: 'and', of: conditions };
}
