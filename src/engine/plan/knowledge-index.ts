import type { Dataset, Field, Knowledge, Metric, Relationship, Segment } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { LoanqError } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';

/** Knowledge by name, and how far tables are from one another. Made once per database. */
export interface KnowledgeIndex {
  readonly knowledge: Knowledge;
  /** The day that ages count to: that of the data, else today (ISO); null where neither is known. */
  readonly asOf: string | null;
  dataset(name: string): Dataset;
  field(dataset: string, name: string): Field;
  metric(name: string): Metric;
  segment(name: string): Segment;
  /** How hard it is to get from a row of `from` to rows of `to`; Infinity when no keys lead there. */
  distance(from: string, to: string): number;
  /** Every row of `from` leads to at most one row of `to`. */
  isToOne(from: string, to: string): boolean;
  /** A row of the first table may have no row of the second. */
  mayMiss(from: string, to: string): boolean;
  /** A field by reference, also a derived one: the emitter spells it out. */
  columnOf(dataset: string, field: string): Extract<Expression, { kind: 'column' }>;
  /** Others refer to it and it refers to none: a person, place or product rather than something that happens. */
  isParty(dataset: string): boolean;
  /** The dataset that most metrics are about: what a question is about that does not say; null where none leads. */
  readonly mainDataset: string | null;
}

/** A step to the one side costs 1, to the many side more: what a row *has one of* is what its words mean. */
const STEP_UP = 1;
const STEP_DOWN = 4;
/** A preferred key is a shorter step: 1, then 0.67, 0.5 … of one without preference. */
const PREFERENCE_WEIGHT = 0.5;

/** Indexes knowledge for the planner. */
export function indexKnowledge(knowledge: Knowledge, today: string | null = null): KnowledgeIndex {
  const datasets = new Map(knowledge.datasets.map((dataset) => [dataset.name, dataset]));
  const fields = new Map(
    knowledge.datasets.map((dataset) => [
      dataset.name,
      new Map(dataset.fields.map((field) => [field.name, field])),
    ]),
  );
  const metrics = new Map(knowledge.metrics.map((metric) => [metric.name, metric]));
  const segments = new Map(knowledge.segments.map((segment) => [segment.name, segment]));
  const distances = new Map<string, ReadonlyMap<string, Reach>>();
  const reach = (from: string): ReadonlyMap<string, Reach> => {
    const known = distances.get(from) ?? reachFrom(from, knowledge.relationships);
    distances.set(from, known);
    return known;
  };
  return {
    knowledge,
    asOf: knowledge.asOfDate ?? today,
    mainDataset: mainDatasetOf(knowledge),
    isParty: (name) =>
      knowledge.relationships.some(({ to }) => to === name) &&
      !knowledge.relationships.some(({ from }) => from === name),
    dataset: (name) => known(datasets.get(name), name),
    field: (dataset, name) => known(fields.get(dataset)?.get(name), `${dataset}.${name}`),
    metric: (name) => known(metrics.get(name), name),
    segment: (name) => known(segments.get(name), name),
    distance: (from, to) => reach(from).get(to)?.cost ?? Number.POSITIVE_INFINITY,
    isToOne: (from, to) => reach(from).get(to)?.isToOne ?? false,
    mayMiss: (from, to) => reach(from).get(to)?.mayMiss ?? true,
    columnOf: (dataset, name) => ({
      kind: 'column',
      table: dataset,
      column: known(fields.get(dataset)?.get(name), name).name,
    }),
  };
}

interface Reach {
  readonly cost: number;
  readonly isToOne: boolean;
  readonly mayMiss: boolean;
}

/** Dijkstra over the keys; tables are few. */
function reachFrom(start: string, relationships: readonly Relationship[]): ReadonlyMap<string, Reach> {
  const best = new Map<string, Reach>([[start, { cost: 0, isToOne: true, mayMiss: false }]]);
  const open = [start];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const here = best.get(from);
    if (here === undefined) continue;
    for (const step of stepsFrom(from, relationships)) {
      const cost = here.cost + step.cost;
      if (cost >= (best.get(step.to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(step.to, {
        cost,
        isToOne: here.isToOne && step.isUp,
        mayMiss: here.mayMiss || step.mayMiss,
      });
      open.push(step.to);
    }
  }
  return best;
}

function stepsFrom(
  table: string,
  relationships: readonly Relationship[],
): {
  readonly to: string;
  readonly cost: number;
  readonly isUp: boolean;
  readonly mayMiss: boolean;
}[] {
  return relationships.flatMap(({ from, to, preference, isOneToOne, isTotal }) => {
    const stretch = 1 / (1 + PREFERENCE_WEIGHT * Math.max(preference, 0));
    const steps = [];
    if (from === table) steps.push({ to, cost: STEP_UP * stretch, isUp: true, mayMiss: !isTotal });
    if (to === table)
      steps.push({
        to: from,
        cost: isOneToOne ? STEP_UP * 2 : STEP_DOWN,
        isUp: isOneToOne,
        mayMiss: true,
      });
    return steps;
  });
}

function mainDatasetOf({ metrics }: Knowledge): string | null {
  const counts = new Map<string, number>();
  for (const { expression, isImplied } of metrics) {
    if (isImplied === true) continue;
    for (const table of new Set(aggregatesOf(expression).map((aggregate) => aggregate.table))) {
      counts.set(table, (counts.get(table) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  // One metric alone says nothing of what the others would be over.
  return first !== undefined && first[1] > Math.max(1, second?.[1] ?? 0) ? first[0] : null;
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined)
    throw new LoanqError('misconfigured', `the knowledge of the database has no ${name}`);
  return value;
}
