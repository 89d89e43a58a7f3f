import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Floors } from '../../../src/cli/eval/floors.ts';
import type { Outcome } from '../../../src/evaluation/mod.ts';
import { CORPUS } from './evaluate-corpus.ts';

/** What the engine has reached on the corpus: it may get better, not worse. */
export const FLOORS_FILE = join(CORPUS, 'floors.json');
export const KNOWN_WRONG_FILE = join(CORPUS, 'known-wrong.json');

const PERCENTAGE = z.number().min(0).max(100);
const FLOORS = z.strictObject({ precision: PERCENTAGE, coverage: PERCENTAGE, refusal: PERCENTAGE });

/** Percentages that must be reached. */
export function readFloors(): Required<Floors> {
  return FLOORS.parse(JSON.parse(readFileSync(FLOORS_FILE, 'utf8')));
}

/** Identifiers of the questions that are known to get a wrong answer. */
export function readKnownWrong(): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(KNOWN_WRONG_FILE, 'utf8')));
}

/** How the wrong answers differ from those that are known. */
export interface WrongAnswers {
  /** Wrong, and not known to be: `id question`. */
  readonly unknown: readonly string[];
  /** Known to be wrong, and right or refused by now. */
  readonly mended: readonly string[];
}

export function compareWithKnown(outcomes: readonly Outcome[], known: readonly string[]): WrongAnswers {
  const wrong = outcomes.filter(({ kind }) => kind === 'wrong').map((outcome) => outcome.case);
  const ids = new Set(wrong.map(({ id }) => id));
  return {
    unknown: wrong.filter(({ id }) => !known.includes(id)).map(({ id, question }) => `${id} ${question}`),
    mended: known.filter((id) => !ids.has(id)),
  };
}
