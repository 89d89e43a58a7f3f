import type { Candidate } from '../candidate.ts';
import { GLUE, TALK } from '../lexicon/chat.ts';
import { DIVIDING, PARTICLES, ROUGHLY } from '../lexicon/notes.ts';
import type { Token } from '../token.ts';

/**
 * The question with the turns of notes in words that are read: "…, no pending" leaves those out, "break the volume down by
 * grade" shows it by grade, and "roughly?" asks for no other number. Null where there are none.
 */
export function withNotesWrittenOut(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const told = withWeekdays(withOrderOf(tokens, candidates));
  const written = withoutRoughly(withLeftOut(withPlainVerb(told), candidates));
  return written.length === tokens.length && written.every((token, at) => token === tokens[at])
    ? null
    : written;
}

/** "break the 2024 volume down by category": "breakdown the 2024 volume by category", which lists no rows. */
function withPlainVerb(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ norm }) => !GLUE.has(norm) && !TALK.has(norm));
  const verb = tokens[at];
  if (verb === undefined || !DIVIDING.has(verb.norm)) return tokens;
  const by = tokens.findIndex(({ norm }) => BY.has(norm));
  if (by < at + 2) return tokens;
  const end = PARTICLES.has(tokens[by - 1]?.norm ?? '') ? by - 1 : by;
  return [{ ...verb, norm: 'breakdown' }, ...tokens.slice(at + 1, end), ...tokens.slice(by)];
}

const BY: ReadonlySet<string> = new Set(['by', 'per']);

/** "in grade order": in order of grade, where a column is called so. */
function withOrderOf(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => norm === 'in' && tokens[place + 2]?.norm === 'order');
  const [named, order] = [tokens[at + 1], tokens[at + 2]];
  const isColumn = candidates.some(
    ({ start, end, meaning, match }) =>
      start === at + 1 && end === at + 2 && match === 'exact' && meaning.kind === 'field',
  );
  if (at < 0 || named === undefined || order === undefined) return tokens;
  if (!isColumn && !PERIODS.has(named.norm)) return tokens;
  return tokens.toSpliced(at + 1, 2, order, { ...order, norm: 'of', text: 'of' }, named);
}

const PERIODS: ReadonlySet<string> = new Set(['month', 'quarter', 'week', 'weekday', 'year']);

/** "On which weekday …? Show the *day* and the number.": no other day is spoken of. */
function withWeekdays(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ norm }) => norm === 'weekday' || norm === 'weekdays');
  if (first < 0) return tokens;
  return tokens.map((token, at) => {
    const isShown = at > first && token.norm === 'day' && SHOWN.has(tokens[at - 1]?.norm ?? '');
    return isShown ? { ...token, norm: 'weekday', text: 'weekday' } : token;
  });
}

const SHOWN: ReadonlySet<string> = new Set('. ? : ( , give show name return the'.split(' '));

/** ", no pending": a state that ends a note, and is no rows of a table of its own; ", no late loans" are had by none. */
function withLeftOut(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] {
  return tokens.map((token, at) => {
    const isLacked =
      token.norm === ',' &&
      tokens[at + 1]?.norm === 'no' &&
      candidates.some(
        ({ start, end, meaning }) => start > at + 1 && isEnd(tokens[end]) && meaning.kind === 'dataset',
      );
    if (isLacked) return { ...token, kind: 'word', norm: 'but', text: 'but' };
    const isNote = token.norm === 'no' && tokens[at - 1]?.norm === ',';
    const isState = candidates.some(
      ({ start, end, meaning, match }) =>
        start === at + 1 &&
        match === 'exact' &&
        isEnd(tokens[end]) &&
        (meaning.kind === 'value' || (meaning.kind === 'segment' && !meaning.isNoun)),
    );
    const isRows = candidates.some(({ start, meaning }) => start === at + 1 && meaning.kind === 'dataset');
    return isNote && isState && !isRows ? { ...token, norm: 'excluding' } : token;
  });
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'symbol';
}

/** "…, roughly?": no number that is answered is less exact. */
function withoutRoughly(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ kind }) => kind !== 'symbol');
  const isLast = ROUGHLY.has(tokens[at]?.norm ?? '');
  if (isLast)
    return tokens.toSpliced(tokens[at - 1]?.norm === ',' ? at - 1 : at, tokens[at - 1]?.norm === ',' ? 2 : 1);
  return ROUGHLY.has(tokens[0]?.norm ?? '') ? tokens.slice(tokens[1]?.norm === ',' ? 2 : 1) : tokens;
}
