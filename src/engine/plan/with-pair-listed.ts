import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { DimensionSketch } from './sketch.ts';

/**
 * "the names of conductors and their orchestras": the rows that end the list are shown too, each beside the one that it belongs to;
 * they do not only say of which rows the names are.
 */
export function withPairListed(draft: Draft, words: readonly string[], index: KnowledgeIndex): Draft {
  const { nominals, columns, groups, measures, rank, outputs, startsWithColumns } = draft;
  const [noun, ...others] = nominals;
  if (noun === undefined || others.length > 0 || columns.length === 0 || !startsWithColumns) return draft;
  if (groups.length + measures.length > 0 || rank !== null || outputs !== null) return draft;
  if (!namesRows(words, noun.dataset, { index, isWhole: noun.conditions.length === 0 })) return draft;
  const owners = new Set(columns.map(ownerOf));
  const [owner, ...more] = owners;
  if (owner === undefined || owner === null || more.length > 0 || owner === noun.dataset) return draft;
  const isTheirs = index.isToOne(noun.dataset, owner) && index.distance(noun.dataset, owner) === 1;
  return isTheirs ? { ...draft, columns: [...columns, { kind: 'dataset', dataset: noun.dataset }] } : draft;
}

/** "… and the orchestras", at the end, or before what else is said of them. */
function namesRows(
  words: readonly string[],
  table: string,
  { index, isWhole }: { readonly index: KnowledgeIndex; readonly isWhole: boolean },
): boolean {
  const { label, labelPlural, synonyms } = index.dataset(table);
  const said = ` ${words.filter((word) => !SENTENCE_ENDS.has(word)).join(' ')} `;
  return [label, labelPlural, ...synonyms].some((name) =>
    JOINTS.some((joint) =>
      isWhole ? said.endsWith(` ${joint} ${name} `) : joint !== 'and' && said.includes(` ${joint} ${name} `),
    ),
  );
}

const JOINTS: readonly string[] = ['and', 'and the', 'and their', 'and its', 'and all their', 'and all the'];
function ownerOf(column: DimensionSketch): string | null {
  if (column.kind === 'dataset' || column.kind === 'display') return column.dataset;
  if (column.kind !== 'field') return null;
  const [only, ...others] = new Set(column.field.alternatives.map(({ dataset }) => dataset));
  return only === undefined || others.length > 0 ? null : only;
}
