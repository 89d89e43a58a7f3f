import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { joinPath } from '../../../joins/join-path.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import { kindsGroupedBy } from '../../kinds-grouped-by.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { type Phrase, type PhraseOf, phrasesOf } from '../../phrase.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tablesIn } from '../../tables-in.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects groups that lose whose they are: "paid by members of each club" has no row for each member, nor any club but theirs. */
export function checkDoersOfEach(query: Asked, { phrases, words, index }: Said): void {
  if (query.kind === 'aggregate' && losesKind(query, words, index))
    noSense('whose each of them is, is not what is grouped by');
  if (query.kind === 'aggregate' && losesKindSo(query, words, index))
    noSense('a row for each of those that are so is not in the answer');
  const said = words.flatMap((word, at) => (word === 'by' ? doersAt(words, at + 1, index) : []));
  if (query.kind === 'list') {
    if (said.length > 0 && !conjunctsOf(query.where).some(isNumber))
      noSense('what is done by all of them is not what is asked for');
    return;
  }
  const groups = phrasesOf(phrases, 'group');
  // "which books were written by authors of each kind" asks for books.
  if (said.length > 0 && ROWS.has(words[0] ?? ''))
    noSense('what is done by all of them is not what is asked for');
  if (groups.some((group) => !isThrough(query, group, index)))
    noSense('whose each of them is, is not what is grouped by');
  if (groups.some(({ through }) => through !== undefined)) return;
  const grouped = query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
  const mayBeTheirs = groups.some(({ dimensions }) =>
    dimensions.some(
      (one) => one.kind === 'field' && one.field.alternatives.some(({ dataset }) => said.includes(dataset)),
    ),
  );
  const isEach = groups.some(({ dimensions }) =>
    dimensions.some((one) => one.kind === 'dataset' && said.includes(one.dataset)),
  );
  if (isEach || (mayBeTheirs && !said.some((table) => grouped.includes(table))))
    noSense('who did it is no row for each of them');
}

/** "goals by national team" has a row for each of these teams; "Gateway Branch" is one. */
function losesKindSo(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): boolean {
  const grouped = query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
  const rows = query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  return words.some((word, at) => {
    if (word !== 'by') return false;
    return [at + 3, at + 4].some((end) =>
      kindsGroupedBy(words, { at, end, index }).some(
        (table) =>
          rows.some((one) => one !== table && index.isToOne(one, table)) &&
          !grouped.includes(table) &&
          !isNamedSo(query.where, words[end - 1] ?? ''),
      ),
    );
  });
}

/** The noun is the end of a name. */
function isNamedSo(where: Condition | null, noun: string): boolean {
  return partsOf(where).some(
    (part) => 'value' in part && typeof part.value === 'string' && part.value.toLowerCase().endsWith(noun),
  );
}

/** "goals per player team": the team is lost where only players are grouped by. */
function losesKind(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): boolean {
  const tables = tablesIn(query);
  return words.some((word, at) => {
    const rows = GROUPING.has(word) ? tablesCalled(words[at + 1] ?? '', index) : [];
    const kinds = tablesCalled(words[at + 2] ?? '', index);
    return (
      rows.some((table) => tables.has(table)) &&
      kinds.some((table) => rows.some((one) => index.isToOne(one, table))) &&
      !kinds.some((table) => tables.has(table))
    );
  });
}

const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

function isNumber({ kind }: Condition): boolean {
  return kind === 'related-aggregate';
}

/** The tables of "members of each …", if that is what begins there. */
function doersAt(words: readonly string[], start: number, index: KnowledgeIndex): readonly string[] {
  const at = ARTICLES.has(words[start] ?? '') ? start + 1 : start;
  const noun = words[at] ?? '';
  const isOfEach = PLACES.has(words[at + 1] ?? '') && EACH.has(words[at + 2] ?? '');
  return isOfEach && singularOf(noun) !== noun ? tablesCalled(noun, index) : [];
}

/** Whether what is measured leads to the group by way of those who did it. */
function isThrough(query: AggregateQuery, { through }: PhraseOf<'group'>, index: KnowledgeIndex): boolean {
  if (through === undefined) return true;
  const measured = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map(({ table }) => table),
  );
  const groups = query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
  return measured.every((from) =>
    groups.every((to) => {
      const path = joinPath(index.knowledge, { from, to, named: new Set([from, to, through]) });
      return (
        from === through ||
        to === through ||
        ('kind' in path ? false : path.some((hop) => hop.to === through))
      );
    }),
  );
}

const ARTICLES: ReadonlySet<string> = new Set(['all', 'the']);
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'in', 'of', 'on', 'with']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const ROWS: ReadonlySet<string> = new Set(['which', 'who']);
