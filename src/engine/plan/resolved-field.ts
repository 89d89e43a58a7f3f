import type { Dataset, Field } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import type { Span } from '../elapsed.ts';
import type { Assembly, Scope } from './assembly.ts';
import type { FieldTerm } from './sketch.ts';

/** A field with the table that it is of. */
export interface ResolvedField {
  readonly dataset: Dataset;
  readonly field: Field;
  /** Of a quantity that the question makes: what it is; the field then is no column of the table. */
  readonly made?: {
    readonly expression: Expression;
    /** For a length of time. */
    readonly span?: Span;
  };
}

/** Chooses the field of a term; handed in where terms are made of terms. */
export type FieldResolver = (assembly: Assembly, term: FieldTerm, scope: Scope) => ResolvedField;
