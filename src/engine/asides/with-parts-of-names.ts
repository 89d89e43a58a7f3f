import { type Token, wordLike } from '../token.ts';

/**
 * The question with the beginning of a last or first name as text within the whole one: "whose last name starts with Mc" are those
 * whose name contains " Mc", and "with a first name that begins with Jo" those whose name does. Null where it speaks of neither.
 */
export function withPartsOfNames(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex(
    ({ norm }, place) =>
      SURNAMES.has(norm) || ((LAST.has(norm) || FIRST.has(norm)) && NAMES.has(tokens[place + 1]?.norm ?? '')),
  );
  const like = tokens[at];
  const isSurname = SURNAMES.has(like?.norm ?? '');
  const found = beginAfter(tokens, at + (isSurname ? 1 : 2));
  if (like === undefined || found === null) return null;
  const { text, end } = found;
  const isLast = isSurname || LAST.has(like.norm);
  const before = isLast ? ' ' : '';
  const quoted: Token = {
    ...like,
    kind: 'quoted',
    norm: `${before}${text.toLowerCase()}`,
    text: `"${before}${text}"`,
  };
  const verb = isLast ? 'whose name contains' : 'whose name starts with';
  return [...tokens.slice(0, startOf(tokens, at)), ...said(verb, like), quoted, ...tokens.slice(end)];
}

const SURNAMES: ReadonlySet<string> = new Set(['surname', 'surnames']);
const LAST: ReadonlySet<string> = new Set(['family', 'last']);
const FIRST: ReadonlySet<string> = new Set(['first', 'given']);
const NAMES: ReadonlySet<string> = new Set(['name', 'names']);

interface Found {
  readonly text: string;
  readonly end: number;
}

/** "(that) starts with Mc". */
function beginAfter(tokens: readonly Token[], at: number): Found | null {
  const verb = THAT.has(tokens[at]?.norm ?? '') ? at + 1 : at;
  if (!BEGINS.has(tokens[verb]?.norm ?? '') || tokens[verb + 1]?.norm !== 'with') return null;
  const place = LETTERS.has(tokens[verb + 2]?.norm ?? '') ? verb + 3 : verb + 2;
  return textAt(tokens, tokens[place]?.norm === 'the' ? place + 2 : place);
}

/** What is quoted, or a word in capitals. */
function textAt(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at];
  if (token?.kind === 'quoted') return { text: token.text.slice(1, -1).trim(), end: at + 1 };
  const isName = token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
  if (!isName) return null;
  // "O'": the apostrophe belongs to it.
  const next = tokens[at + 1];
  const isCut = next?.kind === 'symbol' && next.norm === "'" && next.start === token.end;
  return { text: isCut ? `${token.text}'` : token.text, end: isCut ? at + 2 : at + 1 };
}

/** Where what is said of the name begins: "*whose* last name", "*with the* first name", "*have a* last name". */
function startOf(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && HAVING.has(tokens[from - 1]?.norm ?? '')) from -= 1;
  return from;
}

const THAT: ReadonlySet<string> = new Set(['that', 'which']);
const BEGINS: ReadonlySet<string> = new Set(['begin', 'beginning', 'begins', 'start', 'starting', 'starts']);
const LETTERS: ReadonlySet<string> = new Set(['letter', 'letters']);
const HAVING: ReadonlySet<string> = new Set(
  'a an had has have having that the their who whose with'.split(' '),
);

function said(words: string, like: Token): readonly Token[] {
  return words.split(' ').map((norm) => wordLike(like, norm));
}
