import type { Candidate } from '../candidate.ts';
import { BEING } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { type Token, wordLike } from '../token.ts';
import type { Wordings } from '../unknown/unknown-words.ts';
import type { ToldWord } from './told-words.ts';

/** Where a word stands, and what stands around it. */
interface Place {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly Candidate[];
}

/** The tokens with what a word means wherever it stands; null where it stands nowhere, or not as such a word does. */
export function withMeaning(
  tokens: readonly Token[],
  told: ToldWord,
  wordings: Wordings,
): readonly Token[] | null {
  let written = tokens;
  let isSaid = false;
  for (let start = 0; start < written.length; start += 1) {
    const end = start + told.name.length;
    if (!told.name.every((norm, index) => isSame(written[start + index], norm))) continue;
    // "*non*-carcinogenic" is told by itself.
    if (NEGATING.has(written[start - 1]?.norm ?? '') && !NEGATING.has(told.name[0] ?? '')) return null;
    const candidates = wordings.find(written);
    const way = inPlace({ tokens: written, start, end, candidates }, told, wordings);
    if (way === null) return null;
    start += Math.max(0, way.length - written.length);
    written = way;
    isSaid = true;
  }
  return isSaid ? written : null;
}

const NEGATING: ReadonlySet<string> = new Set(['non']);

function isSame(token: Token | undefined, norm: string): boolean {
  return token !== undefined && (token.norm === norm || nounForm(token.norm) === nounForm(norm));
}

function inPlace(place: Place, told: ToldWord, wordings: Wordings): readonly Token[] | null {
  const { tokens, end } = place;
  if (told.kind !== 'condition') {
    const isAmount = told.kind === 'column' && tokens[place.start - 1]?.norm === 'of';
    const isNumber = isAmount && AMOUNTS.has(tokens[place.start - 2]?.norm ?? '');
    const start = isNumber ? place.start - 2 : place.start;
    return [...tokens.slice(0, start), ...told.meaning, ...tokens.slice(end)];
  }
  return asNameOfRows(place, told) ?? asState(place, told) ?? asNoun(place, told, wordings);
}

/** "the average *number of* downloads" is that of the column. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'number']);

/** "*carcinogenic* molecules", "*triple*-bonded molecules". */
function asNameOfRows({ tokens, start, end, candidates }: Place, told: ToldWord): readonly Token[] | null {
  const { noun, meaning } = told;
  const adjective = tokens[end];
  const isMade = noun !== null && adjective?.norm === `${noun}ed`;
  const from = isMade ? end + 1 : end;
  const ends = candidates.flatMap((one) =>
    one.start === from && one.meaning.kind === 'dataset' && one.match !== 'misspelt' ? [one.end] : [],
  );
  const like = meaning[0];
  if (ends.length === 0 || like === undefined) return null;
  const stop = Math.max(...ends);
  const own = isMade ? [word(like, 'with'), word(like, noun), word(like, 'with')] : [word(like, 'with')];
  return [...tokens.slice(0, start), ...tokens.slice(from, stop), ...own, ...meaning, ...tokens.slice(stop)];
}

/** "the molecules that *are carcinogenic*". */
function asState({ tokens, start, end }: Place, { meaning }: ToldWord): readonly Token[] | null {
  const like = meaning[0];
  const before = tokens[start - 1]?.norm ?? '';
  const isNot = before === 'not';
  const at = isNot ? start - 2 : start - 1;
  const being = tokens[at]?.norm ?? '';
  if (!BEING.has(being) || like === undefined) return null;
  const isOne = being === 'is' || being === 'was';
  const verb = isNot ? [isOne ? 'does' : 'do', 'not', 'have'] : [isOne ? 'has' : 'have'];
  return [...tokens.slice(0, at), ...verb.map((norm) => word(like, norm)), ...meaning, ...tokens.slice(end)];
}

/** "contain *chlorine*", "atoms of *chlorine*": the rows that the column is of. */
function asNoun(
  { tokens, start, end, candidates }: Place,
  { meaning, table }: ToldWord,
  { knowledge }: Wordings,
): readonly Token[] | null {
  const rows = knowledge.datasets.find(({ name }) => name === table);
  const like = meaning[0];
  if (rows === undefined || like === undefined) return null;
  const isOf = tokens[start - 1]?.norm === 'of';
  const named = candidates.filter(
    (one) =>
      one.end === (isOf ? start - 1 : start) &&
      ((one.meaning.kind === 'dataset' && one.meaning.dataset === table) ||
        (!isOf && one.meaning.kind === 'field' && one.meaning.dataset === table)),
  );
  const own = named.find((one) => one.meaning.kind === 'dataset');
  if (own !== undefined)
    return [...tokens.slice(0, own.end), word(like, 'with'), ...meaning, ...tokens.slice(end)];
  const from = Math.min(start, ...named.map((one) => one.start));
  const article = tokens[from - 1]?.norm ?? '';
  const noun = article === 'a' || article === 'an' ? rows.label : rows.labelPlural;
  return [
    ...tokens.slice(0, from),
    ...noun.split(' ').map((norm) => word(like, norm)),
    word(like, 'with'),
    ...meaning,
    ...tokens.slice(end),
  ];
}

function word(like: Token, norm: string): Token {
  return wordLike(like, norm);
}
