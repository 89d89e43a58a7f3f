import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { DEED_VERBS } from '../lexicon/deed-verbs.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { LINK_STEMS, linkStem } from '../lexicon/link-verbs.ts';
import { NEUTRAL_VERBS } from '../lexicon/neutral-verbs.ts';
import {
  AFTER_THEIR_DEEDS,
  BEFORE_THEIR_DEEDS,
  HAVING,
  IN_THEM,
  LEADING,
  RELATING,
  THEM,
} from '../lexicon/their-deeds.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { Token } from '../token.ts';
import type { Spoken } from './spoken.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without what some do with others that are listed beside them: "the names of teachers and the courses *they are
 * arranged to teach*". Which belongs to which the keys tell. Null where nothing is done, or more is said of it.
 */
export function withoutTheirDeeds({ tokens, candidates, knowledge }: Spoken): Clarified | null {
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  // "the courses *in them*", "the courses *of each*"
  const isOfThem = THEM.has(tokens[end - 1]?.norm ?? '') && IN_THEM.has(tokens[end - 2]?.norm ?? '');
  const they = isOfThem ? end - 2 : tokens.findLastIndex(({ norm }) => norm === 'they');
  const start = RELATING.has(tokens[they - 1]?.norm ?? '') ? they - 1 : they;
  const before = tokens.slice(0, start);
  const and = before.findLastIndex(({ norm }) => norm === 'and');
  const isOfTwo = and > 0 && areNamed(candidates, 0, and) && areNamed(candidates, and, start);
  if (they < 1 || !isOfTwo || !candidates.some((one) => one.end === start && isOfRows(one))) return null;
  if (!isOfThem && !isDeed(tokens.slice(they + 1, end), knowledge)) return null;
  return { tokens: [...before, ...tokens.slice(end)], claims: [isOfSeveral] };
}

/** "teach", "are arranged to teach", "have performed in". */
function isDeed(said: readonly Token[], knowledge: Knowledge): boolean {
  const words = said.map(({ norm }) => norm);
  const last = words.findLastIndex((word) => !AFTER_THEIR_DEEDS.has(word));
  if (last < 0 || words.length - last > 2) return false;
  const [verb = '', ...others] = words.slice(0, last + 1).toReversed();
  const names = new Set(
    knowledge.datasets.flatMap(({ label }) => label.split(' ').flatMap((word) => [verbStem(word), word])),
  );
  const isKnown = (word: string): boolean =>
    !LEADING.has(linkStem(word)) &&
    (DEED_VERBS.has(word) ||
      NEUTRAL_VERBS.has(word) ||
      LINK_STEMS.has(linkStem(word)) ||
      names.has(verbStem(word)));
  if (others.length === 0 && HAVING.has(verb)) return true;
  return isKnown(verb) && others.every((word) => BEFORE_THEIR_DEEDS.has(word) || isKnown(word));
}

function areNamed(candidates: readonly Candidate[], start: number, end: number): boolean {
  return candidates.some((one) => one.start >= start && one.end <= end && isOfRows(one));
}

function isOfRows({ meaning, match }: Candidate): boolean {
  return match !== 'misspelt' && (meaning.kind === 'dataset' || meaning.kind === 'field');
}

/** Rows that bring both together, with a column of each. */
function isOfSeveral(query: LogicalQuery): boolean {
  if (query.kind !== 'list') return false;
  const tables = query.fields.flatMap(({ expression }) =>
    expression.kind === 'column' ? [expression.table] : [],
  );
  return new Set(tables).size > 1;
}
