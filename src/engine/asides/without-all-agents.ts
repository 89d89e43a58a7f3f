import { pluralOf, singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { AVERAGE } from '../lexicon/cues.ts';
import { isDone } from '../lexicon/inflection.ts';
import { AFTER_AGENTS, BEFORE_AGENTS } from '../lexicon/own-acts.ts';
import { isOfPeople } from '../plan/people.ts';
import type { Token } from '../token.ts';
import type { Spoken } from './spoken.ts';

/**
 * The question without who did what only they do: "interest paid by our customers in 2025" is the interest paid in 2025, and what
 * was "withdrawn by the applicant" was withdrawn, where all that is so leads to one. Null where nobody is named, or only some of them.
 */
export function withoutAllAgents(spoken: Spoken): readonly Token[] | null {
  const { tokens } = spoken;
  const by = tokens.findIndex(({ norm }, at) => at > 0 && LEADING.has(norm) && isAgentAt(spoken, at));
  // "the average amount paid by customers" may be that of each of them.
  if (by < 0 || tokens.some(({ norm }) => AVERAGE.has(norm))) return null;
  return [...tokens.slice(0, by), ...tokens.slice(nounAt(tokens, by) + 1)];
}

/** "the total interest *of* our customers" is what they paid. */
const LEADING: ReadonlySet<string> = new Set(['by', 'of']);

function nounAt(tokens: readonly Token[], by: number): number {
  return tokens.findIndex(({ norm }, at) => at > by && !BEFORE_AGENTS.has(norm));
}

function isAgentAt(spoken: Spoken, by: number): boolean {
  const { tokens, candidates } = spoken;
  const noun = nounAt(tokens, by);
  const [word, next] = [tokens[noun]?.norm ?? '', tokens[noun + 1]];
  const isMany = singularOf(word) !== word && pluralOf(singularOf(word)) === word;
  const isDoer = tokens[by + 1]?.norm === 'the' && isDone(tokens[by - 1]?.norm ?? '');
  const isEnd = next === undefined || next.kind === 'symbol' || AFTER_AGENTS.has(next.norm);
  // "loans made by branches in Texas": which of them.
  const isPlaced = candidates.some(({ start, meaning }) => start === noun + 2 && meaning.kind === 'value');
  if (!(isMany || isDoer) || !isEnd || isPlaced) return false;
  // "the quantity of items" is no quantity that items have.
  const isBy = tokens[by]?.norm === 'by';
  // "the number of keepers and residents" counts them, whatever else has a number.
  if (!isBy && NUMBERS.has(tokens[by - 1]?.norm ?? '')) return false;
  const agents = namedAt(candidates, { start: noun, end: noun + 1 }).flatMap(({ meaning }) =>
    meaning.kind === 'dataset' && (isBy || areSomebody(spoken, meaning.dataset)) ? [meaning.dataset] : [],
  );
  const verb = isDone(tokens[by - 1]?.norm ?? '') ? by - 1 : by;
  const done = candidates
    .filter(({ end, match }) => (end === by || end === verb) && match !== 'misspelt')
    .flatMap(tableOf);
  return agents.some((agent) => done.some((table) => leadsTo(spoken, table, agent)));
}

const NUMBERS: ReadonlySet<string> = new Set(['count', 'number', 'numbers']);

/** Whether the rows of the table are people. */
export function areSomebody({ knowledge }: Pick<Spoken, 'knowledge'>, table: string): boolean {
  return knowledge.datasets.some((one) => one.name === table && isOfPeople(one));
}

function namedAt(
  candidates: readonly Candidate[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly Candidate[] {
  return candidates.filter((one) => one.start === start && one.end === end && one.match !== 'misspelt');
}

/** The table of the column or of the value that the words name. */
function tableOf({ meaning }: Candidate): readonly string[] {
  return meaning.kind === 'field' || meaning.kind === 'value' ? [meaning.dataset] : [];
}

/** Whether each row of the one belongs to one of the other, by references that are always there. */
export function leadsTo({ knowledge }: Pick<Spoken, 'knowledge'>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const table of seen)
    for (const { from: many, to: one, isTotal } of knowledge.relationships)
      if (many === table && isTotal) seen.add(one);
  return from !== to && seen.has(to);
}
