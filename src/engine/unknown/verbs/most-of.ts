import { singularOf } from '../../../catalog/mod.ts';
import type { VerbRole } from '../../lexicon/verb-roles.ts';
import type { Token } from '../../token.ts';
import { isYearColumn, type RoleColumn, roleColumns } from './role-columns.ts';
import { isEnd, replaced, type SaidOf } from './said-of.ts';
import type { VerbRun } from './verb-runs.ts';

/**
 * "weighs *the most*", "lasts *the longest*", "was built *first*": the highest or lowest of its column. Null where the verb has no
 * such word after it that ends what is asked.
 */
export function mostOf(run: VerbRun, said: SaidOf): readonly (readonly Token[])[] | null {
  const { verb, begin, end, at } = run;
  const { tokens } = said;
  const first = tokens[end]?.norm === 'the' ? end + 1 : end;
  const two = EXTREMES.get(`${tokens[first]?.norm} ${tokens[first + 1]?.norm}`);
  const extreme = two ?? EXTREMES.get(tokens[first]?.norm ?? '');
  const rest = two === undefined ? first + 1 : first + 2;
  if (extreme === undefined) return null;
  const columns = roleColumns(verb, extreme.role, said);
  // "can hold the most *students*" of a `student_capacity`
  const noun = singularOf(tokens[rest]?.norm ?? '');
  const last = columns.some(({ label }) => label.split(' ').includes(noun)) ? rest + 1 : rest;
  if (!isEnd(tokens[last])) return null;
  // "which dog weighs the most" has it; "the dog that weighs the most" is with it.
  const isClause = tokens.slice(begin, at).some(({ norm }) => CLAUSES.has(norm));
  const has = ASKING.has(tokens[0]?.norm ?? '') && !isClause ? 'has' : 'with';
  return columns.map((column) =>
    replaced(tokens, {
      from: begin,
      to: last,
      words: `${has} the ${wordFor(extreme, column)} ${column.label}`,
      like: at,
    }),
  );
}

const ASKING: ReadonlySet<string> = new Set(['what', 'which', 'who']);
const CLAUSES: ReadonlySet<string> = new Set(['that', 'which', 'who']);

interface Extreme {
  readonly role: VerbRole;
  readonly isMost: boolean;
}

function wordFor({ role, isMost }: Extreme, column: RoleColumn): string {
  if (role === 'much' || isYearColumn(column)) return isMost ? 'highest' : 'lowest';
  return isMost ? 'latest' : 'earliest';
}

const EXTREMES: ReadonlyMap<string, Extreme> = new Map([
  ...entries('longest most highest', { role: 'much', isMost: true }),
  ...entries('fewest least lowest shortest', { role: 'much', isMost: false }),
  ...entries('last latest most_recently most_recent', { role: 'when', isMost: true }),
  ...entries('first earliest', { role: 'when', isMost: false }),
]);

function entries(words: string, extreme: Extreme): readonly (readonly [string, Extreme])[] {
  return words.split(' ').map((word) => [word.replace('_', ' '), extreme] as const);
}
