import type { Expression, Unit } from '../shared/mod.ts';

/**
 * What is known of the database: its schema and values by introspection, its words by the semantic model.
 * Plain data: it can be printed, stored and tested.
 */
export interface Knowledge {
  /** What the database is called, in words: `student club`; absent where it has no name. */
  readonly name?: string;
  readonly datasets: readonly Dataset[];
  readonly relationships: readonly Relationship[];
  readonly metrics: readonly Metric[];
  readonly segments: readonly Segment[];
  /** The date that relative dates count from, where the data has one (ISO); else null. */
  readonly asOfDate: string | null;
  /** ISO 4217 code of amounts without a unit of their own, e.g. `USD`. */
  readonly currency: string | null;
  /** What comes first is shown with the number that says so, also where the question asks for it alone. */
  readonly showsRanks?: true;
  /** What people say of this data, in plainer words, that is put so before a question is read. */
  readonly firstPhrasings?: readonly Phrasing[];
  /** The same where the question has no answer otherwise. */
  readonly fallbackPhrasings?: readonly Phrasing[];
}

/** A way to say something, and plainer words for it, in the language of the engine's turns: `{loans|mortgages} that we made` → `$1 issued`. */
export interface Phrasing {
  readonly said: string;
  readonly plain: string;
}

/** A table (or view) and what its rows are called. */
export interface Dataset {
  /** The table's name in the database. */
  readonly name: string;
  /** Of a part that the table's rows play in others (`seller`): the table; `name` is then no table's. */
  readonly roleOf?: string;
  /** A verb of the question is its name, so that the rows that it relates are related by it. */
  readonly isSaid?: boolean;
  /** Singular and plural, lower case as in a sentence: `loan`, `loans`. */
  readonly label: string;
  readonly labelPlural: string;
  readonly synonyms: readonly string[];
  readonly description: string | null;
  readonly primaryKey: readonly string[];
  readonly fields: readonly Field[];
  /** The column that "in 2024" means for a row of this table, e.g. `issued_on`; null if there is none or no single one. */
  readonly defaultDate: string | null;
  /** Columns that name a row to a person, e.g. `full_name`. */
  readonly display: readonly string[];
  /** The column that "how much", "amount", "largest" mean for a row, e.g. `principal`; null if undefined. */
  readonly defaultMeasure: string | null;
  /** The column that a bare percentage is of: "loans under 7 %"; absent if the unit alone has to tell. */
  readonly defaultPercent?: string;
  readonly rowCount: number;
  /** False for bookkeeping tables that no question is about (the one-row `portfolio`). */
  readonly isVisible: boolean;
}

export interface Field {
  /** The column's name; for a derived field any name unique in the dataset. */
  readonly name: string;
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly description: string | null;
  readonly type: 'integer' | 'real' | 'text' | 'date' | 'timestamp' | 'boolean' | 'blob';
  readonly role: FieldRole;
  readonly unit: Unit | null;
  readonly isNullable: boolean;
  /** For a derived field (turnaround, age): what it is; null for a stored column. */
  readonly expression: Expression | null;
  readonly distinctCount: number;
  /** Smallest and largest stored value, for numbers and dates; null when empty or not applicable. */
  readonly min: number | string | null;
  readonly max: number | string | null;
  /** The distinct values, where the column is text (or a coded integer) and has at most 10,000 of them; else null. */
  readonly values: readonly FieldValue[] | null;
  /** Bounds for "by X band", ascending; null to choose by the data. */
  readonly bands: readonly number[] | null;
  /** A smaller value is better (days late, default rate): decides "best", "worst". null if neither is. */
  readonly lowerIsBetter: boolean | null;
  /** What is meant where the quantity is asked for and neither its total nor its average is named; absent: it is asked back. */
  readonly aggregate?: 'sum' | 'avg';
  /** What is so of all rows that have it: a decline reason is of declined applications. Absent where any may. */
  readonly only?: Expression;
  /** For a date of which only the year is kept: the column of the same table that holds it. */
  readonly yearColumn?: string;
  /** The same for a date of which only the month is kept, as `2024-05`. */
  readonly monthColumn?: string;
  /** The order of the values where it is not alphabetical (grades, size classes); null otherwise. */
  readonly order: readonly string[] | null;
}

/** `key`: identifiers; `category`: few values; `name`: free text naming a row; `measure`: quantities; `flag`: 0/1. */
export type FieldRole = 'key' | 'category' | 'geography' | 'name' | 'measure' | 'time' | 'flag' | 'other';

export interface FieldValue {
  readonly value: string | number;
  readonly synonyms: readonly string[];
}

/** A key from the many side to the one side. */
export interface Relationship {
  readonly name: string;
  readonly from: string;
  readonly fromColumns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
  /** Every row of `from` has its row in `to` (NOT NULL foreign key that holds). */
  readonly isTotal: boolean;
  /** At most one row of `from` per row of `to` (a unique foreign key). */
  readonly isOneToOne: boolean;
  /** Used when several paths lead between two tables; higher wins, equal is an ambiguity. */
  readonly preference: number;
  /** What is so of all rows of `to` that have rows of `from`: loans are of approved applications. Absent where any may have them. */
  readonly only?: Expression;
}

/** A named aggregate: `default rate`, `volume`. */
export interface Metric {
  readonly name: string;
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly description: string | null;
  /** Holds at least one aggregate. */
  readonly expression: Expression;
  readonly unit: Unit | null;
  /** The date that "in 2024" means for it, where it is not the dataset's default: `{ table, column }`. */
  readonly date: { readonly table: string; readonly column: string } | null;
  readonly lowerIsBetter: boolean | null;
  /** Made of a column's values, and by nobody who said what the database is about. */
  readonly isImplied?: true;
  /** The same of other rows, for what the metric of this name cannot be asked by. */
  readonly isSpare?: true;
  /** Named by its unit, so that it is asked for by "how many": hours of delay. */
  readonly isOfUnits?: true;
}

/** A named condition on the rows of one dataset: `open` loans, `late` payments, `repeat` customers. */
export interface Segment {
  readonly name: string;
  /** As it stands before or after the dataset's name: `open`, `charged-off`. */
  readonly label: string;
  readonly synonyms: readonly string[];
  /** Words that name the rows by themselves: `delinquencies` for late loans. */
  readonly nouns: readonly string[];
  readonly dataset: string;
  /** Over one row; an aggregate in it is over the rows of its table that are related to the row. */
  readonly condition: Expression;
  /** The column that "in 2024" means for such rows, where it is not the dataset's default: charge-offs in 2024. */
  readonly date?: string | null;
  /** The column that "over $500" means of such rows, where it is not the dataset's default: what is due of unpaid payments. */
  readonly measure?: string | null;
}
