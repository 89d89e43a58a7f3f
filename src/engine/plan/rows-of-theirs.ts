import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { isOfPeople } from './people.ts';
import { isAdditive } from './resolve-measure/is-additive.ts';
import type { DimensionSketch, Nominal, SketchOf } from './sketch.ts';

/**
 * "which borrower has the auto loan with the highest rate", "the borrower with the highest rate": the loan is looked for, and
 * whose it is is shown. What adds up may be that of all of theirs.
 */
export function rowsOfTheirs(assembly: Assembly, draft: Draft): Draft {
  const { rank, nominals, columns, measures, groups } = draft;
  const [noun, ...others] = nominals;
  const table = rankedTable(draft);
  if (table === null || rank === null || measures.length + groups.length + others.length > 0) return draft;
  const { index } = assembly;
  const owner = noun?.dataset ?? ownerOf(columns);
  if (owner === null || owner === table || !index.isToOne(table, owner)) return draft;
  if (!columns.every((column) => isOf(column, owner))) return draft;
  const theirs = noun?.conditions.find(
    (one): one is SketchOf<'exists'> => one.kind === 'exists' && one.nominal.dataset === table,
  );
  if (theirs === undefined && !(isOfPeople(index.dataset(owner)) && isRate(assembly, draft))) return draft;
  const rest = (noun?.conditions ?? []).filter((one) => one !== theirs);
  const rows: Nominal = {
    kind: 'nominal',
    dataset: table,
    conditions: [
      ...(theirs?.nominal.conditions ?? []),
      ...(rest.length === 0
        ? []
        : [{ kind: 'exists', nominal: { kind: 'nominal', dataset: owner, conditions: rest } } as const]),
    ],
  };
  return {
    ...draft,
    nominals: [rows],
    columns: columns.length > 0 ? columns : [{ kind: 'dataset', dataset: owner }],
  };
}

/** The one table of the quantity that ranks. */
function rankedTable({ rank }: Draft): string | null {
  if (rank?.by?.kind !== 'bare') return null;
  const [table, ...others] = new Set(rank.by.field.alternatives.map(({ dataset }) => dataset));
  return table === undefined || others.length > 0 ? null : table;
}

function isRate({ index }: Assembly, { rank }: Draft): boolean {
  return (
    rank?.by?.kind === 'bare' &&
    rank.by.field.alternatives.every(({ dataset, field }) => !isAdditive(index.field(dataset, field).unit))
  );
}

function ownerOf([column]: readonly DimensionSketch[]): string | null {
  if (column?.kind === 'dataset' || column?.kind === 'display') return column.dataset;
  if (column?.kind !== 'field') return null;
  const [only, ...others] = new Set(column.field.alternatives.map(({ dataset }) => dataset));
  return only === undefined || others.length > 0 ? null : only;
}

function isOf(column: DimensionSketch, owner: string): boolean {
  return ownerOf([column]) === owner;
}
