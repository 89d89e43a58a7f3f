import {
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
} from '../../parser.ts';
import type { Phrase, PhraseOf } from '../../phrase.ts';
import { sidesOf } from '../../sides.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type Nominal } from '../../sketch.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { listJoint, nounJoint, of } from '../joints.ts';
import { countOf } from '../measures/counts.ts';
import { measure } from '../measures/measures.ts';
import { time } from '../terms.ts';
import { word } from '../words.ts';
import { againstAll } from './against-all.ts';
import { compare, during } from './compare-phrase.ts';
import {
  butSide,
  condition,
  lackingSide,
  nounBetween,
  otherSide,
  type Side,
  side,
  suchRows,
  wide,
  withIt,
} from './compared-sides.ts';
import { phraseJoint } from './phrase-joint.ts';
import { asColumns, versusTime } from './versus-time.ts';

/** A preposition in one word; said twice it sets what comes after side by side. */
const preposition: Parser<string> = typed(
  new Set(['among', 'at', 'behind', 'for', 'from', 'in', 'of', 'on', 'through']),
);

/** Between the times of a change; some of the words say which of them it is measured against. */
const overPeriod: Parser<string> = typed(new Set(['against', 'on', 'over', 'to', 'versus', 'vs']));

function fromSide(between: string): Pick<PhraseOf<'compare'>, 'changesFrom'> {
  if (between === 'to') return { changesFrom: 'first' };
  return between === 'on' || between === 'over' ? { changesFrom: 'second' } : {};
}

const groupedSides: Parser<readonly Side[]> = symbol(() =>
  revised(
    sequence([word('group'), listOf(otherSide, either(word('versus-strict'), listJoint))], (_, sides) =>
      // "by product in 2024 and 2025" groups by the product.
      sides.some(({ of }) => isBareTime(of)) ? null : sides,
    ),
    // So does "by product where the grade is A or B", "by branch with channel Online or Phone".
    (found, { words }, at) =>
      found.filter(({ value, end }) => {
        const said = words.slice(at, end);
        return (
          !said.includes('for') &&
          !said.includes('where') &&
          !(said.includes('with') && value.some(isOfOthers))
        );
      }),
  ),
);

/** What is said of rows that have no such value. */
function isOfOthers({ of, rows }: Side): boolean {
  return (
    rows !== undefined &&
    of.kind === 'value' &&
    of.values.every(({ alternatives }) => alternatives.every(({ dataset }) => dataset !== rows))
  );
}

/** "online vs branch vs broker", "by paid off and charged off": more than two, or what is grouped by. */
const listedSides = either<readonly Side[]>(
  groupedSides,
  sequence([optional(phraseJoint), listOf(side, word('versus-strict'))], (_, sides) =>
    sides.length > 2 ? sides : null,
  ),
  // "with and without a credit score"
  sequence([word('with'), word('and', 'versus'), lackingSide], (_, __, without) => [
    {
      of: without.of.kind === 'not' ? without.of.of : { kind: 'not', of: without.of },
      label: withIt(without),
    },
    without,
  ]),
);

/** "for grade A and for grade B", "behind approved applications and what is it behind declined ones": of each. */
const sidesApart: Parser<Phrase> = symbol(() =>
  sequence(
    [preposition, side, word('and', 'end'), optional(word('asked-again')), preposition, otherSide],
    (first, left, joint, again, second, right) =>
      first === second && (joint === 'and' || again !== null) && areAlike(left, right)
        ? { ...compare('rows', left, right), isApart: true }
        : null,
  ),
);

/** "for 2024, for auto loans" is of both at once: a time stands beside another time only. */
function areAlike({ of: left }: Side, { of: right }: Side): boolean {
  return (left.kind === 'time') === (right.kind === 'time');
}

/** "of secured loans with that of unsecured ones", "who own their home, and of those who rent". */
const sidesAgain: Parser<Phrase> = symbol(() =>
  either(
    sequence(
      [optional(phraseJoint), side, optional(word('comma')), word('versus-that'), either(otherSide, butSide)],
      (_, left, __, ___, right) => again(left, right),
    ),
    sequence(
      [optional(phraseJoint), side, optional(word('comma')), word('versus-those'), suchRows],
      (_, left, __, ___, right) => again(left, right),
    ),
  ),
);

function again(left: Side, right: Side): Phrase {
  const isWhole = right.rows !== undefined;
  return {
    ...compare('rows', ofOwnRows(left), ofOwnRows(right)),
    isApart: true,
    ...(isWhole ? { isWhole } : {}),
  };
}

/** "that of customers who have one loan": what they have is theirs, whatever is measured. */
function ofOwnRows(one: Side): Side {
  const { of, rows } = one;
  const conditions = of.kind === 'and' ? of.of : [of];
  const areRelated = conditions.some((condition) =>
    RELATED.has(condition.kind === 'not' ? condition.of.kind : condition.kind),
  );
  if (rows === undefined || !areRelated) return one;
  return {
    ...one,
    of: { kind: 'exists', nominal: { kind: 'nominal', dataset: rows, conditions }, isSelf: true },
  };
}

const RELATED: ReadonlySet<ConditionSketch['kind']> = new Set(['count', 'exists', 'never']);

/** Two things side by side: "2023 vs 2024", "secured versus unsecured", "difference between Texas and Ohio". */
export const sideBySide: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    sequence(
      [optional(phraseJoint), side, nounBetween, word('versus-strict'), optional(of), otherSide],
      (_, left, __, ___, ____, right) => compare('rows', left, right),
    ),
    mapped(listedSides, (listed) => {
      const sides = listed.flatMap((one) => sidesOf(one.of).map((of): Side => ({ of, label: one.label })));
      return sides.length > 1 ? compare('rows', ...sides) : null;
    }),
    sidesApart,
    sidesAgain,
    againstAll,
    sequence([word('between'), side, word('and'), otherSide], (_, left, __, right) =>
      compare('rows', left, right),
    ),
    // "in 2025 than in 2024", "of online applications exceed that of broker applications"
    sequence(
      [optional(nounJoint), side, nounBetween, word('than'), optional(of), otherSide],
      (_, left, __, ___, ____, right) => ({
        ...compare('rows', left, right),
        needsExcess: true,
      }),
    ),
    // "growth in volume 2022 over 2021"
    sequence([time, overPeriod, time], (left, between, right) => ({
      ...compare('rows', during(left), during(right)),
      needsChange: true,
      ...fromSide(between),
    })),
    // "compare volume in 2023 with 2024"
    sequence([optional(phraseJoint), time, word('versus'), time], (_, left, __, right) => ({
      ...compare('rows', during(left), during(right)),
      needsCompare: true,
    })),
    // "december 2025 volume compared to december 2024"
    sequence(
      [time, computedMeasure, word('versus-strict'), optional(of), time],
      (left, measured, _, __, right) => ({
        ...compare('rows', during(left), during(right)),
        measure: measured,
      }),
    ),
    versusTime,
    difference,
    sequence([word('more-of'), nominal], (_, rows) => ({
      kind: 'excess',
      isBelow: false,
      measure: countOf(rows),
    })),
    sequence([word('fewer-of'), nominal], (_, rows) => ({
      kind: 'excess',
      isBelow: true,
      measure: countOf(rows),
    })),
    mapped(word('excess'), () => ({ kind: 'excess', isBelow: false })),
    mapped(word('excess-below'), () => ({ kind: 'excess', isBelow: true })),
    asColumns,
    sequence([side, word('first-side')], (first) => ({ kind: 'first-side', side: first.of })),
    // "how many secured vs unsecured loans", "number of borrowers with a loan vs without"
    sequence([word('count'), condition, word('versus-strict'), nominal], (_, left, __, rows) =>
      countOfSides(rows, left),
    ),
    sequence([word('count'), nominal, word('versus-strict'), otherSide], (_, rows, __, right) =>
      lastAgainst(rows, right),
    ),
  ),
);

const difference = either<Phrase>(
  // "difference in default rate between grade A and grade B"
  sequence(
    [word('difference'), optional(of), measure, word('between'), side, word('and', 'versus'), otherSide],
    (_, __, of, ___, left, ____, right) => differ(of, left, right),
  ),
  // "difference between the average rate of unsecured and secured loans"
  sequence(
    [
      word('difference'),
      optional(of),
      measure,
      optional(nounJoint),
      side,
      word('and', 'versus'),
      optional(of),
      otherSide,
    ],
    (_, __, of, ___, left, ____, _____, right) => differ(of, left, right),
  ),
  // "difference between 2023 and 2024 in volume"
  sequence(
    [word('difference'), optional(of), side, word('and', 'versus'), otherSide, optional(of), measure],
    (_, __, left, ___, right, ____, of) => differ(of, left, right),
  ),
);

/** "secured vs unsecured loans": the noun is of both. */
function countOfSides(rows: Nominal, left: ConditionSketch): Phrase | null {
  const [right, ...others] = rows.conditions;
  if (right === undefined || right.kind !== left.kind) return null;
  const counted: Nominal = { ...rows, conditions: others };
  const sides: readonly Side[] = [left, right].map((of) => ({ of, label: '' }));
  return { ...compare('rows', ...sides), measure: countOf(counted) };
}

/** "borrowers with a loan vs without": what is said last of the first is compared. */
function lastAgainst(rows: Nominal, right: Side): Phrase | null {
  const last = rows.conditions.at(-1);
  if (last === undefined || wide(last) === null) return null;
  const counted: Nominal = { ...rows, conditions: rows.conditions.slice(0, -1) };
  return { ...compare('rows', { of: last, label: 'with it' }, right), measure: countOf(counted) };
}

function differ(measured: MeasureSketch, left: Side, right: Side): Phrase {
  return { ...compare('difference', left, right), measure: measured };
}
