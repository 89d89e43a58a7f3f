import type { Candidate } from '../candidate.ts';
import { PERIODS } from '../lexicon/cues.ts';
import { type Token, wordLike } from '../token.ts';

/**
 * The question with a time in place of what points back to it: "loans of 2024 to customers who joined *that year*". Null where
 * nothing does, or where not one time alone can be meant.
 */
export function withTimeSaidAgain(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const unit = tokens.findIndex(
    ({ norm }, at) => PERIODS.has(norm) && POINTERS.has(tokens[at - 1]?.norm ?? ''),
  );
  if (unit < 0 || COMPARED.has(tokens[unit + 1]?.norm ?? '')) return null;
  const times = candidates.filter(
    ({ meaning, end }) =>
      meaning.kind === 'time' && end < unit && meaning.grain === tokens[unit]?.norm && !meaning.isRelative,
  );
  const widest = times.filter(
    (one) => !times.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
  );
  const [time, ...others] = widest;
  const pointer = tokens[unit];
  if (time === undefined || others.length > 0 || pointer === undefined) return null;
  // "for the 2024 annual report" is no time of the rows.
  if (OCCASIONS.has(tokens[time.end]?.norm ?? '')) return null;
  // "that *same* year", "of *the* same year"
  let first = unit - 1;
  while (LEADING.has(tokens[first - 1]?.norm ?? '')) first -= 1;
  const isLed = BEFORE.has(tokens[first - 1]?.norm ?? '');
  const from = first - (isLed ? 1 : 0);
  const said = tokens.slice(time.start, time.end).filter(({ norm }) => !BEFORE.has(norm));
  const word = (norm: string): Token => wordLike(pointer, norm);
  const rest = [...said, ...tokens.slice(unit + 1)];
  // "before the end of that year": its last day is in it.
  const isEnd = UNTIL_END.has(textOf(tokens.slice(Math.max(0, from - 3), from + 1)));
  return isEnd
    ? [...tokens.slice(0, from - 3), ...['by', 'the', 'end', 'of'].map(word), ...rest]
    : [...tokens.slice(0, from), word('in'), ...rest];
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ norm }) => norm).join(' ');
}

const POINTERS: ReadonlySet<string> = new Set(['that', 'this', 'same']);
const UNTIL_END: ReadonlySet<string> = new Set(['before the end of', 'by the end of']);
const LEADING: ReadonlySet<string> = new Set([...POINTERS, 'the', 'very']);
const BEFORE: ReadonlySet<string> = new Set(['during', 'for', 'in', 'of', 'the', 'within']);
const OCCASIONS: ReadonlySet<string> = new Set(
  'annual audit budget monthly plan planning quarterly report review yearly'.split(' '),
);
/** "in the same year as" compares two dates. */
const COMPARED: ReadonlySet<string> = new Set(['as', 'before', 'earlier', 'of', 'when']);
