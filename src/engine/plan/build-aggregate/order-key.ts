import type { Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { restrict } from '../grammar/terms.ts';
import type { FieldAlternative, FieldTerm } from '../sketch.ts';

/** A draft, and the column that it groups by for the sake of the order alone. */
interface Keyed {
  readonly draft: Draft;
  readonly key: FieldTerm | null;
}

/** "… for each member, ordered by the member id": the groups are rows, which are sorted by another column of theirs. */
export function withOrderKey({ index }: Assembly, draft: Draft): Keyed {
  const { order, rank, groups, columns } = draft;
  const by = order?.by;
  const [rows, ...others] = [...groups, ...columns].filter(({ kind }) => kind === 'dataset');
  const isPlain = rank === null && by?.kind === 'field' && rows?.kind === 'dataset' && others.length === 0;
  const key = isPlain ? restrict(by.field, rows.dataset) : null;
  const [only, ...more] = key?.alternatives ?? [];
  // What the rows are called is shown anyway.
  const isShown = only !== undefined && index.dataset(only.dataset).display.includes(only.field);
  const isGrouped = [...groups, ...columns].some(
    (one) =>
      one.kind === 'field' &&
      only !== undefined &&
      one.field.alternatives.some((other) => isOne(other, only)),
  );
  if (key === null || more.length > 0 || isShown || isGrouped) return { draft, key: null };
  return groups.length > 0
    ? { draft: { ...draft, groups: [...groups, { kind: 'field', field: key }] }, key }
    : { draft: { ...draft, columns: [...columns, { kind: 'field', field: key }] }, key };
}

function isOne(one: FieldAlternative, other: FieldAlternative): boolean {
  return one.dataset === other.dataset && one.field === other.field;
}

/** The names of the outputs that only that column is. */
export function namesOfKey(outputs: readonly Output[], { key, draft }: Keyed): readonly string[] {
  const [only] = key?.alternatives ?? [];
  if (only === undefined || draft.outputs !== null) return [];
  return outputs
    .filter(
      ({ expression }) =>
        expression.kind === 'column' && expression.table === only.dataset && expression.column === only.field,
    )
    .map(({ name }) => name);
}
