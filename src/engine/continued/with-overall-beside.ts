import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import { SMALLEST_FIRST } from '../lexicon/measures-apart.ts';
import { DIFFERENCE_BESIDE, OVERALL_BESIDE } from '../lexicon/overall-beside.ts';
import type { AggregateQuery, Condition, MeasureOutput } from '../logical-query.ts';
import { columnsOf, columnsOfCondition } from '../plan/columns-in.ts';
import { isTotal } from '../plan/expressions.ts';
import { withUniqueNames } from '../plan/naming.ts';
import type { Token } from '../token.ts';
import { tokensWithin } from '../tokens-within.ts';
import type { QuestionReader } from './state-said.ts';

/**
 * The query of a question for an average or a rate of each group, and for that of all together, or how far from it each is: "average rate by
 * branch and its difference from the overall average". Null where the number is not read by itself, or adds up: then that of all is no
 * measure for it; and where some rows alone are spoken of, for all may be these or all.
 */
export function withOverallBeside(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const said = tokens.filter(({ norm }) => !SENTENCE_ENDS.has(norm));
  const text = said.map(({ norm }) => norm).join(' ');
  for (const [pattern, as] of [
    [DIFFERENCE_BESIDE, 'difference'] as const,
    [OVERALL_BESIDE, 'value'] as const,
  ]) {
    const found = pattern.exec(text);
    const body = found?.indices?.groups?.['body'];
    const query = body === undefined ? null : reader.read(tokensWithin(said, body));
    const measure = query?.kind === 'aggregate' ? measureOf(query) : null;
    if (query?.kind !== 'aggregate' || measure === null) continue;
    const beside = besideOf(measure, as);
    const [, last = beside] = withUniqueNames([measure, beside]);
    const { sorted, way } = found?.groups ?? {};
    const direction = SMALLEST_FIRST.test(way ?? '') ? 'asc' : 'desc';
    return {
      ...query,
      measures: [measure, last],
      order: sorted === undefined ? query.order : [{ by: last.name, direction }],
    };
  }
  return null;
}

/** The one number of each group, of all rows that they have. */
function measureOf({
  dimensions,
  measures,
  where,
  sides,
  counted,
  versus,
  kept,
}: AggregateQuery): MeasureOutput | null {
  const [measure, ...others] = measures;
  if (measure === undefined || others.length > 0 || measure.transform !== null) return null;
  if (dimensions.length === 0 || isTotal(measure.expression)) return null;
  // That the groups have a name is no condition on all rows.
  const isOfGroups = (one: Condition): boolean =>
    one.kind === 'test' &&
    one.expression.kind === 'is-null' &&
    one.expression.negated &&
    dimensions.some(({ expression }) => isSame(columnsOf(expression), columnsOfCondition(one)));
  if (!conjunctsOf(where).every(isOfGroups)) return null;
  return (sides ?? counted ?? versus ?? kept) ? null : measure;
}

function besideOf(measure: MeasureOutput, as: 'difference' | 'value'): MeasureOutput {
  const isDifference = as === 'difference';
  return {
    ...measure,
    name: isDifference ? 'difference_from_overall' : `overall_${measure.name}`,
    label: isDifference ? `difference from the overall ${measure.label}` : `overall ${measure.label}`,
    transform: { kind: 'overall', as },
  };
}
