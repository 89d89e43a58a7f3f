import { pluralOf, singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { testConjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { Column } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, Rejected } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesNamed } from '../../tables-called.ts';

/** Rejects a row by its number as so many, or as so much: "loan 123 late payments", "payment 500 days late". */
export function checkNamedRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const named = words.flatMap((word, at) => {
    const noun = words[at - 1] ?? '';
    const isRow =
      /^\d+$/.test(word) &&
      (singularOf(noun) === noun || !RANGES.has(words[at + 1] ?? '')) &&
      tablesNamed(noun, index).length > 0;
    return isRow && !SIZES.has(words[at + 1] ?? '') && !YEAR.test(word) ? [Number(word)] : [];
  });
  if (named.length === 0) return;
  for (const part of partsOf(query)) {
    if (!('kind' in part)) continue;
    const isCount =
      part.kind === 'related-aggregate' && 'value' in part && named.includes(Number(part.value));
    const { left, right } =
      part.kind === 'binary' ? (part as Extract<Expression, { kind: 'binary' }>) : NO_TEST;
    const isAmount =
      right?.kind === 'literal' &&
      named.includes(Number(right.value)) &&
      !(left?.kind === 'column' && index.field(left.table, left.column).role === 'key');
    if (isCount || isAmount) noSense('one row is named by its number');
  }
}

const NO_TEST: { readonly left?: Expression; readonly right?: Expression } = {};
const YEAR = /^(?:19|20)\d\d$/;
/** What a number before it tells how large something is. */
const SIZES: ReadonlySet<string> = new Set(
  '% percent pct point points month months year years dollar dollars k m million'.split(' '),
);

/** After a number that says how many, or how old: "customers 30 to 40". */
const RANGES: ReadonlySet<string> = new Set('+ , - and day days or plus through to until up'.split(' '));

/**
 * Rejects a row by a number that none has: "loan 10457", where loan ids go from 1 to 10000; and by one that says how many come
 * first: "ids of the 10 largest loans".
 */
export function checkRowNumbers(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  for (const { column, value } of numbersIn(query.where)) {
    const key = keyOf(column, index);
    if (key !== null && isOfFirst(value, words)) noSense('how many come first is said, and not which one');
    const { min, max, label } = key ?? NO_RANGE;
    if (typeof min !== 'number' || typeof max !== 'number' || (value >= min && value <= max)) continue;
    const message = `${pluralOf(label)} go from ${min} to ${max}`;
    throw new Rejected({ kind: 'unanswerable', message });
  }
}

/** "the *10* largest", "our *5* most recent". */
function isOfFirst(value: number, words: readonly string[]): boolean {
  return words.some(
    (word, at) => word === `${value}` && BEFORE_FIRST.has(words[at - 1] ?? '') && isEnd(words[at + 1] ?? ''),
  );
}

const BEFORE_FIRST: ReadonlySet<string> = new Set(['our', 'the', 'top']);

function isEnd(word: string): boolean {
  return word === 'most' || word === 'least' || /[a-z]{2}est$/.test(word);
}

const NO_RANGE = { min: null, max: null, label: '' };

interface NumberOfRow {
  readonly column: Column;
  readonly value: number;
}

/** What columns are asked to be; of what is not to be so it says nothing whether it is there. */
function numbersIn(condition: Condition | null): readonly NumberOfRow[] {
  if (condition === null) return [];
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(numbersIn);
  if (condition.kind === 'exists') return numbersIn(condition.where);
  return condition.kind === 'test' ? testConjunctsOf(condition.expression).flatMap(numbersOf) : [];
}

function numbersOf(test: Expression): readonly NumberOfRow[] {
  if (test.kind !== 'binary' || test.operator !== '=' || test.left.kind !== 'column') return [];
  const value = test.right.kind === 'literal' ? test.right.value : null;
  return typeof value === 'number' ? [{ column: test.left, value }] : [];
}

/** The key that the column is, or refers to. */
function keyOf({ table, column }: Column, index: KnowledgeIndex) {
  const { role } = index.field(table, column);
  if (role !== 'key') return null;
  const isOne = (columns: readonly string[]): boolean => columns.length === 1 && columns[0] === column;
  if (isOne(index.dataset(table).primaryKey)) return index.field(table, column);
  const [refers] = index.knowledge.relationships.filter(
    ({ from, fromColumns }) => from === table && isOne(fromColumns),
  );
  const [key] = refers?.toColumns ?? [];
  return refers === undefined || key === undefined ? null : index.field(refers.to, key);
}
