import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import { noSense, undecided } from './rejection.ts';
import { segmentDate } from './resolve-condition/condition-scope.ts';
import { partsOf, rewrite } from './rewrite.ts';
import type { DimensionSketch, FieldTerm, SketchOf } from './sketch.ts';

type Timed = SketchOf<'time' | 'recurring'> | Extract<DimensionSketch, { readonly kind: 'part' }>;

/** Every time and period of the draft as one of the date that is said: "go by the order date". */
export function withDateOf(draft: Draft, field: FieldTerm): Draft {
  const timed = partsOf(draft).filter(isTimed);
  if (timed.length === 0) noSense('a date of no time');
  if (timed.some((one) => one.field !== null && !sharesDate(one.field, field)))
    undecided('which date the time is of is not said');
  return rewrite(draft, (part) => (isTimed(part) && part.field === null ? { ...part, field } : part));
}

/** "issued in 2024, by issue date" groups by no day: the date is that of the time. */
export function withDateOfTime(assembly: Assembly, draft: Draft): Draft {
  const { groups, rank } = draft;
  const [date, ...others] = groups.filter((group) => isDate(assembly, group));
  if (date === undefined || date.kind !== 'field' || others.length > 0 || rank !== null) return draft;
  const hasTime = partsOf(draft).some((part) => isTimed(part) && part.kind === 'time');
  return hasTime
    ? withDateOf({ ...draft, groups: groups.filter((group) => group !== date) }, date.field)
    : draft;
}

/** "when was loan 55 paid off": the day on which it came to be so. */
export function withDateOfState(assembly: Assembly, draft: Draft): Draft {
  const { openers, columns, measures, groups, nominals, conditions, rank } = draft;
  if (!openers.has('when') || measures.length + groups.length > 0 || rank !== null) return draft;
  if (columns.length > 0) return withDatesBefore(assembly, draft);
  const all = [...conditions, ...nominals.flatMap((nominal) => nominal.conditions)];
  const date = all.some(({ kind }) => kind === 'key') ? segmentDate(assembly, all) : null;
  if (date === null) return draft;
  const alternatives = [{ dataset: date.table, field: date.column, cost: 0 }];
  return { ...draft, columns: [{ kind: 'field', field: { alternatives } }] };
}

/** "when was loan 55 issued and when does it mature": both dates of the one row. */
function withDatesBefore(assembly: Assembly, draft: Draft): Draft {
  const { columns, conditions } = draft;
  const dates = conditions.flatMap((one): readonly Extract<DimensionSketch, { kind: 'field' }>[] => {
    const field = one.kind === 'not' && one.of.kind === 'missing' ? one.of.field : null;
    const column = field === null ? null : ({ kind: 'field', field } as const);
    return column !== null && isDate(assembly, column) ? [column] : [];
  });
  const isOfOne =
    conditions.some(({ kind }) => kind === 'key') && columns.every((one) => isDate(assembly, one));
  if (!isOfOne || dates.length === 0) return draft;
  return {
    ...draft,
    columns: [...dates, ...columns],
    conditions: conditions.filter((one) => one.kind !== 'not' || one.of.kind !== 'missing'),
  };
}

function isDate({ index }: Assembly, group: DimensionSketch): boolean {
  return (
    group.kind === 'field' &&
    group.field.alternatives.every(({ dataset, field }) => DATES.has(index.field(dataset, field).type))
  );
}

const DATES: ReadonlySet<string> = new Set(['date', 'timestamp']);

function isTimed(part: object): part is Timed {
  return (
    'kind' in part &&
    'field' in part &&
    (part.kind === 'time' || part.kind === 'recurring' || part.kind === 'part')
  );
}

function sharesDate(one: FieldTerm, other: FieldTerm): boolean {
  return one.alternatives.some(({ dataset, field }) =>
    other.alternatives.some((also) => also.dataset === dataset && also.field === field),
  );
}
