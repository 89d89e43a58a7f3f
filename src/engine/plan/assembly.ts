import type { Dataset, Field } from '../../catalog/mod.ts';
import type { Condition, MeasureOutput } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { FieldAlternative, FieldTerm, MeasureSketch } from './sketch.ts';

/** The state of one attempt to make a query of one reading of the sentence. */
export interface Assembly {
  readonly index: KnowledgeIndex;
  /** Grows with every choice that the words left open. */
  cost: number;
  readonly assumptions: Set<string>;
  /** Tables on the many side that a condition was asked of already, as `anchor table`. */
  readonly manySides: Set<string>;
  /** Handed down because conditions and measures contain each other. */
  readonly resolveMeasure: MeasureResolver;
}

export type MeasureResolver = (assembly: Assembly, sketch: MeasureSketch, scope: Scope) => ResolvedMeasure;

/** A measure with what its words ask of the rows it is over. */
export interface ResolvedMeasure {
  readonly output: MeasureOutput;
  /** The table whose rows are aggregated; what bare times and values in the question are about. */
  readonly table: string;
  /** Conditions named together with the measure: "number of *late* loans". */
  readonly conditions: readonly Condition[];
  /** The date that a bare time means for it, where it is not the table's default. */
  readonly date: { readonly table: string; readonly column: string } | null;
  readonly lowerIsBetter: boolean | null;
}

/** Why a reading of the sentence makes no query. Thrown within the planner only and caught in one place. */
export class Rejected extends Error {
  readonly reason: RejectionReason;
  constructor(reason: RejectionReason) {
    super(reason.kind);
    this.reason = reason;
  }
}

export type RejectionReason =
  /** The words fit together, but not to anything that can be asked. */
  | { readonly kind: 'no-sense'; readonly message: string }
  | { readonly kind: 'ambiguous-field'; readonly labels: readonly string[] }
  | { readonly kind: 'ambiguous-aggregate'; readonly label: string }
  | { readonly kind: 'unanswerable'; readonly message: string };

/** Ends the attempt: the words cannot mean this. */
export function noSense(message: string): never {
  throw new Rejected({ kind: 'no-sense', message });
}

/** What decides between fields of the same name. */
export interface Scope {
  /** The table that the words around are about; null if unknown. */
  readonly anchor: string | null;
  /** Tables that the question names. */
  readonly mentioned: ReadonlySet<string>;
  /** The rows that are aggregated, where they are not those of the field's own table: a score by loan, not by borrower. */
  readonly rows?: string;
}

const DISTANCE_WEIGHT = 0.2;
const MENTIONED_BONUS = 0.15;
/** What belongs to another table is a little further than its distance. */
const ELSEWHERE = 0.1;
/** Closer than this, two fields are an ambiguity. */
const MARGIN = 0.02;

export interface ResolvedField {
  readonly dataset: Dataset;
  readonly field: Field;
}

/** Chooses the field that a term means; ambiguous terms reject the attempt. */
export function resolveField(assembly: Assembly, term: FieldTerm, scope: Scope): ResolvedField {
  const alternatives =
    term.impliedLabel === undefined ? term.alternatives : implied(assembly, term.impliedLabel);
  const chosen = resolveAlternative(assembly, alternatives, scope);
  return {
    dataset: assembly.index.dataset(chosen.dataset),
    field: assembly.index.field(chosen.dataset, chosen.field),
  };
}

/** Chooses among fields, or values of fields, by how near their tables are to what the question is about. */
export function resolveAlternative<T extends FieldAlternative>(
  assembly: Assembly,
  alternatives: readonly T[],
  scope: Scope,
): T {
  const ranked = alternatives
    .map((alternative) => ({ alternative, cost: costIn(assembly.index, alternative, scope) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost);
  const best = ranked[0];
  if (best === undefined) return noSense('nothing of that name belongs to what the question is about');
  const rivals = ranked.filter(({ cost }) => cost - best.cost < MARGIN);
  if (rivals.length > 1) {
    const labels = rivals.map(({ alternative }) => qualifiedLabel(assembly.index, alternative));
    throw new Rejected({ kind: 'ambiguous-field', labels: [...new Set(labels)] });
  }
  assembly.cost += Math.max(best.cost, best.alternative.cost);
  if (ranked.length > 1 && scope.anchor !== best.alternative.dataset) {
    assembly.assumptions.add(
      `${fieldLabel(assembly.index, best.alternative)} is that of the ${ownerLabel(assembly.index, best.alternative)}`,
    );
  }
  return best.alternative;
}

function costIn(index: KnowledgeIndex, alternative: FieldAlternative, { anchor, mentioned }: Scope): number {
  const from = anchor ?? index.mainDataset;
  const distance = from === null ? 0 : index.distance(from, alternative.dataset) * DISTANCE_WEIGHT;
  const isNamed = mentioned.has(alternative.dataset) && anchor !== alternative.dataset;
  const isElsewhere = anchor !== null && anchor !== alternative.dataset;
  return alternative.cost + distance + (isElsewhere ? ELSEWHERE : 0) - (isNamed ? MENTIONED_BONUS : 0);
}

function implied({ index }: Assembly, label: string): readonly FieldAlternative[] {
  return index.knowledge.datasets.flatMap((dataset) =>
    dataset.fields
      .filter((field) => field.label === label || field.synonyms.includes(label))
      .map((field) => ({ dataset: dataset.name, field: field.name, cost: 0 })),
  );
}

function qualifiedLabel(index: KnowledgeIndex, alternative: FieldAlternative): string {
  return `${fieldLabel(index, alternative)} of the ${ownerLabel(index, alternative)}`;
}

function fieldLabel(index: KnowledgeIndex, { dataset, field }: FieldAlternative): string {
  return index.field(dataset, field).label;
}

function ownerLabel(index: KnowledgeIndex, { dataset }: FieldAlternative): string {
  return index.dataset(dataset).label;
}
