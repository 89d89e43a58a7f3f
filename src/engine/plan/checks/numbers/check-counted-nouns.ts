import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { DISTINCT } from '../../../lexicon/cues.ts';
import type { AggregateQuery, Condition, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesNamed } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects what loses that each of the rows is asked for: "product and average rate" is no number of products. */
export function checkCountedNouns(query: LogicalQuery, said: Said): void {
  if (query.kind === 'aggregate' && countsNoun(query, said))
    noSense('rows are asked for, and not how many they are');
  if (query.kind === 'aggregate' && asksWhich(query, said.words))
    noSense('which they are is asked for, and not how many');
  if (query.kind === 'list' && query.limit !== null && asksForGroups(query, said))
    noSense('what is asked for has a total of many rows');
  if (query.kind === 'aggregate' && countsOthers(query, said)) noSense('the count is of something else');
  if (query.kind === 'aggregate' && countsPrizes(query, said))
    undecided('whether each counts once or every time is not said');
  if (query.kind === 'aggregate' && countsOthersToo(query, said.words))
    undecided('of what the second is a number is not said');
  if (query.kind !== 'values' && holdsOne(query.where) && SINGLE.test(textOf(said.words)))
    noSense('a single one is any of them');
}

/** "states by open loan count" are those with the most loans, and not with the most borrowers. */
function countsOthers({ measures }: AggregateQuery, { words, index }: Said): boolean {
  const text = textOf(words);
  const [, ...found] = BY_COUNT.exec(text) ?? HOW_MANY_FOR.exec(text) ?? NUMBER_OF_SIDES.exec(text) ?? [];
  const noun = found.find((one) => one !== undefined) ?? '';
  const named = tablesNamed(noun, index);
  const tables = named.length > 0 ? named : tablesCalled(noun, index);
  const counts = measures.flatMap(({ expression }) => aggregatesOf(expression)).filter(isCount);
  return tables.length > 0 && counts.length > 0 && !counts.some(({ table }) => tables.includes(table));
}

const BY_COUNT =
  /\bby (?:[a-z-]+ ){0,2}?([a-z]+) count\b|^number of (?:top|bottom) \d+ .+? by (?:[a-z-]+ ){0,2}([a-z]+)$/;

/** "how many *loans* for products of a kind are there", "how many *branches* have an average rate above 12 percent" */
const HOW_MANY_FOR =
  /^(?:how many|(?:the )?number of) ([a-z]+s) for (?:(?:all|our|the) )?(?:[a-z-]+ )?[a-z]+s\b|(?:^|, )how many ([a-z]+s) (?:had|have) (?:an|the) (?:average|mean|median|total)\b/;

/** "number of *sales* of used versus new cars" */
const NUMBER_OF_SIDES =
  /^(?:(?:compare|give|show|what (?:is|was)) )?(?:the )?number of (?:[a-z]+ )?([a-z]+s) (?:for|from|in|of|on) (?:[a-z-]+ )+?(?:and|versus|vs) [a-z-]+ [a-z]+s\b/;

/** "students asking for more than 20k: number of applications and how many got approved" are two numbers of applications. */
function countsOthersToo({ dimensions, measures }: AggregateQuery, words: readonly string[]): boolean {
  const counts = measures.flatMap(({ expression }) => aggregatesOf(expression)).filter(isCount);
  const isOfTwo = new Set(counts.map(({ table }) => table)).size > 1;
  return dimensions.length === 0 && isOfTwo && HOW_MANY_SO.test(textOf(words));
}

const HOW_MANY_SO = /\band how many (?:are|get|got|had|have|is|of them|of these|of those|was|were)\b/;

/** "the highest balance on a single loan" says nothing of how many loans somebody has. */
const SINGLE =
  /(?<!\b(?:exactly|had|has|have|having|hold|holding|holds|just|only|took|with)) (?:a single|any one|any single)\b/;

function holdsOne(where: Condition | null): boolean {
  return conjunctsOf(where).some(
    (one) => one.kind === 'related-aggregate' && one.operator === '=' && one.value === 1,
  );
}

/** "medals won by each region": there are three kinds of them, and one of these was won each time. */
function countsPrizes({ measures }: AggregateQuery, { words, index }: Said): boolean {
  if (words.some((word) => DISTINCT.has(word))) return false;
  const { datasets, relationships } = index.knowledge;
  const isPrize = (table: string): boolean => {
    const { label, rowCount } = index.dataset(table);
    const isWonIn = (name: string): boolean => {
      const keys = relationships.filter(({ from }) => from === name).map(({ to }) => to);
      return keys.length > 2 && keys.includes(table);
    };
    return (
      PRIZES.has(label.slice(label.lastIndexOf(' ') + 1)) &&
      datasets.some((one) => isWonIn(one.name) && one.rowCount > rowCount * WON_AGAIN)
    );
  };
  return measures.some(({ expression }) =>
    aggregatesOf(expression).some((one) => isCount(one) && isPrize(one.table)),
  );
}

const PRIZES: ReadonlySet<string> = new Set(['award', 'badge', 'cup', 'medal', 'prize', 'trophy']);
/** What was won more often than this on average is one of a kind. */
const WON_AGAIN = 3;

/** "which wards have a pager number": a number that they have is none of them. */
function asksWhich({ dimensions, measures }: AggregateQuery, words: readonly string[]): boolean {
  if (words[0] !== 'which' || words[1] === 'number' || dimensions.length > 0) return false;
  const isCounted = measures.some(({ expression }) => aggregatesOf(expression).some(isCount));
  const said = words.flatMap((word, at) => (NUMBERS.has(word) ? [at] : []));
  const isOwn = (at: number): boolean =>
    words[at] === 'number' && words[at + 1] !== 'of' && !DETERMINERS.has(words[at - 1] ?? '');
  return isCounted && said.length > 0 && said.every(isOwn);
}

/** "which 5 *states* have the largest balance" are no 5 loans. */
function asksForGroups({ from }: ListQuery, { words, index }: Said): boolean {
  const [, noun = ''] = WHICH_HAVE.exec(textOf(words)) ?? [];
  if (noun === '' || tablesCalled(noun, index).length > 0) return false;
  const column = singularOf(noun);
  return !index.dataset(from).fields.some(({ label }) => label === column);
}

const WHICH_HAVE =
  /\bwhich (?:\d+|two|three|four|five|ten) ([a-z]+s) (?:had|has|have) the (?:biggest|highest|largest|lowest|most|smallest)\b/;

const DETERMINERS: ReadonlySet<string> = new Set(
  'a and any by its same that the their this total what'.split(' '),
);

/** "product and average rate": one product, or a list of them, has no number. */
function countsNoun({ dimensions, measures }: AggregateQuery, { words, index }: Said): boolean {
  if (dimensions.length > 0 || measures.length < 2) return false;
  const all = measures.flatMap(({ expression }) => aggregatesOf(expression));
  return all.some((one) => {
    if (!isCount(one)) return false;
    const isOfTheirs = all.some(({ table }) => table !== one.table && index.isToOne(table, one.table));
    if (!isOfTheirs) return false;
    const at = words.findIndex((word) => tablesCalled(word, index).includes(one.table));
    if (at < 0 || words.slice(Math.max(at - NEAR, 0), at).some((word) => NUMBERS.has(word))) return false;
    const noun = words[at] ?? '';
    return singularOf(noun) === noun || LISTING.has(words[0] ?? '');
  });
}

function isCount({ function: how, argument }: ReturnType<typeof aggregatesOf>[number]): boolean {
  return how === 'count' && argument === null;
}

/** How far before a noun its number is asked for. */
const NEAR = 5;
const NUMBERS: ReadonlySet<string> = new Set(
  '# amount count counts many no nr num number numbers quantity total totals volume'.split(' '),
);
const LISTING: ReadonlySet<string> = new Set(
  'display find get give list name print show what which'.split(' '),
);
