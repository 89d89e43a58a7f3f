import type { Candidate } from '../candidate.ts';
import { ONLY, SCOPE_OPENERS, SCOPE_VERBS } from '../lexicon/scopes.ts';
import type { Token } from '../token.ts';

/**
 * The question with the rows last that it is about, where it begins with them ("Looking only at Texas branches, total
 * principal?") or tells them in a sentence after it ("Consider decided applications only."). Null where it does not.
 */
export function withScopeLast(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  return openedWith(tokens, candidates) ?? endedWith(tokens);
}

const ENDS: ReadonlySet<string> = new Set([',', ':', ';', '.', '-', '–', '—']);
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['?', '.', '!', ';']);
const REST_MIN = 2;

/** "… for Texas branches", "… in 2024". */
function openedWith(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] | null {
  const norms = tokens.map(({ norm }) => (norm === "'s" ? 'us' : norm));
  const opener = SCOPE_OPENERS.map((form) => form.split(' ').length)
    .filter((length) => SCOPE_OPENERS.includes(norms.slice(0, length).join(' ')))
    .toSorted((a, b) => b - a)[0];
  if (opener === undefined) return null;
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && ENDS.has(norm));
  const scope = tokens.slice(opener, end);
  const rest = tokens.slice(end + 1);
  const mark = tokens[end];
  if (mark === undefined || scope.length === 0 || rest.length < REST_MIN) return null;
  const isTime = candidates.some(
    ({ start, end: to, meaning }) => start === opener && to === end && meaning.kind === 'time',
  );
  return inserted(rest, [spoken(mark, isTime ? 'in' : 'for'), ...scope]);
}

/** "…, counting only decided applications". */
function endedWith(tokens: readonly Token[]): readonly Token[] | null {
  const last = tokens.at(-1);
  const length = last?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const mark = tokens
    .slice(0, length)
    .findLastIndex(({ kind, norm }) => kind === 'symbol' && SENTENCE_ENDS.has(norm));
  const at = tokens[mark];
  if (at === undefined || mark < REST_MIN) return null;
  const note = tokens.slice(mark + 1, length).filter(({ norm }) => norm !== 'please');
  const verb = note.findIndex(({ norm }) => !SCOPE_VERBS.has(norm) && !ONLY.has(norm));
  const isScope = verb > 0 && note.some(({ norm }) => ONLY.has(norm));
  const rows = note.slice(verb).filter(({ norm }) => !ONLY.has(norm));
  if (!isScope || rows.length === 0) return null;
  const scope = [spoken(at, ','), spoken(at, 'counting'), spoken(at, 'only'), ...rows];
  return [...tokens.slice(0, mark), ...scope];
}

/** The words put before the mark that ends the question. */
function inserted(tokens: readonly Token[], words: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && SENTENCE_ENDS.has(norm));
  return end < 0 ? [...tokens, ...words] : [...tokens.slice(0, end), ...words, ...tokens.slice(end)];
}

function spoken(mark: Token, norm: string): Token {
  return { ...mark, kind: norm === ',' ? 'symbol' : 'word', norm };
}
