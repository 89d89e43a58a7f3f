import type { Candidate } from '../candidate.ts';
import { PERIODS } from '../lexicon/cues.ts';
import type { Token } from '../token.ts';

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
  const isLed = BEFORE.has(tokens[unit - 2]?.norm ?? '');
  const from = unit - 1 - (isLed ? 1 : 0);
  const said = tokens.slice(time.start, time.end).filter(({ norm }) => !BEFORE.has(norm));
  const within: Token = { ...pointer, kind: 'word', text: 'in', norm: 'in', number: null };
  return [...tokens.slice(0, from), within, ...said, ...tokens.slice(unit + 1)];
}

const POINTERS: ReadonlySet<string> = new Set(['that', 'this', 'same']);
const BEFORE: ReadonlySet<string> = new Set(['during', 'for', 'in', 'of', 'the', 'within']);
const OCCASIONS: ReadonlySet<string> = new Set(
  'annual audit budget monthly plan planning quarterly report review yearly'.split(' '),
);
/** "in the same year as" compares two dates. */
const COMPARED: ReadonlySet<string> = new Set(['as', 'before', 'earlier', 'of', 'when']);
