import type { Field, Knowledge } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { AMOUNTS, BEFORE_PARTICIPLES } from '../../../lexicon/cues.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import { VERB_FORMS } from '../../../lexicon/words/relations.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tablesIn } from '../../tables-in.ts';
import { tellsOf } from '../../tells-of.ts';
import { spacedTextOf, textOf } from '../../text-of.ts';
import { checkNow } from '../times/check-now.ts';
import { actStem, checkTimeOfAct } from '../times/check-time-of-act.ts';
import { checkAgents } from './check-agents.ts';
import { checkDoersOfEach } from './check-doers-of-each.ts';

interface Said {
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects a query that loses what was done to what: whose date, whose amount and whose doing the words speak of. */
export function checkActs(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  checkTimeOfAct(query, said.words, said.index);
  checkAmountOfAct(query, said);
  checkDeed(query, said);
  checkObject(query, said);
  checkDoer(said);
  if (query.kind === 'aggregate') checkAgents(query, said);
  checkDoersOfEach(query, said);
  checkLasting(said);
  checkStill(query, said);
  checkNow(query, said.words, said.index);
  checkTotalSoFar(said);
}

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/** "how much principal did we collect": no principal of loans, which is not what was collected. */
function checkDeed(query: Asked, { phrases }: Said): void {
  const deeds = phrasesOf(phrases, 'noise').flatMap(({ deedOf }) => deedOf ?? []);
  const tables = new Set(
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  );
  if (deeds.some((table) => !tables.has(table))) undecided('what was done with the amount is not computed');
}

/** "recovered funds", "principal already repaid": the amount is the one of which a column is called so. */
function checkAmountOfAct(query: Asked, { words, index }: Said): void {
  const acts = [...words.entries()].filter(([at, word]) => isDone(word) && words[at + 1] !== 'off');
  if (acts.length === 0) return;
  const fields = amountsOf(index);
  const isAmount = (said: string): boolean =>
    AMOUNTS.has(said) || fields.some(({ field }) => field.label === said);
  for (const [at, word] of acts) {
    const before = words.slice(0, at).findLast((one) => !BEFORE_PARTICIPLES.has(one)) ?? '';
    // "how much of the amount due was not paid": what is missing of each, and not all of those with nothing.
    const isMissing = before === 'not' && words.slice(0, 3).join(' ') === 'how much of';
    if (!isMissing && !isAmount(before) && !AMOUNTS.has(words[at + 1] ?? '')) continue;
    const meant = fields.filter(({ stems }) => stems.has(actStem(word)));
    if (meant.length === 0) continue;
    const shown = columnsIn(query);
    if (meant.length > 0 && !meant.some(({ key }) => shown.has(key)))
      undecided(`the amount that was ${word} is not what is computed`);
  }
}

interface Amount {
  /** `table.column`. */
  readonly key: string;
  readonly field: Field;
  /** Of the words that it is called by. */
  readonly stems: ReadonlySet<string>;
}

/** The amounts of the same knowledge, which never changes. */
const AMOUNTS_OF = new WeakMap<Knowledge, readonly Amount[]>();

function amountsOf({ knowledge }: KnowledgeIndex): readonly Amount[] {
  const known = AMOUNTS_OF.get(knowledge);
  if (known !== undefined) return known;
  const amounts = knowledge.datasets.flatMap((dataset) =>
    dataset.fields
      .filter(({ unit }) => unit?.kind === 'money')
      .map((field) => ({ key: `${dataset.name}.${field.name}`, field, stems: stemsOf(field) })),
  );
  AMOUNTS_OF.set(knowledge, amounts);
  return amounts;
}

function stemsOf({ label, synonyms }: Field): ReadonlySet<string> {
  return new Set([label, ...synonyms].flatMap((name) => name.split(' ')).map(actStem));
}

/** What is shown and computed; of rows also what they are compared by. */
function columnsIn(query: Asked): ReadonlySet<string> {
  const tests = conjunctsOf(query.where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
  const computed =
    query.kind === 'list'
      ? query.fields.map(({ expression }) => expression)
      : query.measures.flatMap(({ expression }) =>
          aggregatesOf(expression).flatMap(({ argument }) => argument ?? []),
        );
  const isCount = query.kind === 'list' || computed.length === 0;
  return new Set((isCount ? [...computed, ...tests] : computed).flatMap(keysOf));
}

function keysOf(expression: Expression): readonly string[] {
  return expression.kind === 'column'
    ? [`${expression.table}.${expression.column}`]
    : operandsOf(expression).flatMap(keysOf);
}

/** "applied for a mortgage": what was applied for is that of an application, and no loan that was had. */
function checkObject(query: Asked, { words, index }: Said): void {
  const isApplied = words.some((word, at) => word === 'for' && APPLYING.has(words[at - 1] ?? ''));
  const isEvent = (table: string): boolean => tellsOf('apply', index.dataset(table));
  if (!isApplied || !index.knowledge.datasets.some(({ name }) => isEvent(name))) return;
  const tables = tablesIn(query);
  // A loan leads to its application, and is none.
  const isOther = (table: string): boolean => !isEvent(table) && !index.isParty(table);
  if (![...tables].some(isEvent) || [...tables].some(isOther)) undecided('what was applied for is not said');
}

const APPLYING: ReadonlySet<string> = new Set(['apply', 'applied', 'applying']);

const RANKING: ReadonlySet<string> = new Set(['best', 'top']);

/** "performing loans": nobody performs them, so that the verb says which loans they are, and no table tells it. */
function checkDoer({ words, index }: Said): void {
  for (const [at, word] of words.entries()) {
    const verb = word.endsWith('ing') ? VERB_FORMS.get(word) : undefined;
    // "the best selling books" are those that sold most.
    if (verb === undefined || RANKING.has(words[at - 1] ?? '')) continue;
    const done = tablesCalled(words[at + 1] ?? '', index);
    if (done.length === 0) continue;
    const hasDoer = words.slice(0, at).some((one) => tablesCalled(one, index).length > 0);
    if (!hasDoer && !done.some((table) => tellsOf(verb, index.dataset(table))))
      noSense(`which of them are ${word} is not known`);
  }
}

/** One period, or several; "for 36-month loans" says which loans. */
const LASTING =
  / for (?:(?:at|more|less|longer|over|under|than|least|most|about|the|a|full) )*(?:(?:1|a|one|full) (?:day|week|month|year|yr)|[\w.]+ (?:day|week|month|year|yr)s) /;

/** "who have been with us more than 5 years" */
const LASTING_SO =
  / (?:have|has|had) been (?:an?|here|on|our|with) (?:[a-z]+ ){0,2}(?:(?:at|more|less|longer|over|under|than|least|most) ){1,2}[\w.]+ (?:day|week|month|year|yr)s? /;

/** "on our books for over five years": how long what lasts is not said by the number. */
function checkLasting({ phrases, words }: Said): void {
  const text = spacedTextOf(words);
  const isFor = LASTING.test(text);
  if (!isFor && !LASTING_SO.test(text)) return;
  const said = JSON.stringify(phrases);
  const isOfNumber = said.includes('"field":null,"operator"');
  if (isOfNumber && !isFor) noSense('what lasted so long is not said');
  // "open for a year" groups nothing by years.
  const isByPart = isFor && said.includes('"kind":"part"');
  if (isOfNumber || isByPart) undecided('what lasted so long is not said');
}

/** "jobs that are still open": that they were opened once does not tell it. */
function checkStill(query: Asked, { phrases, words }: Said): void {
  if (!words.includes('still')) return;
  // "what part is still outstanding": an amount is so by its name.
  const isAmount = phrasesOf(phrases, 'measures').some(({ joint }) => joint === 'be');
  const parts = partsOf(query);
  // "who are still with us" says it of themselves, whatever else is asked of them.
  const isHere = STILL_HERE.test(textOf(words));
  const isSaid = isHere ? parts.some((part) => isState(part) && !isOfOthers(part)) : parts.some(isState);
  if (!isAmount && !isSaid) undecided('what is still so is not known');
}

const STILL_HERE = /\bstill (?:around|here|in business|on board|there|trading|with us)\b/;

function isOfOthers(part: object): boolean {
  return 'kind' in part && part.kind === 'exists';
}

/** Whether it tests how things are, and not only when something was. */
function isState(part: object): boolean {
  if (!('kind' in part)) return false;
  return (
    part.kind === 'is-null' ||
    part.kind === 'exists' ||
    (part.kind === 'binary' && 'operator' in part && part.operator === '=') ||
    part.kind === 'in'
  );
}

/** "the sum, cumulatively": up to when, or after each month, is not said. */
function checkTotalSoFar({ phrases, words }: Said): void {
  const isRunning = phrasesOf(phrases, 'transform').some(
    ({ transform }) => transform.kind === 'running-total',
  );
  const isPeriodic = phrasesOf(phrases, 'group').some(({ dimensions }) =>
    dimensions.some(({ kind }) => kind === 'part'),
  );
  if (isRunning && !isPeriodic && words.includes('cumulatively'))
    undecided('after which periods the total is asked for is not said');
}
