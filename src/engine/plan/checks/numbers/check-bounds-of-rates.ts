import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import { boundsOf } from './column-bounds.ts';

/**
 * Rejects the bound of a rate that groups have where it is read as one of each row: "default rate over 8 percent: total principal" is not
 * of defaulted loans with an interest rate over 8 %.
 */
export function checkBoundsOfRates(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const said = [...text.matchAll(BOUND)].map(([, before = '', number = '']) => ({
    before,
    value: Number(number),
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
}

const PERCENT = 100;
const BOUND =
  /(?<=^|[,:;.?] |\b(?:a|an|the|with|have|has) )((?:[a-z-]+ ){1,3}[a-z-]+) (?:(?:is|was|of) )?(?:over|above|below|under|exceeding|at least|at most|(?:more|less|higher|lower|greater) than|>=?|<=?) (\d+(?:\.\d+)?)/g;
