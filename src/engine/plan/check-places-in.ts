import type { Draft } from './draft.ts';
import type { Opener } from './phrase.ts';
import { noSense } from './rejection.ts';
import type { DimensionSketch } from './sketch.ts';

/** Rejects a draft with pieces that have nothing to stand with. */
export function checkPlacesIn(draft: Draft): void {
  const { rank, byMeasures, order, nominals, columns, measures, groups } = draft;
  if (byMeasures.length > 1)
    noSense('they are ranked by two things at once, and which comes first is not said');
  if (byMeasures.length > 0 && rank === null && order === null && measures.length > 0) {
    noSense('what the second number is for is not said');
  }
  if (rank !== null && rank.by !== null && byMeasures.length > 0)
    noSense('they are ranked by two things at once, and which comes first is not said');
  if (nominals.length === 0 && columns.some((column) => isOfChosen(column, draft)))
    noSense('what is of the one that comes first is that of a ranking');
  // "the most common type among owners" asks for types, and for no owner.
  if (rank?.isOccurrence === true && columns.slice(1).some(({ kind }) => kind === 'dataset'))
    noSense('those among whom it is common are not asked for');
  if ((rank?.by && !canRankBy(draft)) || isBestOfEach(draft))
    noSense('a superlative of a quantity is a number');
  if (rank !== null && nominals.length + columns.length + groups.length === 0)
    noSense('what is ranked, and by what, is not said');
}

/** "the name of the youngest singer": a column of the one that is chosen, and of nothing that is its. */
function isOfChosen(column: DimensionSketch, { conditions }: Draft): boolean {
  const chosen = conditions.flatMap((one) =>
    one.kind === 'exists' && one.nominal.conditions.some(({ kind }) => kind === 'chosen')
      ? [one.nominal.dataset]
      : [],
  );
  if (column.kind !== 'field') return column.kind !== 'dataset' && chosen.length > 0;
  return column.field.alternatives.some(({ dataset }) => chosen.includes(dataset));
}

/** "the best score by grape": a score for each, and not the grape with the best of their averages. */
function isBestOfEach({ rank, columns, nominals, measures, groups, startsWithRank }: Draft): boolean {
  const isOfNoRows = columns.length + nominals.length === 0;
  const isBare = measures.length === 1 && measures[0]?.kind === 'bare';
  return rank?.quality === 'merit' && startsWithRank && isOfNoRows && isBare && groups.length > 0;
}

/** "the highest rate of grade A loans" is a number; "which loan has the highest rate", "loans with the …" rank. */
function canRankBy({ rank, openers, startsWithNominal, startsWithColumns, startsWithRank }: Draft): boolean {
  if (rank === null || rank.limit !== null || rank.position !== null || rank.by?.kind !== 'bare') return true;
  const startsWithThem = startsWithNominal || (startsWithColumns && !startsWithRank);
  return startsWithThem || ASKS_FOR_ROWS.some((one) => openers.has(one));
}

const ASKS_FOR_ROWS: readonly Opener[] = ['which', 'who', 'list', 'show'];
