import { LoanqError } from '../../shared/mod.ts';
import { mergeModels } from './merge-models.ts';
import { parseModel } from './parse-model.ts';
import type { SemanticModel } from './schema.ts';

/** A file that holds a semantic model, or a part of one. */
export interface ModelFile {
  readonly path: string;
  readonly text: string;
  /** It comes with loanq: others may define anew what it defines. */
  readonly isShipped?: boolean;
}

/**
 * The model that several files make together, later ones going first; null without any. Throws LoanqError
 * `misconfigured` that names the file, also where two of the user's files define the same metric or segment.
 */
export function parseModels(files: readonly ModelFile[]): SemanticModel | null {
  const models = files.map((file) => ({ file, model: parseFile(file) }));
  const seen = new Map<string, string>();
  for (const { file, model } of models) {
    if (file.isShipped === true) continue;
    for (const name of definedIn(model)) {
      const earlier = seen.get(name);
      if (earlier !== undefined && earlier !== file.path) {
        throw new LoanqError('misconfigured', `${file.path}: ${name} is defined in ${earlier} already`);
      }
      seen.set(name, file.path);
    }
  }
  const [first, ...others] = models.map(({ model }) => model);
  return first === undefined ? null : others.reduce(mergeModels, first);
}

function parseFile({ path, text }: ModelFile): SemanticModel {
  try {
    return parseModel(text);
  } catch (cause) {
    if (!(cause instanceof LoanqError)) throw cause;
    throw new LoanqError('misconfigured', `${path}: ${cause.message}`, { cause });
  }
}

function definedIn({ datasets, metrics }: SemanticModel): string[] {
  return [
    ...[...metrics, ...datasets.flatMap((dataset) => dataset.metrics)].map(({ name }) => `metric "${name}"`),
    ...datasets.flatMap(({ loanq }) => loanq.segments.map(({ name }) => `segment "${name}"`)),
  ];
}
