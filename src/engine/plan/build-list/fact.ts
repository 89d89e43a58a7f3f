import type { Dataset, Field } from '../../../catalog/mod.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { isOneRow } from '../one-row.ts';
import type { Fact } from '../phrase.ts';
import { noSense } from '../rejection.ts';
import { fieldAbout } from '../resolve-field.ts';
import type { DimensionSketch, Nominal } from '../sketch.ts';

/** The column of one row that is asked for by what it is about: "how tall is the bridge"; null where none is asked for so. */
export function factOf(
  { index }: Assembly,
  { fact, columns, measures, conditions }: Draft,
  subject: Nominal,
): readonly DimensionSketch[] | null {
  if (fact === null) return null;
  const { dataset } = subject;
  const isOne = isOneRow(index, { ...subject, conditions: [...subject.conditions, ...conditions] });
  if (!isOne || columns.length + measures.length > 0)
    return noSense('of what one thing it is asked is not said');
  const { name: field } = fieldOf(index.dataset(dataset), fact) ?? noSense('no column tells it');
  return [{ kind: 'field', field: { alternatives: [{ dataset, field, cost: 0 }] } }];
}

/** The one column that tells it; null for none or several. */
function fieldOf(dataset: Dataset, fact: Fact): Field | null {
  if (fact !== 'place') return fieldAbout(dataset, fact);
  const [only, ...others] = dataset.fields.filter(({ role }) => role === 'geography');
  return only === undefined || others.length > 0 ? null : only;
}
