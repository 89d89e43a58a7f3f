import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { type Bound, boundsOf } from './column-bounds.ts';

/**
 * Rejects a bound on something else than what is named before it, and that of a rate that groups have where it is read as one of each row:
 * "default rate over 8 percent: total principal" is not of defaulted loans with an interest rate over 8 %.
 */
export function checkNamedBounds(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (!BOUND_SAID.test(text)) return;
  const said = [...text.matchAll(BOUND)].map(([, before = '', number = '']) => ({
    before,
    value: Number(number.replaceAll(',', '')),
  }));
  if (said.length === 0) return;
  const bounds = testsOf(query.where).flatMap(boundsOf);
  const rates = index.knowledge.metrics
    .filter(({ expression }) => expression.kind === 'binary')
    .flatMap(({ label, synonyms }) => [label, ...synonyms])
    .filter((name) => name.includes(' '));
  const isOfRows = said.some(
    ({ before, value }) =>
      rates.some((name) => ` ${before}`.endsWith(` ${name}`)) &&
      bounds.some((bound) => bound.value === value || bound.value === value / PERCENT),
  );
  if (isOfRows) noSense('what has such a rate is not said');
  for (const { before, value } of said) checkBoundOfName(before, { value, bounds, index });
}

/** "total balance above 50,000: how many members" bounds the balance, and no income. */
function checkBoundOfName(before: string, { value, bounds, index }: Limit): void {
  const columns = columnsNamed(before.split(' '), index);
  const bounded = bounds
    .filter((bound) => bound.value === value)
    .map(({ column }) => ownColumn(column, index));
  if (columns.length > 0 && bounded.length > 0 && !bounded.some((column) => columns.includes(column)))
    noSense(`the limit is one of the ${before.split(' ').at(-1) ?? ''}`);
}

/** That of the very table: a driver's wage is one of the employees' wages. */
function ownColumn(column: string, { dataset }: KnowledgeIndex): string {
  const at = column.indexOf('.');
  const table = column.slice(0, at);
  return `${dataset(table).roleOf ?? table}${column.slice(at)}`;
}

interface Limit {
  readonly value: number;
  readonly bounds: readonly Bound[];
  readonly index: KnowledgeIndex;
}

/** The columns that the last words name, themselves or by a metric over them, each with its table: `loans.principal`. */
function columnsNamed(words: readonly string[], { knowledge }: KnowledgeIndex): readonly string[] {
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const isNamed = (one: { readonly label: string; readonly synonyms: readonly string[] }): boolean =>
      one.label === name || one.synonyms.includes(name);
    const own = knowledge.datasets.flatMap(({ name: table, fields }) =>
      fields.filter(isNamed).map((one) => `${table}.${one.name}`),
    );
    const measured = knowledge.metrics
      .filter(isNamed)
      .flatMap(({ expression }) => columnsOf(expression).map(({ table, column }) => `${table}.${column}`));
    if (own.length + measured.length > 0) return [...own, ...measured];
  }
  return [];
}

const BOUND_SAID = /(?:over|above|below|under|exceeding|at least|at most|than|[<>]=?) (?:\$ ?)?\d/;
const PERCENT = 100;
const BOUND =
  /(?<=^|[,:;.?] |\b(?:a|an|the|with|have|has) )((?:[a-z-]+ ){1,3}[a-z-]+) (?:(?:is|was|of) )?(?:over|above|below|under|exceeding|at least|at most|(?:more|less|higher|lower|greater) than|>=?|<=?) (?:\$ ?)?(\d[\d,]*(?:\.\d+)?)/g;

/** Without one of these {@link checkNamedBounds} holds on to nothing. */
export const NAMED_BOUNDS_CUES: readonly Cue[] = [BOUND_SAID];
