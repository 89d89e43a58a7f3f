import {
  costing,
  either,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
} from '../../parser.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { comparisonCondition } from '../conditions/comparisons.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { missingCondition } from '../conditions/missing.ts';
import { relatedCondition } from '../conditions/related.ts';
import { valuesOfField } from '../conditions/values.ts';
import { timeField } from '../fields.ts';
import { leadingCondition, nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { segmentTerm, time } from '../terms.ts';
import { word } from '../words.ts';
import { SIDE_NOUN } from './costs.ts';

/** "2023", "the 2019 vintage", "secured", "Texas", "no credit score". */
const plainSide = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    mapped(time, (span) => ({ kind: 'time', field: null, times: [span] })),
    sequence([time, timeField], (span, field) => ({ kind: 'time', field, times: [span] })),
    valuesOfField,
    mapped(segmentTerm, (segment) => ({ kind: 'segment', segments: [segment] })),
    missingCondition,
  ),
);

/** A side with what the words call it. */
export interface Side {
  readonly of: ConditionSketch;
  /** Empty for a value, a state or a time, which have names of their own. */
  readonly label: string;
  /** The table that it names, where a noun says it. */
  readonly rows?: string;
}

const OWN_NAMES: ReadonlySet<ConditionSketch['kind']> = new Set([
  'time',
  'value',
  'segment',
  'rest',
  'missing',
]);

function called(parser: Parser<ConditionSketch>): Parser<Side> {
  return symbol(() =>
    revised(parser, (found, chart, at) =>
      found.map(({ value, end, cost }) => ({
        value: { of: value, label: OWN_NAMES.has(value.kind) ? '' : chart.words.slice(at, end).join(' ') },
        end,
        cost,
      })),
    ),
  );
}

/** "with a loan", "DTI over 35", "without a charge-off": what is asked of rows in so many words. */
const asked: Parser<ConditionSketch> = symbol(() =>
  mapped(either(comparisonCondition, relatedCondition), wide),
);

export function wide(condition: ConditionSketch): ConditionSketch | null {
  const inner = condition.kind === 'not' ? condition.of : condition;
  return WIDE.has(inner.kind) ? condition : null;
}

const WIDE: ReadonlySet<ConditionSketch['kind']> = new Set(['compare', 'range', 'exists', 'count']);

/** Also "loans for credit card", "broker applications": rows with what is asked of them. */
export const condition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(plainSide, costing(SIDE_NOUN, either(mapped(nominal, conditionOf), asked))),
);

export const side: Parser<Side> = symbol(() =>
  either(called(either(plainSide, costing(SIDE_NOUN, asked))), nounSide),
);

/** The rows are kept with what is asked of them: a score may be averaged over them. */
const nounSide: Parser<Side> = symbol(() =>
  revised(nominal, (found, chart, at) =>
    found.flatMap(({ value, end, cost }) => {
      const of = conditionOf(value);
      if (of === null) return [];
      const label = OWN_NAMES.has(of.kind) ? '' : chart.words.slice(at, end).join(' ');
      return [{ value: { of, label, rows: value.dataset }, end, cost: cost + SIDE_NOUN }];
    }),
  ),
);

const rest: Parser<ConditionSketch> = symbol(() =>
  sequence([word('the-rest'), optional(nominal)], (_, rows) =>
    rows === null || rows.conditions.length === 0 ? { kind: 'rest' } : null,
  ),
);

/** "with a loan vs without": of what was said first. */
const lackingIt: Parser<ConditionSketch> = symbol(() =>
  revised(word('without', 'with-none'), (found, chart) =>
    found
      .filter(({ end }) => !/^[\p{L}\d]/u.test(chart.words[end] ?? ''))
      .map((reading) => ({ ...reading, value: { kind: 'rest' } })),
  ),
);

/** "… and behind declined ones". */
const suchOnes: Parser<ConditionSketch> = symbol(() =>
  sequence([leadingCondition, word('ones')], (of) => of),
);

export const otherSide: Parser<Side> = symbol(() => either(side, called(either(rest, lackingIt, suchOnes))));

/** "borrowers who have loans but were never late". */
export const butSide: Parser<Side> = symbol(() =>
  revised(
    sequence(
      [nominal, typed(BUT), either(conditionList(attachedCondition), conditionList(predicate))],
      (rows, _, more): Nominal => ({ ...rows, conditions: [...rows.conditions, more] }),
    ),
    (found, chart, at) =>
      found.flatMap(({ value, end, cost }) => {
        const of = conditionOf(value);
        const label = chart.words.slice(at, end).join(' ');
        return of === null
          ? []
          : [{ value: { of, label, rows: value.dataset }, end, cost: cost + SIDE_NOUN }];
      }),
  ),
);

const BUT: ReadonlySet<string> = new Set(['but']);

/** "(those) who rent", "with a late loan": the rows of the first side with something else said of them. */
export const suchRows: Parser<Side> = symbol(() =>
  called(either(conditionList(attachedCondition), conditionList(predicate))),
);

function conditionOf({ conditions }: Nominal): ConditionSketch | null {
  const [only] = conditions;
  if (only === undefined) return null;
  return conditions.length === 1 ? only : { kind: 'and', of: conditions };
}

/** The noun that both sides are of may stand after the first: "secured *loans* versus unsecured". */
export const nounBetween = optional(
  either<unknown>(
    mapped(nominal, ({ conditions }) => (conditions.length === 0 ? true : null)),
    of,
  ),
);

export const lackingSide: Parser<Side> = symbol(() =>
  called(
    either(
      missingCondition,
      mapped(relatedCondition, (one) => (one.kind === 'not' && one.of.kind === 'exists' ? one : null)),
    ),
  ),
);

export function withIt({ label }: Side): string {
  return label.replace(/^(?:without(?: any)?|with no|no)\b/, 'with');
}
