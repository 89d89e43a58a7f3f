import type { Generation } from '../shared/mod.ts';

/** Answers that were paid for, the most recently used ones. */
export interface AnswerCache {
  get(key: string): Generation | null;
  set(key: string, answer: Generation): void;
}

/** SQL of a person's size is a tenth of it; longer ones would let a few questions fill the memory. */
const SQL_LENGTH_MAX = 20_000;

/** Keeps `countMax` answers and forgets the one that was not used for longest; with 0 it keeps none. */
export function createAnswerCache(countMax: number): AnswerCache {
  const answers = new Map<string, Generation>(); // In the order of their last use.
  return {
    get(key) {
      const answer = answers.get(key);
      if (answer === undefined) return null;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set(key, answer) {
      answers.delete(key);
      if (countMax === 0 || answer.sql.length > SQL_LENGTH_MAX) return;
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > countMax && oldest !== undefined) answers.delete(oldest);
    },
  };
}
