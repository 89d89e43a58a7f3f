import { singularOf } from '../../catalog/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { DimensionSketch, MeasureSketch } from './sketch.ts';
import { textOf } from './text-of.ts';

/**
 * "The city of the customer with the most orders", "the last name of the employee who handled the most orders": of one of them,
 * who is looked for by what others are counted or added up; it is not the city that has the most.
 */
export function withOwnerRanked(draft: Draft, words: readonly string[], index: KnowledgeIndex): Draft {
  const { rank, columns, nominals, groups, measures, byMeasures, transform, compare, openers } = draft;
  // "which make of vehicle has the most jobs" asks for the make.
  if (rank === null || rank.limit !== null || columns.length === 0) return draft;
  if (openers.has('which') && !IS_THE.test(textOf(words))) return draft;
  if (groups.length + measures.length > 0 || transform !== null || compare !== null) return draft;
  const owner = ownerIn(draft);
  const key = rank.by ?? byMeasures[0];
  if (owner === null || key === undefined || !isOfOthers(key, owner, index)) return draft;
  const own = columns.map((column) => ownOf(column, owner));
  if (!own.every((one) => one !== null) || !isOne(words, index, owner)) return draft;
  const ranked = { ...draft, nominals: nominals.filter(({ dataset }) => dataset !== owner) };
  return own.some((one) => namesRow(index, one))
    ? { ...ranked, columns: own }
    : { ...ranked, columns: [{ kind: 'dataset', dataset: owner }, ...own], shownOfEach: own };
}

/** Whose the columns are: a bare noun before or after them, or the owner that they name. */
function ownerIn({ nominals, columns }: Draft): string | null {
  const [noun, ...others] = nominals;
  if (noun !== undefined) return others.length === 0 && noun.conditions.length === 0 ? noun.dataset : null;
  const owners = new Set(columns.map((one) => (one.kind === 'field' ? one.field.owner : undefined)));
  const [owner] = owners;
  return owners.size === 1 && owner !== undefined ? owner : null;
}

/** A number of other rows, or what is computed of them: an amount, a rate. */
function isOfOthers(key: MeasureSketch, owner: string, index: KnowledgeIndex): boolean {
  if (key.kind === 'count') return key.nominal.dataset !== owner;
  if (key.kind === 'metric')
    return key.metrics.every((name) =>
      aggregatesOf(index.metric(name).expression).every(({ table }) => table !== owner),
    );
  return key.kind === 'aggregate' && key.field.alternatives.every(({ dataset }) => dataset !== owner);
}

type FieldSketch = Extract<DimensionSketch, { readonly kind: 'field' }>;

function ownOf(column: DimensionSketch, owner: string): FieldSketch | null {
  if (column.kind !== 'field' || column.field.derived !== undefined) return null;
  const field = restrict(column.field, owner);
  return field === null ? null : { ...column, field };
}

/** What no two rows share says by itself whose it is. */
function namesRow(index: KnowledgeIndex, { field: { alternatives } }: FieldSketch): boolean {
  return alternatives.some(
    ({ dataset, field }) => index.field(dataset, field).distinctCount === index.dataset(dataset).rowCount,
  );
}

/** "of the customer", "employee with …": one, and not "the customer city" or "which color car". */
function isOne(words: readonly string[], index: KnowledgeIndex, owner: string): boolean {
  const { label, synonyms } = index.dataset(owner);
  const nouns = new Set([label, ...synonyms].map((name) => singularOf(name.split(' ').at(-1) ?? name)));
  const places = words.flatMap((word, at) => (nouns.has(singularOf(word)) ? [at] : []));
  return places.length > 0 && places.every((at) => nouns.has(words[at] ?? '') && isOf(words, at));
}

/** "of customer", "of the best customer", "of each sales person"; or it stands first. */
function isOf(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - NEAR), at);
  return at < 2 || before.includes('of') || IS_THE.test(textOf(words.slice(0, at)));
}

/** "which region *is the* branch with the most loans in" */
const IS_THE = / (?:does|is|was) (?:our|the)(?: |$)/;

const NEAR = 3;
