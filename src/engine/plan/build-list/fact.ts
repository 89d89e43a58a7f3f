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
  { fact, rank, columns, measures, conditions, openers }: Draft,
  subject: Nominal,
): readonly DimensionSketch[] | null {
  const { dataset } = subject;
  const isWhen = openers.has('when') && columns.length + measures.length === 0;
  if (fact === null && !isWhen) return null;
  const isFirst = rank !== null && (rank.limit ?? 1) === 1;
  const isOne =
    isFirst || isOneRow(index, { ...subject, conditions: [...subject.conditions, ...conditions] });
  if (fact === null) return isOne ? onlyDate(index.dataset(dataset)) : null;
  if (!isOne || columns.length + measures.length > 0)
    return noSense('which one of them is meant, or whether the average is, is not said');
  const fields = fieldsOf(index.dataset(dataset), fact);
  if (fields.length === 0) noSense('no column tells it');
  return fields.map(({ name: field }) => ({
    kind: 'field',
    field: { alternatives: [{ dataset, field, cost: 0 }] },
  }));
}

/** "when was the last visit", of which one date is kept; null where there are several. */
function onlyDate({ name: dataset, fields }: Dataset): readonly DimensionSketch[] | null {
  const [only, ...others] = fields.filter(({ role }) => role === 'time');
  if (only === undefined || others.length > 0) return null;
  return [{ kind: 'field', field: { alternatives: [{ dataset, field: only.name, cost: 0 }] } }];
}

/** The columns that tell it: all that tell a place, the one that tells of something else. */
function fieldsOf(dataset: Dataset, fact: Fact): readonly Field[] {
  if (fact === 'place') return dataset.fields.filter(({ role }) => role === 'geography');
  const field = fieldAbout(dataset, fact);
  return field === null ? [] : [field];
}
