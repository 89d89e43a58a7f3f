import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a query in which a row is among the others that are told of: "lent to people who already had a loan", "loans whose
 * borrower has another late loan"; and what is done again where it is asked for once: "rejected customers who applied again".
 */
export function checkAgain(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const asked = new Set(
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  );
  const told = partsOf(query.where).filter(isOfRelated);
  const isOwn = told.some(
    (one) => asked.has(relatedTo(one)) && !asked.has(one.table) && !(isOfSeveral(one) && ANOTHER.test(text)),
  );
  if (isOwn && (BEFORE.test(text) || ANOTHER.test(text)))
    undecided('whether the others came before, or the same one counts, is not said');
  if (AFTER_OWN.test(text) && partsOf(query.where).some((part) => isOfOneRow(part, asked)))
    undecided('whether both dates are of the same row is not said');
  const [, had = ''] = HAD_BEFORE.exec(text) ?? [];
  if (told.length === 0 && tablesCalled(had, index).length > 0) undecided('what was had before is lost');
  if (BESIDES.test(text)) undecided('whether both are had or one of them is left out is not said');
  const isSeveral = told.some(isOfSeveral);
  if (!isSeveral && AGAIN.test(text)) undecided('what was done before is lost');
  // "repeat applications" are not those of customers with two loans.
  const [, noun = ''] = REPEATED.exec(text) ?? [];
  if (isSeveral && tablesCalled(noun, index).some((table) => told.every((one) => one.table !== table)))
    undecided('which of them are repeated ones is not said');
}

/** "already had", "still with one"; what they still owe is of the rows themselves. */
const BEFORE =
  /\b(?:(?:already|still) (?:an?|borrowed|defaulted|got|had|has|have|having|held|hold|holding|holds|one|taken|three|took|two|with)|(?:earlier|existing|previous|previously|prior)(?! (?:day|month|one|period|quarter|week|year)s?\b))\b/;
const ANOTHER = /\b(?:another|other)\b/;
/** "borrowers who have already taken a loan" */
const HAD_BEFORE =
  /\b(?:already|previously) (?:borrowed|gotten|got|had|has|have|taken|took) (?:an?|any|one|some)(?: other)? ([a-z]+)\b/;
const BESIDES = /\banother .* besides\b/;
const AGAIN =
  /\b(?:appl(?:y|ied|ying)|back|borrow\w*|bought|buy|came|come|default\w*|fell|got|lent|order\w*|rent\w*|return\w*|took|take|taken|visit\w*|went)(?: (?:a|an|at|for|from|in|late|loans?|money|one|to|us|with)){0,3} again\b/;
const REPEATED = /\b(?:repeat|repeated|recurring|returning) ([a-z]+)\b/;
/** "with a loan issued after their charge-off" */
const AFTER_OWN =
  /\b(?:an?|another|any|new|one) (?:\S+ ){1,4}(?:after|before|since) (?:(?:an?|any|her|his|their) |[a-z]+ing\b)/;

type OfRelated = Extract<Condition, { kind: 'exists' | 'related-aggregate' }>;

/** That a row has others that belong to it. */
function isOfRelated(part: object): part is OfRelated {
  return 'kind' in part && 'table' in part && (part.kind === 'exists' || part.kind === 'related-aggregate');
}

function relatedTo(told: OfRelated): string {
  return told.kind === 'exists' ? told.related : told.aggregate.table;
}

/** At least two of them, in whatever state. */
function isOfSeveral(told: OfRelated): boolean {
  return told.kind === 'related-aggregate' && told.where === null && told.value > 0;
}

/** Two columns of one row are compared, which is none of those that are asked for. */
function isOfOneRow(part: object, asked: ReadonlySet<string>): boolean {
  if (!('kind' in part && part.kind === 'binary' && 'left' in part && 'right' in part)) return false;
  const tables = [part.left, part.right].map((side) =>
    typeof side === 'object' && side !== null && 'table' in side ? side.table : null,
  );
  const [table] = tables;
  return typeof table === 'string' && tables.every((one) => one === table) && !asked.has(table);
}

/** Without one of these {@link checkAgain} holds on to nothing. */
export const AGAIN_CUES: readonly Cue[] = [BEFORE, ANOTHER, HAD_BEFORE, BESIDES, AGAIN, REPEATED, AFTER_OWN];
