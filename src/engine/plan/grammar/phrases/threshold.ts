import {
  atEnd,
  type Chart,
  costing,
  either,
  mapped,
  optional,
  type Parser,
  sequence,
  symbol,
  where,
} from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import type { Comparison, ConditionSketch, DimensionSketch } from '../../sketch.ts';
import { type Bound, bound } from '../conditions/bounds.ts';
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
      [
        mark,
        either(
          sequence([word('only', 'counting-only'), optional(word('of'))], (only) => only),
          word('of'),
        ),
        group,
        relatedCondition,
        closing,
      ],
      (_, __, of, condition) => ofGroups(condition, of),
    ),
    // "only consider those with 500 or more applications"
    sequence(
      [mark, word('counting-only'), optional(word('ones')), relatedCondition, closing],
      (_, __, ___, condition) => ofGroups(condition),
    ),
    // ", only branches above $5 million", "only show clubs with 3 or more", "- only those that come to more than 10 %"
    where(
      sequence(
        [
          mark,
          optional(word('open-show', 'open-list')),
          either(word('only'), word('counting-only')),
          optional(word('open-show', 'open-list')),
          optional(group),
          optional(word('ones')),
          optional(word('coming-to', 'with')),
          bound,
          closing,
        ],
        (_, __, ___, ____, of, _____, ______, limit) => ofAsked(limit, of),
      ),
      namesThem,
    ),
    // "balance by state, over $1 million (only)"
    costing(
      UNTIED,
      atEnd(
        sequence(
          [word('comma', 'bracket'), bound, optional(word('only-after')), closing],
          (_, limit): Phrase => ofAsked(limit, null),
        ),
      ),
    ),
    // ", states with 100+ loans only"
    sequence(
      [word('comma', 'bracket'), group, relatedCondition, word('only-after'), closing],
      (_, of, condition) => ofGroups(condition, of),
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

/** "only those", "only branches": a number after "only" alone may be of anything. */
function namesThem({ words, candidatesAt }: Chart, at: number): boolean {
  const next = words.slice(at, at + THEM_WITHIN);
  const end = next.findIndex((_, after) =>
    candidatesAt[at + after]?.some(({ meaning }) => meaning.kind === 'number'),
  );
  const said = end < 0 ? next : next.slice(0, end);
  return said.some(
    (word, after) =>
      THOSE.has(word) || (candidatesAt[at + after] ?? []).some(({ meaning }) => NAMES.has(meaning.kind)),
  );
}

const THEM_WITHIN = 8;
const THOSE: ReadonlySet<string> = new Set(['it', 'ones', 'that', 'this', 'those']);

function ofAsked(limit: Bound, group: DimensionSketch | null): Phrase {
  return { kind: 'of-asked', bound: limit, ...(group === null ? {} : { group }) };
}

function ofGroups(condition: ConditionSketch | null, group?: DimensionSketch): Phrase | null {
  if (condition === null || !isReached(condition)) return null;
  return { kind: 'of-groups', condition, ...(group === undefined ? {} : { group }) };
}

function isReached({ kind }: ConditionSketch): boolean {
  return kind === 'count' || kind === 'aggregate' || kind === 'overall';
}

function opposite(condition: ConditionSketch): ConditionSketch | null {
  return condition.kind === 'count' || condition.kind === 'aggregate' || condition.kind === 'overall'
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
