import { parseModels } from '../../catalog/mod.ts';
import { kindOf, type TrainingFile, type TrainingMaterial, toFileName } from '../../training/mod.ts';
import { entriesOf } from './entries.ts';

/** A file of the training folder that says what a term means, or what it is another word for. */
export interface TermFile {
  readonly path: string;
  /** Whether it says nothing else, as the files that `loanq train add --term` writes. */
  readonly isAlone: boolean;
}

/**
 * The files that hold a term of this name: the one that is named for it, or else those that define it. Throws LoanqError
 * `misconfigured` where the material cannot be read.
 */
export function findTerm(name: string, material: TrainingMaterial): TermFile[] {
  const models = material.files.filter(({ path }) => kindOf(path) === 'semantic-model');
  const fileName = toFileName(name);
  const named =
    fileName === toFileName('')
      ? []
      : models.filter(({ path }) => path === `semantic-model/${fileName}.yaml`);
  const found = named.length > 0 ? named : models.filter(({ path }) => definersOf(name, material).has(path));
  return found.map((file) => ({ path: file.path, isAlone: holdsOneTerm(file) }));
}

/** Paths of the files that define a measure or a kind of rows of this name. Throws LoanqError `misconfigured`. */
export function definersOf(name: string, material: TrainingMaterial): Set<string> {
  const terms = entriesOf({ ...material, examples: [], documents: [] });
  const isMeant = (given: string): boolean => plain(given) === plain(name);
  return new Set(
    terms.flatMap(({ id, text }) => {
      const [, path = '', short = ''] = /^(.*)#(.*)$/s.exec(id) ?? [];
      const [label = ''] = text.split(/[:|]/, 1);
      return isMeant(short) || isMeant(label) ? [path] : [];
    }),
  );
}

/** `watch_rate` and `Watch rate` are one name. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** A model of the name that `loanq train add` gives, with one thing in it. */
function holdsOneTerm(file: TrainingFile): boolean {
  const model = parseModels([file]);
  if (model === null || model.name !== 'own' || model.relationships.length > 0) return false;
  const [dataset, ...others] = model.datasets;
  if (dataset === undefined) return model.metrics.length === 1;
  const { fields, metrics, loanq, ai_context } = dataset;
  const things = fields.length + metrics.length + loanq.segments.length;
  const isOfTable = ai_context.synonyms.length > 0;
  return others.length + model.metrics.length === 0 && things + (isOfTable ? 1 : 0) === 1;
}
