import { joinPath } from '../../joins/join-path.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { isOneOf, test } from '../expressions.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import type { FieldAlternative, SketchOf, ValueTerm } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';
import { onRelated } from './reach.ts';

/**
 * "flats that have a gym", "cooks with a nut allergy": one of the rows that belong to them is so. A place is hardly had: "with Oslo" is
 * no customer of theirs who lives there.
 */
export function hadValue(
  assembly: Assembly,
  { values }: SketchOf<'value'>,
  scope: ConditionScope,
): Condition {
  const { index } = assembly;
  const [first, ...others] = values.map((value) => theOne(assembly, value, scope));
  const isOneField = others.every(
    ({ dataset, field }) => dataset === first?.dataset && field === first.field,
  );
  if (first === undefined || !isOneField) return noSense('they have things of several kinds');
  // "loans of retired people with grade C": the loans are so.
  if (first.dataset === scope.outer) noSense(`it is said of ${scope.outer}, not of ${scope.anchor}`);
  const held = [first, ...others].map(({ value }) => value);
  const where = test(isOneOf(index.columnOf(first.dataset, first.field), held));
  return onRelated(assembly, { related: first.dataset, where }, scope) ?? where;
}

function theOne({ index }: Assembly, { alternatives }: ValueTerm, { anchor }: ConditionScope): Held {
  const isNear = ({ dataset }: FieldAlternative): boolean =>
    dataset === anchor || index.isToOne(anchor, dataset);
  const had = alternatives.filter(
    ({ dataset, field }) =>
      index.field(dataset, field).role !== 'geography' && belongs(index, anchor, dataset),
  );
  const [first, ...others] = had;
  if (first === undefined || others.length > 0 || alternatives.some(isNear))
    return noSense(`what is said of ${anchor} is no value of theirs`);
  return first;
}

type Held = ValueTerm['alternatives'][number];

/** Rows that belong to one of these, or what such rows say that they have. */
function belongs({ knowledge }: KnowledgeIndex, from: string, to: string): boolean {
  const path = joinPath(knowledge, { from, to, named: new Set() });
  if ('kind' in path || path.length > 2) return false;
  const [first, second] = path;
  return first?.isReverse === true && second?.isReverse !== true;
}
