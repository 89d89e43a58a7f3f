import { PERIODIC } from '../../../lexicon/chat.ts';
import { GOING_VERBS } from '../../../lexicon/words/having.ts';
import {
  type Chart,
  costing,
  either,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
  where,
} from '../../parser.ts';
import type { Phrase, PhraseOf } from '../../phrase.ts';
import type { Nominal } from '../../sketch.ts';
import { takesDenial } from '../conditions/whole-nominal.ts';
import { nounJoint } from '../joints.ts';
import { nominal } from '../nominals.ts';
import { joinedNominal } from '../role-names.ts';
import { isMoment, plainNumber } from '../terms.ts';
import { word } from '../words.ts';
import { LIMIT, PHRASE } from './costs.ts';

/** "for Ohio and Michigan only". */
export const only = optional(word('only-after'));

/** "the age at charge-off" is that of then, and not of those that were. */
const rowsJoint: Parser<string> = where(nounJoint, (chart, at) => !isMoment(chart, at));

/**
 * "originations by region", "quarterly originations": what names a metric too is the metric, where nothing is asked of rows
 * before.
 */
export const rows: Parser<Nominal> = revised(nominal, (found, { skips, candidatesAt, words }, at) => {
  const isFirst = skips[0]?.includes(PERIODIC.has(words[at - 1] ?? '') ? at - 1 : at) === true;
  const candidates = isFirst ? (candidatesAt[at] ?? []) : [];
  const isMetric = candidates.some(
    ({ meaning, end }) =>
      meaning.kind === 'metric' &&
      candidates.some((other) => other.meaning.kind === 'dataset' && other.end === end),
  );
  return isMetric ? found.map((reading) => ({ ...reading, cost: reading.cost + RATHER_METRIC })) : found;
});

/** More than a phrase of its own for the time beside it. */
const RATHER_METRIC = 1.2;

const onlySuch: Parser<Nominal> = either(
  sequence(
    [optional(word('comma', 'bracket', 'end')), either(word('counting-only'), word('only')), nominal],
    (_, __, rows) => rows,
  ),
  sequence([word('comma'), nominal, word('only-after')], (_, rows) => rows),
);

/** Rows that are spoken of, by the joint before them. */
export const noun: Parser<PhraseOf<'nominal'>> = revised(
  symbol(() => plainNoun),
  (found, { words, sensesAt }, at) => {
    const isAfterHave = sensesAt[at - 1]?.has('with') === true;
    // "average rate, including late loans": those are added, and no others are left out.
    const isAdded = INCLUDING.has(words[at] ?? '') && words[at - 1] !== 'not';
    const restricting = isAdded ? found.filter(({ value }) => value.nominal.conditions.length === 0) : found;
    const whole = restricting.filter(
      ({ value, end }) =>
        !(isAfterHave || value.isHad === true) || !takesDenial(value.nominal, words.slice(at, end)),
    );
    return GOING_VERBS.has(words[at] ?? '')
      ? whole.map((reading) => ({ ...reading, value: { ...reading.value, isVerbal: true } }))
      : whole;
  },
);

const INCLUDING: ReadonlySet<string> = new Set(['include', 'includes', 'including']);

const EVERY: ReadonlySet<string> = new Set(['each', 'every']);

/** Rather a row for each is asked for, where anything is. */
const EVERY_ROW = 0.2;

/** Whether nothing of the data is named before. */
function isBeginning({ candidatesAt }: Chart, at: number): boolean {
  return candidatesAt
    .slice(0, at)
    .every((found) => found.every(({ meaning }) => meaning.kind === 'language'));
}

const plainNoun = either<PhraseOf<'nominal'>>(
  sequence([optional(either(word('be'), word('is-there'))), rows], (_, rows) => ({
    kind: 'nominal',
    nominal: rows,
    isJoined: false,
  })),
  sequence([rowsJoint, joinedNominal, only], (joint, rows) =>
    // "who never missed a payment" has no verb then.
    joint === 'that'
      ? null
      : {
          kind: 'nominal',
          nominal: rows,
          isJoined: true,
          ...(joint === 'doing' ? { isObject: true } : {}),
          ...(joint === 'doing' || joint === 'with' ? { isHad: true } : {}),
        },
  ),
  // "the balance of every late loan"
  sequence([word('of-each'), nominal], (_, rows) =>
    rows.conditions.length === 0 ? null : { kind: 'nominal', nominal: rows, isJoined: true, isEach: true },
  ),
  // "list every member"
  costing(
    EVERY_ROW,
    sequence([where(typed(EVERY), isBeginning), rows], (_, rows) => ({
      kind: 'nominal',
      nominal: rows,
      isJoined: false,
    })),
  ),
  // "which methods appear in our repair records"
  sequence([word('occurs-in'), nominal], (_, rows) => ({ kind: 'nominal', nominal: rows, isJoined: true })),
  // "which states do our borrowers live in"
  sequence([optional(word('be', 'is-there')), nominal, word('live-in')], (_, rows) => ({
    kind: 'nominal',
    nominal: rows,
    isJoined: true,
  })),
  // ", counting only borrowers with loans", ", paid invoices only"
  sequence([onlySuch], (rows) =>
    rows.conditions.length > 0 ? { kind: 'nominal', nominal: rows, isJoined: true } : null,
  ),
);

const LIMIT_MAX = 1000;

/** "five" of "which five states". */
export const limit: Parser<Phrase> = costing(
  LIMIT - PHRASE,
  mapped(plainNumber, (number): Phrase | null =>
    number > 0 && number <= LIMIT_MAX ? { kind: 'limit', limit: number } : null,
  ),
);
