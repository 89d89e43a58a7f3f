import type { Expression } from '../../../../shared/mod.ts';
import { filtersOf, testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { partsOfShares } from './check-share-said.ts';

const SHARE = '(?:%|fraction|part|pct|percent|percentage|portion|proportion|share)';
const BE = '(?:(?:had|has|have) been|are|(?:came|come|comes)(?: in)?|did we|do we|got|is|was|were)';

const OFF = '(?:back|behind|due|in|off|out|over|up|down)';
/** What the rows are, without a clause that refers to them, or a whole of which they are. */
const ROWS = '(?:(?!\\b(?:that|which|who|whose|among|out)\\b)(?:[^,;:?]|,(?=\\d)))+';
const VERBS = 'are|did|do|earn|had|has|have|hold|is|made|owe|own|was|were';

/**
 * "percentage of boats over 20 feet built in 2022 *that are late*", "what percent of boats over 20 feet *defaulted*"; but not "percentage of
 * boats that are late *have* a cabin".
 */
const SAID_LAST = new RegExp(
  `\\b${SHARE} of ${ROWS} (?:(?:(?:that|which|who) (?:[a-z]+ )?)?${BE} (?<state>(?:paid|arrived) (?:late|early|on time)|[a-z-]+(?: ${OFF})?)|(?:that |which )?(?:defaulted|failed|closed|sank|expired)|(?:ended|fell|went) (?:in|into) [a-z]+) (?!.*\\b(?:${VERBS})\\b)`,
);

/** "the percentage of boats taken for fishing *sold* by port", "the share of parcels sent abroad *paid late*, in percent" */
const DONE_LAST = new RegExp(
  `\\b${SHARE} of (?!.*\\b(?!made)(?:${VERBS})\\b)${ROWS} (?<state>(?:paid|arrived) late|[a-z]+(?:ed|en|[fs]old|paid)(?: ${OFF})?) (?:, |[.?] )?(?:$|by |per |(?:for|in) (?:each|every) |in percent )`,
);

/** "which branch has the highest share of applications *made by phone*": of its own, or of all that were made so. */
const MOST_DONE = new RegExp(
  `^(?:what|which) .* ha(?:d|s|ve) the (?:[a-z]+est) ${SHARE} of [a-z]+ (?:(?:that|which) (?:are|were) )?[a-z]+(?:ed|en|de|nt) (?!(?:after|before|between|during|in|last|on|since|this)\\b)[a-z]`,
);

const OF_EACH_OR_ALL = 'whether the part is one of each or of all is not said';

/**
 * Rejects a share whose part is what the rows are of, and whose whole is of a state that is said of them after it: of "loans over
 * $20,000 issued in 2022 that are late" the late ones are the part.
 */
export function checkPartLast(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const text = `${textOf(words)} `;
  const isOfTotal = query.measures.some(({ transform }) => transform?.kind === 'share-of-total');
  if (isOfTotal && MOST_DONE.test(text)) undecided(OF_EACH_OR_ALL);
  const said = SAID_LAST.exec(text) ?? DONE_LAST.exec(text);
  if (said === null) return;
  const tests = [...testsOf(query.where), ...(isOfTotal ? filtersOf(query) : [])];
  if (tests.length === 0) return;
  // "what percentage of late boats are sloops": the state is said of the whole.
  const states = columnsOfStates(said.groups?.['state'], index);
  const areOfState = (tests: readonly Expression[]): boolean =>
    tests
      .flatMap(testConjunctsOf)
      .flatMap(columnsOf)
      .some((column) => states.has(keyOf(column)));
  if (!areOfState(tests)) return;
  if (isOfTotal) undecided(OF_EACH_OR_ALL);
  const parts = partsOfShares(query).filter((part) => part.length > 0);
  if (parts.length > 0 && parts.every((part) => !areOfState(part.flatMap(testsOf))))
    noSense('what is said of them last is the part');
}

/** The columns by which rows are told to be in the state that the words begin with; in any where a verb alone says it. */
function columnsOfStates(words: string | undefined, { knowledge }: KnowledgeIndex): ReadonlySet<string> {
  const done = `${asDone(words ?? '')} `;
  const isSaid = (name: string): boolean =>
    words === undefined ||
    words === `paid ${name.replace('-', ' ')}` ||
    (name.charAt(0) === done.charAt(0) && done.startsWith(`${asDone(name.replace('-', ' '))} `));
  const said = knowledge.segments.filter(({ label, synonyms }) => [label, ...synonyms].some(isSaid));
  return new Set(said.flatMap(({ condition }) => columnsOf(condition).map(keyOf)));
}

/** "did we *decline*", "was *turned* down": the verb of what was done, without its ending. */
function asDone(words: string): string {
  return words.replace(/^([a-z]+?)(?:ed|e|d)(?= |$)/, '$1');
}

function keyOf({ table, column }: { readonly table: string; readonly column: string }): string {
  return `${table}.${column}`;
}

/** Without one of these {@link checkPartLast} holds on to nothing. */
export const PART_LAST_CUES: readonly Cue[] = [SAID_LAST, DONE_LAST, MOST_DONE];
