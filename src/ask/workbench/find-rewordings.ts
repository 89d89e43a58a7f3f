import type { Refusal, SqlGenerator } from '../../shared/mod.ts';
import { shorterQuestions } from './shorter-questions.ts';

/** A question that is answered, and how it is read. */
export interface Rewording {
  readonly question: string;
  readonly reading: string;
}

/** What is tried costs a few milliseconds each; what was meant is nearly always among the first. */
const TRIES_MAX = 40;
const REWORDINGS_MAX = 4;
/** Most of the shorter ones are refused, too, which takes longest. */
const SHORTER_TRIES_MAX = 16;
const SHORTER_MAX = 3;

interface Asking {
  readonly builtin: SqlGenerator;
  readonly signal: AbortSignal;
}

/**
 * Questions near to a refused one that are answered: with a known word for an unknown one, or with the word that was
 * missing.
 */
export function findRewordings(
  question: string,
  { help }: Refusal,
  asking: Asking,
): Promise<readonly Rewording[]> {
  const candidates = help === undefined ? [] : candidatesOf(question, help).slice(0, TRIES_MAX);
  return answered(candidates, REWORDINGS_MAX, asking);
}

/** What is left of a refused question that is answered; nothing where the data does not hold what is asked. */
export function findShorter(
  question: string,
  { reason, help }: Refusal,
  asking: Asking,
): Promise<readonly Rewording[]> {
  const unwanted = help?.kind === 'unknown-words' ? help.words.map(({ text }) => text) : [];
  const isHopeless = reason === 'unanswerable' || help?.kind === 'readings' || help?.kind === 'statement';
  const candidates = isHopeless ? [] : shorterQuestions(question, unwanted).slice(0, SHORTER_TRIES_MAX);
  return answered(candidates, SHORTER_MAX, asking);
}

/** The first of the questions that the built-in engine answers, no two of them alike. */
async function answered(
  questions: readonly string[],
  most: number,
  { builtin, signal }: Asking,
): Promise<readonly Rewording[]> {
  const found = new Map<string, Rewording>();
  for (const question of questions) {
    if (found.size === most || signal.aborted) break;
    const outcome = await builtin.generate(question, { signal });
    if (outcome.kind === 'generation' && outcome.generator === 'builtin' && outcome.reading !== null) {
      if (!found.has(outcome.reading)) found.set(outcome.reading, { question, reading: outcome.reading });
    }
    // Others are served between two.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return [...found.values()];
}

function candidatesOf(question: string, help: NonNullable<Refusal['help']>): readonly string[] {
  switch (help.kind) {
    case 'unknown-words':
      return help.words.reduce<readonly string[]>(
        (questions, { text, nearest }) =>
          questions.flatMap((each) => nearest.map((word) => replaceWord(each, text, word))),
        [question],
      );
    case 'words':
      return help.words.flatMap((word) => withWord(question, word));
    case 'readings':
      return []; // Each is complete already.
    case 'statement':
      return [];
  }
}

function replaceWord(question: string, word: string, by: string): string {
  const start = question.indexOf(word);
  return start < 0 ? question : question.slice(0, start) + by + question.slice(start + word.length);
}

/** The word in the place of each word of the question, and before each. */
function withWord(question: string, word: string): readonly string[] {
  const places = [...question.matchAll(/[\p{L}\p{N}_-]+/gu)];
  return places.flatMap(({ 0: old, index }) => [
    `${question.slice(0, index)}${word} ${question.slice(index)}`,
    question.slice(0, index) + word + question.slice(index + old.length),
  ]);
}
