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
 * `misconfigured` that names the file, also where two of the user's files define a metric or segment differently.
 */
export function parseModels(files: readonly ModelFile[]): SemanticModel | null {
  const models = files.map((file) => ({ file, model: parseFile(file) }));
  const seen = new Map<string, { readonly path: string; readonly definition: string }>();
  for (const { file, model } of models) {
    if (file.isShipped === true) continue;
    for (const { name, definition } of definedIn(model)) {
      const earlier = seen.get(name);
      if (earlier !== undefined && earlier.definition !== definition) {
        throw new LoanqError(
          'misconfigured',
          `${file.path}: ${name} is defined otherwise in ${earlier.path}`,
        );
      }
      seen.set(name, { path: file.path, definition });
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

function definedIn({ datasets, metrics }: SemanticModel): { name: string; definition: string }[] {
  const all = [...metrics, ...datasets.flatMap((dataset) => dataset.metrics)];
  return [
    ...all.map(({ name, expression }) => ({
      name: `metric "${name}"`,
      definition: JSON.stringify(expression),
    })),
    ...datasets.flatMap(({ loanq }) =>
      loanq.segments.map(({ name, condition }) => ({ name: `segment "${name}"`, definition: condition })),
    ),
  ];
}
