import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Where the script of the search looks. */
const FOLDER = 'pagefind';

/**
 * Writes the index of the search anew: Starlight ends Pagefind as soon as it says that it is done, and on a busy machine
 * some of its files are still empty then. In memory they are whole.
 */
export async function writeSearch(site: string): Promise<void> {
  rmSync(join(site, FOLDER), { recursive: true, force: true });
  try {
    const { index, errors } = await createIndex();
    if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join(' ')}`);
    const read = await index.addDirectory({ path: site });
    const { files, errors: unwritten } = await index.getFiles();
    const failed = [...errors, ...read.errors, ...unwritten];
    if (failed.length > 0) throw new Error(`Pagefind failed: ${failed.join(' ')}`);
    for (const { path, content } of files) {
      const file = join(site, FOLDER, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  } finally {
    await close();
  }
}
