import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { namedThrough } from '../named-through.ts';
import { noSense } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { DimensionSketch, FieldTerm, Nominal } from '../sketch.ts';

/** The rows that are listed: those of the noun, or of the table whose columns are named. */
export function subjectOf(
  assembly: Assembly,
  { nominals, columns, measures, conditions, fact, openers, isInPercent }: Draft,
): Nominal {
  const isOfOne = fact !== null || openers.has('whole') || openers.has('when');
  const [noun = isThisOne(conditions) ?? (isOfOne ? numbered(conditions) : undefined)] = nominals;
  if (noun !== undefined) return noun;
  const terms = [
    ...columns.map(fieldOf),
    ...measures.map((measure) => (measure.kind === 'bare' ? measure.field : null)),
  ];
  const term = terms.find((found) => found !== null) ?? null;
  const [first] = columns;
  // "the branch with the earliest opening date": its own.
  const isOwn =
    first?.kind === 'dataset' && term?.alternatives.some(({ dataset }) => dataset === first.dataset) === true;
  if (isOwn) return allOf(first.dataset);
  if (term !== null) {
    const named = whose(assembly.index, conditions, term);
    if (named !== null) return allOf(named);
    const { dataset } = resolveField(assembly, term, { anchor: null, mentioned: new Set() });
    return allOf(dataset.name);
  }
  const [column] = columns;
  const named = column?.kind === 'dataset' || column?.kind === 'display' ? column.dataset : null;
  if (named === null && isInPercent) noSense(OF_WHAT_PERCENT);
  return named === null
    ? noSense('what you want to know is not said, such as a number, an average or a list')
    : allOf(named);
}

/** "what percent of the portfolio is late" */
export const OF_WHAT_PERCENT = 'whether the percentage is of a number of rows or of an amount is not said';

/** "the last name of the professor who …", which is kept with those of all staff; null where it is not so. */
function whose(
  index: KnowledgeIndex,
  conditions: Draft['conditions'],
  { alternatives }: FieldTerm,
): string | null {
  const [only, ...others] = conditions;
  if (only?.kind !== 'exists' || others.length > 0) return null;
  const { dataset } = only.nominal;
  const named = namedThrough(index, index.dataset(dataset), dataset)?.name;
  const isOfNames = alternatives.some((one) => one.dataset === named);
  const isOwn = alternatives.some((one) => one.dataset === dataset);
  // "the population of the biggest town in Peru" is no country's.
  if (isOwn && only.nominal.conditions.some(({ kind }) => kind === 'chosen')) return dataset;
  return named !== undefined && isOfNames && !isOwn ? named : null;
}

/** "in what city is the Gateway Branch" asks of the branch. */
function isThisOne(conditions: Draft['conditions']): Nominal | undefined {
  const [only, ...others] = conditions;
  return only?.kind === 'exists' && only.isSelf === true && others.length === 0 ? only.nominal : undefined;
}

/** "where does borrower 88 live" asks of the borrower. */
function numbered(conditions: Draft['conditions']): Nominal | undefined {
  const keys = conditions.flatMap((one) => (one.kind === 'key' ? [one.dataset] : []));
  const [only, ...others] = keys;
  return only === undefined || others.length > 0 ? undefined : allOf(only);
}

function allOf(dataset: string): Nominal {
  return { kind: 'nominal', dataset, conditions: [] };
}

function fieldOf(sketch: DimensionSketch): FieldTerm | null {
  return sketch.kind === 'field' || sketch.kind === 'band' || sketch.kind === 'part' ? sketch.field : null;
}
