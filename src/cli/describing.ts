import { describeColumns, type Knowledge } from '../catalog/mod.ts';
import type { Generation, Refusal, SqlGenerator } from '../shared/mod.ts';

/** The generator, with the meaning of columns read from the SQL where it does not know it itself. */
export function describing(generator: SqlGenerator, knowledge: Knowledge): SqlGenerator {
  const { repair } = generator;
  const describe = (outcome: Generation | Refusal): Generation | Refusal => {
    if (outcome.kind === 'refusal' || outcome.columns !== null) return outcome;
    return { ...outcome, columns: describeColumns(outcome.sql, knowledge) };
  };
  return {
    name: generator.name,
    generate: async (question, options) => describe(await generator.generate(question, options)),
    repair:
      repair && (async (question, failed, options) => describe(await repair(question, failed, options))),
  };
}
