import type { DatePart } from '../../../shared/mod.ts';
import { ARTICLES, BEFORE_LENGTHS } from '../../lexicon/numbers.ts';
import type { Sense } from '../../lexicon/words.ts';
import { either, type Parser, senseTerminal, terminal, where } from '../parser.ts';
import type { Comparison } from '../sketch.ts';

/** A word of the language that has one of the senses; yields the sense. */
export function word(...senses: readonly Sense[]): Parser<string> {
  const [only, ...others] = senses.map(senseTerminal);
  return only !== undefined && others.length === 0 ? only : either(...senses.map(senseTerminal));
}

/** What stands after the colon in the senses of a family. */
type Member<Family extends string> = Sense extends infer S
  ? S extends `${Family}:${infer Name}`
    ? Name
    : never
  : never;

/** A word of a family of senses, `compare:>`; yields what stands after the colon. */
export function member<Family extends string, Name extends Member<Family>>(
  family: Family,
  names: readonly Name[],
): Parser<Name> {
  const bySense = new Map(names.map((name) => [`${family}:${name}`, name]));
  return terminal('language', ({ meaning }) => bySense.get(meaning.sense) ?? null, [...bySense.keys()]);
}

/** "more than", "at least", `=`. */
export const comparison: Parser<Comparison> = member('compare', ['=', '<>', '<', '<=', '>', '>=']);

/** "or more", "and above", after the number. */
export const trailingComparison: Parser<Comparison> = member('after', ['<=', '>=']);

/** "month", "weekday". */
export const datePart: Parser<DatePart> = member('part', [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'quarter-of-year',
  'month-of-year',
  'weekday',
  'day-of-month',
]);

/** "monthly", "per month", "each month", "a month": a period that groups without "by"; "within a month" does not. */
export const everyPeriod: Parser<DatePart> = where(
  member('every', ['year', 'quarter', 'month', 'week', 'day']),
  ({ words }, at) => !(ARTICLES.has(words[at] ?? '') && BEFORE_LENGTHS.has(words[at - 1] ?? '')),
);
