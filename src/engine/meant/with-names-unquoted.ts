import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { tokenize } from '../tokenize.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with a person's whole name out of its quotes, where the data keeps it in several columns: the nurse "Ann Lee" has the
 * first name Ann and the last name Lee. Quoted text that is one value stays quoted.
 */
export function withNamesUnquoted(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind, text }) => kind === 'quoted' && /^\W?\p{L}+(?: \p{L}+){1,2}\W?$/u.test(text),
  );
  const quoted = tokens[at];
  if (quoted === undefined) return tokens;
  const words = tokenize(quoted.text.replaceAll(/^\W|\W$/gu, ''));
  const name = words.map((word) => ({ ...word, start: quoted.start, end: quoted.end }));
  const said = [...tokens.slice(0, at), ...name, ...tokens.slice(at + 1)];
  const candidates = find(said);
  const parts = name.map((_, place) => partsAt(at + place, candidates));
  const isWhole = knowledge.datasets.some(({ name: table, display }) => {
    const columns = parts.map((of) =>
      of.find(({ dataset, field }) => dataset === table && display.includes(field)),
    );
    return new Set(columns.map((one) => one?.field)).size === name.length && !columns.includes(undefined);
  });
  return isWhole ? said : tokens;
}

function partsAt(
  at: number,
  candidates: readonly Candidate[],
): readonly Extract<Candidate['meaning'], { kind: 'value' }>[] {
  return candidates.flatMap(({ start, end, match, meaning }) =>
    start === at && end === at + 1 && match === 'exact' && meaning.kind === 'value' ? [meaning] : [],
  );
}
