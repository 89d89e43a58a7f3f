import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LoanqError } from '../../shared/mod.ts';
import { cutExample, normalizeQuestion, parseTraining, type TrainingMaterial } from '../../training/mod.ts';
import type { CommandContext } from '../command.ts';
import { trainingFolder } from '../read-training.ts';
import { readTrainingFolder } from '../training-folder.ts';
import { type Entry, entriesOf } from './entries.ts';
import { definersOf, findTerm } from './find-term.ts';
import { needFolder } from './open-curation.ts';
import { replaceFile } from './write-file.ts';

/** `loanq train remove`. */
export async function runRemove({ operands, settings, stdout }: CommandContext): Promise<number> {
  const target = operands.join(' ').trim();
  if (target === '') {
    throw new LoanqError(
      'misconfigured',
      'loanq train remove takes a question, the name of a term, or a place as loanq train list shows it.',
    );
  }
  const folder = needFolder(trainingFolder(settings));
  const material = parseTraining(await readTrainingFolder(folder));
  const example = material.examples.find(
    ({ id, questions }) =>
      id === target ||
      questions.some((question) => normalizeQuestion(question) === normalizeQuestion(target)),
  );
  const done =
    example === undefined
      ? await removeFile(target, { folder, material })
      : await removeExample(example.id, folder);
  await stdout.write(`${done}\n`);
  return 0;
}

/** A file that holds nothing else goes with it. */
async function removeExample(id: string, folder: string): Promise<string> {
  const [, path = '', line = ''] = /^(.*):(\d+)$/.exec(id) ?? [];
  const file = join(folder, path);
  const from = await readFile(file, 'utf8');
  const to = cutExample(from, Number(line));
  if (to === null) throw new LoanqError('misconfigured', `${file} has been changed meanwhile.`);
  if (to.trim() === '') await rm(file);
  else await replaceFile(file, { from, to });
  return to.trim() === '' ? `Removed ${file}.` : `Removed the example from ${file}.`;
}

interface Removal {
  readonly folder: string;
  readonly material: TrainingMaterial;
}

/** Documents and models are removed as files; what is in them is for a person to edit. */
async function removeFile(target: string, { folder, material }: Removal): Promise<string> {
  const path = target.replace(/#.*$/s, '');
  const inside = entriesOf(material).filter(({ id }) => id.startsWith(`${path}#`));
  const isFile = material.files.some((file) => file.path === path);
  if (!isFile) return removeTerm(target, { folder, material });
  if (target !== path && inside.length > 1) throw notAlone(join(folder, path), inside);
  await rm(join(folder, path));
  return `Removed ${join(folder, path)}.`;
}

async function removeTerm(name: string, { folder, material }: Removal): Promise<string> {
  const [file, ...others] = findTerm(name, material);
  if (file === undefined) throw notFound(name);
  const path = join(folder, file.path);
  if (others.length > 0) {
    const paths = [file, ...others].map((each) => each.path).join(', ');
    throw new LoanqError(
      'misconfigured',
      `Several files hold ${JSON.stringify(name)}: ${paths}. Name the one.`,
    );
  }
  if (!file.isAlone) {
    throw new LoanqError(
      'misconfigured',
      `${path} holds more than ${JSON.stringify(name)}: take it out there with an editor, or name the whole file.`,
    );
  }
  const left = [...definersOf(name, material)].filter((definer) => definer !== file.path);
  await rm(path);
  return [
    `Removed ${path}.`,
    ...left.map((definer) => `It is known from ${join(folder, definer)} still.`),
  ].join('\n');
}

function notFound(target: string): LoanqError {
  const shipped = target.startsWith('loanq:');
  const reason = shipped
    ? 'comes with loanq and cannot be removed; an example or term of yours goes before it'
    : 'is no question of an example, no term and no place in the training folder; loanq train list shows what there is';
  return new LoanqError('misconfigured', `${JSON.stringify(target)} ${reason}.`);
}

function notAlone(file: string, inside: readonly Entry[]): LoanqError {
  const others = inside.map(({ text }) => text.split(/[:|]/, 1)[0]?.trim()).join(', ');
  return new LoanqError(
    'misconfigured',
    `${file} holds more than that (${others}): take it out there with an editor, or name the whole file.`,
  );
}
