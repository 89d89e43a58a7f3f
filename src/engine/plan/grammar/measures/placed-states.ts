import { BEING } from '../../../lexicon/cues.ts';
import { either, growing, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import { type ConditionSketch, isBareTime } from '../../sketch.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';

/** A state, and of which rows it is said. */
export interface PlacedState {
  readonly which: ConditionSketch;
  readonly places: readonly ConditionSketch[];
}

/** "were charged off in Texas", "are late for renters at the Loop Branch": of those rows the part that is so. */
export const stateInPlace = symbol<PlacedState>(() =>
  growing<PlacedState, ConditionSketch>(
    sequence([saidState, placed], (which, place) => ({ which, places: [place] })),
    placed,
    ({ which, places }, place) => ({ whole: { which, places: [...places, place] }, cost: 0 }),
  ),
);

/** What is said of rows, and no state and place as one. */
export function unlessPlaced<T>(said: Parser<T>): Parser<T> {
  return revised(said, (found, chart, at) => {
    const inPlace = stateInPlace(chart, at);
    return inPlace.length === 0 ? found : found.filter(({ end }) => !inPlace.some((one) => one.end === end));
  });
}

/** "were charged off", "are unsecured", "came by phone": what is so of each; "enrolled in" and "based in" go on with where. */
const saidState: Parser<ConditionSketch> = revised(
  symbol(() =>
    either(
      predicate,
      where(attachedCondition, ({ words }, at) => COMING.has(words[at] ?? '')),
    ),
  ),
  (found, { words }, at) =>
    found.filter(
      ({ value, end }) =>
        STATES.has(value.kind) &&
        !PLACES.has(words[BEING.has(words[at] ?? '') ? at + 1 : at] ?? '') &&
        PLACES.has(words[end] ?? '') &&
        !TAKING_PLACE.has(words[end - 1] ?? ''),
    ),
);

const COMING: ReadonlySet<string> = new Set(['came', 'come', 'comes', 'own', 'rent']);
const STATES: ReadonlySet<ConditionSketch['kind']> = new Set(['compare', 'segment', 'value']);

/** "in Texas", "for renters", "on auto loans": of which rows it is said; why it is so is said of the part. */
const placed: Parser<ConditionSketch> = where(
  revised(
    symbol(() => attachedCondition),
    (found) => found.filter(({ value }) => !isBareTime(value) && !isReason(value)),
  ),
  ({ words }, at) => PLACES.has(words[at] ?? ''),
);

/** Prepositions of which rows it is said of. */
export const PLACES: ReadonlySet<string> = new Set(['among', 'at', 'for', 'in', 'on', 'within']);
/** What is done at a place, which it says. */
const TAKING_PLACE: ReadonlySet<string> = new Set(
  `based booked born built employed enrolled filmed held invested involved issued kept listed located made placed played
  produced published registered sold spent stationed stored taught used`.split(/\s+/),
);

/** "declined *for low income*" tells why they are so, and not which they are. */
export function isReason(condition: ConditionSketch): boolean {
  return (
    condition.kind === 'value' &&
    condition.values.some(({ alternatives }) => alternatives.every(({ field }) => REASON.test(field)))
  );
}

const REASON = /reason|cause/i;
