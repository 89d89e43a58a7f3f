import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { stemOf } from '../../../ties.ts';
import { columnsIn, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/**
 * Rejects all rows where a word restricts them that says nothing elsewhere: "full payments", "problem loans", "payments made on
 * late loans", which have been paid.
 */
export function checkRestricting(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  checkAdjective(query, text, index);
  checkMade(query, text, index);
  checkOpen(query, text, index);
  checkCountOfEach(query, text, index);
  // "revenue per branch"
  const isNumber =
    query.kind === 'aggregate' || query.fields.some(({ role }) => role === 'measure' || role === 'rate');
  if (!isNumber && AMOUNT_OF_EACH.test(text)) noSense('an amount for each is asked for');
}

const AMOUNT_OF_EACH =
  /^(?:(?:the|our|total|average) )*(?:earnings|income|profit|proceeds|revenue|sales|turnover)s? (?:by|for each|per) /;

/** "failed payments", "payments made in full", "which branches are full" */
function checkAdjective(query: Asked, text: string, index: KnowledgeIndex): void {
  const { word = '', after = '' } = (ADJECTIVE.exec(text) ?? PREDICATE.exec(text))?.groups ?? {};
  const [, before = ''] = IN_FULL.exec(text) ?? [];
  const noun = after === '' ? before : after;
  if (tablesCalled(noun, index).length === 0) return;
  const said = JSON.stringify(query).toLowerCase();
  if (word === '' ? !/amount/.test(said) : !said.includes(stemOf(word)))
    undecided(
      `which ${noun} are meant by ${word === '' ? 'in full' : word === 'issue' ? 'problem' : word} is not said`,
    );
}

const ADJECTIVE =
  /(?:^|\b(?:all|many|of|our|show|list|number of|the|which|what) )(?<word>failed|failing|full|issue|partial|problem|problematic|troubled) (?<after>[a-z]+s)\b/;
const PREDICATE = /\b(?<after>[a-z]+s) (?:are|were) (?<word>failed|full|partial|problematic|troubled)\b/;
const IN_FULL = /\b([a-z]+s) (?:(?:are|were|was|is|have been|got) )?(?:made |paid |settled )?in full\b/;

/** "how many payments were made on charged-off loans" are those that came in, where the rows are also due ones. */
function checkMade(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, passive, active] = MADE.exec(text) ?? [];
  const noun = passive ?? active ?? '';
  if (query.kind !== 'aggregate' || noun === '') return;
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const made = index.knowledge.segments.find(
    ({ dataset, synonyms }) => tablesCalled(noun, index).includes(dataset) && synonyms.includes('made'),
  );
  if (made === undefined || !counted.some(({ table }) => table === made.dataset)) return;
  // What is there of those alone that came in, such as how late they did, tells it as well.
  const isTold = columnsIn(query).some(
    ({ table, column }) => table === made.dataset && index.field(table, column).isNullable,
  );
  if (!isTold) noSense(`which ${noun} were made is not said`);
}

/** "were received", "did borrowers in Texas make" */
const MADE =
  /\b(?:([a-z]+s) (?:were|was|have been|had been|got) (?:made|received)|how many ([a-z]+s) (?:did|have|has) (?!not\b)(?:\S+ ){1,4}(?:make|made|receive|received))\b/;

/** "instalments that are still open" are open themselves, and not their loans. */
function checkOpen(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = OPEN.exec(text) ?? [];
  const [table, ...others] = tablesCalled(noun, index);
  if (query.kind !== 'aggregate' || table === undefined || others.length > 0) return;
  const isKnown = index.knowledge.segments.some(
    ({ dataset, label, synonyms }) => dataset === table && [label, ...synonyms].includes('open'),
  );
  const isOfOwner = testsOf(query.where).some(
    (test) =>
      /open|current/i.test(JSON.stringify(test)) &&
      columnsOf(test).some((one) => one.table !== table && index.isToOne(table, one.table)),
  );
  if (!isKnown && isOfOwner) undecided(`which ${noun} are open is not said`);
}

const OPEN = /\b([a-z]+s) (?:that |which )?(?:are|were|remain) (?:still |yet )?(?:open|outstanding)\b/;

/** "for each product, number of loans over 10k": those of each, and no products. */
function checkCountOfEach(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = FOR_EACH.exec(text) ?? [];
  if (query.kind !== 'aggregate' || noun === '' || query.dimensions.length > 0) return;
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (counted.some(({ table }) => tablesCalled(noun, index).includes(table)))
    noSense(`a number for each ${noun} is asked for`);
}

const FOR_EACH = /^(?:for )?(?:each|every) ([a-z]+) (?:, |with )?(?:the )?(?:number|count) of /;
