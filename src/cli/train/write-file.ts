import { randomBytes } from 'node:crypto';
import { constants, copyFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileProblem, LoanqError } from '../../shared/mod.ts';

/**
 * Writes a new file, whole or not at all. False, and nothing written, where there is a file of that name already: what
 * a person wrote is never overwritten. Rejects with LoanqError `misconfigured` where the folder cannot be written to.
 */
export async function writeNewFile(path: string, text: string): Promise<boolean> {
  const draft = await writeDraft(path, text);
  try {
    await linkOrCopy(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw cannotWrite(path, error);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Unlike a rename it fails where the name is taken, also by another process just now. Not every file system has links. */
async function linkOrCopy(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    await copyFile(draft, path, constants.COPYFILE_EXCL);
  }
}

/** Writes a file anew, whole or not at all, provided that it still has the text that was read. */
export async function replaceFile(path: string, { from, to }: { from: string; to: string }): Promise<void> {
  const draft = await writeDraft(path, to);
  try {
    if ((await readFile(path, 'utf8')) !== from) throw new Error('it has been changed meanwhile');
    await rename(draft, path);
  } catch (error) {
    throw cannotWrite(path, error);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Beside the file, on the same file system, and hidden, so that nobody takes it for training material. */
async function writeDraft(path: string, text: string): Promise<string> {
  const draft = join(dirname(path), `.loanq-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    return draft;
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}

function cannotWrite(path: string, cause: unknown): LoanqError {
  return new LoanqError('misconfigured', `Cannot write ${path}: ${fileProblem(cause)}.`, { cause });
}
