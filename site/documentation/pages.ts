import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../src/content/docs/docs');

/** A page of the documentation. */
export interface Page {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** Every page, by name. */
export function readPages(): readonly Page[] {
  return readdirSync(FOLDER)
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => {
      const path = join(FOLDER, file);
      return { name: file.replace(/\.mdx?$/, ''), path, text: readFileSync(path, 'utf8') };
    });
}
