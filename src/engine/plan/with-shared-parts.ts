import { isSame } from '../is-same.ts';
import type { Phrase, PhraseOf } from './phrase.ts';
import type { ConditionSketch } from './sketch.ts';

/**
 * The phrases with what is said of one of two sides and holds for both said of all rows: what stands before the first of two times
 * ("loans over 5,000 issued in 2023 vs 2024"), and a time after the last of two kinds of rows ("auto loans vs student loans in 2024").
 */
export function withSharedParts(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.flatMap((phrase): readonly Phrase[] => {
    const shared = phrase.kind === 'compare' && phrase.isWhole !== true ? sharedIn(phrase) : null;
    return shared === null ? [phrase] : [{ kind: 'conditions', conditions: shared.of }, shared.compare];
  });
}

interface Shared {
  readonly of: readonly ConditionSketch[];
  readonly compare: PhraseOf<'compare'>;
}

function sharedIn(compare: PhraseOf<'compare'>): Shared | null {
  const parts = compare.sides.map((side) => (side.kind === 'and' ? side.of : [side]));
  return beforeTimes(compare, parts) ?? afterKinds(compare, parts);
}

type Parts = readonly (readonly ConditionSketch[])[];

/** "loans over 5,000 issued in 2023 | 2024" */
function beforeTimes(compare: PhraseOf<'compare'>, [first = [], ...others]: Parts): Shared | null {
  const [time, ...more] = first.filter(isTime);
  const of = first.filter((one) => !isTime(one));
  const areTimes = others.length > 0 && others.every((side) => side.length === 1 && side.every(isTime));
  if (time === undefined || more.length > 0 || of.length === 0 || !areTimes) return null;
  // Together, as they stood with their noun: a number among them is of these rows.
  const together: ConditionSketch = { kind: 'and', of };
  const sides = [time, ...others.flat()];
  return { of: [together], compare: { ...compare, sides, labels: sides.map(() => '') } };
}

/** "auto loans | student loans in 2024" */
function afterKinds(compare: PhraseOf<'compare'>, parts: Parts): Shared | null {
  const last = parts.at(-1) ?? [];
  const before = parts.slice(0, -1);
  const of = last.filter(isTime);
  const rest = last.filter((one) => !isTime(one));
  // "late loans vs loans in 2024", "loans of 2023 vs auto loans in 2024"
  const areKinds = before.every((side) => side.length === rest.length && side.every((one) => !isApart(one)));
  if (of.length !== 1 || rest.length === 0 || !areKinds || before.length === 0) return null;
  // "auto loans vs auto loans in 2024" differ in the time alone.
  if (before.some((side) => isSame(side, rest))) return null;
  const [only, ...others] = rest;
  if (only === undefined) return null;
  const side: ConditionSketch = others.length === 0 ? only : { kind: 'and', of: rest };
  const { labels } = compare;
  return {
    of,
    compare: {
      ...compare,
      sides: [...compare.sides.slice(0, -1), side],
      ...(labels === undefined
        ? {}
        : { labels: [...labels.slice(0, -1), labelOf(side, labels.at(-1) ?? '')] }),
    },
  };
}

/** Values and states have names of their own. */
function labelOf({ kind }: ConditionSketch, said: string): string {
  return kind === 'value' || kind === 'segment' ? '' : said;
}

function isTime({ kind }: ConditionSketch): boolean {
  return kind === 'time';
}

/** What has a time of its own, or is what the other side is not. */
function isApart({ kind }: ConditionSketch): boolean {
  return kind === 'time' || kind === 'rest' || kind === 'or';
}
