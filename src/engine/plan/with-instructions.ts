import { assertNever } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Assembly } from './assembly.ts';
import { columnsSaid } from './columns-said.ts';
import type { Draft } from './draft.ts';
import { saysYesOrNo } from './grammar/fields.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { PhraseOf } from './phrase.ts';
import { noSense } from './rejection.ts';
import { partsOf, rewrite } from './rewrite.ts';
import type {
  ConditionSketch,
  FieldAlternative,
  FieldTerm,
  MeasureSketch,
  Nominal,
  SketchOf,
} from './sketch.ts';
import { withDateOf } from './with-date-of.ts';

/** The draft as its instructions say that it is to be understood. */
export function withInstructions(assembly: Assembly, whole: Draft): Draft {
  if (whole.instructions.length === 0) return whole;
  const bases = whole.instructions.flatMap((one) => (one.kind === 'basis' ? [one] : []));
  return whole.instructions.reduce((draft, instruction) => {
    switch (instruction.kind) {
      case 'left-out':
        return withoutRows(assembly, draft, instruction);
      case 'included':
        return withRows(assembly, draft, instruction);
      case 'no-empty-groups':
        return draft.keepEmptyGroups ? noSense('groups without rows are left out and asked for') : draft;
      case 'dated-by':
        return withDateOf(draft, instruction.field);
      case 'meant':
        return withColumn(assembly, draft, instruction.field);
      case 'basis':
        return instruction === bases[0] ? withBases(assembly, draft, bases) : draft;
      default:
        return assertNever(instruction);
    }
  }, whole);
}

/** Rows that do not count: where the noun is said they are none of its rows, else none of those that are measured. */
function withoutRows({ index }: Assembly, draft: Draft, { rows }: PhraseOf<'left-out'>): Draft {
  const { dataset, conditions } = rowsOf(index, rows);
  const excluded: ConditionSketch = { kind: 'not', of: allOf(conditions) };
  if (dataset === null) return { ...draft, conditions: [...draft.conditions, excluded] };
  let isSaid = false;
  const { instructions, ...said } = draft;
  const restricted = rewrite(said, (part) => {
    if (!isNominal(part) || part.dataset !== dataset) return part;
    isSaid = true;
    return { ...part, conditions: [...part.conditions, excluded] };
  });
  if (isSaid) return { ...restricted, instructions };
  const nominal: Nominal = { kind: 'nominal', dataset, conditions };
  const among: ConditionSketch = { kind: 'exists', nominal, isSelf: true, isLeftOut: true };
  return { ...draft, conditions: [...draft.conditions, { kind: 'not', of: among }] };
}

/** The values are those of the column that is said; states must be of it. */
function withColumn({ index }: Assembly, draft: Draft, { alternatives }: FieldTerm): Draft {
  const meant = new Set(alternatives.map(({ dataset, field }) => `${dataset}.${field}`));
  const isMeant = ({ dataset, field }: FieldAlternative): boolean => meant.has(`${dataset}.${field}`);
  const { instructions, ...said } = draft;
  let isSaid = false;
  const restricted = rewrite(said, (part) => {
    if (isSegment(part)) isSaid ||= [...columnsSaid(index, part)].some((column) => meant.has(column));
    if (!isValue(part)) return part;
    const values = part.values.map((value) => ({ alternatives: value.alternatives.filter(isMeant) }));
    if (values.some((value) => value.alternatives.length === 0)) return part;
    isSaid = true;
    return { ...part, values };
  });
  return isSaid ? { ...restricted, instructions } : noSense('what is of that column is not said');
}

function isValue(part: object): part is SketchOf<'value'> {
  return 'kind' in part && part.kind === 'value' && 'values' in part;
}

function isSegment(part: object): part is SketchOf<'segment'> {
  return 'kind' in part && part.kind === 'segment' && 'segments' in part;
}

/** What makes no difference: right where nothing else restricts the same column. */
function withRows({ index }: Assembly, draft: Draft, { rows, field }: PhraseOf<'included'>): Draft {
  const { measures, nominals, conditions, rank, byMeasures } = draft;
  // What is averaged or added up is no condition: "average days late, including payments on time".
  const bounded = measures.filter((one) => one.kind !== 'aggregate' && one.kind !== 'bare');
  const said = [measures, nominals, conditions, rank, byMeasures];
  if (field?.alternatives.some((one) => saysYesOrNo(index.field(one.dataset, one.field))) === true)
    noSense('whether it is so may be a condition');
  const meant = [...columnsSaid(index, rows ?? field)];
  const restricted = columnsSaid(index, [bounded, nominals, conditions, rank, byMeasures]);
  if (meant.some((column) => restricted.has(column))) noSense('what is to count all the same is restricted');
  const tables = new Set([...columnsSaid(index, said)].map(tableOf));
  for (const part of partsOf(said)) if (isNominal(part)) tables.add(part.dataset);
  const areOfThem =
    rows?.kind === 'nominal'
      ? tables.has(rows.dataset)
      : meant.map(tableOf).some((of) => [...tables].some((one) => isOf(index, of, one)));
  return areOfThem ? draft : noSense('it is of other rows');
}

/** Of the rows themselves, or of what each of them has one of: "average rate, including mortgages" by the product of the loan. */
function isOf(index: KnowledgeIndex, table: string, rows: string): boolean {
  return table === rows || index.isToOne(rows, table);
}

/** "default rate by number and by amount": the one beside the other. */
function withBases(assembly: Assembly, draft: Draft, bases: readonly PhraseOf<'basis'>[]): Draft {
  const rows = new Set(bases.flatMap(({ of }) => of ?? []));
  if (rows.size > 0 && tablesMeasured(assembly, draft.measures).some((table) => !rows.has(table)))
    noSense('the number is that of other rows');
  const [first, ...others] = new Set(bases.map(({ by }) => by));
  const based = first === undefined ? draft : withBasis(assembly, draft, first);
  if (others.length === 0) return based;
  const [rate, ...more] = draft.measures;
  if (rate === undefined || more.length > 0 || draft.rank !== null || draft.transform !== null)
    noSense('of what both are is not said');
  return {
    ...based,
    measures: [...based.measures, ...others.flatMap((by) => withBasis(assembly, draft, by).measures)],
  };
}

/** A rate is by number unless it is called otherwise; by amount it is another metric. */
function withBasis({ index }: Assembly, draft: Draft, by: 'number' | 'amount'): Draft {
  let isOfRate = false;
  const based = (measure: MeasureSketch): MeasureSketch => {
    // "number of visits and the change in number", "share of late loans, by number"
    const isOfNumber =
      isPartOfNumber(measure) || (measure.kind === 'count' && draft.transform?.kind === 'change');
    if (isOfNumber && by === 'number') {
      isOfRate = true;
      return measure;
    }
    if (measure.kind !== 'metric') return measure;
    const metrics = measure.metrics.flatMap((name) => {
      const { label, expression } = index.metric(name);
      if (by === 'number') return isOfCounts(expression) ? [name] : [];
      const other = index.knowledge.metrics.find((one) => one.label === `${label} by amount`);
      return other === undefined ? [] : [other.name];
    });
    isOfRate ||= metrics.length > 0;
    return metrics.length === 0 ? noSense('a rate by that is not known') : { ...measure, metrics };
  };
  const { measures, rank } = draft;
  const rebased: Draft = {
    ...draft,
    measures: measures.map(based),
    rank: rank === null || rank.by === null ? rank : { ...rank, by: based(rank.by) },
  };
  return isOfRate ? rebased : noSense('what is by number or by amount is not said');
}

/** The tables of the rows that are measured. */
function tablesMeasured({ index }: Assembly, measures: readonly MeasureSketch[]): readonly string[] {
  const metrics = measures.flatMap((one) => (one.kind === 'metric' ? one.metrics : []));
  const aggregates = metrics.flatMap((name) => aggregatesOf(index.metric(name).expression));
  const nominals = partsOf(measures).filter(isNominal);
  return [...aggregates.map(({ table }) => table), ...nominals.map(({ dataset }) => dataset)];
}

/** A part of rows, which is by how many there are. */
function isPartOfNumber(measure: MeasureSketch): boolean {
  if (measure.kind === 'share') return measure.of.kind === 'nominal';
  if (measure.kind === 'share-of-total') return measure.of.kind === 'count';
  if (measure.kind !== 'ratio' || measure.isPercent !== true) return false;
  return [measure.numerator, measure.denominator].every(({ kind }) => kind === 'count');
}

function isOfCounts(expression: object): boolean {
  const aggregates = partsOf(expression).filter((part) => 'kind' in part && part.kind === 'aggregate');
  return aggregates.length > 1 && aggregates.every((part) => 'function' in part && part.function === 'count');
}

/** The rows by their table, where only one has what is said of them. */
function rowsOf(
  index: KnowledgeIndex,
  rows: Nominal | ConditionSketch,
): { readonly dataset: string | null; readonly conditions: readonly ConditionSketch[] } {
  if (rows.kind === 'nominal') return rows;
  const tables = new Set([...columnsSaid(index, rows)].map(tableOf));
  const [dataset = null] = tables;
  return { dataset: tables.size === 1 ? dataset : null, conditions: [rows] };
}

/** Of `table.column`. */
function tableOf(column: string): string {
  return column.slice(0, column.indexOf('.'));
}

function isNominal(part: object): part is Nominal {
  return 'kind' in part && part.kind === 'nominal';
}

function allOf(conditions: readonly ConditionSketch[]): ConditionSketch {
  const [first] = conditions;
  return first !== undefined && conditions.length === 1 ? first : { kind: 'and', of: conditions };
}
