import type { Candidate } from '../candidate.ts';
import { type Token, wordLike } from '../token.ts';
import type { Asked } from './unknown-words.ts';

/**
 * The tokens with rows that an unknown word before them says the kind of, where it is the first word of several values of one of their
 * columns: "*Bachelor* programs" are those whose name starts with it. Null where no column or several have such values.
 */
export function withBeginningOfValues(
  tokens: readonly Token[],
  at: number,
  asked: Asked,
): readonly Token[] | null {
  const token = tokens[at];
  // "a Bachelor's program"
  const next = tokens[at + 1]?.norm === "'s" ? at + 2 : at + 1;
  const rows = rowsAt(asked.find(tokens), next);
  if (token?.kind !== 'word' || token.norm.length < WORD_MIN || rows?.meaning.kind !== 'dataset') return null;
  const label = columnOf(token.norm, rows.meaning.dataset, asked);
  if (label === null) return null;
  const words = `whose ${label} starts with`.split(' ').map((norm) => wordLike(token, norm));
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(next, rows.end),
    ...words,
    token,
    ...tokens.slice(rows.end),
  ];
}

const WORD_MIN = 3;

/** The only rows that are named there, by the longest of their names. */
function rowsAt(candidates: readonly Candidate[], start: number): Candidate | null {
  const rows = candidates.filter(
    ({ start: own, meaning, match }) => own === start && meaning.kind === 'dataset' && match !== 'misspelt',
  );
  const end = Math.max(...rows.map((one) => one.end));
  const [only, ...others] = rows.filter((one) => one.end === end);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The only column of the table with several values that begin with the word. */
function columnOf(word: string, table: string, { knowledge }: Asked): string | null {
  const fields = knowledge.datasets.find(({ name }) => name === table)?.fields ?? [];
  const [only, ...others] = fields.filter(({ values, type, role }) => {
    if (type !== 'text' || role === 'key') return false;
    const begun = (values ?? []).filter(({ value }) => `${value}`.toLowerCase().startsWith(`${word} `));
    return begun.length > 1;
  });
  return only !== undefined && others.length === 0 ? only.label : null;
}
