import type { ExampleTheme } from '../../../src/ask/mod.ts';

const EXAMPLES = 6;
const LENGTH_MAX = 60;
const GROUPED = /\b(?:by|each)\b/i;

/** Some questions to begin with: one of each theme, short, to be read at a glance, and with more than one row to see. */
export function firstExamples(examples: readonly ExampleTheme[]): readonly string[] {
  return examples
    .flatMap(({ questions }) => {
      const short = questions.filter(({ length }) => length <= LENGTH_MAX);
      return (short.find((question) => GROUPED.test(question)) ?? short[0]) || [];
    })
    .slice(0, EXAMPLES);
}
