import type { AssetStore } from './asset-store.ts';

/** A text file of training material. */
export interface TrainingFile {
  /** Relative to the training folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The Markdown, SQL and YAML files of a training folder, in order of path; hidden ones are not its content. */
export function readTrainingFiles(assets: AssetStore, folder: string): readonly TrainingFile[] {
  const decoder = new TextDecoder();
  return assets
    .list(folder)
    .map((path) => ({ path, name: path.slice(folder.length + 1) }))
    .filter(({ name }) => /^(?!\.|.*\/\.).*\.(md|sql|ya?ml)$/.test(name))
    .map(({ path, name }) => ({ path: name, text: decoder.decode(assets.read(path)) }));
}
