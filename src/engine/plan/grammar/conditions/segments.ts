import type { Candidate } from '../../../candidate.ts';
import { isSame } from '../../../is-same.ts';
import { nounForm } from '../../../lexicon/inflection.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { growing, mapped, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { ConditionSketch, SketchOf } from '../../sketch.ts';
import { isQuantity, saysYesOrNo } from '../fields.ts';
import { listJoint } from '../joints.ts';
import { segmentTerm } from '../terms.ts';

/**
 * "late", "late or charged off"; what "*is* unpaid and past due" is both, where "unpaid and overdue payments" are either; so is
 * what is "paid off and closed", of which one is a kind of the other, and what "*are* late and secured", of which each says something else.
 */
export const segmentCondition = symbol<ConditionSketch>(() =>
  revised(segmentList, (found, { words, index }, at) =>
    found.flatMap((reading) => {
      const { value, end } = reading;
      const said = words.slice(at, end);
      if (value.kind !== 'segment' || !said.includes('and')) return reading;
      const areApart = sayDifferentThings(value.segments, index);
      if (areApart && (said.includes('or') || !isPredicate(words, at))) return [];
      const isOfOne = ONE_IS.has(words[at - 1] ?? '') || isKindOfOther(value.segments, index);
      if (!areApart && !isOfOne) return reading;
      const of = value.segments.map((one): ConditionSketch => ({ kind: 'segment', segments: [one] }));
      return { ...reading, value: { kind: 'and', of } };
    }),
  ),
);

const ONE_IS: ReadonlySet<string> = new Set(['is', 'was']);

/** "that *are* late and secured", "who *are currently* retired and renting". */
function isPredicate(words: readonly string[], at: number): boolean {
  return IS.has(words[at - 1] ?? '') || (ADVERBS.has(words[at - 1] ?? '') && IS.has(words[at - 2] ?? ''));
}

const IS: ReadonlySet<string> = new Set(['are', 'be', 'being', 'is', 'was', 'were']);
const ADVERBS: ReadonlySet<string> = new Set('all already both currently now still'.split(' '));

/** Each is told by columns of its own, so that "and" is no list of kinds. */
export function sayDifferentThings(segments: readonly string[], index: KnowledgeIndex): boolean {
  const told = segments.map(
    (name) =>
      new Set(columnsOf(index.segment(name).condition).map(({ table, column }) => `${table}.${column}`)),
  );
  return told.every((columns, at) => told.slice(at + 1).every((others) => columns.isDisjointFrom(others)));
}

/** The value of one of them is among those of another: all that is paid off is closed. */
function isKindOfOther(segments: readonly string[], index: KnowledgeIndex): boolean {
  const conditions = segments.map((name) => index.segment(name).condition);
  return conditions.some(
    (one) =>
      one.kind === 'binary' &&
      one.operator === '=' &&
      conditions.some(
        (other) =>
          other.kind === 'in' &&
          !other.negated &&
          isSame(other.operand, one.left) &&
          other.values.some((value) => isSame(value, one.right)),
      ),
  );
}

const segmentList = symbol<ConditionSketch>(() =>
  mapped(
    growing<readonly string[], string>(
      mapped(unmeasured, (segment) => [segment]),
      sequence([listJoint, affirmative], (_, segment) => segment),
      (segments, segment) => ({ whole: [...segments, segment], cost: 0 }),
    ),
    (segments) => ({ kind: 'segment', segments }),
  ),
);

/** "a garden and a garage": things that rows have, which are had together, and no two kinds of rows. */
export function areHad({ segments }: SketchOf<'segment'>, index: KnowledgeIndex): boolean {
  const columns = segments.map((name) => index.segment(name).condition);
  const flags = columns.flatMap((one) =>
    one.kind === 'binary' && one.left.kind === 'column' ? [index.field(one.left.table, one.left.column)] : [],
  );
  return (
    segments.length > 1 &&
    flags.length === segments.length &&
    new Set(flags).size > 1 &&
    flags.every(saysYesOrNo)
  );
}

/** "paid off and *not charged off*" are two conditions, also where a segment has the second as its name. */
const affirmative: Parser<string> = where(
  segmentTerm,
  ({ sensesAt }, at) => sensesAt[at]?.has('not') !== true,
);

/** "charged a late fee" by itself; "of more than $25" after it would say of which fee. */
const unmeasured: Parser<string> = symbol(() =>
  revised(segmentTerm, (found, { words, candidatesAt, index }) =>
    found.filter(({ value, end }) => {
      const noun = ` ${nounForm(words[end - 1] ?? '')}`;
      const { fields } = index.dataset(index.segment(value).dataset);
      const isOfQuantity = fields.some((field) => isQuantity(field) && field.label.endsWith(noun));
      return !isOfQuantity || !(candidatesAt[end] ?? []).some(isComparison);
    }),
  ),
);

function isComparison({ meaning }: Candidate): boolean {
  return meaning.kind === 'language' && meaning.sense.startsWith('compare:');
}
