import { remembered } from '../../shared/mod.ts';
import type { TimeRule } from '../lexicon/time-rules.ts';
import type { FoundPeriod, Input } from './captures.ts';
import { compilePattern, firstSlot, firstWords, matchPattern, type Pattern, tellingOf } from './pattern.ts';
import { mayBeginSlot } from './slot-beginnings.ts';
import { SLOTS, type SlotName } from './time-slots.ts';

/** Questions come back to the same words. */
const WORDS_KEPT = 250;

interface Compiled {
  readonly pattern: Pattern;
  readonly firstWords: ReadonlySet<string> | null;
  readonly firstSlot: SlotName | null;
  readonly produce: TimeRule['produce'];
}

/** Finds rules by the word that they are to begin with. */
export interface Rules {
  /** Whether one of the rules may match a question with the word and no period: most questions have no such word. */
  readonly areTold: (norm: string) => boolean;
  /** Those that may begin with the word, as far as it tells it alone. */
  readonly of: (norm: string) => readonly Compiled[];
  /** Those that may begin with a number, however it is written. */
  readonly ofNumber: (norm: string) => readonly Compiled[];
}

/** Compiles the rules, in their order. */
export function compileRules(rules: readonly TimeRule[]): Rules {
  const all = rules.flatMap(({ patterns, produce }) =>
    patterns.map((source): Compiled => {
      const pattern = compilePattern(source);
      return { pattern, firstWords: firstWords(pattern), firstSlot: firstSlot(pattern), produce };
    }),
  );
  const firsts = new Set(all.flatMap(({ firstWords }) => [...(firstWords ?? [])]));
  const byWord = new Map(
    [...firsts].map((word) => [word, all.filter(({ firstWords }) => firstWords?.has(word) !== false)]),
  );
  const others = all.filter(({ firstWords }) => firstWords === null);
  const ofNumber = (norm: string): readonly Compiled[] => byWord.get(norm) ?? others;
  const told = all.map(({ pattern }) => tellingOf(pattern));
  const words = new Set(told.flatMap((one) => (one.kind === 'words' ? [...one.words] : [])));
  const slots = new Set(
    told.flatMap((one) => (one.kind === 'slot' && one.slot !== 'period' ? [one.slot] : [])),
  );
  return {
    areTold: remembered(
      (norm) => words.has(norm) || [...slots].some((slot) => mayBeginSlot(slot, norm)),
      WORDS_KEPT,
    ),
    ofNumber,
    of: remembered(
      (norm) => ofNumber(norm).filter(({ firstSlot }) => firstSlot === null || mayBeginSlot(firstSlot, norm)),
      WORDS_KEPT,
    ),
  };
}

/** All matches of the rules. */
export function findTimes({ areTold, of, ofNumber }: Rules, input: Input): FoundPeriod[] {
  const isTold = input.tokens.some(({ norm, number }) => number !== null || areTold(norm));
  if (!isTold && input.periods.size === 0) return [];
  const found: FoundPeriod[] = [];
  for (const [start, { norm, number }] of input.tokens.entries()) {
    const rules = number === null ? of(norm) : ofNumber(norm);
    if (rules.length === 0) continue;
    // Many rules begin with the same slot, and few with one that can be filled.
    const isFilled = new Map<SlotName, boolean>();
    for (const { pattern, firstSlot, produce } of rules) {
      if (firstSlot !== null) {
        const known = isFilled.get(firstSlot) ?? SLOTS[firstSlot](input, start).length > 0;
        isFilled.set(firstSlot, known);
        if (!known) continue;
      }
      for (const { end, captures } of matchPattern(pattern, input, start)) {
        const period = produce(captures, input.clock);
        if (period === null) continue;
        const isRelative = period.isRelative || captures.isRelative;
        const cost = Math.max(period.cost, captures.cost);
        found.push({ start, end, period: { ...period, isRelative, cost } });
      }
    }
  }
  return distinct(found);
}

/** The same period over the same words only once, as the first rule gives it. */
export function distinct(found: readonly FoundPeriod[]): FoundPeriod[] {
  const byKey = new Map<string, FoundPeriod>();
  for (const entry of found) {
    const key = `${entry.start} ${entry.end} ${entry.period.start} ${entry.period.end}`;
    if (!byKey.has(key)) byKey.set(key, entry);
  }
  return [...byKey.values()];
}
