import type { Field } from '../../catalog/mod.ts';
import { PERIODS } from '../lexicon/cues.ts';
import { GROUPED } from '../lexicon/kinds.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with the date written out of which a period is grouped by: "by month of *decision*", "per *decision* year" are by that of the
 * decision date, though there is also a column that is called "decision". The very tokens where no such date is known.
 */
export function withDatesOfNames(
  tokens: readonly Token[],
  { knowledge: { datasets } }: Pick<Meanings, 'knowledge'>,
): readonly Token[] {
  const at = tokens.findIndex((_, start) => nameAfter(tokens, start) !== null);
  const name = at < 0 ? null : nameAfter(tokens, at);
  const said = name === null ? undefined : tokens[name];
  if (name === null || said === undefined) return tokens;
  const isDated = datasets.some(
    ({ fields }) =>
      fields.some((one) => one.role === 'time' && isCalled(one, `${said.norm} date`)) &&
      fields.some((one) => one.role !== 'time' && isCalled(one, said.norm)),
  );
  if (!isDated) return tokens;
  const date: Token = { ...said, norm: 'date', text: 'date' };
  return [...tokens.slice(0, name + 1), date, ...tokens.slice(name + 1)];
}

/** Where the name is in "by month of *decision*", "per *decision* month"; null where that does not stand there. */
function nameAfter(tokens: readonly Token[], at: number): number | null {
  const word = (place: number): string => tokens[at + place]?.norm ?? '';
  if (!GROUPED.has(word(0))) return null;
  const start = word(1) === 'the' ? 2 : 1;
  if (PERIODS.has(word(start))) {
    if (word(start + 1) !== 'of') return null;
    const name = word(start + 2) === 'the' ? start + 3 : start + 2;
    return tokens[at + name]?.kind === 'word' && !DATES.has(word(name + 1)) ? at + name : null;
  }
  return tokens[at + start]?.kind === 'word' && PERIODS.has(word(start + 1)) ? at + start : null;
}

function isCalled({ label, synonyms }: Field, name: string): boolean {
  return label.toLowerCase() === name || synonyms.includes(name);
}

/** "by month of decision *date*" */
const DATES: ReadonlySet<string> = new Set(['date', 'dates', 'day', 'time']);
