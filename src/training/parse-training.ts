import { LoanqError } from '../shared/mod.ts';
import { parseDocument } from './parse-document.ts';
import { parseExamples } from './parse-examples.ts';
import type {
  TrainingDocument,
  TrainingExample,
  TrainingFile,
  TrainingMaterial,
} from './training-material.ts';

/**
 * Reads the files of a training folder, and of the material that comes with loanq; of two of the same path in the same
 * folder the later one holds. Throws LoanqError `misconfigured` that names file and line.
 */
export function parseTraining(files: readonly TrainingFile[]): TrainingMaterial {
  const byPlace = new Map(files.map((file) => [placeOf(file), file]));
  const sorted = [...byPlace.values()].sort(
    (a, b) => Number(b.isShipped ?? false) - Number(a.isShipped ?? false) || (a.path < b.path ? -1 : 1),
  );
  const examples = sorted.flatMap((file) => {
    if (kindOf(file.path) !== 'examples') return [];
    return parseExamples({ ...file, path: placeOf(file) }).map((example) => ({ file, example }));
  });
  return {
    documents: withoutCopies(
      sorted.flatMap((file) =>
        kindOf(file.path) === 'document' ? parseDocument({ ...file, path: placeOf(file) }) : [],
      ),
    ),
    examples: withoutContradictions(examples),
    semanticModels: sorted.filter(({ path }) => kindOf(path) === 'semantic-model'),
    files: sorted,
  };
}

/** What a file of a training folder is by its path; null for what is not read. */
export function kindOf(path: string): 'examples' | 'document' | 'semantic-model' | null {
  if (/^examples\/.+\.sql$/.test(path)) return 'examples';
  if (/^documents\/.+\.md$/.test(path)) return 'document';
  return /^semantic-model(?:\/.+)?\.ya?ml$/.test(path) ? 'semantic-model' : null;
}

/** The path as messages show it: with a mark on what is not in the user's folder. */
export function placeOf({ path, isShipped }: Pick<TrainingFile, 'path' | 'isShipped'>): string {
  return isShipped === true ? `loanq:${path}` : path;
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

/** A user who works on a copy of what comes with loanq has most of it twice: the user's counts. */
function withoutCopies(documents: readonly TrainingDocument[]): TrainingDocument[] {
  const last = new Map(documents.map((document) => [`${document.title}\n${document.text}`, document]));
  return documents.filter((document) => last.get(`${document.title}\n${document.text}`) === document);
}

interface FiledExample {
  readonly file: TrainingFile;
  readonly example: TrainingExample;
}

/**
 * The examples without the wordings that the user's own answer otherwise than those that come with loanq. The same
 * question twice in one folder is an error.
 */
function withoutContradictions(filed: readonly FiledExample[]): TrainingExample[] {
  const seen = new Map<string, FiledExample>();
  for (const { file, example } of filed) {
    for (const question of example.questions) {
      const key = normalizeQuestion(question);
      const earlier = seen.get(key);
      if (earlier !== undefined && earlier.file.isShipped === file.isShipped) {
        throw new LoanqError(
          'misconfigured',
          `${example.id}: the question "${question}" is asked already at ${earlier.example.id}; keep one of the two.`,
        );
      }
      seen.set(key, { file, example });
    }
  }
  return filed.flatMap(({ example }) => {
    const questions = example.questions.filter(
      (question) => seen.get(normalizeQuestion(question))?.example === example,
    );
    return questions.length === 0 ? [] : [{ ...example, questions }];
  });
}
