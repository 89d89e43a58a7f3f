import type { Dataset } from '../../catalog/mod.ts';
import {
  AGAIN,
  ANY,
  BEFORE_DENIED,
  BEING_TOGETHER,
  DENIED,
  JOINTS,
  LINKING_WORDS,
  NOBODY,
  NONE,
  WHERE,
} from '../lexicon/none-linked.ts';
import type { Token } from '../token.ts';
import { isRows, rowsEnding, spokenAs } from './deed-words.ts';
import { type LinkedTables, linkWay } from './link-way.ts';
import type { Spoken } from './spoken.ts';
import type { Clarified } from './without-clarifiers.ts';
import { bringsTogether } from './without-links.ts';

/**
 * The question with rows that are without others in place of what says that the two do not belong together: "staff who aren't on
 * any project", "dorms that nobody lives in", "courses with no students enrolled in them". The keys say what the verb does. Null
 * where nothing of that kind is said, or the keys say something else.
 */
export function withNoneLinked(spoken: Spoken): Clarified | null {
  const { tokens, candidates } = spoken;
  if (!tokens.some(({ norm }) => SAID.has(norm))) return null;
  for (let at = 1; at < tokens.length; at += 1) {
    const own = rowsEnding(candidates, at);
    if (own === null) continue;
    const none = deniedAt(spoken, at) ?? nobodyAt(spoken, own, at) ?? hadAt(spoken, own, at);
    const tables = none === null ? null : tiedBy(spoken, own, none);
    const like = tokens[at];
    if (none === null || tables === null || like === undefined) continue;
    return {
      tokens: [
        ...tokens.slice(0, at),
        ...['without', ...none.noun].map((word) => spokenAs(like, word)),
        ...tokens.slice(none.end),
      ],
      claims: [bringsTogether(tables, spoken.knowledge)],
    };
  }
  return null;
}

const SAID: ReadonlySet<string> = new Set(['not', 'never', 'no', 'none', 'nobody', 'noone']);

/** Rows that those before have nothing to do with. */
interface None {
  readonly table: string;
  readonly noun: readonly string[];
  /** Where the words for it end. */
  readonly end: number;
  /** What is not done. */
  readonly base: string;
}

function tiedBy({ knowledge }: Spoken, own: string, { table, base }: None): LinkedTables | null {
  return own === table
    ? null
    : linkWay(
        {
          at: 0,
          base,
          begin: 0,
          end: 0,
          joint: null,
          did: null,
          before: new Set([own]),
          after: new Set([table]),
        },
        knowledge,
      );
}

/** "who aren't on any project", "never appeared in a film", "do not fly any routes". */
function deniedAt({ tokens, candidates }: Spoken, from: number): None | null {
  const word = (at: number): string => tokens[at]?.norm ?? '';
  let at = from;
  while (BEFORE_DENIED.has(word(at))) at += 1;
  if (!DENIED.has(word(at))) return null;
  at += 1;
  while (BEFORE_DENIED.has(word(at))) at += 1;
  const verb = LINKING_WORDS.get(word(at));
  if (verb !== undefined) at += 1;
  const isJoined = JOINTS.has(word(at));
  if (isJoined) at += 1;
  const begin = at;
  while (ANY.has(word(at))) at += 1;
  // "are not in dorms" by itself says little.
  if (verb === undefined && !(isJoined && at > begin)) return null;
  const rows = rowsFrom(candidates, at);
  return rows === null ? null : { ...rows, noun: nounOf(tokens, at, rows.end), base: verb ?? BEING_TOGETHER };
}

/** "that nobody lives in", "in which no students live", "did none of the guests book". */
function nobodyAt(spoken: Spoken, own: string, from: number): None | null {
  const { tokens, candidates, knowledge } = spoken;
  const word = (at: number): string => tokens[at]?.norm ?? '';
  let at = from;
  if (JOINTS.has(word(at)) && WHERE.has(word(at + 1))) at += 1;
  while (WHERE.has(word(at)) || BEFORE_DENIED.has(word(at))) at += 1;
  const nobody = after(tokens, at, NOBODY);
  const people = nobody === null ? null : peopleBeside(own, knowledge.datasets);
  const none = nobody === null ? after(tokens, at, NONE) : null;
  const rows =
    nobody !== null && people !== null
      ? { table: people.name, end: nobody }
      : none === null
        ? null
        : rowsFrom(candidates, none);
  if (rows === null) return null;
  let verb = rows.end;
  while (BEFORE_DENIED.has(word(verb))) verb += 1;
  const base = LINKING_WORDS.get(word(verb));
  const noun = people?.labelPlural.split(' ') ?? nounOf(tokens, none ?? rows.end, rows.end);
  const end = JOINTS.has(word(verb + 1)) ? verb + 2 : verb + 1;
  return base !== undefined && isOver(tokens, end) ? { table: rows.table, noun, end, base } : null;
}

/** "with no students enrolled in them", "that have nobody working on them". */
function hadAt(spoken: Spoken, own: string, from: number): None | null {
  const { tokens } = spoken;
  const word = (at: number): string => tokens[at]?.norm ?? '';
  const at = WHERE.has(word(from)) || word(from) === 'who' ? from + 1 : from;
  if (!HAVING.has(word(at))) return null;
  const found = nobodyAt({ ...spoken, tokens: tokens.map(asOver) }, own, at + 1);
  if (found === null) return null;
  return { ...found, end: AGAIN.has(word(found.end)) ? found.end + 1 : found.end };
}

const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'having', 'with']);

/** The rows again are the end of what is said. */
function asOver(token: Token): Token {
  return AGAIN.has(token.norm) ? { ...token, kind: 'symbol' } : token;
}

function isOver(tokens: readonly Token[], end: number): boolean {
  const { kind, norm = '' } = tokens[end] ?? {};
  return kind === undefined || kind === 'symbol' || norm === 'and' || norm === 'but';
}

interface Rows {
  readonly table: string;
  readonly end: number;
}

function rowsFrom(candidates: Spoken['candidates'], at: number): Rows | null {
  const found = candidates.flatMap((one): Rows[] =>
    one.start === at && isRows(one) && one.meaning.kind === 'dataset'
      ? [{ table: one.meaning.dataset, end: one.end }]
      : [],
  );
  const end = Math.max(...found.map((one) => one.end));
  const [rows, ...others] = found.filter((one) => one.end === end);
  return rows === undefined || others.some(({ table }) => table !== rows.table) ? null : rows;
}

function nounOf(tokens: readonly Token[], from: number, to: number): readonly string[] {
  return tokens.slice(from, to).map(({ norm }) => norm);
}

/** The only people that there are besides the rows themselves. */
function peopleBeside(own: string, datasets: readonly Dataset[]): Dataset | null {
  const [only, ...others] = datasets.filter(
    ({ name, isVisible, roleOf, synonyms }) =>
      isVisible && roleOf === undefined && name !== own && synonyms.includes('people'),
  );
  return only === undefined || others.length > 0 ? null : only;
}

function after(tokens: readonly Token[], at: number, turns: readonly (readonly string[])[]): number | null {
  const said = turns.find((turn) => turn.every((word, place) => tokens[at + place]?.norm === word));
  return said === undefined ? null : at + said.length;
}
