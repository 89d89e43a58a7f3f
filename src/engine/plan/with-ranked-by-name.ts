import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { restrict } from './grammar/terms.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense } from './rejection.ts';
import type { DimensionSketch } from './sketch.ts';

/**
 * "The ten borrowers with the largest balance, by name": those that come first are shown by their names, and not ranked
 * within each name; of "the ten largest loans by borrower name" no name has ten.
 */
export function withRankedByName({ index }: Assembly, draft: Draft): Draft {
  const { rank, groups, columns } = draft;
  const [group, ...others] = groups;
  if (rank?.limit == null || rank.limit < 2 || group === undefined || others.length > 0) return draft;
  if (!isNameOfOne(index, group)) return draft;
  const [ranked, ...more] = columns;
  if (ranked?.kind !== 'dataset' || more.length > 0 || !isOf(group, ranked.dataset))
    return noSense('those that come first are no groups by name');
  return { ...draft, groups: [], shownOfEach: namesOf(index, ranked.dataset) };
}

/** Whether nearly every row has one of its own. */
function isNameOfOne(index: KnowledgeIndex, group: DimensionSketch): boolean {
  if (group.kind === 'display') return true;
  if (group.kind !== 'field') return false;
  return group.field.alternatives.every(({ dataset: table, field: name }) => {
    const { display, rowCount } = index.dataset(table);
    return display.includes(name) && index.field(table, name).distinctCount > rowCount / 2;
  });
}

function namesOf(index: KnowledgeIndex, dataset: string): readonly DimensionSketch[] {
  const { display } = index.dataset(dataset);
  return display.map((field) => ({
    kind: 'field',
    field: { alternatives: [{ dataset, field, cost: 0 }] },
  }));
}

function isOf(group: DimensionSketch, table: string): boolean {
  if (group.kind === 'display') return group.dataset === null || group.dataset === table;
  return group.kind === 'field' && restrict(group.field, table) !== null;
}
