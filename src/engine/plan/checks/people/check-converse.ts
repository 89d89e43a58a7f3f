import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { ASKERS, CONVERSES, DECISIONS, DOINGS_OF } from '../../../lexicon/converses.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import { HOLDERS_OF } from '../../../lexicon/role-holders.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects those at the other end of what is done: of borrowers none is the one "who lends the most", none is who "approved
 * application 12", and of those "hired by Novak" or who have him "as their boss" none is Novak.
 */
export function checkConverse(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'values') checkDoneByThemselves(query, words, index);
  const verb = WHO.exec(textOf(words))?.[1];
  if (query.kind === 'values' || verb === undefined || words.some((word) => PASSIVE.has(word))) return;
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  const doers = (HOLDERS_OF.get(verb) ?? []).flatMap((noun) => tablesCalled(noun, index));
  const asked = outputs.flatMap(({ expression }) => [...tablesOf(expression)]);
  if (doers.length > 0 && !asked.some((table) => doers.includes(index.dataset(table).roleOf ?? table)))
    noSense('those who are called by what they do are not asked for');
  for (const table of asked) {
    const { label, labelPlural } = index.dataset(table);
    const stem = DOINGS_OF.get(label) ?? /^([a-z]+)[eo]r$/.exec(label)?.[1];
    const others = CONVERSES.get(stem ?? '');
    const decides = DECISIONS.has(verb) && ASKERS.has(label);
    if (decides || words.some((word) => others?.has(word)))
      noSense(`${labelPlural} are at the other end of what is done`);
  }
}

const WHO = /^(?:who|which people) ([a-z]+)/;

/** "who was lent the most" is the borrower. */
const PASSIVE: ReadonlySet<string> = new Set(['are', 'been', 'got', 'is', 'was', 'were']);

/** "who is Novak supervised by" */
const ASKS_BY = /^(?:which people|who|whom) .*[a-z]{3}ed by(?: [?.!]+)?$/;

/** "have Novak as their supervisor" */
function isHad(words: readonly string[], at: number): boolean {
  const as = words.indexOf('as', at);
  return HAVING.has(words[at] ?? '') && as > at + 1 && as <= at + 1 + NAMES_MAX;
}

const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'having', 'with']);
/** Words of a name. */
const NAMES_MAX = 3;

/** Rows that are called as the words say who did something to them. */
function checkDoneByThemselves(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const agents = words.flatMap((word, at) =>
    (word === 'by' && isDone(words[at - 1] ?? '')) || isHad(words, at) ? [textOf(words.slice(at + 1))] : [],
  );
  if (ASKS_BY.test(textOf(words))) noSense('by whom it is done is asked');
  if (agents.length === 0) return;
  const rows =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  for (const test of testsOf(query.where)) {
    if (test.kind !== 'binary' || test.left.kind !== 'column' || test.right.kind !== 'literal') continue;
    const { table, column } = test.left;
    const name = String(test.right.value).toLowerCase();
    const isName = rows.includes(table) && index.dataset(table).display.includes(column);
    if (isName && agents.some((said) => `${said} `.startsWith(`${name} `)))
      noSense('nobody did it to himself');
  }
}

/** Without one of these {@link checkConverse} holds on to nothing. */
export const CONVERSE_CUES: readonly Cue[] = [WHO, ASKS_BY, 'by', HAVING];
