import type { Refusal, SqlGenerator } from '../../shared/mod.ts';

/** A question that is answered, and how it is read. */
export interface Rewording {
  readonly question: string;
  readonly reading: string;
}

/** What is tried costs a few milliseconds each; what was meant is nearly always among the first. */
const TRIES_MAX = 40;
const REWORDINGS_MAX = 4;

/**
 * Questions near to a refused one that are answered: with a known word for an unknown one, or with the word that was
 * missing.
 */
export async function findRewordings(
  question: string,
  refusal: Refusal,
  { builtin, signal }: { readonly builtin: SqlGenerator; readonly signal: AbortSignal },
): Promise<readonly Rewording[]> {
  if (refusal.help === undefined) return [];
  const found = new Map<string, Rewording>();
  for (const candidate of candidatesOf(question, refusal.help).slice(0, TRIES_MAX)) {
    if (found.size === REWORDINGS_MAX || signal.aborted) break;
    const outcome = await builtin.generate(candidate, { signal });
    if (outcome.kind !== 'generation' || outcome.generator !== 'builtin' || outcome.reading === null)
      continue;
    if (!found.has(outcome.reading)) {
      found.set(outcome.reading, { question: candidate, reading: outcome.reading });
    }
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
