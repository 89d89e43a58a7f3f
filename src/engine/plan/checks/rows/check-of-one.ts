import { singularOf } from '../../../../catalog/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects what many rows have where it is asked of the one thing that they are all of: "the closing date of the Detroit Branch" is
 * no date of its loans.
 */
export function checkOfOne(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'aggregate') {
    checkFirstOne(query, words, index);
    checkTheirOwner(query, words, index);
  }
  if (query.kind !== 'list' || query.limit !== null) return;
  checkOfColumn(query, textOf(words));
  const named = nameAsked(textOf(words).replace(/ [?.!]$/, ''));
  if (named === null) return;
  const shown = query.fields
    .filter(({ name }) => query.hidden?.includes(name) !== true)
    .flatMap(({ expression }) => columnsOf(expression));
  for (const owner of ownersNamed(query, named, index)) {
    const isOfMany = ({ table }: { readonly table: string }): boolean =>
      table !== owner && !index.isToOne(owner, table);
    const [first] = shown.filter(isOfMany);
    if (first !== undefined && shown.every(isOfMany))
      noSense(`a ${index.dataset(owner).label} has no ${index.field(first.table, first.column).label}`);
  }
}

/** "the population of the capital of the province": of the city that the column names, and no column beside it. */
function checkOfColumn({ fields, hidden }: ListQuery, text: string): void {
  const [, column = '', of = ''] = OF_COLUMN.exec(text) ?? [];
  const labels = fields.flatMap(({ name, label }) => (hidden?.includes(name) === true ? [] : [label]));
  const isOfOther =
    labels.length === 2 && labels.includes(of) && labels.some((one) => one.endsWith(column) && one !== of);
  if (isOfOther) noSense(`the ${column} of what the ${of} names is asked for`);
}

const OF_COLUMN =
  /^(?:what (?:is|are) |show |give me |find )?(?:the )?([a-z]+) of (?:the )?([a-z]+) (?:of|for) [^,]+$/;

/** "the average income *of the borrower*", "when the borrower is retired": of each row's, and no list of all who are. */
function checkTheirOwner(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.limit !== null) return;
  for (const { role, expression } of query.dimensions) {
    const [column] = role === 'identifier' ? columnsOf(expression) : [];
    if (column === undefined) continue;
    const called = [...words.entries()].filter(([, word]) =>
      tablesCalled(word, index).includes(column.table),
    );
    const isOfRow = ([at, word]: readonly [number, string]): boolean =>
      isOne(word) && words[at - 1] === 'the' && OF_ROW.has(words[at - 2] ?? '');
    if (called.length > 0 && called.every(isOfRow))
      noSense(`the ${index.dataset(column.table).label} of each row is spoken of`);
  }
}

const OF_ROW: ReadonlySet<string> = new Set(['if', 'of', 'when', 'where', 'whose']);

/** "the region of the branch with the most loans" is that of one branch, and not the region that has most. */
function checkFirstOne(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): void {
  const [, noun = ''] = query.limit === 1 ? (OF_FIRST.exec(textOf(words)) ?? []) : [];
  const owners = isOne(noun) ? tablesCalled(noun, index) : [];
  const columns = query.dimensions.flatMap(({ expression }) => columnsOf(expression));
  for (const owner of owners) {
    const own = columns.filter(({ table }) => table === owner);
    const isShared = ({ column }: { readonly column: string }): boolean =>
      index.field(owner, column).distinctCount < index.dataset(owner).rowCount;
    if (own.length > 0 && own.every(isShared))
      noSense(`what one of ${index.dataset(owner).labelPlural} has is asked for`);
  }
}

const OF_FIRST =
  /\b(?:does|is|of|was) (?:our|the) ([a-z]+) (?:having|that|which|who|whose|with) (?:.* )?(?:best|biggest|fewest|greatest|highest|largest|least|lowest|most|smallest|worst)\b/;

/** What one thing is asked of: "the Detroit Branch" of "what is the closing date of the Detroit Branch". */
function nameAsked(text: string): string | null {
  const [, column = '', name = ''] = COLUMN_OF.exec(text) ?? [];
  if (name !== '') return isOne(column) ? name : null;
  const [, owner = '', last = ''] = OWNERS_COLUMN.exec(text) ?? [];
  if (owner !== '') return isOne(last) ? owner : null;
  return WHEN_DONE.exec(text)?.[1] ?? null;
}

function isOne(noun: string): boolean {
  return singularOf(noun) === noun;
}

const OPENING = "(?:(?:what (?:is|was|'s)|give me|find|get|show(?: me)?|tell me) )?(?:the )?";
const COLUMN_OF = new RegExp(`^${OPENING}(?:\\S+ ){0,3}?(\\S+) of (?:our |the )?((?:\\S+ ?){1,4})$`);
const OWNERS_COLUMN = new RegExp(`^${OPENING}((?:\\S+ ){1,4}?)'s (?:\\S+ ){0,2}?(\\S+)$`);
const WHEN_DONE = /^when (?:did|is|was) (?:our |the )?((?:\S+ ){1,4}?)\S+$/;

/** The tables of the one row that the words name, alone or beside what it is: "Houston branch", "branch 3". */
function ownersNamed(
  { where }: Extract<LogicalQuery, { kind: 'list' }>,
  named: string,
  index: KnowledgeIndex,
): readonly string[] {
  return testsOf(where).flatMap((test) => {
    if (test.kind !== 'binary' || test.operator !== '=' || test.left.kind !== 'column') return [];
    const { table, column } = test.left;
    const value = test.right.kind === 'literal' ? `${test.right.value}`.toLowerCase() : '';
    const referred = index.knowledge.relationships.find(
      ({ from, fromColumns: [key, ...others] }) => from === table && key === column && others.length === 0,
    );
    const owner = referred?.to ?? table;
    const [before, after, ...more] = ` ${named.trim()} `.split(` ${value} `);
    const isNamed = after !== undefined && more.length === 0;
    const besides = `${before} ${after}`.split(' ').filter((word) => word !== '' && word !== '#');
    const isOfIt = besides.every((word) => isOne(word) && tablesCalled(word, index).includes(owner));
    return isNamed && isOfIt ? [owner] : [];
  });
}
