import type { Knowledge } from '../../../catalog/mod.ts';
import type { Candidate } from '../../candidate.ts';
import type { VerbRole } from '../../lexicon/verb-roles.ts';
import { type Token, wordLike } from '../../token.ts';
import type { RoleColumn } from './role-columns.ts';

/** A question with what is known of its words and of the tables that it speaks of. */
export interface SaidOf {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
  readonly tables: ReadonlySet<string>;
  readonly knowledge: Knowledge;
}

/** The columns that the noun is the last word of, or that of what a key refers to: "birth country", "origin port city". */
export function namedBy(
  columns: readonly RoleColumn[],
  noun: string,
  { knowledge }: Pick<SaidOf, 'knowledge'>,
): readonly string[] {
  return columns.flatMap(({ label, table }) => {
    if (label === noun || label.endsWith(` ${noun}`)) return [label];
    const { label: rows = '', fields = [] } = knowledge.datasets.find(({ name }) => name === table) ?? {};
    if (rows === noun) return [label];
    return fields.some((one) => one.label === noun) ? [`${label} ${noun}`] : [];
  });
}

/** The roles that what is after the preposition plays. */
export function rolesFor(joint: string): readonly VerbRole[] {
  if (FROM.has(joint)) return ['from'];
  return TO.has(joint) ? ['to'] : ['in', 'to', 'from'];
}

const FROM: ReadonlySet<string> = new Set(['from', 'off', 'out']);
const TO: ReadonlySet<string> = new Set(['for', 'into', 'onto', 'to', 'toward', 'towards']);

/** Nothing follows, but for a mark. */
export function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'symbol';
}

/** The tokens with words in place of a stretch. */
export function replaced(
  tokens: readonly Token[],
  {
    from,
    to,
    words,
    like,
  }: { readonly from: number; readonly to: number; readonly words: string; readonly like: number },
): readonly Token[] {
  const token = tokens[like];
  if (token === undefined) return tokens;
  const own = words.split(' ').map((word) => wordLike(token, word));
  return [...tokens.slice(0, from), ...own, ...tokens.slice(to)];
}
