import { testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import { partsOfShares } from './check-share-said.ts';

const SHARE = '(?:%|fraction|part|pct|percent|percentage|portion|proportion|share)';
const BE = '(?:(?:had|has|have) been|are|got|is|was|were)';

/**
 * "percentage of boats over 20 feet built in 2022 *that are late*", "what percent of boats over 20 feet *defaulted*"; but not "percentage of
 * boats that are late *have* a cabin".
 */
const SAID_LAST = new RegExp(
  `\\b${SHARE} of (?:(?!\\b(?:that|which|who|whose)\\b)(?:[^,;:?]|,(?=\\d)))+? (?:(?:(?:that|which|who) (?:[a-z]+ )?)?${BE} (?<state>[a-z-]+(?: (?:back|behind|due|in|off|out|over|up))?)|(?:that |which )?(?:defaulted|failed|closed|sank|expired)) (?!.*\\b(?:are|did|do|earn|had|has|have|hold|is|made|owe|own|was|were)\\b)`,
);

/**
 * Rejects a share whose part is what the rows are of, and whose whole is of a state that is said of them after it: of "loans over
 * $20,000 issued in 2022 that are late" the late ones are the part.
 */
export function checkPartLast(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.where === null) return;
  const said = SAID_LAST.exec(`${textOf(words)} `);
  // "what percentage of late boats are sloops": the state is said of the whole.
  if (said === null || !isState(said.groups?.['state'], index)) return;
  const states = statesOf(index);
  const isOfState = (one: Condition): boolean =>
    testsOf(one)
      .flatMap(testConjunctsOf)
      .flatMap(columnsOf)
      .some((column) => states.has(keyOf(column)));
  if (!isOfState(query.where)) return;
  const parts = partsOfShares(query).filter((part) => part.length > 0);
  if (parts.length > 0 && parts.every((part) => !part.some(isOfState)))
    noSense('what is said of them last is the part');
}

/** Whether the words begin with what rows are called in a state; where there are none a verb says it. */
function isState(words: string | undefined, { knowledge }: KnowledgeIndex): boolean {
  if (words === undefined) return true;
  return knowledge.segments.some(({ label, synonyms }) =>
    [label.replace('-', ' '), ...synonyms].some((name) => `${words} `.startsWith(`${name} `)),
  );
}

/** Columns by which rows are told apart in states. */
function statesOf({ knowledge }: KnowledgeIndex): ReadonlySet<string> {
  return new Set(knowledge.segments.flatMap(({ condition }) => columnsOf(condition).map(keyOf)));
}

function keyOf({ table, column }: { readonly table: string; readonly column: string }): string {
  return `${table}.${column}`;
}
