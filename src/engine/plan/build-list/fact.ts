import type { Dataset, Field } from '../../../catalog/mod.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { isOneRow } from '../one-row.ts';
import type { Fact } from '../phrase.ts';
import { noSense } from '../rejection.ts';
import { fieldAbout } from '../resolve-field.ts';
import type { DimensionSketch, Nominal } from '../sketch.ts';

/** The columns of one row that are asked for by what they are about: "how tall is the bridge"; null where none are asked for so. */
export function factOf(
  { index }: Assembly,
  { fact, rank, columns, measures, conditions }: Draft,
  subject: Nominal,
): readonly DimensionSketch[] | null {
  if (fact === null) return null;
  const { dataset } = subject;
  const isFirst = rank !== null && (rank.limit ?? 1) === 1;
  const isOne =
    isFirst || isOneRow(index, { ...subject, conditions: [...subject.conditions, ...conditions] });
  if (!isOne || columns.length + measures.length > 0)
    return noSense('of what one thing it is asked is not said');
  const fields = fieldsOf(index.dataset(dataset), fact);
  if (fields.length === 0) noSense('no column tells it');
  return fields.map(({ name: field }) => ({
    kind: 'field',
    field: { alternatives: [{ dataset, field, cost: 0 }] },
  }));
}

/** The columns that tell it: all that tell a place, the one that tells of something else. */
function fieldsOf(dataset: Dataset, fact: Fact): readonly Field[] {
  if (fact === 'place') return dataset.fields.filter(({ role }) => role === 'geography');
  const field = fieldAbout(dataset, fact);
  return field === null ? [] : [field];
}
