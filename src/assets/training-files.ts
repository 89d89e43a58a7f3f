import type { AssetStore } from './asset-store.ts';

/** A text file of training material. */
export interface TrainingFile {
  /** Relative to the training folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files of the training material that comes with the program, in order of path. */
export function readTrainingFiles(assets: AssetStore, folder = 'training'): readonly TrainingFile[] {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return assets.list(folder).map((path) => ({
    path: folder === '' ? path : path.slice(folder.length + 1),
    text: decoder.decode(assets.read(path)),
  }));
}
