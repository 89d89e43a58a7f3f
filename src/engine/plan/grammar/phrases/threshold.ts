import { costing, either, mapped, optional, type Parser, sequence, symbol, where } from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import type { Comparison, ConditionSketch, DimensionSketch } from '../../sketch.ts';
import { ofGroupsAlone } from '../conditions/of-groups.ts';
import { relatedCondition } from '../conditions/related.ts';
import { discreteField } from '../fields.ts';
import { datasetTerm } from '../terms.ts';
import { word } from '../words.ts';

/** More likely said of the groups than of rows that do not count. */
const SAID_OF_GROUPS = -0.3;
/** Nothing ties it to the noun before. */
const UNTIED = 0.1;

const mark = optional(word('comma', 'bracket', 'end'));
const closing = optional(word('bracket'));

/** What groups must reach to be in the answer, said apart from them: ", only states with over 100 loans". */
export const threshold: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    // "for states with at least 200 loans"
    sequence(
      [mark, either(word('only', 'counting-only'), word('of')), group, relatedCondition, closing],
      (_, __, of, condition) => ofGroups(condition, of),
    ),
    // "only consider those with 500 or more applications"
    sequence(
      [mark, word('counting-only'), optional(word('ones')), relatedCondition, closing],
      (_, __, ___, condition) => ofGroups(condition),
    ),
    // "skip branches with fewer than 400 applications"
    costing(
      SAID_OF_GROUPS,
      sequence(
        [
          mark,
          word('leave-out'),
          either(
            group,
            mapped(word('ones'), () => null),
          ),
          relatedCondition,
          closing,
        ],
        (_, __, of, condition) => ofGroups(opposite(condition), of ?? undefined),
      ),
    ),
    // "branches approval rate above 65 %"
    costing(
      UNTIED,
      where(
        mapped(ofGroupsAlone, (condition): Phrase => ({ kind: 'conditions', conditions: [condition] })),
        ({ candidatesAt }, at) =>
          candidatesAt
            .slice(0, at)
            .some((candidates) =>
              candidates.some(({ end, meaning }) => end === at && NAMES.has(meaning.kind)),
            ),
      ),
    ),
  ),
);

const NAMES: ReadonlySet<string> = new Set(['dataset', 'field']);

const group: Parser<DimensionSketch> = either<DimensionSketch>(
  mapped(discreteField, (field) => ({ kind: 'field', field })),
  mapped(datasetTerm, (dataset) => ({ kind: 'dataset', dataset })),
);

function ofGroups(condition: ConditionSketch | null, group?: DimensionSketch): Phrase | null {
  if (condition === null || !isReached(condition)) return null;
  return { kind: 'of-groups', condition, ...(group === undefined ? {} : { group }) };
}

function isReached({ kind }: ConditionSketch): boolean {
  return kind === 'count' || kind === 'aggregate';
}

function opposite(condition: ConditionSketch): ConditionSketch | null {
  return condition.kind === 'count' || condition.kind === 'aggregate'
    ? { ...condition, operator: OPPOSITES[condition.operator] }
    : null;
}

const OPPOSITES: Readonly<Record<Comparison, Comparison>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
