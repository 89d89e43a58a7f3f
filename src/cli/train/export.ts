import { join, resolve } from 'node:path';
import { printModels } from '../../catalog/mod.ts';
import { LoanqError } from '../../shared/mod.ts';
import {
  kindOf,
  parseTraining,
  printExample,
  type TrainingFile,
  type TrainingMaterial,
} from '../../training/mod.ts';
import type { CommandContext } from '../command.ts';
import { findDatabase } from '../find-database.ts';
import { trainingFolder } from '../read-training.ts';
import { readTrainingFolder } from '../training-folder.ts';
import { allFiles } from './open-curation.ts';
import { writeNewFile } from './write-file.ts';

/** `loanq train export`. */
export async function runExport({ operands, isOn, settings, stdout, log }: CommandContext): Promise<number> {
  const files = await allFiles(trainingFolder(settings), await findDatabase(settings, log));
  const material = parseTraining(files);
  if (isOn('jsonl')) {
    await stdout.write(toJsonLines(material));
    return 0;
  }
  const [target, ...others] = operands;
  if (target === undefined || others.length > 0) {
    throw new LoanqError('misconfigured', 'loanq train export takes a folder to write to, or --jsonl.');
  }
  const folder = resolve(target);
  if ((await readTrainingFolder(folder)).length > 0) {
    throw new LoanqError('misconfigured', `${folder} holds training material already; give another folder.`);
  }
  const written = filesOf(material);
  for (const { path, text } of written) {
    if (await writeNewFile(join(folder, path), text)) continue;
    throw new LoanqError('misconfigured', `${join(folder, path)} is there already and stays as it is.`);
  }
  await stdout.write(`Wrote ${written.length} files to ${folder}.\n`);
  return 0;
}

function toJsonLines({ examples }: TrainingMaterial): string {
  return examples
    .flatMap(({ questions, sql }) => questions.map((question) => `${JSON.stringify({ question, sql })}\n`))
    .join('');
}

/**
 * The files that say by themselves what the user's files and those that come with loanq say together. As they are where
 * there is no difference; else made anew of what holds.
 */
function filesOf(material: TrainingMaterial): TrainingFile[] {
  const { files, examples, semanticModels } = material;
  const isOneFolder = new Set(files.map(({ isShipped = false }) => isShipped)).size <= 1;
  if (isOneFolder) return files.filter(({ path }) => kindOf(path) !== null);
  const names = new Map<string, string>();
  for (const example of examples) {
    const path = pathOf(example.id);
    names.set(path, `${names.has(path) ? `${names.get(path)}\n` : ''}${printExample(example)}`);
  }
  for (const file of files.filter(({ path }) => kindOf(path) === 'document')) {
    names.set(outPath(file), file.text);
  }
  return [...Array.from(names, ([path, text]) => ({ path, text })), ...modelFiles(semanticModels)];
}

/** One model, unless it is as it comes with loanq: then with its comments. */
function modelFiles(files: readonly TrainingFile[]): readonly Pick<TrainingFile, 'path' | 'text'>[] {
  const isOwn = files.some(({ isShipped }) => isShipped !== true);
  return isOwn ? [{ path: 'semantic-model.yaml', text: printModels(files) }] : files;
}

/** `loanq:examples/a.sql:3` belongs into `examples/loanq-a.sql`, beside the user's `examples/a.sql`. */
function pathOf(id: string): string {
  const path = id.replace(/:\d+$/, '');
  return path.startsWith('loanq:') ? outPath({ path: path.slice('loanq:'.length), isShipped: true }) : path;
}

function outPath({ path, isShipped }: Pick<TrainingFile, 'path' | 'isShipped'>): string {
  return isShipped === true ? path.replace(/([^/]+)$/, 'loanq-$1') : path;
}
