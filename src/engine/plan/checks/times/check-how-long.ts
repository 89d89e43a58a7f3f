import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { type Span, spanOfExpression } from '../../../elapsed.ts';
import { expandFields } from '../../../emit/expand-fields.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { stemOf } from '../../../ties.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a length of time between dates of which nothing is said: "how long have our customers been with us" is no time until a
 * decision, "how long are customers late" no term, and who waited is decided by now.
 */
export function checkHowLong(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  if (query.kind === 'values' || !LENGTHS.test(text)) return;
  const asked = expandFields(query, index.knowledge);
  const tests = testsOf(asked.where);
  const outputs = asked.kind === 'list' ? asked.fields : asked.measures;
  const spans = outputs.flatMap(({ expression }) => partsOf(expression).flatMap(spanIn));
  if (
    /\bhow long\b/.test(text) &&
    spans.some((span) => !isTested(span, tests) && isUnsaid(span, words, index))
  )
    noSense('nothing is said of the dates between which it lasts');
  if (WAIT.test(text) && spans.some(({ to }) => columnsOf(to).length === 0) && !PENDING.test(text))
    undecided('whether those wait still, or waited until it was decided, is not said');
  // "average turnaround of pending applications"
  const isPending = PENDING.test(JSON.stringify(tests).toLowerCase());
  if (isPending && spans.some(({ to }) => columnsOf(to).length > 0))
    noSense('what has not ended lasts until now');
  const isTerm = outputs.some(({ label }) => /\bterm\b/.test(label));
  if (isTerm && RUNNING.test(text)) noSense('how long they have run is no term');
  const isLate = outputs.some(({ label }) => /\b(?:days?|late|overdue|delinquent)\b/.test(label));
  if (BEING_LATE.test(text) && !isLate) noSense('how long they were late is not asked for');
}

const LENGTHS = /\b(?:how long|pending|wait|waiting|waits|length|duration)\b/;
const PENDING = /\b(?:pending|undecided|unanswered)\b/;
const WAIT = /\bwait(?:ing|s)?\b/;
const RUNNING = /\bhow long (?:are|have|has|is) .*\b(?:been|running)\b/;
const BEING_LATE =
  /\b(?:how long (?:are|is|were|was)|length of|duration of) .*\b(?:late|overdue|delinquent|behind)(?: on average)?(?: [.?!])?$/;

function spanIn(part: object): readonly Span[] {
  const span = isBinary(part) ? spanOfExpression(part) : null;
  return span === null ? [] : [span];
}

function isBinary(part: object): part is Extract<Expression, { kind: 'binary' }> {
  return 'kind' in part && part.kind === 'binary' && 'left' in part && 'right' in part;
}

/** "how long do approvals take": what is said is of the same rows. */
function isTested({ from }: Span, tests: readonly Expression[]): boolean {
  const [date] = columnsOf(from);
  return tests.flatMap(columnsOf).some(({ table }) => table === date?.table);
}

/** Neither the table of both dates is named nor what was done on one of them. */
function isUnsaid({ from, to }: Span, words: readonly string[], index: KnowledgeIndex): boolean {
  const columns = [from, to].flatMap(columnsOf);
  const tables = columns.map(({ table }) => table);
  const said = columns.flatMap(({ table, column }) => {
    const { label, synonyms } = index.field(table, column);
    return [label, ...synonyms].flatMap((name) => name.split(' ').filter(isTelling)).map(stemOf);
  });
  const isNamed = (word: string): boolean =>
    said.includes(stemOf(word)) || tablesCalled(word, index).some((table) => tables.includes(table));
  return columns.length > 1 && !words.some(isNamed);
}

/** No "on" of "decided on". */
function isTelling(word: string): boolean {
  return word.length > 4;
}

/** Without one of these {@link checkHowLong} holds on to nothing. */
export const HOW_LONG_CUES: readonly Cue[] = [LENGTHS];
