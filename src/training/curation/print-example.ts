import { MAY_BE_EMPTY } from '../parse-examples.ts';
import type { TrainingExample } from '../training-material.ts';

/** An example, whose SQL is one statement without its semicolon, as a file of `examples/` has it; `parseTraining` reads it back. */
export function printExample({ questions, sql, mayBeEmpty }: Omit<TrainingExample, 'id'>): string {
  const lines = [...questions, ...(mayBeEmpty ? [MAY_BE_EMPTY] : [])].map((line) => `-- ${onOneLine(line)}`);
  return `${lines.join('\n')}\n${sql};\n`;
}

/** A line break would end the comment. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
