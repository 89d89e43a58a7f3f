import { singularOf } from '../../../../catalog/mod.ts';
import { costing, either, mapped, type Parser, revised, sequence, symbol } from '../../parser.ts';
import { type ConditionSketch, isOfGroups } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { plainNumber } from '../terms.ts';
import { word } from '../words.ts';
import { SLIGHTLY_ROUGH } from './roughness.ts';
import { valueList } from './values.ts';

/** The number of rows that need not be counted. */
export const one: Parser<true> = mapped(plainNumber, (value) => (value === 1 ? true : null));

const byRows: Parser<ConditionSketch> = symbol(() =>
  revised(
    sequence([word('agent'), nominal], (_, rows): ConditionSketch | null =>
      // "by branch for declined applications", "by branches with more than 50 loans" group by the branch.
      rows.conditions.length === 0 ||
      rows.conditions.some((one) => one.kind === 'exists' || one.kind === 'not' || isOfGroups(one))
        ? null
        : { kind: 'exists', nominal: rows },
    ),
    // So does "by branch in Texas": one of them would be "the branch in Texas", several "branches".
    (found, { words, candidatesAt }, at) => {
      const noun = words[at + 1] ?? '';
      const isKind =
        singularOf(noun) === noun &&
        (candidatesAt[at + 1] ?? []).some(({ end, meaning }) => end === at + 2 && meaning.kind === 'dataset');
      return isKind ? [] : found;
    },
  ),
);

/** "payments by card"; "applications by branch" are of the branches, where a value of another column is called so too. */
const byValue: Parser<ConditionSketch> = revised(
  sequence(
    [word('agent'), valueList],
    (_, values): ConditionSketch => ({ kind: 'value', field: null, values, isAgent: true }),
  ),
  (found, { candidatesAt }, at) =>
    found.filter(
      ({ end }) =>
        !(candidatesAt[at + 1] ?? []).some((one) => one.end === end && one.meaning.kind === 'dataset'),
    ),
);

/** "books by British authors"; "books by author" is a grouping. */
export const byCondition: Parser<ConditionSketch> = costing(
  SLIGHTLY_ROUGH,
  either<ConditionSketch>(byValue, byRows),
);
