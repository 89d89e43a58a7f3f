import { describeColumns, type Knowledge } from '../catalog/mod.ts';
import type { SqlGenerator } from '../shared/mod.ts';

/** The generator, with the meaning of columns read from the SQL where it does not know it itself. */
export function describing(generator: SqlGenerator, knowledge: Knowledge): SqlGenerator {
  return {
    name: generator.name,
    async generate(question, options) {
      const outcome = await generator.generate(question, options);
      if (outcome.kind === 'refusal' || outcome.columns !== null) return outcome;
      return { ...outcome, columns: describeColumns(outcome.sql, knowledge) };
    },
  };
}
