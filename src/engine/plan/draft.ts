import {
  type ConditionSketch,
  type DimensionSketch,
  isBareTime,
  type MeasureSketch,
  type Nominal,
  type Opener,
  type Phrase,
  type RankPhrase,
  type SchemaQuestion,
  type TransformSketch,
} from './sketch.ts';

/** The pieces of a sentence by what they do, before anything is resolved. */
export interface Draft {
  readonly openers: ReadonlySet<Opener>;
  readonly nominals: readonly Nominal[];
  readonly measures: readonly MeasureSketch[];
  readonly groups: readonly DimensionSketch[];
  readonly columns: readonly DimensionSketch[];
  readonly conditions: readonly ConditionSketch[];
  readonly rank: RankPhrase | null;
  readonly byMeasures: readonly MeasureSketch[];
  readonly order: Extract<Phrase, { kind: 'order' }> | null;
  readonly transform: TransformSketch | null;
  /** "growth of volume", not "volume and growth": the change alone is asked for. */
  readonly isChangeAlone: boolean;
  readonly compare: Extract<Phrase, { kind: 'compare' }> | null;
  readonly schema: SchemaQuestion | null;
  readonly isInPercent: boolean;
  readonly keepEmptyGroups: boolean;
  /** Columns that the answer should have, by words of theirs; null for all. */
  readonly outputs: Extract<Phrase, { kind: 'outputs' }> | null;
  /** Which came first: what is asked for, or the noun. */
  readonly startsWithNominal: boolean;
  readonly startsWithColumns: boolean;
  /** Columns are added to the noun's own ("cities and their population"), not put in their place. */
  readonly addsColumns: boolean;
}

/** Sorts the phrases of a sentence into a draft; null when one has no place (two rankings, two orders). */
export function draftOf(phrases: readonly Phrase[]): Draft | null {
  const of = <K extends Phrase['kind']>(kind: K): Extract<Phrase, { kind: K }>[] =>
    phrases.filter((phrase): phrase is Extract<Phrase, { kind: K }> => phrase.kind === kind);
  const [ranks, orders, transforms, compares] = [of('rank'), of('order'), of('transform'), of('compare')];
  if ([ranks, orders, transforms, compares].some(({ length }) => length > 1)) return null;
  const schema = of('schema')[0]?.question ?? null;
  if (schema !== null && phrases.some(({ kind }) => !['schema', 'opener', 'noise'].includes(kind)))
    return null;
  if (standsLoose(phrases) || phrases.some(isRankingInDisguise)) return null;
  // Two bare times would have to hold at once; a list of times is one condition.
  const bareTimes = of('conditions').flatMap(({ conditions }) => conditions.filter(isBareTime));
  const ofNouns = of('nominal').flatMap(({ nominal }) => nominal.conditions.filter(isBareTime));
  const dated = of('conditions').flatMap(({ conditions }) => conditions.filter(isDatedTime));
  const nounDated = of('nominal').flatMap(({ nominal }) => nominal.conditions.filter(isDatedTime));
  const bareCount = bareTimes.length + ofNouns.length;
  if (bareCount > 1 || (bareCount > 0 && dated.length + nounDated.length > 0)) return null;
  const first = phrases.find(({ kind }) => kind === 'nominal' || kind === 'measures' || kind === 'columns');
  // A second noun that nothing ties to the first is a list of things, not a restriction.
  const loose = of('nominal').filter(({ isJoined }) => !isJoined);
  const limits = of('limit');
  const outputs = of('outputs');
  if (loose.length > 1 || limits.length > 1 || outputs.length > 1) return null;
  const rank = rankWith(ranks[0], limits[0]?.limit);
  if (rank === undefined) return null;
  return {
    openers: new Set(of('opener').map(({ opener }) => opener)),
    nominals: of('nominal').map(({ nominal }) => nominal),
    measures: of('measures').flatMap(({ measures }) => measures),
    groups: of('group').flatMap(({ dimensions }) => dimensions),
    columns: of('columns').flatMap(({ dimensions }) => dimensions),
    conditions: of('conditions').flatMap(({ conditions }) => conditions),
    rank,
    outputs: outputs[0] ?? null,
    byMeasures: of('by-measure').map(({ measure }) => measure),
    order: orders[0] ?? null,
    transform: transforms[0]?.transform ?? null,
    isChangeAlone:
      transforms[0]?.transform.kind === 'change' &&
      phrases.findIndex(({ kind }) => kind === 'transform') <
        phrases.findIndex(({ kind }) => kind === 'measures'),
    compare: compares[0] ?? null,
    schema,
    isInPercent: of('in-percent').length > 0,
    keepEmptyGroups: of('all-groups').length > 0,
    startsWithNominal: first?.kind === 'nominal',
    startsWithColumns: first?.kind === 'columns',
    addsColumns:
      first?.kind === 'nominal' && of('columns').some(({ joint }) => joint === 'and' || joint === 'with'),
  };
}

/** "which five states have the most …": the number belongs to the ranking; undefined where there is none to have it. */
function rankWith(rank: RankPhrase | undefined, limit: number | undefined): RankPhrase | null | undefined {
  if (limit === undefined) return rank ?? null;
  return rank === undefined || rank.limit !== null || rank.position !== null ? undefined : { ...rank, limit };
}

function isDatedTime(condition: ConditionSketch): boolean {
  return condition.kind === 'time' && condition.field !== null;
}

const NAMES: ReadonlySet<Phrase['kind']> = new Set(['nominal', 'columns', 'measures']);

/** Names one after another that nothing joins are one name that is not known: "loan officer", "origination fees". */
function standsLoose(phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase, at) => {
    const before = phrases[at - 1];
    const isLoose =
      phrase.kind === 'nominal'
        ? !phrase.isJoined
        : (phrase.kind === 'columns' || phrase.kind === 'measures') && phrase.joint === null;
    const isPredicate = phrase.kind === 'measures' && phrase.joint === 'be' && before?.kind === 'measures';
    return (isLoose || isPredicate) && before !== undefined && NAMES.has(before.kind);
  });
}

/** "the loan with the highest rate" asks for the loan. */
function isRankingInDisguise(phrase: Phrase): boolean {
  return (
    phrase.kind === 'measures' &&
    (phrase.joint === 'with' || phrase.joint === 'that') &&
    phrase.measures.some((measure) => measure.kind === 'aggregate' && measure.isSuperlative === true)
  );
}
