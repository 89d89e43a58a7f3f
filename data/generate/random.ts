/**
 * A seeded source of randomness that gives the same draws on every machine and runtime: sfc32
 * (Chris Doty-Humphrey, "PractRand", 2010) on 32-bit integers, and only `+ - * /` on doubles after that.
 * `Math.log`, `Math.exp` and the like are not used, since their last bits differ between engines.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform over the integers from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the items, each as likely as its weight. */
  weighted<T>(items: readonly Weighted<T>[]): T;
  /** About standard normal: the sum of twelve uniforms less six (Irwin-Hall). */
  normal(): number;
}

/** An item with its relative weight. */
export type Weighted<T> = readonly [item: T, weight: number];

const SEED = 20_180_101;

/** Creates the stream of draws called `name`; streams of different names do not disturb each other. */
export function createRandom(name: string): Random {
  const uint32 = createSfc32(name);
  const next = (): number => uint32() / 0x1_0000_0000;
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    weighted: (items) => pickWeighted(items, next()),
    normal() {
      let sum = -6;
      for (let i = 0; i < 12; i++) sum += next();
      return sum;
    },
  };
}

function pickWeighted<T>(items: readonly Weighted<T>[], uniform: number): T {
  let total = 0;
  for (const [, weight] of items) total += weight;
  let rest = uniform * total;
  let last: Weighted<T> | undefined;
  for (const entry of items) {
    if (entry[1] <= 0) continue;
    last = entry;
    rest -= entry[1];
    if (rest < 0) break;
  }
  if (last === undefined) throw new Error('Nothing to pick from: no item has a positive weight');
  return last[0];
}

function createSfc32(name: string): () => number {
  let a = SEED | 0;
  let b = hashFnv1a(name);
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  function uint32(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  for (let i = 0; i < 15; i++) uint32();
  return uint32;
}

function hashFnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
