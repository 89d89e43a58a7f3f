import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isSomebody } from '../../people.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { spacedTextOf, textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one of several amounts where nothing says which: "total amount by branch" may be lent, asked for or paid. */
export function checkWhichAmount(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || !words.some((word) => /^amounts?$/.test(word))) return;
  for (const { argument } of query.measures.flatMap(({ expression }) => aggregatesOf(expression))) {
    if (argument?.kind !== 'column') continue;
    const { table } = argument;
    const { label } = index.field(table, argument.column);
    const isAssumed = query.assumptions.some((one) => one.startsWith(`${label} is that of the `));
    const isSaid =
      tablesCalledIn(words, index).has(table) ||
      index.knowledge.segments.some(
        ({ dataset, nouns }) =>
          dataset === table && nouns.some((noun) => spacedTextOf(words).includes(` ${noun} `)),
      );
    if (isAssumed && !isSaid && !isCalledAlone({ table, column: argument.column }, textOf(words), index))
      undecided('which amount is meant is not said');
  }
}

/** "the amount lent" is what one column alone is called, whatever it is of. */
function isCalledAlone(
  { table, column }: { readonly table: string; readonly column: string },
  text: string,
  index: KnowledgeIndex,
): boolean {
  const said = index
    .field(table, column)
    .synonyms.filter((name) => OWN_AMOUNT.test(name) && ` ${text} `.includes(` ${name} `));
  const others = index.knowledge.datasets.flatMap(({ name, fields }) =>
    fields
      .filter((field) => name !== table || field.name !== column)
      .flatMap(({ label, synonyms }) => [label, ...synonyms]),
  );
  return said.some((name) => !others.includes(name));
}

/** More words than "amount" alone. */
const OWN_AMOUNT = /\bamount [a-z]|[a-z] amount\b/;

/**
 * Rejects what nobody called where the amount of a row is asked for: "how much is loan 7", "what did customer 7 pay", "what do
 * retirees borrow"; and any amount where what is left of it is asked for.
 */
export function checkAmountOfRow(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  if (query.kind === 'values') {
    if (WHAT_DONE.test(text) && !TOLD_OF.test(text))
      noSense('what is done is asked, and not what a word means');
    return;
  }
  if (
    LEFT.test(text) &&
    !/"column":"[^"]*(?:outstanding|remain|left|balance|due|overdue)/i.test(JSON.stringify(query))
  )
    noSense('what is left of it is asked for');
  if (query.kind !== 'list') return;
  const [, named = ''] = OF_ROW.exec(text) ?? [];
  const isUncalled = query.fields.every(({ label, expression }) => {
    const ofOther = columnsOf(expression).some(({ table }) => !tablesCalled(named, index).includes(table));
    return ofOther || !(AMOUNT_OF.test(text) || label.split(' ').some((word) => text.includes(word)));
  });
  if (named !== '' && tablesCalled(named, index).length > 0 && isUncalled)
    undecided('which amount is meant is not said');
  const isOfDoers =
    isSomebody(index, index.dataset(query.from)) &&
    query.fields.some(({ expression }) =>
      columnsOf(expression).some(({ column }) => index.dataset(query.from).primaryKey.includes(column)),
    );
  if (isOfDoers && WHAT_DONE.test(text) && WHAT_VERB.test(text))
    noSense('what they did is asked, and not who they are');
}

/** "how much is loan 7", "amount of payment 7", "what did customer 7 pay" */
const OF_ROW =
  /^(?:how much (?:is|was) (?:left on |due on )?|(?:what (?:is|was) )?(?:the )?amount of |what (?:did|do|does) )(?:the )?([a-z]+) (?:number |no |# )?\d+\b/;
const AMOUNT_OF = /\bamount of /;
const WHAT_DONE = /^what (?:did|do|does) /;
/** Nothing is said after what was done. */
const WHAT_VERB =
  / (?:borrow|buy|earn|get|lend|make|order|owe|pay|purchase|rent|sell|spend|take)(?: [.?!])?$/;
const TOLD_OF = / (?:contain|cover|describe|have|hold|keep|mean|represent|say|stand|store|tell)\b/;
const LEFT = /\bhow much (?:[a-z]+ )?(?:is|was|are) (?:still )?(?:left|remaining)\b/;

/** Without one of these {@link checkWhichAmount} holds on to nothing. */
export const WHICH_AMOUNT_CUES: readonly Cue[] = ['amount', 'amounts'];

/** Without one of these {@link checkAmountOfRow} holds on to nothing. */
export const AMOUNT_OF_ROW_CUES: readonly Cue[] = [WHAT_DONE, LEFT, OF_ROW];
