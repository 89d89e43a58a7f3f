import { isSame } from '../is-same.ts';
import { type Phrase, phrasesOf } from './phrase.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type Nominal } from './sketch.ts';

/** The condition that a verb ties to the share: right after it, or at the end of "what share … did each branch decline". */
export function partSaid(
  phrases: readonly Phrase[],
  { at, rows }: { readonly at: number; readonly rows: Nominal | MeasureSketch },
): Part | null {
  const next = afterRelative(
    phrases,
    phrases.findIndex((phrase, position) => position > at && phrase.kind !== 'noise'),
  );
  const said = phrases[next];
  if (said?.kind === 'conditions') {
    const [which, ...others] = said.conditions;
    const between = phrases.slice(at + 1, next);
    const isVerbal =
      said.isVerbal === true ||
      between.some((one) => one.kind === 'noise' && (one.isRelative === true || one.isVerb === true));
    const isOne = which !== undefined && others.length === 0 && isOfRows(which);
    return isVerbal && isOne ? { phrase: said, which } : null;
  }
  // "what share of the money lent in 2023 went into secured products"
  if (said?.kind === 'nominal' && said.isJoined) {
    const isVerbal =
      said.isVerbal === true ||
      phrases
        .slice(at + 1, next)
        .some((one) => isVerb(one) || (one.kind === 'noise' && one.isRelative === true));
    const isSome = said.nominal.conditions.length > 0 && !said.nominal.conditions.some(isBareTime);
    const which: ConditionSketch = { kind: 'exists', nominal: said.nominal, isSelf: true };
    return isVerbal && isSome ? { phrase: said, which } : null;
  }
  // "percentage of applications each branch declined"
  const [group] = phrasesOf(phrases, 'group');
  const after = group === undefined ? [] : phrases.slice(phrases.indexOf(group) + 1);
  const last = after.find(({ kind }) => kind !== 'noise' && kind !== 'opener');
  if (group === undefined || phrases.indexOf(group) < at || last === undefined) return null;
  const isAgain = last.kind === 'nominal' && !last.isJoined && isSame(last.nominal.dataset, datasetOf(rows));
  const conditions = isAgain
    ? last.nominal.conditions
    : last.kind === 'conditions' && (last.isPlaced !== true || last.isVerbal === true)
      ? last.conditions
      : [];
  const [which, ...others] = conditions;
  if (which === undefined || others.length > 0) return null;
  // "of the applications of each channel … ask for more than $50,000"
  const isVerbal = last.kind === 'conditions' && last.isVerbal === true && isOfRows(which);
  return isOutcome(which) || isVerbal ? { phrase: last, which } : null;
}

/** "that", "who have actually". */
export function opensClause(phrase: Phrase): boolean {
  return phrase.kind === 'noise' && (phrase.isRelative === true || phrase.isRough === true);
}

/** Whether a verb says the condition: "we declined". */
export function isVerbal(phrase: Phrase | undefined): boolean {
  return phrase?.kind === 'conditions' && phrase.isVerbal === true;
}

/** Whether it says what somebody does. */
export function isVerb(phrase: Phrase): boolean {
  return phrase.kind === 'noise' && phrase.isVerb === true;
}

/** What became of rows, or how they came to be. */
export function isOutcome({ kind }: ConditionSketch): boolean {
  return kind === 'segment' || kind === 'value';
}

/** What is said of the rows, and the phrase that says it. */
interface Part {
  readonly phrase: Phrase;
  readonly which: ConditionSketch;
}

/** "of payments that have been paid … were late": what a relative clause says is of the whole, and the part comes after it. */
function afterRelative(phrases: readonly Phrase[], at: number): number {
  const [before, first, second] = phrases.slice(at - 1, at + 2);
  const isRelative = before !== undefined && opensClause(before);
  return isRelative && isVerbal(first) && isVerbal(second) ? at + 1 : at;
}

function datasetOf(rows: Nominal | MeasureSketch): string | null {
  return rows.kind === 'nominal' ? rows.dataset : null;
}

function isOfRows(condition: ConditionSketch): boolean {
  const inner = condition.kind === 'not' ? condition.of : condition;
  return inner.kind !== 'time' && inner.kind !== 'count' && inner.kind !== 'aggregate';
}
