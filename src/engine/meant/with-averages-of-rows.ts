import { pluralOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';
import type { Means } from './rewording.ts';

/**
 * The tokens with what is averaged said of the rows whose column it is, where it is said of each: "average balance per open loan" is
 * the average balance of open loans, and nothing is grouped by. The very tokens of others.
 */
export function withAveragesOfRows(
  tokens: readonly Token[],
  { find }: Pick<Means, 'find'>,
): readonly Token[] {
  const per = tokens.findIndex(({ norm }) => norm === 'per');
  const average = tokens.slice(0, Math.max(per, 0)).findLastIndex(({ norm }) => AVERAGES.has(norm));
  if (average < 0) return tokens;
  const candidates = find(tokens);
  const rows = candidates.find(
    ({ start, end, meaning }) =>
      meaning.kind === 'dataset' && end === start + 1 && start > per && start <= per + STATES_MAX + 1,
  );
  const noun = tokens[rows?.start ?? tokens.length];
  if (rows?.meaning.kind !== 'dataset' || noun === undefined || tokens[per] === undefined) return tokens;
  const { dataset } = rows.meaning;
  const isOwn = candidates.some(
    ({ start, end, meaning }) =>
      start > average && end === per && meaning.kind === 'field' && meaning.dataset === dataset,
  );
  const next = tokens[rows.end];
  const isWhole = next === undefined || next.kind !== 'word' || ENDS.has(next.norm);
  // "per grade *for* loans": of loans, by grade.
  const isApart = tokens
    .slice(per + 1, rows.start)
    .some(({ kind, norm }) => kind === 'symbol' || ENDS.has(norm) || norm === 'of');
  if (!isOwn || !isWhole || isApart) return tokens;
  return tokens
    .with(per, { ...tokens[per], norm: 'of' })
    .with(rows.start, { ...noun, norm: pluralOf(noun.norm) });
}

const AVERAGES: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'median']);
/** "per *charged-off auto* loan" */
const STATES_MAX = 3;
/** What follows the rows; any other noun is one with theirs: "per payment method". */
const ENDS: ReadonlySet<string> = new Set(
  'across and at by during for from in issued made of on since with'.split(' '),
);
