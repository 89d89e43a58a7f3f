import { singularOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';

/** The question with each period in place of all of them at its beginning: "for *all months* of 2025, give the number of orders". */
export function withEachPeriod(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.norm !== 'for' || tokens[1]?.norm !== 'all') return tokens;
  const at = tokens[2]?.norm === 'the' || tokens[2]?.norm === 'our' ? 3 : 2;
  const [all, period] = [tokens[1], tokens[at]];
  // "for all years together, …"
  const isPooled = tokens.some(({ norm }) => POOLED.has(norm));
  if (period === undefined || !PERIODS.has(period.norm) || isPooled) return tokens;
  return [
    ...tokens.slice(0, 1),
    { ...all, norm: 'each' },
    { ...period, norm: singularOf(period.norm) },
    ...tokens.slice(at + 1),
  ];
}

const PERIODS: ReadonlySet<string> = new Set(['days', 'months', 'quarters', 'weeks', 'years']);
const POOLED: ReadonlySet<string> = new Set('altogether combined each every overall per together'.split(' '));
