import { singularOf } from '../../../../catalog/mod.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import { AFTER_AGENTS } from '../../../lexicon/own-acts.ts';
import type { AggregateQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isSomebody } from '../../people.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';

interface Said {
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/**
 * Rejects groups of those who did it ("repaid in 2021 by borrowers in the West" has no row for each of them), and the whole
 * where there is a row for each ("applications by applicant").
 */
export function checkAgents({ dimensions }: AggregateQuery, said: Said): void {
  const { phrases, words, index } = said;
  if (dimensions.length === 0) {
    if (words.some((_, at) => isEachAt(words, at, index))) noSense('there is one row for each of them');
    return;
  }
  const agents = words.flatMap((_, at) => (isAgentAt(words, at, index) ? [agentAt(words, at)] : []));
  if (agents.length > 0 && groupsByTable(phrases)) noSense('who did it is no row for each of them');
  const owners = words.flatMap((_, at) => (isRankedOf(words, at) ? [agentAt(words, at)] : []));
  if ([...agents, ...owners].some((noun) => isColumn(noun, said)))
    noSense('whose it is is no row for each of them');
  const at = phrases.findIndex(
    (phrase) =>
      phrase.kind === 'group' && phrase.dimensions.length === 1 && phrase.dimensions[0]?.kind === 'dataset',
  );
  const next = phrases.slice(at + 1).find(({ kind }) => kind !== 'noise');
  const isSaidOf = next?.kind === 'conditions' && !isOfTime(next);
  const by = words.lastIndexOf('by');
  const noun = words[by + 1] ?? '';
  if (at > 0 && isSaidOf && singularOf(noun) !== noun && words.slice(0, by).some(isDone))
    noSense('who did it is no row for each of them');
}

/** "the total amount paid by borrowers": all that they paid; "withdrawn by the applicant", "paid off by the borrower". */
function isAgentAt(words: readonly string[], by: number, index: KnowledgeIndex): boolean {
  if (words[by] !== 'by' || !isDone(deedBefore(words, by))) return false;
  const noun = agentAt(words, by);
  const isOne = words[by + 1] === 'the';
  return (isOne || singularOf(noun) !== noun) && areCalled(noun, index);
}

function agentAt(words: readonly string[], by: number): string {
  return words.slice(by + 1).find((one) => !DETERMINERS.has(one)) ?? '';
}

/** "clubs by total fees *of members*", which is a column of no club. */
function isRankedOf(words: readonly string[], of: number): boolean {
  if (words[of] !== 'of' || COUNTING.has(words[of - 1] ?? '')) return false;
  const before = words.slice(Math.max(0, of - RANKED_MAX), of);
  return before.slice(0, -1).includes('by') && !before.some((word) => JOINTS.has(word));
}

/** "by the average monthly fee of". */
const RANKED_MAX = 6;
const COUNTING: ReadonlySet<string> = new Set(['count', 'number']);
const JOINTS: ReadonlySet<string> = new Set([',', '.', ':', ';', '?', 'and']);

/** Whether rows are a column of the answer that no word joins to the rest. */
function isColumn(noun: string, { phrases, index }: Said): boolean {
  const tables = tablesCalled(noun, index);
  const nouns = phrasesOf(phrases, 'nominal').flatMap(({ nominal, isJoined }) =>
    isJoined || nominal.conditions.length > 0 ? [] : [nominal.dataset],
  );
  const columns = phrasesOf(phrases, 'columns').flatMap(({ dimensions }) =>
    dimensions.flatMap((one) => (one.kind === 'dataset' ? [one.dataset] : [])),
  );
  return [...nouns, ...columns].some((table) => tables.includes(table));
}

/** "applications by applicant", which "books by the author Ada Moss" are not. */
function isEachAt(words: readonly string[], by: number, index: KnowledgeIndex): boolean {
  const [noun = '', next] = words.slice(by + 1);
  if (words[by] !== 'by' || isDone(deedBefore(words, by)) || singularOf(noun) !== noun) return false;
  return (next === undefined || AFTER_AGENTS.has(next)) && areCalled(noun, index);
}

const DETERMINERS: ReadonlySet<string> = new Set(['all', 'our', 'the']);
const PARTICLES: ReadonlySet<string> = new Set(['back', 'off', 'out', 'up']);

function deedBefore(words: readonly string[], by: number): string {
  return (PARTICLES.has(words[by - 1] ?? '') ? words[by - 2] : words[by - 1]) ?? '';
}

/** Whether people are called so, or some of them: "applicants" are customers who applied. */
function areCalled(noun: string, index: KnowledgeIndex): boolean {
  const some = index.knowledge.segments.filter(({ nouns }) => nouns.includes(noun));
  const tables = [...tablesCalled(noun, index), ...some.map(({ dataset }) => dataset)];
  return tables.some((table) => isSomebody(index, index.dataset(table)));
}

function groupsByTable(phrases: readonly Phrase[]): boolean {
  return phrasesOf(phrases, 'group').some(
    ({ dimensions, through }) => through === undefined && dimensions.some(({ kind }) => kind === 'dataset'),
  );
}

function isOfTime({ conditions }: Extract<Phrase, { kind: 'conditions' }>): boolean {
  return conditions.every(({ kind }) => kind === 'time');
}
