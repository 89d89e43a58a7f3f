import type { DatePart } from '../../../../shared/mod.ts';
import type { TimeMeaning } from '../../../candidate.ts';
import { ALL, EVERY } from '../../../lexicon/cues.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import {
  either,
  inView,
  mapped,
  optional,
  type Parser,
  sequence,
  symbol,
  typed,
  where,
} from '../../parser.ts';
import type { ConditionSketch, FieldTerm, Nominal } from '../../sketch.ts';
import { discreteField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { having, of } from '../joints.ts';
import { datasetTerm, plainNumber, time } from '../terms.ts';
import { datePart, word } from '../words.ts';
import { type Bound, bound } from './bounds.ts';
import { happened } from './how-often.ts';

/** "loans in every year from 2018 to 2025", "in all eight products", "applied through all four channels": some in each of them. */
export const inEveryCondition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    where(
      everyOf,
      ({ words }) =>
        words.some((one, at) => ALL.has(one) && !isGrouping(words[at - 1])) && !isNumberOfEach(words),
    ),
    // "applied through at least three different channels"
    sequence([happened, of, bound, optional(word('distinct')), discreteField], (rows, _, limit, __, field) =>
      limit.quantity.sign === null
        ? {
            kind: 'count',
            nominal: rows,
            operator: limit.operator,
            value: limit.quantity.value,
            valuesOf: field,
          }
        : null,
    ),
    // "borrowed in at least three different years"
    sequence([happened, of, bound, word('distinct'), datePart], (rows, _, limit, __, part) =>
      inParts(rows, limit, part),
    ),
  ),
);

/** "how many customers have a late loan in each region" asks for a number for each. */
function isNumberOfEach(words: readonly string[]): boolean {
  return (
    words[0] === 'how' &&
    words[1] === 'many' &&
    words.includes('each') &&
    !words.some((one) => EVERY.has(one))
  );
}

/** How many different years, months … they are in. */
export function inParts(
  rows: Nominal,
  { operator, quantity: { sign, value } }: Bound,
  partsOf: DatePart,
): ConditionSketch | null {
  return sign === null ? { kind: 'count', nominal: rows, operator, value, partsOf } : null;
}

/** "for each product": what is asked is asked of each of them. */
function isGrouping(before: string | undefined): boolean {
  return before === 'for';
}

const rowsHad: Parser<Nominal> = sequence([having, nominal], (_, rows) => rows);

const every: Parser<unknown> = sequence([optional(of), typed(ALL), optional(of)], (..._) => true);

const everyOf: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([rowsHad, every, datePart, time], (rows, _, part, span) => {
      const periods = part === 'year' ? yearsOf(span) : null;
      return periods === null
        ? null
        : {
            kind: 'count',
            nominal: {
              ...rows,
              conditions: [...rows.conditions, { kind: 'time', field: null, times: [span] }],
            },
            operator: '=',
            value: periods,
            partsOf: part,
          };
    }),
    inView(ofEach, inAllOf),
  ),
);

/** Rows, of how many in all they are to be, and of what. */
interface OfEach {
  readonly rows: Nominal;
  readonly said: number | null;
  readonly kind: Kind;
}

const ofEach: Parser<OfEach> = symbol(() =>
  either<OfEach>(
    sequence([rowsHad, every, optional(plainNumber), kind], (rows, _, said, of) => ({
      rows,
      said,
      kind: of,
    })),
    // "granted under each product" is no matter of how many there are.
    sequence([happened, of, typed(EVERY), optional(plainNumber), kind], (rows, _, __, said, of) => ({
      rows,
      said,
      kind: of,
    })),
  ),
);

function inAllOf({ rows, said, kind: of }: OfEach, index: KnowledgeIndex): ConditionSketch | null {
  const number = numberOf(of, index);
  return number === null || (said !== null && said !== number)
    ? null
    : { kind: 'count', nominal: rows, operator: '=', value: number, ...of };
}

/** What there is a number of: rows of a table, or different values of a field. */
interface Kind {
  readonly distinctOf?: string;
  readonly valuesOf?: FieldTerm;
}

const kind: Parser<Kind> = symbol(() =>
  either<Kind>(
    mapped(datasetTerm, (distinctOf) => ({ distinctOf })),
    mapped(discreteField, (valuesOf) => ({ valuesOf })),
  ),
);

function numberOf({ distinctOf, valuesOf }: Kind, index: KnowledgeIndex): number | null {
  if (distinctOf !== undefined) return index.dataset(distinctOf).rowCount;
  const numbers = new Set(
    (valuesOf?.alternatives ?? []).map(({ dataset, field }) => index.field(dataset, field).distinctCount),
  );
  const [only, ...others] = numbers;
  return only === undefined || others.length > 0 ? null : only;
}

/** How many years there are from a first of January to another; null for other times. */
function yearsOf({ start, end }: TimeMeaning): number | null {
  const [first, last] = [start, end].map((day) => /^(\d{4})-01-01$/.exec(day ?? '')?.[1]);
  return first === undefined || last === undefined ? null : Number(last) - Number(first);
}
