import type { Candidate } from '../candidate.ts';
import { type Token, wordLike } from '../token.ts';
import { isOfNamed, tellsWhere } from '../told-in-brackets.ts';
import { type Mark, markAt } from './note-marks.ts';
import type { Asked } from './unknown-words.ts';

/** More notes than this make a text. */
const NOTES_MAX = 3;

/**
 * The ways to say the same with what notes say of unknown words in their place: "the average salary (A11)" is that column, "household
 * payments (k_symbol SIPO)" have that value, "status A, meaning the contract is settled" is the status. None where there is no such note.
 */
export function withNotesForWords(tokens: readonly Token[], asked: Asked): readonly (readonly Token[])[] {
  let ways: readonly (readonly Token[])[] = [tokens];
  for (let count = 0; count < NOTES_MAX; count += 1) {
    const next = ways.flatMap((way) => {
      const noted = withFirstNote(way, asked);
      return noted.length > 0 ? noted : [way];
    });
    if (next.every((way, index) => way === ways[index])) break;
    ways = next;
  }
  return ways[0] === tokens ? [] : ways;
}

function withFirstNote(tokens: readonly Token[], asked: Asked): readonly (readonly Token[])[] {
  const candidates = asked.find(tokens);
  for (const at of tokens.keys()) {
    const mark = markAt(tokens, at);
    if (mark === null) continue;
    const note = { tokens, at, mark, candidates, asked };
    const written = withoutGloss(note) ?? withColumn(note) ?? withRestriction(note);
    if (written !== null) return written;
  }
  return [];
}

interface Note {
  readonly tokens: readonly Token[];
  /** Where the words end that it is for. */
  readonly at: number;
  readonly mark: Mark;
  readonly candidates: readonly Candidate[];
  readonly asked: Asked;
}

/** "status A, *meaning the contract is settled*": words of which nothing is known, for what is known. */
function withoutGloss({ tokens, at, mark, asked }: Note): readonly (readonly Token[])[] | null {
  const { from, to, stop, isMeaning } = mark;
  const isKnown = !isUnknown(asked, tokens[at - 1]);
  const isGloss = tokens.slice(from, to).some((token) => isUnknown(asked, token));
  return isMeaning && isKnown && isGloss ? [[...tokens.slice(0, at), ...tokens.slice(stop)]] : null;
}

/** "the average salary (A11)": the column in place of the words, also where they come again. */
function withColumn({
  tokens,
  at,
  mark: { from, to, stop },
  candidates,
  asked,
}: Note): readonly (readonly Token[])[] | null {
  const isColumn = candidates.some(
    ({ start, end, meaning, match }) =>
      start === from && end === to && meaning.kind === 'field' && match !== 'misspelt' && match !== 'partial',
  );
  if (!isColumn) return null;
  const own = tokens.slice(from, to);
  const first = firstUnknown({ tokens, at, candidates, asked });
  // "its name (A2)", "in each district (A2)": the column is that of the one word before it.
  const starts = startsOf(tokens, first ?? at - 1);
  const again = new Set(
    first === null
      ? []
      : tokens
          .slice(first, at)
          .filter((token) => isUnknown(asked, token))
          .map(({ norm }) => norm),
  );
  const rest = tokens.slice(stop).flatMap((token) => (again.has(token.norm) ? own : [token]));
  return starts.map((start) => [...tokens.slice(0, start), ...own, ...rest]);
}

/** "household payments (k_symbol SIPO)": the value, or the comparison, in place of what is not known. */
function withRestriction({
  tokens,
  at,
  mark: { from, to, stop },
  candidates,
  asked,
}: Note): readonly (readonly Token[])[] | null {
  const within = candidates.filter(
    ({ start, end, match }) => start >= from && end <= to && match !== 'misspelt',
  );
  const column = columnBefore(at, within, candidates);
  const isValue = within.some(
    ({ meaning }) =>
      meaning.kind === 'segment' ||
      (meaning.kind === 'value' &&
        (column !== null || isOfNamed(meaning, within) || isCodeOfName(tokens, at, to - from))),
  );
  const isBound = within.some(
    ({ start, meaning }) => start === from && meaning.kind === 'language' && BOUND.test(meaning.sense),
  );
  const isKnown = tokens.slice(from, to).every((token) => !isUnknown(asked, token));
  const first = firstUnknown({ tokens, at, candidates, asked });
  if (first === null || !isKnown || !(isValue || isBound)) return null;
  if (tellsWhere(tokens[from])) return null;
  let start = phraseStart(tokens, first, candidates);
  while (
    BEFORE_BOUNDS.has(tokens[start - 1]?.norm ?? '') &&
    (isBound || LIGHT.has(tokens[start - 1]?.norm ?? ''))
  )
    start -= 1;
  const own = tokens.slice(from, to).filter(({ norm }) => norm !== 'exactly');
  // "a rheumatic diagnosis (RA)": the column of the value is said before it.
  const named = !isValue || column === null || column <= first ? own : [...tokens.slice(column, at), ...own];
  const like = named[0];
  if (like === undefined) return null;
  const withWord = wordLike(like, 'with');
  const isJoined = JOINTS.has(tokens[start - 1]?.norm ?? '') || CLAUSES.has(like.norm);
  return [
    [...tokens.slice(0, start), ...(isBound || isJoined ? [] : [withWord]), ...named, ...tokens.slice(stop)],
  ];
}

/** "from *Baltimore (BAL)*": the code alone, of what is written as a name. */
function isCodeOfName(tokens: readonly Token[], at: number, length: number): boolean {
  const [name, code] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  return length === 1 && /^\p{Lu}\p{Ll}+$/u.test(name) && /^\p{Lu}{2,4}$/u.test(code);
}

/** "*weekly* collection": what is before the word, up to a name of the data, a preposition or what else begins a phrase. */
function phraseStart(tokens: readonly Token[], first: number, candidates: readonly Candidate[]): number {
  const isNamed = (at: number): boolean =>
    candidates.some(
      ({ start, end, meaning, match }) =>
        start <= at && end > at && match !== 'misspelt' && match !== 'partial' && NAMES.has(meaning.kind),
    );
  const isOwn = (at: number): boolean => {
    const { kind, norm = '' } = tokens[at] ?? {};
    return (
      kind === 'word' &&
      !JOINTS.has(norm) &&
      !LIGHT.has(norm) &&
      !CLAUSE_STARTS.has(norm) &&
      !BEFORE_BOUNDS.has(norm) &&
      // "*average* lifetime (…)" is computed, whatever it is of.
      !ADJECTIVES.has(norm) &&
      !isNamed(at)
    );
  };
  let start = first;
  while (isOwn(start - 1)) start -= 1;
  return start;
}

const NAMES: ReadonlySet<string> = new Set(['dataset', 'event', 'field', 'metric', 'segment', 'value']);

/** Where the name begins that ends there, of the column of one of the values. */
function columnBefore(
  at: number,
  values: readonly Candidate[],
  candidates: readonly Candidate[],
): number | null {
  const column = candidates.find(
    ({ end, meaning, match }) =>
      end === at &&
      match === 'exact' &&
      meaning.kind === 'field' &&
      values.some(
        ({ meaning: value }) =>
          value.kind === 'value' && value.dataset === meaning.dataset && value.field === meaning.field,
      ),
  );
  return column?.start ?? null;
}

const LIGHT: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const BOUND = /^(?:compare|date|number):[<>]/;
const BEFORE_BOUNDS: ReadonlySet<string> = new Set(
  'a above below beyond in its of outside the within'.split(' '),
);
const JOINTS: ReadonlySet<string> = new Set('by for from have has in of on with'.split(' '));
const CLAUSES: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whose', 'with', 'without']);

/** The first unknown word of the phrase that ends there, with no value and no table between. */
function firstUnknown({
  tokens,
  at,
  candidates,
  asked,
}: Pick<Note, 'tokens' | 'at' | 'candidates' | 'asked'>): number | null {
  let first: number | null = null;
  for (let place = at - 1; place >= 0; place -= 1) {
    const token = tokens[place];
    if (
      token === undefined ||
      CLAUSE_STARTS.has(token.norm) ||
      (token.kind === 'symbol' && token.norm !== '-')
    )
      break;
    if (
      candidates.some(
        (one) =>
          one.start <= place && one.end > place && one.match === 'exact' && one.meaning.kind === 'value',
      )
    )
      break;
    if (isUnknown(asked, token)) first = place;
  }
  return first;
}

const CLAUSE_STARTS: ReadonlySet<string> = new Set(
  'and are did do does give have has had how if is list me or show that was were what when where which who whose with'.split(
    ' ',
  ),
);

/** "the highest *average* salary" is the highest of a column, elsewhere "average" may be asked for. */
function startsOf(tokens: readonly Token[], first: number): readonly number[] {
  let start = first;
  while (ADJECTIVES.has(tokens[start - 1]?.norm ?? '')) start -= 1;
  const isRanked = RANKED.has(tokens[start - 1]?.norm ?? '');
  return isRanked ? [start] : [...new Set([start, first])];
}

const ADJECTIVES: ReadonlySet<string> = new Set(
  'amount average count mean number of rate ratio total'.split(' '),
);
const RANKED: ReadonlySet<string> = new Set(
  'biggest greatest highest largest least lowest most smallest'.split(' '),
);

function isUnknown({ unknown }: Asked, token: Token | undefined): boolean {
  return token !== undefined && unknown.includes(token);
}
