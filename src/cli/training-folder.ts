import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileProblem, LoanqError } from '../shared/mod.ts';
import type { TrainingFile } from '../training/mod.ts';

/** Nobody writes that much by hand: it is another file by mistake. */
const FILE_BYTES_MAX = 4 * 1024 * 1024;

/** The Markdown, SQL and YAML files of a training folder, sorted by path. Rejects with LoanqError `misconfigured`. */
export async function readTrainingFolder(folder: string): Promise<TrainingFile[]> {
  const decoder = new TextDecoder();
  const files: TrainingFile[] = [];
  for (const { path, sizeBytes } of await listTrainingFolder(folder)) {
    if (sizeBytes > FILE_BYTES_MAX) {
      throw new LoanqError(
        'misconfigured',
        `${join(folder, path)} is too large; a training file has at most 4 MB.`,
      );
    }
    files.push({ path, text: decoder.decode(await read(join(folder, path))) });
  }
  return files;
}

/** A text that differs whenever a file of the folder was added, removed or written. */
export async function stateOfTrainingFolder(folder: string): Promise<string> {
  return JSON.stringify(await listTrainingFolder(folder));
}

interface FileState {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly modifiedMs: number;
  readonly inode: number;
}

/** Links are followed: mounted configuration consists of them. Hidden files, such as editors leave, are no content. */
async function listTrainingFolder(folder: string): Promise<FileState[]> {
  const names = await readdir(folder, { recursive: true }).catch((cause) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw unreadable(folder, cause);
  });
  const paths = names.map((name) => name.replaceAll('\\', '/')).sort();
  const files: FileState[] = [];
  for (const path of paths.filter((name) => /^(?!\.|.*\/\.).*\.(md|sql|ya?ml)$/.test(name))) {
    const status = await stat(join(folder, path)).catch(() => null); // Removed meanwhile, or a link to nothing.
    if (status?.isFile() !== true) continue;
    files.push({ path, sizeBytes: status.size, modifiedMs: status.mtimeMs, inode: status.ino });
  }
  return files;
}

async function read(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause) => {
    throw unreadable(path, cause);
  });
}

function unreadable(path: string, cause: unknown): LoanqError {
  return new LoanqError(
    'misconfigured',
    `Cannot read the training material ${JSON.stringify(path)}: ${fileProblem(cause)}. Give a folder: --training FOLDER (or LOANQ_TRAINING).`,
    { cause },
  );
}
