import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { stemOf } from '../../../ties.ts';
import { columnsOf, columnsOfCondition } from '../../columns-in.ts';
import { conditionsIn } from '../../conditions-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isSomebody } from '../../people.ts';
import { noSense, undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/**
 * Rejects all rows where a word restricts them that says nothing elsewhere: "full payments", "problem loans", "open
 * instalments".
 */
export function checkRestricting(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  checkAdjective(query, text, index);
  checkOpen(query, text, index);
  checkIncluded(query, text);
  checkCountOfEach(query, text, index);
  checkOnlyLast(query, text);
  checkWhoHas(query, text, index);
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
  // "full repayments" are no payments of any amount.
  if (tablesCalled(noun, index).length === 0 && !/payments$/.test(noun)) return;
  const said = JSON.stringify(query).toLowerCase();
  if (word === '' ? !/amount/.test(said) : !said.includes(stemOf(word)))
    undecided(
      `which ${noun} are meant by ${word === '' ? 'in full' : word === 'issue' ? 'problem' : word} is not said`,
    );
}

const ADJECTIVE =
  /(?:^|\b(?:all|many|of|our|show|list|number of|the|which|what) )(?<word>failed|failing|full|issue|partial|problem|problematic|troubled) (?<after>[a-z]+s)\b/;
const PREDICATE = /\b(?<after>[a-z]+s) (?:are|were) (?<word>failed|full|partial|problematic|troubled)\b/;
const IN_FULL = /\b([a-z]+s) (?:(?:are|were|was|is|have been|got) )?(?:[a-z]+ed |made |paid )?in full\b/;

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

/** "… is unpaid? Include charged-off loans.": they count too, and not they alone. */
function checkIncluded(query: Asked, text: string): void {
  const [, which = ''] = INCLUDED.exec(text) ?? [];
  const isRestricted = testsOf(query.where).some((test) =>
    literalsOf(test).some((value) => which !== '' && which === value.toLowerCase()),
  );
  if (isRestricted) noSense(`the ${which} ones are to be included`);
}

const INCLUDED = /[.?;] (?:please )?include (?:also |the )*([a-z -]+) [a-z]+s[ .?]*$/;

/** "for each product, number of loans over 10k": those of each, and no products. */
function checkCountOfEach(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = FOR_EACH.exec(text) ?? [];
  if (query.kind !== 'aggregate' || noun === '' || query.dimensions.length > 0) return;
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (counted.some(({ table }) => tablesCalled(noun, index).includes(table)))
    noSense(`a number for each ${noun} is asked for`);
}

const FOR_EACH = /^(?:for )?(?:each|every) ([a-z]+) (?:, |with )?(?:the )?(?:number|count) of /;

/** "applied online only": at least once so, and never otherwise. */
function checkOnlyLast(query: Asked, text: string): void {
  const said = conditionsIn(query);
  const isSome = said.some(({ kind }) => kind === 'exists');
  const isNone = said.some((one) => one.kind === 'not' && one.of.kind === 'exists');
  if (isSome && !isNone && ONLY_LAST.test(text))
    undecided('whether there are none that are not so is not said');
}

const ONLY_LAST =
  /[a-z0-9] (?:alone|exclusively|only)(?: ,| (?:and|broken|by|for|in each|per|split)\b|[ .?]*$)/;

/** "the retired with late loans" are people, and no loans. */
function checkWhoHas(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, who = ''] = WHO_HAS.exec(text) ?? [];
  const isNumber = query.kind === 'aggregate' && query.measures.some(({ unit }) => unit?.kind !== 'count');
  if (who === '' || isNumber || query.where === null) return;
  const rows =
    query.kind === 'list'
      ? [query.from]
      : query.measures
          .flatMap(({ expression }) => aggregatesOf(expression))
          .flatMap(({ table, distinct }) => (distinct ? [] : [table]));
  const isSaid = (table: string): boolean =>
    who.split(' ').some((word) => tablesCalled(word, index).includes(table)) ||
    index.knowledge.segments.some(
      ({ dataset, nouns }) => dataset === table && nouns.some((one) => who.endsWith(one)),
    );
  const isSomebodys = (table: string): boolean => isSomebody(index, index.dataset(table));
  const isOfPeople = columnsOfCondition(query.where).some(({ table }) => isSomebodys(table));
  const isOfOthers =
    isOfPeople && rows.length > 0 && rows.every((table) => !isSaid(table) && !isSomebodys(table));
  if (isOfOthers) noSense('who has them is asked for');
}

const WHO_HAS =
  /^(?:(?:all|list|our|show|the) )*((?!number|count|how )[a-z-]+(?: [a-z-]+)?) with (?:[a-z-]+ ){0,3}[a-z]+s\b/;

/** Without one of these {@link checkRestricting} holds on to nothing. */
export const RESTRICTING_CUES: readonly Cue[] = [
  ADJECTIVE,
  PREDICATE,
  IN_FULL,
  OPEN,
  INCLUDED,
  FOR_EACH,
  ONLY_LAST,
  WHO_HAS,
  AMOUNT_OF_EACH,
];
