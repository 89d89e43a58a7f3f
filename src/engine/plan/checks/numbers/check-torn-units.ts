import { pluralOf, singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { filtersOf, testsOf } from '../../../conjuncts.ts';
import { UNIT_WORDS } from '../../../lexicon/numbers.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { DURATION_UNITS } from '../../quantities.ts';
import { noSense } from '../../rejection.ts';

/**
 * Rejects a length of time whose unit was read as something else: "loans with a term of three years issued in 2023" have no
 * term of 3 months, in a year of issue.
 */
export function checkTornUnits(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !words.some((word) => UNITS.has(word))) return;
  for (const { unit, value } of [...testsOf(query.where), ...filtersOf(query)].flatMap((test) =>
    lengthsIn(test, index),
  )) {
    const said = words.flatMap((word, at) =>
      isNumber(word, value) ? [pluralOf(singularOf(words[at + 1] ?? ''))] : [],
    );
    // "2023 and 2024, with the two years in one row"
    if (areYearsNamed(words)) noSense('the years are those that are named, and no length of time');
    if (said.length > 0 && said.every((other) => other !== unit && UNITS.has(other)))
      noSense(`${value} ${unit} are not what is said`);
  }
}

function areYearsNamed(words: readonly string[]): boolean {
  const isCounted = words.some(
    (word, at) => word === 'years' && ['the', 'both'].some((one) => words.slice(at - 2, at).includes(one)),
  );
  return isCounted && new Set(words.filter((word) => YEAR.test(word))).size > 1;
}

const YEAR = /^(?:19|20)\d\d$/;
const UNITS: ReadonlySet<string> = new Set(DURATION_UNITS);

interface Length {
  readonly unit: string;
  readonly value: number;
}

/** The lengths that columns are held against, in the units of these. */
function lengthsIn(expression: Expression, index: KnowledgeIndex): readonly Length[] {
  if (expression.kind !== 'binary' || expression.left.kind !== 'column')
    return operandsOf(expression).flatMap((one) => lengthsIn(one, index));
  const { left, right } = expression;
  const unit = index.field(left.table, left.column).unit;
  return unit?.kind === 'duration' && right.kind === 'literal' && typeof right.value === 'number'
    ? [{ unit: unit.of, value: right.value }]
    : [];
}

function isNumber(word: string, value: number): boolean {
  return word === `${value}` || UNIT_WORDS.get(word) === value;
}
