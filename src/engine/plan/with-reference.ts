import { aggregatesOf } from '../expression-walk.ts';
import type { Draft } from './draft.ts';
import { countOf } from './grammar/measures/counts.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense, undecided } from './rejection.ts';
import type { MeasureSketch } from './sketch.ts';

/**
 * The draft with what "their" and "them" stand for: "number of late loans and *their* balance" is the balance of the late
 * ones. What is counted first is what they are; a number that it does not have leaves open who is meant.
 */
export function withReference(
  draft: Draft,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): Draft {
  const joint = words.findIndex((word) => word === 'and' || word === ',');
  const said = joint < 0 ? [] : words.slice(joint);
  if (!said.some((word) => PRONOUNS.has(word))) return draft;
  const { measures, conditions } = draft;
  const [first, ...later] = measures;
  const standsForRows = said.some(
    (word, at) => STANDS_FOR_ROWS.has(word) && !SORTING.has(said[at - 1] ?? ''),
  );
  if (standsForRows && later.length === 0 && draft.outputs === null)
    noSense('what was named before is asked for in a way that is not read');
  if (first?.kind !== 'count' || !later.every(isPlain)) return draft;
  const { dataset } = first.nominal;
  if (!later.every((one) => isOf(one, dataset, index)))
    undecided('which of those named before is meant is not said');
  if (first.nominal.conditions.length === 0) return draft;
  return {
    ...draft,
    measures: [countOf({ ...first.nominal, conditions: [] }), ...later],
    conditions: [...first.nominal.conditions, ...conditions],
  };
}

/** "… and order them by age": they are those that are listed. */
const SORTING: ReadonlySet<string> = new Set(['order', 'sort', 'rank', 'arrange']);
/** After a comma or "and" these need something that they stand for. */
const STANDS_FOR_ROWS: ReadonlySet<string> = new Set(['them', 'they']);
const PRONOUNS: ReadonlySet<string> = new Set([...STANDS_FOR_ROWS, 'their', 'its', 'those', 'these']);

/** Computed of the rows alone; a share is of others too. */
function isPlain({ kind }: MeasureSketch): boolean {
  return kind === 'bare' || kind === 'aggregate' || kind === 'metric' || kind === 'weighted';
}

function isOf(measure: MeasureSketch, dataset: string, index: KnowledgeIndex): boolean {
  switch (measure.kind) {
    case 'bare':
    case 'aggregate':
    case 'weighted':
      return measure.field.alternatives.some((one) => one.dataset === dataset);
    case 'metric':
      return measure.metrics.some((name) =>
        aggregatesOf(index.metric(name).expression).some(({ table }) => table === dataset),
      );
    default:
      return false;
  }
}
