import type { KnowledgeIndex } from '../plan/knowledge-index.ts';
import type { DimensionSketch } from '../plan/sketch.ts';
import type { ListItem } from './list-item.ts';

/**
 * The columns with the key of the rows for their "number": "late loans: *number*, borrower, balance" tells beside what each of
 * them is called or when it was. Where how many there are was spoken of, it is that number, unless it is asked for as well.
 */
export function withKey(
  index: KnowledgeIndex,
  items: readonly ListItem[],
  { isCounted }: { readonly isCounted: boolean },
): readonly ListItem[] {
  const key = items.find(({ mayBeKey }) => mayBeKey === true);
  const others = items.filter((one) => one !== key);
  const isOfEach = others.some(
    ({ ofRow, number, dimensions }) =>
      ofRow === 'name' || (number === null && dimensions.some((one) => isOwn(index, one))),
  );
  const isCountedTwice = others.some(({ measures }) => measures.some(({ kind }) => kind === 'count'));
  if (key === undefined || !isOfEach || (isCounted && !isCountedTwice)) return items;
  const own: ListItem = { ...key, words: ['id'], measures: [], dimensions: [], number: null, ofRow: 'key' };
  return items.map((one) => (one === key ? own : one));
}

/** What each row has of its own, and hardly two alike. */
function isOwn(index: KnowledgeIndex, sketch: DimensionSketch): boolean {
  if (sketch.kind === 'dataset' || sketch.kind === 'display') return true;
  return (
    sketch.kind === 'field' &&
    (sketch.field.isUsualDate === true ||
      sketch.field.alternatives.some(({ dataset, field }) => OWN.has(index.field(dataset, field).role)))
  );
}

const OWN: ReadonlySet<string> = new Set(['name', 'time']);
