import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with whose name is asked for behind it: "which ship has the sailor with the highest wage? Show the *name*" is after the
 * name of the ship, and not that of the sailor, who is named last. The very tokens where no others are named.
 */
export function withNamesOfAsked(
  tokens: readonly Token[],
  { find }: Pick<Meanings, 'find'>,
): readonly Token[] {
  const mark = tokens.findIndex(({ norm }) => norm === '?');
  if (!ASKING.has(tokens[0]?.norm ?? '') || mark < 0 || !SHOWING.has(tokens[mark + 1]?.norm ?? ''))
    return tokens;
  const at = tokens.findIndex(({ norm }, place) => place > mark + 1 && NAMES.has(norm));
  const [before, name, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || name === undefined || !BARE.has(before.norm) || after?.norm === 'of')
    return tokens;
  const tables = find(tokens).filter(
    ({ meaning, end, match }) => isTable(meaning) && end <= mark && match !== 'misspelt',
  );
  const asked = tables.find(({ start }) => start === 1);
  if (asked === undefined || tables.every(({ start, end }) => start >= 1 && end <= asked.end)) return tokens;
  const whose = tokens.slice(asked.start, asked.end).map(({ text, norm }) => ({ ...name, text, norm }));
  const the = { ...before, norm: 'the', text: 'the' };
  const lead = SHOWING.has(before.norm) || JOINTS.has(before.norm) ? [before, the] : [the];
  return [...tokens.slice(0, at - 1), ...lead, ...whose, ...tokens.slice(at)];
}

function isTable({ kind }: Candidate['meaning']): boolean {
  return kind === 'dataset';
}

const ASKING: ReadonlySet<string> = new Set(['what', 'which']);
const SHOWING: ReadonlySet<string> = new Set('display find give list print return show'.split(' '));
const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
const JOINTS: ReadonlySet<string> = new Set([',', 'and']);
/** Nothing says whose it is. */
const BARE: ReadonlySet<string> = new Set([...SHOWING, ...JOINTS, 'her', 'his', 'its', 'the', 'their']);
