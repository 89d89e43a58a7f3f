import type { Condition, MeasureOutput } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { MeasureSketch } from './sketch.ts';

/** The state of one attempt to make a query of one reading of the sentence. */
export interface Assembly {
  readonly index: KnowledgeIndex;
  /** Grows with every choice that the words left open. */
  cost: number;
  readonly assumptions: Set<string>;
  /** Tables on the many side that a condition was asked of already, as `anchor table`. */
  readonly manySides: Set<string>;
  /** Tables of which a column was measured already. */
  readonly measured: Set<string>;
  /** The tables that words of the question can only be of; they decide between fields that are equally near. */
  readonly owners?: () => ReadonlySet<string>;
  /** "male and female members": what is listed is joined by "and" alone. */
  readonly isJoinedByAnd?: boolean;
  /** Handed down because conditions and measures contain each other. */
  readonly resolveMeasure: MeasureResolver;
}

/** Makes a measure of its sketch. */
export type MeasureResolver = (assembly: Assembly, sketch: MeasureSketch, scope: Scope) => ResolvedMeasure;

/** A measure with what its words ask of the rows it is over. */
export interface ResolvedMeasure {
  readonly output: MeasureOutput;
  /** The table whose rows are aggregated; what bare times and values in the question are about. */
  readonly table: string;
  /** Conditions named together with the measure: "number of *late* loans". */
  readonly conditions: readonly Condition[];
  /** The date that a bare time means for it, where it is not the table's default. */
  readonly date: DateColumn | null;
  readonly lowerIsBetter: boolean | null;
}

/** What decides between fields of the same name. */
export interface Scope {
  /** The table that the words around are about; null if unknown. */
  readonly anchor: string | null;
  /** Tables that the question names. */
  readonly mentioned: ReadonlySet<string>;
  /** The date that a bare time means for the rows, where it is not their usual one: charge-offs are of their charge-off date. */
  readonly date?: DateColumn | null;
  /** The column that measures the rows, where their state has one of its own; null for the table's default. */
  readonly measure?: string | null;
  /** The date that a bare time means for rows that others have, where they are usually dated by when they ought to be done. */
  readonly dayDone?: DateColumn | null;
  /** The rows that are aggregated, where they are not those of the field's own table: a score by loan, not by borrower. */
  readonly rows?: string;
  /** Tables of which only rows that have any count in an average over them: "counting only borrowers with loans". */
  readonly ofThoseWithAny?: ReadonlySet<string>;
}

/** A date by reference. */
export interface DateColumn {
  readonly table: string;
  readonly column: string;
}
