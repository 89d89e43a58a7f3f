import type { KnowledgeIndex } from '../../knowledge-index.ts';
import {
  either,
  listOf,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
  where,
} from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { leadingCondition, nominal } from '../forward.ts';
import { not, nounJoint } from '../joints.ts';
import { word } from '../words.ts';
import { noneOf } from './neither.ts';
import { segmentCondition } from './segments.ts';
import { shareField, valueCondition } from './values.ts';

/** "excluding mortgages and grade A", "except late ones and renters": each of them is left out, and not only what is both. */
export const excludedCondition: Parser<ConditionSketch> = symbol(() =>
  sequence([optional(nounJoint), exclusion, severalLeftOut], (_, __, all) => noneOf(all)),
);

const EXCLUSIONS: ReadonlySet<string> = new Set(
  'apart besides disregarding except excepting excl exclude excluding ignoring leaving other setting'.split(
    ' ',
  ),
);
/** "*not counting*", "*not including*". */
const COUNTING: ReadonlySet<string> = new Set(['considering', 'counting', 'including']);

const exclusion: Parser<string> = where(
  not,
  ({ words }, at) => EXCLUSIONS.has(words[at] ?? '') || COUNTING.has(words[at + 1] ?? ''),
);

const COMMA: ReadonlySet<string> = new Set([',']);
const AND: ReadonlySet<string> = new Set(['and', 'or']);
/** "and", ", or", "and excluding", "and leave out"; a comma before more of them. */
const andAgain = either(
  sequence([optional(typed(COMMA)), typed(AND), optional(either(exclusion, word('leave-out')))], () => 'and'),
  typed(COMMA),
);

/** Two or more kinds that are left out: "mortgages and grade A". */
export const severalLeftOut: Parser<readonly ConditionSketch[]> = symbol(() =>
  revised(listOf(leftOut, andAgain), (found, { words, index }, at) =>
    found.filter(
      ({ value, end }) =>
        value.length > 1 && !isOneList(value, index) && words.slice(at, end).some((one) => AND.has(one)),
    ),
  ),
);

/** One of what is left out: "grade A", "mortgages", "late ones", "retired people". */
const leftOut: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    valueCondition,
    segmentCondition,
    sequence([leadingCondition, word('ones')], (which) => which),
    sequence([nominal], (rows) =>
      rows.conditions.length === 1 ? { kind: 'exists', nominal: rows, isSelf: true } : null,
    ),
  ),
);

/** "Texas and California", "late and charged-off" are values of one column, which are read together. */
function isOneList(conditions: readonly ConditionSketch[], index: KnowledgeIndex): boolean {
  const values = conditions.flatMap((one) => (one.kind === 'value' ? one.values : []));
  if (conditions.every(({ kind }) => kind === 'value')) return shareField(values);
  const [first, ...others] = conditions.map((one) => columnsOfValue(one, index));
  return first?.some((column) => others.every((one) => one.includes(column))) === true;
}

function columnsOfValue(condition: ConditionSketch, index: KnowledgeIndex): readonly string[] {
  if (condition.kind === 'value')
    return condition.values.flatMap(({ alternatives }) =>
      alternatives.map(({ dataset, field }) => `${dataset} ${field}`),
    );
  const [only, ...others] = condition.kind === 'segment' ? condition.segments : [];
  const test = only === undefined || others.length > 0 ? null : index.segment(only).condition;
  return test?.kind === 'binary' && test.operator === '=' && test.left.kind === 'column'
    ? [`${test.left.table} ${test.left.column}`]
    : [];
}
