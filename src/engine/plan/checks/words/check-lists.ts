import { LIST_JOINTS, LIST_MARKS } from '../../../lexicon/cues.ts';
import { LIST_PREPOSITIONS } from '../../../lexicon/filter-turns.ts';
import type { Draft } from '../../draft.ts';
import type { Phrase } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { textOf } from '../../text-of.ts';

/** Rejects lists of values that may be meant together or one by one, or that are of no one column. */
export function checkLists(
  { conditions, groups, columns, measures, nominals, rank }: Draft,
  { words, phrases }: { readonly words: readonly string[]; readonly phrases: readonly Phrase[] },
): void {
  const isJoined = words.some((word) => LIST_JOINTS.has(word));
  const chosen = conditions.flatMap(conjuncts).filter(isChoice);
  const lists = chosen.filter(isList);
  // "Chicago, Houston, LA" are three of one kind, though no column holds them all.
  if (!isJoined && [chosen, ...nominals.map((one) => one.conditions.filter(isChoice))].some(isMixed))
    undecided('whether the values are of one list is not said');
  // "average loan: personal, auto, mortgage" asks for that of each, or of all of them together.
  const after = words.slice(words.lastIndexOf(':') + 1);
  const isApart = after.length < words.length && isBareList(after);
  const ofRows = after.includes('/') ? nominals.flatMap((one) => one.conditions).filter(isList) : [];
  // "count, approved, declined", "issued, charged off"
  const said = phrases.flatMap((one) => (one.kind === 'conditions' ? one.conditions.flatMap(conjuncts) : []));
  const states = said.filter((one) => isChoice(one) || isKnown(one));
  const isSeveral =
    chosen.length > 1 || states.length > 1 || [...lists, ...states.filter(isList), ...ofRows].length > 0;
  const saying = phrases.filter(({ kind }) => kind !== 'noise' && kind !== 'opener');
  const [first, last] = [saying[0], saying.at(-1)];
  // "applications of 2024: received, approved", "applications: count, approved"
  const isStateLast = last?.kind === 'conditions' && last.conditions.flatMap(conjuncts).some(isChoice);
  const isBeside = isStateLast && measures.every(({ kind }) => kind === 'count');
  const leading = first?.kind === 'conditions' ? first.conditions.flatMap(conjuncts).filter(isChoice) : [];
  // "in the South, for auto loans, …" says where and of what.
  const comma = words.indexOf(',');
  const isListed = leading.length > 1 && comma > 0 && !LIST_PREPOSITIONS.has(words[comma + 1] ?? '');
  const isFirst = leading.some(isList) || isListed;
  if ((isApart && (isSeveral || isBeside)) || (isFirst && !isJoined))
    undecided('whether each of them or all together are asked for is not said');
  // "applications, approved, declined by branch"
  if (
    measures.length === 0 &&
    words[1] === ',' &&
    (isSeveral || nominals.some((one) => one.conditions.some(isList))) &&
    nominals.length + columns.length < 2 &&
    words.includes('by') &&
    !words.includes('or')
  )
    undecided('whether each of them or all together are asked for is not said');
  // "(by loan purpose)" says by what rows are chosen, or what there is a row for.
  const isInBrackets = groups.length > 0 && /[([] (?:by|per) /.test(textOf(words));
  if (isInBrackets && /"kind":"(?:value|segment)"/.test(JSON.stringify([conditions, measures, nominals])))
    undecided('whether the words in brackets group is not said');
  checkEither(phrases);
  if (words.includes(',')) checkRowsAmongNumbers(phrases);
  checkNumberBesideRows(phrases);
  checkSlash({ measures, nominals, columns, conditions }, words);
  const areTables = [columns, groups].every((some) => some.some(({ kind }) => kind === 'dataset'));
  if (areTables && measures.length + nominals.length === 0 && rank === null)
    noSense('rows are neither counted nor asked for');
}

/** "late loans in Ohio or charged-off loans in Texas": which of the conditions are of which side. */
function checkEither(phrases: readonly Phrase[]): void {
  const at = phrases.findIndex((phrase) => conditionsOf(phrase).flatMap(conjuncts).some(isEither));
  const later =
    at < 0
      ? []
      : phrases
          .slice(at + 1)
          .flatMap(conditionsOf)
          .flatMap(conjuncts);
  if (later.some(isOfRow)) undecided('which of the conditions belong together is not said');
}

/** "number of loans, open loans, balance": those rows are counted too, or what comes after is of them. */
function checkRowsAmongNumbers(phrases: readonly Phrase[]): void {
  const isAmong = phrases.some(
    (one, at) =>
      one.kind === 'nominal' &&
      conditionsOf(one).flatMap(conjuncts).some(isChoice) &&
      phrases[at - 1]?.kind === 'noise' &&
      phrases[at - 2]?.kind === 'measures' &&
      phrases[at + 1]?.kind === 'measures',
  );
  if (isAmong) undecided('whether their number is asked for, or what is of them, is not said');
}

/** "charge-offs by grade with the number of late loans": the number of both, or of the late ones among the first. */
function checkNumberBesideRows(phrases: readonly Phrase[]): void {
  const isOther = phrases.some((one, at) => {
    const last = phrases[at - 1];
    const isRough = last?.kind === 'noise' && last.isRough === true;
    const before = isRough ? phrases.slice(0, at - 1) : phrases.slice(0, at);
    return (
      one.kind === 'measures' &&
      (one.joint === 'with' || isRough) &&
      one.measures.some((measure) => measure.kind === 'count' && isOfSome(measure.nominal)) &&
      before.at(-1)?.kind === 'group' &&
      before.flatMap(conditionsOf).some(({ kind }) => kind !== 'time')
    );
  });
  if (isOther) undecided('whether the number is of all rows or of those said first is not said');
}

function isOfSome({ conditions }: Nominal): boolean {
  return conditions.flatMap(conjuncts).some(isChoice);
}

function conditionsOf(phrase: Phrase): readonly ConditionSketch[] {
  if (phrase.kind === 'conditions') return phrase.conditions;
  return phrase.kind === 'nominal' ? phrase.nominal.conditions : [];
}

/** What is not about a time, nor denied: "…, but not mortgages" is said of both. */
function isOfRow(condition: ConditionSketch): boolean {
  return isChoice(condition) || condition.kind === 'compare' || condition.kind === 'range';
}

/** "in Ohio or late": of different columns, as values of one make one list. */
function isEither(condition: ConditionSketch): boolean {
  return condition.kind === 'or' && condition.of.some(isChoice);
}

/** "recoveries / charge-offs by year": one divided by the other, or both. */
function checkSlash(
  {
    measures,
    nominals,
    columns,
    conditions,
  }: Pick<Draft, 'measures' | 'nominals' | 'columns' | 'conditions'>,
  words: readonly string[],
): void {
  const at = words.indexOf('/');
  const isOne = at > 0 && at === words.lastIndexOf('/');
  // "in 03/2023"
  const isDate = /^\d+$/.test(words[at - 1] ?? '') && /^\d+$/.test(words[at + 1] ?? '');
  if (!isOne || isDate || measures.length === 0) return;
  const others =
    nominals.length + columns.length + conditions.filter(({ kind }) => kind === 'segment').length;
  if (measures.length + others === 2)
    undecided('whether one is divided by the other or both are asked for is not said');
}

function isChoice({ kind }: ConditionSketch): boolean {
  return kind === 'value' || kind === 'segment';
}

/** "issued": of which the date is known. */
function isKnown(condition: ConditionSketch): boolean {
  return condition.kind === 'not' && condition.of.kind === 'missing';
}

/** A list of values beside another value, of another column. */
function isMixed(chosen: readonly ConditionSketch[]): boolean {
  return chosen.length > 1 && chosen.some(isList);
}

/** A few words with marks between them, and nothing that joins. */
function isBareList(words: readonly string[]): boolean {
  const isDivided = words.some((word) => word === ',' || word === '/' || word === '|');
  const said = words.filter((word) => !LIST_MARKS.has(word));
  return isDivided && !said.some((word) => LIST_JOINTS.has(word));
}

function isList(condition: ConditionSketch): boolean {
  return (
    (condition.kind === 'value' && condition.values.length > 1 && condition.isOneWord !== true) ||
    (condition.kind === 'segment' && condition.segments.length > 1)
  );
}

function conjuncts(condition: ConditionSketch): readonly ConditionSketch[] {
  return condition.kind === 'and' ? condition.of.flatMap(conjuncts) : [condition];
}
