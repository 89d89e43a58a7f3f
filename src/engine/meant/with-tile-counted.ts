import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { NAMED_MAX } from '../plan/is-about-groups.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with "number of" before the title of a tile that names more rows than anybody lists: "Borrowers With 4 or More
 * Loans" in capitals is a number, as a note "borrowers with 4 or more loans" need not be. The very tokens of anything else.
 */
export function withTileCounted(
  tokens: readonly Token[],
  { find, knowledge: { datasets } }: Meanings,
): readonly Token[] {
  const [first] = tokens;
  if (first === undefined || !isTitle(tokens)) return tokens;
  const candidates = find(tokens);
  const rows = candidates.find(
    ({ start, end, meaning }) =>
      meaning.kind === 'dataset' &&
      isPlural(tokens[end - 1]) &&
      isCovered(candidates, { from: 0, to: start }),
  );
  if (rows?.meaning.kind !== 'dataset') return tokens;
  const { dataset } = rows.meaning;
  const isMany = datasets.some(({ name, rowCount }) => name === dataset && rowCount > NAMED_MAX);
  const isTold = TELLING.has(tokens[rows.end]?.norm ?? '') && !showsColumn(tokens, candidates, rows.end + 1);
  if (!isMany || !isTold) return tokens;
  return [...['number', 'of'].map((norm) => ({ ...first, kind: 'word' as const, norm })), ...tokens];
}

const LONG_WORD = 5;
const TITLE_WORDS_MIN = 3;

/** All but the small words with a capital, not all of the letters, and nothing that asks, groups or lists. */
function isTitle(tokens: readonly Token[]): boolean {
  if (!tokens.some(({ text }) => /\p{Ll}/u.test(text))) return false;
  let capitals = 0;
  for (const { kind, norm, text } of tokens) {
    if (kind === 'symbol' || OTHERS.has(norm)) return false;
    const isCapital = /^\p{Lu}/u.test(text);
    if (kind === 'word' && text.length >= LONG_WORD && !isCapital) return false;
    if (isCapital) capitals += 1;
  }
  return capitals >= TITLE_WORDS_MIN;
}

const OTHERS: ReadonlySet<string> = new Set(
  'bottom by compared each every highest how largest list lowest most oldest per show smallest top versus vs what which who youngest'.split(
    ' ',
  ),
);

function isPlural(token: Token | undefined): boolean {
  return token !== undefined && singularOf(token.norm) !== token.norm;
}

/** Whether what stands there says what the rows are like. */
function isCovered(
  candidates: readonly Candidate[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  return Array.from({ length: to - from }, (_, at) => from + at).every((at) =>
    candidates.some(({ start, end, meaning }) => start <= at && at < end && end <= to && isLike(meaning)),
  );
}

function isLike({ kind }: Candidate['meaning']): boolean {
  return kind === 'segment' || kind === 'value' || kind === 'time';
}

const TELLING: ReadonlySet<string> = new Set(
  'closed earning having that whose who with without paid'.split(' '),
);

/** "With City and State": columns that are shown, and nothing that the rows are like. */
function showsColumn(tokens: readonly Token[], candidates: readonly Candidate[], at: number): boolean {
  const field = candidates.find(({ start, meaning }) => start === at && meaning.kind === 'field');
  const isSaid = tokens.slice(at).some(({ kind }) => kind === 'number');
  const isBounded = candidates.some(
    ({ start, meaning }) =>
      start >= at && meaning.kind === 'language' && /^(?:compare|missing)/.test(meaning.sense),
  );
  return field !== undefined && !isSaid && !isBounded;
}
