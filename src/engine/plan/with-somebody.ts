import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { mentionedIn } from './mentioned.ts';
import { isOfPeople, isSomebody } from './people.ts';
import type { MeasureSketch } from './sketch.ts';

/** "who has the lowest credit score", "who has the most loans" ask for one of those who have them. */
export function withSomebody(assembly: Assembly, draft: Draft): Draft {
  const { openers, nominals, columns, groups, rank } = draft;
  const by = rank?.by ?? null;
  if (!openers.has('who') || rank === null || columns.length + groups.length > 0) return draft;
  const { index } = assembly;
  const happened = by === null ? whoHad(assembly, draft) : null;
  if (happened !== null)
    return { ...draft, nominals: [{ kind: 'nominal', dataset: happened, conditions: [] }, ...nominals] };
  if (by === null || nominals.length > 0) return draft;
  const own = ofTheirOwn(assembly, by);
  if (own !== null)
    return {
      ...draft,
      rank: { ...rank, by: own.by },
      nominals: [{ kind: 'nominal', dataset: own.owner, conditions: [] }],
    };
  if (by.kind !== 'bare') {
    const { table } = assembly.resolveMeasure(assembly, by, {
      anchor: null,
      mentioned: mentionedIn(draft, assembly.index),
    });
    const [somebody, next] = index.knowledge.datasets
      .filter(
        (dataset) => isOfPeople(dataset) && dataset.name !== table && index.isToOne(table, dataset.name),
      )
      .map(({ name }) => ({ name, away: index.distance(table, name) }))
      .toSorted((one, other) => one.away - other.away);
    // "who has the most bookings": the passenger of a booking, and not the pilot of its flight.
    return somebody === undefined || (next !== undefined && next.away - somebody.away < FURTHER)
      ? draft
      : { ...draft, columns: [{ kind: 'dataset', dataset: somebody.name }] };
  }
  return draft;
}

/** So much further away is what is reached by one more key. */
const FURTHER = 0.5;

/** A quantity that people have themselves: "the lowest score", "the maximum score". */
function ofTheirOwn(
  { index }: Assembly,
  by: MeasureSketch,
): { readonly owner: string; readonly by: MeasureSketch } | null {
  const isEnd = by.kind === 'aggregate' && (by.function === 'max' || by.function === 'min');
  if (by.kind !== 'bare' && !isEnd) return null;
  const [owner, ...others] = new Set(by.field.alternatives.map(({ dataset }) => dataset));
  const isOne = owner !== undefined && others.length === 0 && isSomebody(index, index.dataset(owner));
  return isOne ? { owner, by: { kind: 'bare', field: by.field } } : null;
}

/** "who was hired most recently": those of whom it is kept when that was. */
function whoHad({ index }: Assembly, { rank, conditions, nominals }: Draft): string | null {
  if (rank?.quality !== 'time') return null;
  const tables = conditions.flatMap((one) =>
    one.kind === 'not' && one.of.kind === 'missing'
      ? one.of.field.alternatives.map(({ dataset }) => dataset)
      : [],
  );
  const [table, ...others] = new Set(tables);
  const areAll = table !== undefined && others.length === 0 && isOfPeople(index.dataset(table));
  return areAll && nominals.every(({ dataset }) => dataset !== table) ? table : null;
}
