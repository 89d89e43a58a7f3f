import type { TimeMeaning } from '../../../candidate.ts';
import type { Sense } from '../../../lexicon/words.ts';
import { costing, either, optional, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { tablesCalled } from '../../tables-called.ts';
import { leadingCondition, nominal, saidOfRows } from '../forward.ts';
import { having, of } from '../joints.ts';
import { datasetTerm, time } from '../terms.ts';
import { word } from '../words.ts';
import { segmentCondition } from './segments.ts';
import { valueCondition } from './values.ts';

/** "a late loan and also a current one", "a loan in 2022 as well as in 2023": a row of each. */
export const bothCondition: Parser<ConditionSketch> = symbol(() =>
  where(ofSameRows, ({ sensesAt }) => sensesAt.some((senses) => MARKS.some((mark) => senses.has(mark)))),
);

/** "an application and also *an auto loan*" is another of the same rows only if its noun calls them. */
const ofSameRows: Parser<ConditionSketch> = symbol(() =>
  revised(both, (found, { words, index }) =>
    found.filter(({ value, end }) => {
      const [first] = value.kind === 'and' ? value.of : [];
      const called = tablesCalled(words[end - 1] ?? '', index);
      return first?.kind !== 'exists' || called.length === 0 || called.includes(first.nominal.dataset);
    }),
  ),
);

/** "with both auto and mortgage loans": a row of each kind. */
export const ofBothKinds: Parser<ConditionSketch> = symbol(() =>
  costing(
    OF_KINDS,
    sequence(
      [having, word('both'), leadingCondition, word('and'), leadingCondition, datasetTerm],
      (_, __, first, ___, second, dataset) => {
        const rows = (condition: ConditionSketch): Nominal => ({
          kind: 'nominal',
          dataset,
          conditions: [condition],
        });
        return { kind: 'and', of: [existing(rows(first)), existing(rows(second))] };
      },
    ),
  ),
);

const MARKS: readonly Sense[] = ['ones', 'both-times', 'none-between'];

const said = symbol<ConditionSketch>(() => either(valueCondition, segmentCondition));

/** "a current one", "one in the Mortgage category": another of the same rows. */
const anotherOne: Parser<readonly ConditionSketch[]> = symbol(() =>
  either<readonly ConditionSketch[]>(
    sequence([optional(word('another')), leadingCondition, word('ones')], (_, which) => [which]),
    sequence([word('another', 'ones'), optional(of), said], (_, __, which) => [which]),
    // "a shop opened before 2009 and one opened after 2011"
    sequence(
      [optional(word('another')), word('ones'), optional(word('that')), saidOfRows],
      (_, __, ___, which) => [which],
    ),
  ),
);

const both: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    costing(
      OF_EACH,
      sequence(
        [
          optional(having),
          optional(word('both')),
          nominal,
          word('and', 'conjunction', 'both-times'),
          anotherOne,
        ],
        (_, __, rows, ___, conditions) => eachOf([rows, { ...rows, conditions }], rows),
      ),
    ),
    costing(
      OF_EACH,
      sequence([having, nominal, word('both-times'), optional(of), time], (_, rows, __, ___, other) => {
        const last = rows.conditions.at(-1);
        if (last?.kind !== 'time' || last.field !== null) return null;
        return eachOf([rows, inTime(rows, other)], rows);
      }),
    ),
    // "in both 2019 and 2024 but none in the years between"
    sequence(
      [having, nominal, optional(of), optional(word('both')), time, word('and'), time, word('none-between')],
      (_, rows, __, ___, first, ____, second) => neverBetween(rows, first, second),
    ),
  ),
);

/** Words that leave no doubt that two are meant: "as well as", "and another one". */
const OF_EACH = -0.5;

/** The same of kinds, each of which is as far from the rows as the noun that is said once. */
const OF_KINDS = -0.8;

/** Nothing else may be said of the first: it would not be known whether it is of the other too. */
function eachOf(nominals: readonly Nominal[], { conditions }: Nominal): ConditionSketch | null {
  if (conditions.length !== 1) return null;
  return { kind: 'and', of: nominals.map(existing) };
}

function existing(rows: Nominal): ConditionSketch {
  return { kind: 'exists', nominal: rows, isSeparate: true };
}

function inTime(rows: Nominal, span: TimeMeaning): Nominal {
  const others = rows.conditions.filter(({ kind }) => kind !== 'time');
  return { ...rows, conditions: [...others, { kind: 'time', field: null, times: [span] }] };
}

function neverBetween(rows: Nominal, one: TimeMeaning, other: TimeMeaning): ConditionSketch | null {
  const [first, second] = (one.start ?? '') < (other.start ?? '') ? [one, other] : [other, one];
  if (first.end === null || second.start === null || first.end >= second.start) return null;
  const between: TimeMeaning = {
    ...first,
    start: first.end,
    end: second.start,
    grain: 'range',
    label: 'in between',
  };
  return {
    kind: 'and',
    of: [
      existing(inTime(rows, first)),
      existing(inTime(rows, second)),
      { kind: 'not', of: existing(inTime(rows, between)) },
    ],
  };
}
