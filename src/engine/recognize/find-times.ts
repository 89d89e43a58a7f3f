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
  readonly telling: ReturnType<typeof tellingOf>;
  readonly produce: TimeRule['produce'];
}

/** Finds rules by the word that they are to begin with. */
export interface Rules {
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
      return {
        pattern,
        firstWords: firstWords(pattern),
        firstSlot: firstSlot(pattern),
        telling: tellingOf(pattern),
        produce,
      };
    }),
  );
  const firsts = new Set(all.flatMap(({ firstWords }) => [...(firstWords ?? [])]));
  const byWord = new Map(
    [...firsts].map((word) => [word, all.filter(({ firstWords }) => firstWords?.has(word) !== false)]),
  );
  const others = all.filter(({ firstWords }) => firstWords === null);
  const ofNumber = (norm: string): readonly Compiled[] => byWord.get(norm) ?? others;
  return {
    ofNumber,
    of: remembered(
      (norm) => ofNumber(norm).filter(({ firstSlot }) => firstSlot === null || mayBeginSlot(firstSlot, norm)),
      WORDS_KEPT,
    ),
  };
}

/** All matches of the rules. */
export function findTimes({ of, ofNumber }: Rules, input: Input): FoundPeriod[] {
  const found: FoundPeriod[] = [];
  const lastOf = lastPlaces(input);
  for (const [start, { norm, number }] of input.tokens.entries()) {
    const rules = number === null ? of(norm) : ofNumber(norm);
    if (rules.length === 0) continue;
    // Many rules begin with the same slot, and few with one that can be filled.
    const isFilled = new Map<SlotName, boolean>();
    for (const { pattern, firstSlot, telling, produce } of rules) {
      // Most questions have nothing of what most rules have to have.
      if (lastOf(telling) < start) continue;
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

/** Where a part of a pattern may stand last, as far as each word tells it alone; -1 where it stands nowhere. */
function lastPlaces({ tokens, periods }: Input): (part: Compiled['telling']) => number {
  const slots = new Map<SlotName, number>();
  const lastOfSlot = (slot: SlotName): number => {
    if (slot === 'period') return Math.max(-1, ...periods.keys());
    return tokens.findLastIndex(({ norm, number }) => number !== null || mayBeginSlot(slot, norm));
  };
  return (part) => {
    if (part.kind === 'joint') return tokens.length;
    if (part.kind === 'words') return tokens.findLastIndex(({ norm }) => part.words.has(norm));
    const known = slots.get(part.slot) ?? lastOfSlot(part.slot);
    slots.set(part.slot, known);
    return known;
  };
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
