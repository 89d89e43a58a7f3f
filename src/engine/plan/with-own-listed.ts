import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Opener } from './phrase.ts';
import type { DimensionSketch, MeasureSketch, Nominal } from './sketch.ts';
import { textOf } from './text-of.ts';

/**
 * "list the borrowers in Ohio with their income and number of loans": what each row has of its own is shown beside what is counted
 * for it; nobody asks for the income of all of them.
 */
export function withOwnListed(draft: Draft, words: readonly string[], index: KnowledgeIndex): Draft {
  const { nominals, measures, columns } = draft;
  const [noun, ...others] = nominals;
  if (noun === undefined || others.length > 0 || !isPlain(draft) || !comesFirst(noun, words, index))
    return draft;
  const own = measures.flatMap((one) => ownOf(one, noun, index) ?? []);
  const rest = measures.filter((one) => ownOf(one, noun, index) === null);
  const areTheirs = rest.length > 0 && rest.every((one) => isOfTheirs(one, noun, index));
  if (own.length === 0 || !areTheirs) return draft;
  // Those of which there is none are listed too.
  return { ...draft, columns: [...columns, ...own], measures: rest, keepEmptyGroups: true };
}

const OPENERS: ReadonlySet<Opener> = new Set(['list', 'show', 'which']);

function isPlain({ openers, groups, byMeasures, rank, transform, compare, outputs, had }: Draft): boolean {
  const parts = [rank, transform, compare, outputs];
  return (
    [...openers].every((one) => OPENERS.has(one)) &&
    parts.every((part) => part === null) &&
    groups.length + byMeasures.length + had.length === 0
  );
}

/** Before what is shown of them: "borrowers in Ohio *with*". */
function comesFirst({ dataset }: Nominal, words: readonly string[], index: KnowledgeIndex): boolean {
  const head = HEAD.exec(textOf(words))?.[1] ?? '';
  const { label, labelPlural, synonyms } = index.dataset(dataset);
  return [label, labelPlural, ...synonyms].some((name) => ` ${head} `.includes(` ${name} `));
}

const HEAD = /^(.+?) (?:,|:|-|with|and their|along with|plus|including|showing)(?: |$)/;

type FieldSketch = Extract<DimensionSketch, { readonly kind: 'field' }>;

/** The column that it names of the rows themselves, also where what is added up has a name of its own: "balance". */
export function ownOf(
  measure: MeasureSketch,
  { dataset }: Pick<Nominal, 'dataset'>,
  index: KnowledgeIndex,
): FieldSketch | null {
  if (measure.kind === 'metric') {
    const alternatives = measure.metrics.flatMap((name) => {
      const { expression } = index.metric(name);
      const column =
        expression.kind === 'aggregate' && expression.function === 'sum' ? expression.argument : null;
      const isOwn = measure.aggregate === null && column?.kind === 'column' && column.table === dataset;
      return isOwn ? [{ dataset, field: column.column, cost: 0 }] : [];
    });
    return alternatives.length === 0 ? null : { kind: 'field', field: { alternatives } };
  }
  if (measure.kind !== 'bare') return null;
  const alternatives = measure.field.alternatives.filter((one) => one.dataset === dataset);
  return alternatives.length === 0 ? null : { kind: 'field', field: { ...measure.field, alternatives } };
}

/** A number of rows each of which belongs to one of them. */
function isOfTheirs(measure: MeasureSketch, { dataset }: Nominal, index: KnowledgeIndex): boolean {
  const table = measure.kind === 'count' ? measure.nominal.dataset : null;
  return table !== null && table !== dataset && index.isToOne(table, dataset);
}
