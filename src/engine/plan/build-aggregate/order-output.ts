import type { Property } from '../../lexicon/properties.ts';
import type { MeasureOutput, Output } from '../../logical-query.ts';
import { opposite } from '../opposite.ts';
import type { OrderDirection, PhraseOf } from '../phrase.ts';
import { noSense } from '../rejection.ts';
import { isCalledAfter } from '../resolve-field.ts';

type Order = PhraseOf<'order'>;

/**
 * The output by which groups are sorted where the words of the order tell: "newest first" needs a time, "in alphabetical order"
 * a name, "most common first" a number of rows; else the number that is shown.
 */
export function orderOutput(
  { about, properties, computed }: Order,
  { dimensions, measures, key }: Sortable,
): Output {
  if (computed !== undefined) return computedSo(measures, computed);
  const own = dimensions.find(({ role }) => role === 'time' || role === 'ordered-category');
  const byAbout = {
    name: () => dimensions.find(({ role }) => NAMED.has(role)),
    time: () => dimensions.find(isTime) ?? (key !== undefined && isTime(key) ? key : undefined),
    age: () => dimensions.find(isAge) ?? (key !== undefined && isAge(key) ? key : dimensions.find(isTime)),
    occurrence: () => (key !== undefined && isCount(key) ? key : undefined),
    own: () => own,
    measure: () =>
      properties === undefined ||
      properties.some((one) => isCalledAfter(key?.label ?? '', one) || isTaken(one, key))
        ? key
        : undefined,
  } as const;
  const output = about === undefined ? key : byAbout[about]();
  return output ?? noSense('by what the groups are sorted is not said');
}

/** What groups can be sorted by. */
interface Sortable {
  readonly dimensions: readonly Output[];
  readonly measures: readonly MeasureOutput[];
  /** The number that is meant where none is named. */
  readonly key: MeasureOutput | undefined;
}

/** The one number that is computed in that way. */
function computedSo(measures: readonly MeasureOutput[], computed: NonNullable<Order['computed']>): Output {
  const [only, ...others] = measures.filter(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === computed,
  );
  return only === undefined || others.length > 0
    ? noSense(`by which ${computed === 'avg' ? 'average' : computed} the groups are sorted is not said`)
    : only;
}

/** Whether a column of that kind can be what the order says of it: "biggest region first" goes by a number. */
export function isSortedSo({ about }: Order, output: Output): boolean {
  switch (about) {
    case 'name':
      return !NUMBERS.has(output.role) && output.role !== 'time';
    case 'occurrence':
      return NUMBERS.has(output.role);
    case 'measure':
      return NUMBERS.has(output.role) || output.role === 'ordered-category' || output.role === 'time';
    case 'age':
    case 'time':
      return isTime(output) || isAge(output) || NUMBERS.has(output.role);
    default:
      return true;
  }
}

/** The oldest have the earliest dates, and the fastest take the least time. */
export function directionBy(
  { about, properties }: Order,
  output: Output,
  asked: 'asc' | 'desc',
): 'asc' | 'desc' {
  if (properties?.some((one) => isTaken(one, output)) === true) return opposite(asked);
  return about === 'age' && isTime(output) && !isAge(output) ? opposite(asked) : asked;
}

/** "ranked by volume" begins with the most. */
export function directionAsked({ direction, isRanked }: Order, output: Output): OrderDirection {
  return direction ?? (isRanked === true && NUMBERS.has(output.role) ? 'desc' : 'asc');
}

const NAMED: ReadonlySet<Output['role']> = new Set(['category', 'geography', 'text']);
const NUMBERS: ReadonlySet<Output['role']> = new Set(['measure', 'share', 'rate']);

/** Time that something takes, of which "fast" and "slow" are said. */
function isTaken(property: Property, output: Output | undefined): boolean {
  return property === 'speed' && output?.unit?.kind === 'duration';
}

function isTime({ role, label }: Output): boolean {
  return role === 'time' || /\byear\b/.test(label);
}

function isAge({ label }: Output): boolean {
  return /\bage\b/.test(label);
}

function isCount({ expression }: Output): boolean {
  return expression.kind === 'aggregate' && expression.function === 'count';
}
