import { createEngine } from '../engine/mod.ts';
import type { SqlGenerator } from '../shared/mod.ts';
import type { Learnt } from './learn.ts';

/** The built-in engine for a service that runs for long: it is made anew when the day has changed. */
export function openEngine({ knowledge, store }: Learnt, today: () => string): SqlGenerator {
  const make = (): SqlGenerator => createEngine({ knowledge, examples: store.examples, today: day });
  let day = today();
  let engine = make();
  return {
    name: engine.name,
    generate(question, options) {
      if (day !== today()) {
        day = today();
        engine = make();
      }
      return engine.generate(question, options);
    },
  };
}
