import { LoanqError } from '../shared/mod.ts';
import { parseDocument } from './parse-document.ts';
import { parseExamples } from './parse-examples.ts';
import type { TrainingExample, TrainingFile, TrainingMaterial } from './training-material.ts';

/**
 * Reads the files of one or several training folders; of two files with the same path the later one holds.
 * Throws LoanqError `misconfigured` that names file and line.
 */
export function parseTraining(files: readonly TrainingFile[]): TrainingMaterial {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const sorted = [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const examples = sorted.filter(({ path }) => path.startsWith('examples/') && path.endsWith('.sql'));
  const documents = sorted.filter(({ path }) => path.startsWith('documents/') && path.endsWith('.md'));
  const material: TrainingMaterial = {
    documents: documents.flatMap(parseDocument),
    examples: examples.flatMap(parseExamples),
    semanticModel: byPath.get('semantic-model.yaml')?.text ?? null,
    files: sorted,
  };
  refuseContradictions(material.examples);
  return material;
}

/** The wording of a question without what does not change its meaning: case, spacing, closing marks. */
export function normalizeQuestion(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!]+$/, '')
    .trim();
}

function refuseContradictions(examples: readonly TrainingExample[]): void {
  const seen = new Map<string, string>();
  for (const { id, questions } of examples) {
    for (const question of questions) {
      const key = normalizeQuestion(question);
      const earlier = seen.get(key);
      if (earlier !== undefined) {
        throw new LoanqError(
          'misconfigured',
          `${id}: the question "${question}" is asked already at ${earlier}; keep one of the two.`,
        );
      }
      seen.set(key, id);
    }
  }
}
