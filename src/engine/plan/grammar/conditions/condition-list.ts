import {
  type Chart,
  either,
  listOf,
  mapped,
  type Parser,
  revised,
  sequence,
  typed,
  where,
} from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { word } from '../words.ts';
import { shareField } from './values.ts';

/** Conditions joined by "and" / "or"; "and" binds closer, but an exception at the end ("late or open, but not in Texas") is of all. */
export function conditionList(one: Parser<ConditionSketch>): Parser<ConditionSketch> {
  const group = mapped(listOf(one, word('conjunction')), (of) => join('and', of));
  const choice = mapped(listOf(group, orElse), (of) => join('or', of));
  return either(
    unlessSplit(choice),
    sequence([choice, but, one], (first, _, last): ConditionSketch | null =>
      first.kind === 'or' ? { kind: 'and', of: [first, last] } : null,
    ),
    // "with no loan nor in Texas"
    sequence([group, typed(NOR), one], (first, _, second): ConditionSketch | null =>
      isDenied(first) ? { kind: 'and', of: [first, { kind: 'not', of: second }] } : null,
    ),
  );
}

const NOR: ReadonlySet<string> = new Set(['nor']);
/** "nor" goes on with what is denied. */
const orElse: Parser<string> = where(word('or'), ({ words }, at) => !NOR.has(words[at] ?? ''));

function isDenied(condition: ConditionSketch): boolean {
  const last = condition.kind === 'and' ? condition.of.at(-1) : condition;
  return last?.kind === 'not' || last?.kind === 'never';
}

/** "but", ", but", ", and": what sets the last condition apart from the choice before it. */
const but: Parser<string> = revised(word('conjunction'), (found, chart, at) =>
  found.filter(({ end }) => isApart(chart.words.slice(at, end))),
);

function isApart(words: readonly string[]): boolean {
  return words.at(-1) === 'but' || (words[0] === ',' && words.length > 1);
}

/** "this or that, but not those": what comes after "but" is of both, and not of the second alone. */
function unlessSplit(choice: Parser<ConditionSketch>): Parser<ConditionSketch> {
  return revised(choice, (found, chart, at) =>
    found.filter(({ value, end }) => {
      const words = chart.words.slice(at, end);
      return (
        value.kind !== 'or' ||
        !(words.some((_, from) => isApart(words.slice(from, from + 2))) || goesOnWithVerb(chart, at, end))
      );
    }),
  );
}

/** "are retired or out of work *and earn* over 50,000": with a verb of its own it is said of both. */
function goesOnWithVerb({ words, sensesAt }: Chart, start: number, end: number): boolean {
  const isVerb = (at: number): boolean =>
    HAVING.has(words[at] ?? '') ||
    [...(sensesAt[at]?.keys() ?? [])].some((sense) => sense === 'live-in' || sense.startsWith('do:'));
  const or = words.lastIndexOf('or', end - 1);
  const and = words.lastIndexOf('and', end - 1);
  return start < or && or < and && isVerb(and + 1) && !isVerb(or + 1);
}

const HAVING: ReadonlySet<string> = new Set([
  'had',
  'has',
  'have',
  'hold',
  'holds',
  'own',
  'owns',
  'owe',
  'owes',
]);

function join(kind: 'and' | 'or', of: readonly ConditionSketch[]): ConditionSketch | null {
  const [first] = of;
  if (first === undefined) return null;
  if (of.length === 1) return first;
  if (kind === 'or' && of.some((one) => one.kind === 'and' && one.of.some(({ kind }) => kind === 'not')))
    return null;
  if (kind === 'or' && tearsList(of)) return null;
  return kind === 'and' && holdsList(of) ? null : { kind, of };
}

/** "grade A or B and a term of 60 months": the grades are one list, whatever goes on after them. */
function tearsList(conditions: readonly ConditionSketch[]): boolean {
  return conditions.some((one, at) => {
    const before = conditions[at - 1];
    const last = before?.kind === 'and' ? before.of.at(-1) : before;
    const [first] = one.kind === 'and' ? one.of : [one];
    return last?.kind === 'value' && first?.kind === 'value' && shareField([...last.values, ...first.values]);
  });
}

/** "2023 and 2024", "Texas and Ohio" are lists of what may be, not conditions that hold together. */
function holdsList(conditions: readonly ConditionSketch[]): boolean {
  const bare = conditions
    .map((one) => (one.kind === 'not' ? one.of : one))
    .filter((one) => (one.kind === 'time' || one.kind === 'value') && one.field === null);
  return new Set(bare.map(({ kind }) => kind)).size < bare.length && !differ(bare);
}

/** Values of different fields do hold together: "in Texas and grade A". */
function differ(conditions: readonly ConditionSketch[]): boolean {
  const values = conditions.flatMap((one) => (one.kind === 'value' ? one.values : []));
  return conditions.every(({ kind }) => kind === 'value') && !shareField(values);
}
