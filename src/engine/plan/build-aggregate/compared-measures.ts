import { assertNever } from '../../../shared/mod.ts';
import type { Assembly, ResolvedMeasure } from '../assembly.ts';
import { binary } from '../expressions.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { toTitle } from '../naming.ts';
import type { PhraseOf } from '../phrase.ts';
import { noSense, undecided } from '../rejection.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { overRows } from '../resolve-measure/filters.ts';
import type { ConditionSketch } from '../sketch.ts';

/** The measures of each side as columns of their own, or what the first side has more than the second. */
export function comparedMeasures(
  assembly: Assembly,
  measures: readonly ResolvedMeasure[],
  { compare, scope }: { readonly compare: PhraseOf<'compare'>; readonly scope: ConditionScope },
): readonly ResolvedMeasure[] {
  const labels = compare.labels ?? [];
  const sides = withoutRest(compare, assembly.index);
  return measures.flatMap((measure) => {
    const bySide = (
      compare.as === 'difference' && compare.measure !== undefined ? laterFirst(sides) : sides
    ).map((side) => ofSide(assembly, measure, { side, label: labels[sides.indexOf(side)] ?? '', scope }));
    if (compare.as === 'columns') return bySide;
    const [first, second] = bySide;
    if (first === undefined || second === undefined) return noSense('a difference is of two');
    return [differenceOf(measure, [first, second])];
  });
}

/** "the others" are those that the other side is not. */
export function withoutRest(
  { sides: said, isWhole }: Pick<PhraseOf<'compare'>, 'sides' | 'isWhole'>,
  index: KnowledgeIndex,
): readonly ConditionSketch[] {
  const sides = withSameRole(said, index);
  const sizes = new Set(sides.map((side) => (side.kind === 'and' ? side.of.length : 1)));
  // "late loans over $50k vs under $10k": the second may be late, or any.
  if (sizes.size > 1 && isWhole !== true)
    undecided('whether what is said of the first side holds for both is not said');
  return sides.map((side) => {
    if (side.kind !== 'rest') return side;
    const [other, ...more] = sides.filter((one) => one !== side);
    if (other === undefined || more.length > 0 || UNCLEAR.has(other.kind))
      return noSense('what the others are is not said');
    return other.kind === 'not' ? other.of : { kind: 'not', of: other };
  });
}

/** "applicants with a score under 600 versus those over 740": what the noun says of the first, "those" says of the others. */
function withSameRole(sides: readonly ConditionSketch[], index: KnowledgeIndex): readonly ConditionSketch[] {
  const [first, ...others] = sides.map((side) => (side.kind === 'and' ? side.of : [side]));
  const roles = (first ?? []).filter((one) => isRole(one, index));
  if (first === undefined || roles.length === 0 || roles.length === first.length) return sides;
  if (others.some((side) => side.some((one) => one.kind === 'rest' || isRole(one, index)))) return sides;
  return [first, ...others.map((side) => [...roles, ...side])].map((of) => ({ kind: 'and', of }));
}

/** People by what they have at all: applicants have an application. */
export function isRole(condition: ConditionSketch, index: KnowledgeIndex): boolean {
  const [segment, ...more] = condition.kind === 'segment' ? condition.segments : [];
  if (segment === undefined || more.length > 0) return false;
  const test = index.segment(segment).condition;
  return (
    test.kind === 'binary' &&
    test.operator === '>' &&
    test.left.kind === 'aggregate' &&
    test.left.filter === null
  );
}

/** Of "cancelled flights of low-cost airlines" the others may be others in one of the two, or in either. */
const UNCLEAR: ReadonlySet<ConditionSketch['kind']> = new Set(['rest', 'time', 'and', 'or']);

function ofSide(
  assembly: Assembly,
  measure: ResolvedMeasure,
  {
    side,
    label: said,
    scope,
  }: { readonly side: ConditionSketch; readonly label: string; readonly scope: ConditionScope },
): ResolvedMeasure {
  const inner = { ...scope, anchor: measure.table, date: measure.date ?? scope.date ?? null };
  const condition = resolveCondition(assembly, side, inner);
  const label = `${measure.output.label} ${said === '' ? sideLabel(assembly, side) : `for ${said}`}`;
  const expression = overRows(measure.output.expression, condition);
  return { ...measure, output: { ...measure.output, label, name: toTitle(label), expression } };
}

function differenceOf(
  measure: ResolvedMeasure,
  [first, second]: readonly [ResolvedMeasure, ResolvedMeasure],
): ResolvedMeasure {
  const label = `difference of ${measure.output.label}`;
  const expression = binary(first.output.expression, '-', second.output.expression);
  return { ...measure, output: { ...measure.output, label, name: toTitle(label), expression } };
}

/** The difference "between 2023 and 2024", whichever is said first, is what the later has more than the earlier. */
function laterFirst(sides: readonly ConditionSketch[]): readonly ConditionSketch[] {
  const startOf = (side: ConditionSketch): string =>
    side.kind === 'time' ? (side.times[0]?.start ?? '') : '';
  return sides.every(({ kind }) => kind === 'time')
    ? sides.toSorted((a, b) => (startOf(a) < startOf(b) ? 1 : -1))
    : sides;
}

function sideLabel(assembly: Assembly, side: ConditionSketch): string {
  const name = sideName(assembly, side);
  if (side.kind === 'time') return `in ${name}`;
  return side.kind === 'missing' || (side.kind === 'not' && side.of.kind === 'missing')
    ? name
    : `for ${name}`;
}

/** What a side is called: "Texas", "2023 and 2024", "open", "the others". */
export function sideName({ index }: Assembly, side: ConditionSketch): string {
  switch (side.kind) {
    case 'time':
      return side.times.map(({ label }) => label).join(' and ');
    case 'value':
      return side.values.map(({ alternatives }) => alternatives[0]?.value ?? '').join(' and ');
    case 'segment':
      return side.segments.map((name) => index.segment(name).label).join(' and ');
    case 'not':
      return side.of.kind === 'missing' ? 'with it' : 'the others';
    case 'missing':
      return 'without it';
    case 'and':
    case 'or':
    case 'rest':
    case 'of-them':
    case 'never':
    case 'recurring':
    case 'compare':
    case 'range':
    case 'value-range':
    case 'route':
    case 'event':
    case 'text':
    case 'key':
    case 'exists':
    case 'count':
    case 'aggregate':
    case 'versus':
    case 'overall':
    case 'changed':
    case 'stepped':
    case 'fields':
    case 'counts':
    case 'nth':
    case 'chosen':
      return 'these';
    default:
      return assertNever(side);
  }
}
