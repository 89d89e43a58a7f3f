import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects what people owe, or rows paid, where one row of theirs was taken for all of them. */
export function checkOwed(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (OWED_ON_AVERAGE.test(text) && query.kind === 'aggregate') {
    const isOfRows = query.measures.some(({ expression }) =>
      aggregatesOf(expression).some(
        (one) => one.function === 'avg' && one.argument !== null && !isOfPeople(index.dataset(one.table)),
      ),
    );
    if (isOfRows) undecided('whether the average is that of a person or of a row is not said');
  }
  if (MORE_THAN.test(text) && testsOf(query.where).some((test) => comparesOthers(test, mainOf(query), index)))
    undecided('whether one of the rows or all of them together are compared is not said');
  if (
    REPAID.test(text) &&
    partsOf(query).some(
      (part) => 'kind' in part && part.kind === 'aggregate' && 'filter' in part && part.filter !== null,
    )
  )
    undecided('whether what was repaid or what became so is asked for is not said');
  const [, due = ''] = DUE.exec(text) ?? TOTAL_DUE.exec(text) ?? [];
  if (due !== '' && isOfPaid(due, query, index)) noSense('how much of it is due is not in the data');
  if (WHEN_THEY.test(text)) undecided('what it was at that time is not known');
}

/** Whether what is due is told by what was paid of it. */
function isOfPaid(due: string, query: LogicalQuery, { field }: KnowledgeIndex): boolean {
  if (query.kind !== 'aggregate') return false;
  const names = due.split(' ').map(singularOf);
  const labels = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .flatMap(({ argument }) =>
      argument?.kind === 'column' ? [field(argument.table, argument.column).label] : [],
    );
  const isOfIt = (label: string): boolean =>
    names.join(' ') === 'payment' || label.split(' ').some((word) => names.includes(word));
  return labels.some((label) => PAID.test(label) && isOfIt(label));
}

/** A fee for being late is known when it is paid. */
const PAID = /\b(?:collected|late|paid|received)\b/;
/** "interest due in May", "how much principal is payable"; "interest paid on bills due in May" was paid. */
const DUE =
  /\b((?:(?!(?:collected|earned|paid|received) )[a-z]+ )?(?!(?:amounts?|and|by|collected|each|earned|every|for|of|on|paid|payments?|per|received|the|their) )[a-z]+|[a-z]+ payments) (?:(?:that )?(?:are|be|come|comes|fall|falls|is|was|were|will be) )?(?:due|expected|owed|owing|payable|scheduled|to be paid)\b(?! (?:dates?|days?|months?|quarters?|weeks?|years?)\b)/;

/** "total payment due", whose number or amount paid is none that is due. */
const TOTAL_DUE = /\b(?:sum of|total) (?:the )?(payments?) (?:due|payable|scheduled)\b/;

/** What is listed or counted. */
function mainOf(query: Exclude<LogicalQuery, { kind: 'values' }>): string | undefined {
  if (query.kind === 'list') return query.from;
  return query.measures.flatMap(({ expression }) => aggregatesOf(expression))[0]?.table;
}

/** "how much do renters owe on average" */
const OWED_ON_AVERAGE =
  /\bowe[sd]?\b.*\bon average\b|\bhow much does (?:each|every) [a-z]+ owe\b|\baverage\b.*\bowe[sd]?\b/;
/** "more interest paid than principal paid" */
const MORE_THAN = /\b(?:more|less) (?:[a-z]+ ){1,3}than\b/;
/** "what share of the principal has been repaid" */
const REPAID =
  /\b(?:share|percentage|percent|part|fraction|proportion|%) of (?:the |our )?(?:loan )?(?:principal|amount|volume|money)\b.*\b(?:repaid|paid back|paid off)\b/;
/** "how much was outstanding when they were charged off" */
const WHEN_THEY =
  /\b(?:outstanding|balance|owed)\b.* when (?:they|it|we|the [a-z]+) (?:was|were|got|had been)\b/;

/** A comparison of two columns of rows of which what is counted or listed has several. */
function comparesOthers(expression: Expression, main: string | undefined, index: KnowledgeIndex): boolean {
  if (expression.kind !== 'binary' || main === undefined) return false;
  const { left, right } = expression;
  return (
    left.kind === 'column' &&
    right.kind === 'column' &&
    left.table === right.table &&
    left.table !== main &&
    index.isToOne(left.table, main)
  );
}

/** Without one of these {@link checkOwed} holds on to nothing. */
export const OWED_CUES: readonly Cue[] = [OWED_ON_AVERAGE, MORE_THAN, REPAID, WHEN_THEY, DUE, TOTAL_DUE];
