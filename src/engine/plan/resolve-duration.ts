import type { DurationUnit, Expression } from '../../shared/mod.ts';
import { elapsed } from '../elapsed.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import type { Assembly, Scope } from './assembly.ts';
import { columnOf, literal } from './expressions.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { lifetimeOf } from './lifetime.ts';
import { nthOf } from './nth.ts';
import { noSense, undecided } from './rejection.ts';
import { madeField } from './resolve-derived.ts';
import type { FieldResolver, ResolvedField } from './resolved-field.ts';
import type { Derivation, Moment, Nth } from './sketch.ts';

type Duration = Extract<Derivation, { kind: 'duration' }>;

/** A moment that is known: a date of a table, or the as-of date. */
interface ResolvedMoment {
  readonly table: string | null;
  readonly date: Expression;
  readonly label: string;
  readonly hasTime: boolean;
}

/** "days from application to decision", "age in years": whole months and years are those that have passed. */
export function resolveDuration(
  assembly: Assembly,
  sketch: Duration,
  { scope, resolveField }: { readonly scope: Scope; readonly resolveField: FieldResolver },
): ResolvedField {
  const { index } = assembly;
  const known = (moment: Moment, anchor: string | null): ResolvedMoment =>
    momentOf(assembly, moment, { scope: { ...scope, anchor }, resolveField });
  const isOpen = sketch.from.kind === 'default' || sketch.from.kind === 'now';
  const first = known(isOpen ? sketch.to : sketch.from, scope.anchor);
  const other = isOpen ? sketch.from : sketch.to;
  const begun =
    first.table !== null && isOfMany(index, first.table, scope.anchor) ? first.table : scope.anchor;
  const second = known(
    other,
    other.kind === 'default' ? (begun ?? first.table) : (first.table ?? scope.anchor),
  );
  const [from, to] = isOpen ? [second, first] : [first, second];
  if (isSame(from.date, to.date)) noSense('it begins and ends with the same date');
  const unit = sketch.unit ?? impliedUnit(from, to);
  if ((unit === 'hours' || unit === 'minutes' || unit === 'seconds') && !(from.hasTime && to.hasTime))
    noSense('only the day is known');
  // Where only the day of one of them is known, days are counted by the calendar.
  const isMixed = from.hasTime !== to.hasTime && from.table !== null && to.table !== null;
  const dayOf = ({ date, hasTime }: ResolvedMoment): Expression =>
    isMixed && hasTime ? { kind: 'function', name: 'date', arguments: [date] } : date;
  const span = {
    from: dayOf(from),
    to: dayOf(to),
    unit,
    ...(sketch.isWhole === true ? { isWhole: true as const } : {}),
  };
  return madeField(
    index,
    {
      label: `${unit} from ${from.label} to ${to.label}`,
      expression: elapsed(span),
      unit: { kind: 'duration', of: unit },
    },
    span,
  );
}

/**
 * "branches with an average time to decide an application under 4 days": what begins is the application, and no branch; the loan that
 * came of it begins later.
 */
function isOfMany(index: KnowledgeIndex, table: string, anchor: string | null): boolean {
  if (anchor === null || table === anchor) return false;
  const isLater = index.knowledge.relationships.some(({ from, to }) => from === anchor && to === table);
  return index.isToOne(table, anchor) && (isLater || !index.isToOne(anchor, table));
}

function impliedUnit(from: ResolvedMoment, to: ResolvedMoment): DurationUnit {
  return from.hasTime && to.hasTime
    ? undecided('in which unit the time between them is wanted is not said')
    : 'days';
}

function momentOf(
  assembly: Assembly,
  moment: Moment,
  { scope, resolveField }: { readonly scope: Scope; readonly resolveField: FieldResolver },
): ResolvedMoment {
  const { index } = assembly;
  switch (moment.kind) {
    case 'date': {
      const resolved = resolveField(assembly, moment.field, scope);
      if (resolved.field.yearColumn !== undefined) noSense('only the year is known');
      return {
        table: resolved.dataset.name,
        date: columnOf(assembly, resolved),
        label: resolved.field.label,
        hasTime: resolved.field.type === 'timestamp',
      };
    }
    case 'state':
      return stateMoment(index, moment.segment);
    case 'nth':
      return nthMoment(index, moment, scope.anchor);
    case 'bound':
      return boundMoment(index, moment, scope.anchor);
    case 'now':
      return index.asOf === null
        ? noSense('which day it is is not known')
        : { table: null, date: literal(index.asOf), label: index.asOf, hasTime: false };
    case 'default': {
      const dataset = index.dataset(scope.anchor ?? noSense('it is not said from when'));
      const name = dataset.defaultDate ?? noSense(`a ${dataset.label} has no single date`);
      const { label, type } = index.field(dataset.name, name);
      return {
        table: dataset.name,
        date: index.columnOf(dataset.name, name),
        label,
        hasTime: type === 'timestamp',
      };
    }
    default:
      return moment satisfies never;
  }
}

/** When the rows begin or end: the one pair of their dates that is called so. */
function boundMoment(
  index: KnowledgeIndex,
  { side, dataset: named }: Extract<Moment, { kind: 'bound' }>,
  anchor: string | null,
): ResolvedMoment {
  const dataset = index.dataset(named ?? anchor ?? noSense('it is not said of what'));
  const lifetime = lifetimeOf(dataset) ?? noSense(`how long ${dataset.labelPlural} last is not known`);
  const { name, label, type } = lifetime[side];
  return {
    table: dataset.name,
    date: index.columnOf(dataset.name, name),
    label,
    hasTime: type === 'timestamp',
  };
}

/** "the first loan": the usual date of that row. */
function nthMoment(index: KnowledgeIndex, nth: Nth, anchor: string | null): ResolvedMoment {
  const { defaultDate, label } = index.dataset(nth.dataset);
  const name = defaultDate ?? noSense(`a ${label} has no single date`);
  const isOfAnchor = anchor !== null && anchor !== nth.dataset && index.isToOne(nth.dataset, anchor);
  const owner = nth.owner ?? (isOfAnchor ? anchor : null);
  const date = nthOf(index, { ...nth, owner }, index.columnOf(nth.dataset, name));
  return {
    table: date.table,
    date,
    label: `${label} ${nth.position}`,
    hasTime: index.field(nth.dataset, name).type === 'timestamp',
  };
}

/** "approval": when the rows became so; the date that is called like the column that says so. */
function stateMoment(index: KnowledgeIndex, name: string): ResolvedMoment {
  const { dataset, condition, date, label } = index.segment(name);
  const { fields } = index.dataset(dataset);
  const column = date ?? null;
  if (column !== null) {
    const field = index.field(dataset, column);
    const isShared = index.knowledge.segments.some(
      (other) => other.dataset === dataset && other.date === column && !isSame(other.condition, condition),
    );
    return {
      table: dataset,
      date: isShared
        ? dateOfThose(condition, index.columnOf(dataset, column))
        : index.columnOf(dataset, column),
      label: isShared ? `${field.label} of ${label} ones` : field.label,
      hasTime: field.type === 'timestamp',
    };
  }
  if (aggregatesOf(condition).length > 0) return noSense(`when they became ${label} is not known`);
  const stated = condition.kind === 'binary' && condition.left.kind === 'column' ? condition.left : null;
  // "unsecured" is said of loans by a column of their product.
  const word = stated?.table === dataset ? index.field(dataset, stated.column).label : undefined;
  const [dated, ...others] = fields.filter(
    (field) =>
      (field.type === 'date' || field.type === 'timestamp') &&
      word !== undefined &&
      field.label.split(' ').includes(word),
  );
  if (dated === undefined || others.length > 0) return noSense(`when they became ${label} is not known`);
  return {
    table: dataset,
    date: dateOfThose(condition, index.columnOf(dataset, dated.name)),
    label: `${dated.label} of ${label} ones`,
    hasTime: dated.type === 'timestamp',
  };
}

/** The date of the rows that are so; of others nothing. */
function dateOfThose(condition: Expression, date: Expression): Expression {
  return {
    kind: 'case',
    // biome-ignore lint/suspicious/noThenProperty: the branch of a CASE, never awaited
    branches: [{ when: condition, then: date }],
    otherwise: null,
  };
}
