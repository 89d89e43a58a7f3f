import type { AggregateFunction, DatePart, DurationUnit } from '../../shared/mod.ts';
import type { TimeMeaning } from '../candidate.ts';
import type { Property } from '../lexicon/properties.ts';
import type { NumberSign } from '../token.ts';
import type { Superlative } from './superlative.ts';

/**
 * What the grammar makes of the words, before it is known which table a word belongs to. "state" may be the
 * borrower's or the branch's: a term keeps all of them, and `resolve` chooses by what the question is about.
 */
export interface FieldTerm {
  readonly alternatives: readonly FieldAlternative[];
  /** For words that imply a field without naming it ("older than 60"): its label. */
  readonly impliedLabel?: string;
  /** The same for adjectives ("taller than"): what the field is about. */
  readonly property?: Property;
  /** "the date": the one that dates the rows. */
  readonly isUsualDate?: true;
  /** The table that the words name as its owner: "income of borrowers". */
  readonly owner?: string;
  /** "number of downloads": of rows it is added up. */
  readonly isCounted?: true;
  /** For a quantity that the question makes of others: how; what goes before it are its alternatives, where it has any. */
  readonly derived?: Derivation;
}

/** How a quantity is made of others, of one row and the rows that it belongs to. */
export type Derivation =
  /** "days from application to decision", "age". */
  | {
      readonly kind: 'duration';
      readonly from: Moment;
      readonly to: Moment;
      /** Null where the words do not say it: then days, for dates. */
      readonly unit: DurationUnit | null;
      /** Of an age: also averaged as whole years. */
      readonly isWhole?: true;
    }
  /** "requested amount minus principal", "monthly payment times 12 divided by annual income". */
  | {
      readonly kind: 'arithmetic';
      readonly operator: Arithmetic;
      readonly left: Operand;
      readonly right: Operand;
      /** "as a percentage of". */
      readonly isPercent?: true;
    }
  /** "length of the title": of how many characters it is. */
  | { readonly kind: 'text-length'; readonly of: FieldTerm };

export type Arithmetic = '+' | '-' | '*' | '/';

/** One side of an arithmetic: a quantity or a number. */
export type Operand = FieldTerm | number;

/** When something happened: a date, that of a state ("approval"), the as-of date, or the usual one of the rows. */
export type Moment =
  | { readonly kind: 'date'; readonly field: FieldTerm }
  | { readonly kind: 'state'; readonly segment: string }
  | { readonly kind: 'now' }
  | { readonly kind: 'default' }
  /** When the rows begin and end, by what their dates are called; of which rows, where the words say it. */
  | { readonly kind: 'bound'; readonly side: 'start' | 'end'; readonly dataset: string | null }
  | ({ readonly kind: 'nth' } & Nth);

/** One of the rows that belong to another, in the order of their usual date: "a borrower's first loan". */
export interface Nth {
  readonly dataset: string;
  /** From 1. */
  readonly position: number;
  /** The last is meant, whatever its number. */
  readonly isLast?: true;
  /** Whose it is; null for that of the rows that the words around are about. */
  readonly owner: string | null;
}

/** One field that a term may mean; `cost` is how much less likely than the term's likeliest. */
export interface FieldAlternative {
  readonly dataset: string;
  readonly field: string;
  readonly cost: number;
}

/** A value of the data, in whichever fields hold it. */
export interface ValueTerm {
  readonly alternatives: readonly (FieldAlternative & { readonly value: string | number })[];
}

/** A set of rows: "late loans in Texas". */
export interface Nominal {
  readonly kind: 'nominal';
  readonly dataset: string;
  readonly conditions: readonly ConditionSketch[];
  /** The name of a row stands for the row: "Gateway Branch". */
  readonly isName?: true;
  /** "new customers": since when must be said elsewhere. */
  readonly isNew?: true;
}

/** What a bound is to a number. */
export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** A number with what its sign says of it: money, percent, a length of time; null for a bare one. */
export interface Quantity {
  readonly value: number;
  readonly sign: NumberSign | null;
  /** "a month", "a year" is said of it. */
  readonly per?: 'month' | 'year';
}

/** What is asked of rows. */
export type ConditionSketch =
  /** Without a field the quantity's sign and the table's default measure tell which: "loans over $10k". */
  | {
      readonly kind: 'compare';
      readonly field: FieldTerm | null;
      /** The tables that the noun right before a bare number calls: "a *loan* over $40,000". */
      readonly after?: readonly string[];
      readonly operator: Comparison;
      readonly quantity: Quantity;
    }
  | {
      readonly kind: 'range';
      readonly field: FieldTerm | null;
      readonly low: Quantity;
      readonly high: Quantity;
    }
  /** One of the values; with a field only that field's. */
  | {
      readonly kind: 'value';
      readonly field: FieldTerm | null;
      readonly values: readonly ValueTerm[];
      /** Who did it, "managed by Novak": nobody does so to themselves. */
      readonly isAgent?: true;
      /** Rows that belong to them say it: "flats with a gym". */
      readonly isHad?: true;
      /** One word says all of them: "owls" of several species. */
      readonly isOneWord?: true;
    }
  /** From one value to another of a field whose values are ordered: "grade D to F". */
  /** "grade D to F", "grade D or worse". */
  | { readonly kind: 'value-range'; readonly from: ValueTerm; readonly to: ValueTerm | 'better' | 'worse' }
  /** "from Oslo", "to users in Japan": of one end of a way. */
  | {
      readonly kind: 'route';
      readonly end: 'from' | 'to';
      readonly values: readonly ValueTerm[];
      readonly rows?: Nominal;
    }
  | { readonly kind: 'segment'; readonly segments: readonly string[] }
  | {
      readonly kind: 'time';
      readonly field: FieldTerm | null;
      readonly times: readonly TimeMeaning[];
      /** "in 2024 and 2025": of what happens in either of them, or of who did it in both. */
      readonly isJoined?: true;
      /** "in 2024 and in 2025": of each of them. */
      readonly isApart?: true;
      /** The verb that says how the rows came to be: "reviews *posted* in 2021". */
      readonly done?: string;
    }
  /** Part of a date that comes again: "in December of every year", "on a Monday". */
  | {
      readonly kind: 'recurring';
      readonly field: FieldTerm | null;
      readonly part: DatePart;
      readonly values: readonly string[];
    }
  | { readonly kind: 'missing'; readonly field: FieldTerm; readonly isChecked?: true }
  | {
      readonly kind: 'text';
      readonly field: FieldTerm | null;
      readonly match: 'contains' | 'starts' | 'ends' | 'equals';
      readonly text: string;
    }
  /** A row by its number; `isNamed` where a word such as "id" says that it is one, `isOfMany` after a plural: "loans 5" may be five. */
  | {
      readonly kind: 'key';
      readonly dataset: string;
      readonly value: number | string;
      readonly isNamed: boolean;
      readonly isOfMany?: boolean;
    }
  /** `isSeparate`: a row of its own, "both an auto loan and a mortgage". */
  | {
      readonly kind: 'exists';
      readonly nominal: Nominal;
      readonly isSeparate?: true;
      /** The rows themselves are said to be these: "are repeat customers". */
      readonly isSelf?: true;
      /** They do not count: each row must be of one of them at most. */
      readonly isLeftOut?: true;
      /** "whose loan is late": each row has one of these at most. */
      readonly isOne?: true;
      /** They are what was done to the rows: treatments of "treated by volunteers". */
      readonly isDeed?: true;
      /** The rows are for them or of them, which is not said to be had: "applications for auto loans". */
      readonly isOf?: true;
    }
  | {
      readonly kind: 'count';
      readonly nominal: Nominal;
      readonly operator: Comparison;
      readonly value: number;
      /** Counted are the different ones of these that the rows are of: "at two or more branches". */
      readonly distinctOf?: string;
      /** The same of the different values of a field: "in at least three product categories". */
      readonly valuesOf?: FieldTerm;
      /** The same of the different periods that they are in: "in every year from 2018 to 2025". */
      readonly partsOf?: DatePart;
    }
  | {
      readonly kind: 'aggregate';
      readonly measure: MeasureSketch;
      readonly operator: Comparison;
      readonly quantity: Quantity;
    }
  /** "above average", "below the median income", "more than twice the average of open loans". */
  | {
      readonly kind: 'versus';
      readonly field: FieldTerm | null;
      readonly operator: Comparison;
      readonly function: AggregateFunction;
      /** For `percentile`: 0 to 100. */
      readonly percentile?: number;
      readonly factor: number;
      /** What is added before it is compared: -5 for "more than 5 points above the average". */
      readonly margin?: number;
      /** By how many percent of the average it is above: 20 for "more than 20 % above the average", below 0 for below. */
      readonly percent?: number;
      /** The rows that are averaged over, where they are named. */
      readonly over: Nominal | null;
      /** "the average of their state": of the rows that share it. */
      readonly within: DimensionSketch | null;
    }
  /** "default rate above the overall one": of a group, compared with that of all. */
  | {
      readonly kind: 'overall';
      readonly measure: MeasureSketch;
      readonly operator: Comparison;
      /** "that of all loans": which rows those are. */
      readonly rows?: string;
      /** "the average month": what has it on average. */
      readonly per?: DimensionSketch;
      /** "above average": of what adds up, that of the groups. */
      readonly isAverage?: true;
      /** "the average month of that year": of which a time is spoken of. */
      readonly isOfPeriod?: true;
      /** "than grade C": what one group has, named by its value. */
      readonly than?: SketchOf<'value'>;
    }
  /** "volume fell by more than 10 % from 2023 to 2024": of a group, in the second time compared with the first. */
  | {
      readonly kind: 'changed';
      readonly measure: MeasureSketch;
      readonly direction: 'up' | 'down';
      readonly periods: readonly [before: TimeMeaning, after: TimeMeaning];
      /** By how much it changed, where that is asked. */
      readonly by: { readonly operator: Comparison; readonly quantity: Quantity } | null;
      /** "more in 2025 than in 2024": two numbers are set against each other. */
      readonly isCompared?: true;
    }
  /** "months in which volume fell": of a period, against the one before it or, with `per`, that one of the year before. */
  | {
      readonly kind: 'stepped';
      readonly measure: MeasureSketch;
      readonly direction: 'up' | 'down';
      readonly by: { readonly operator: Comparison; readonly quantity: Quantity } | null;
      readonly per: DatePart | null;
    }
  | {
      readonly kind: 'fields';
      /** Null for what the rows are measured by: "bigger than the income". */
      readonly left: FieldTerm | null;
      /** In its place: what the rows that belong to each have together. */
      readonly together?: MeasureSketch;
      readonly operator: Comparison;
      readonly right: FieldTerm;
      /** "payment times 12 exceeds 40 percent of income": what each side is multiplied by. */
      readonly factors: readonly [left: number, right: number];
      /** Of two dates: the time of the day is no matter. */
      readonly isSameDay?: true;
    }
  /** "more concerts than singers": how many rows of two kinds there are of each. */
  | {
      readonly kind: 'counts';
      readonly left: Nominal;
      readonly operator: Comparison;
      readonly right: Nominal;
    }
  /** "the youngest singer": the row comes first of those that are so, by what is named or what the superlative is about. */
  | {
      readonly kind: 'chosen';
      readonly rank: Superlative;
      readonly field: FieldTerm | null;
      /** "with the most concerts": the rows of which it has most, in place of a field. */
      readonly most?: Nominal;
      readonly among: readonly ConditionSketch[];
    }
  /** The row is this one of those that belong to another. */
  | ({ readonly kind: 'nth' } & Nth)
  /** All for which another condition does not hold: "the others"; stands for it until the other is known. */
  | { readonly kind: 'rest' }
  /** "…, all of them paid off": of the rows that were spoken of before; stands for it until they are known. */
  | { readonly kind: 'of-them'; readonly which: ConditionSketch; readonly how: 'all' | 'none' }
  /** "ordered", "were prescribed": there is a row of what the verb tells of. */
  | { readonly kind: 'event'; readonly verb: string; readonly isPassive: boolean }
  /** "never approved": of none of what is theirs. */
  | { readonly kind: 'never'; readonly segment: string }
  | { readonly kind: 'and' | 'or'; readonly of: readonly ConditionSketch[] }
  | { readonly kind: 'not'; readonly of: ConditionSketch };

/** A condition of one kind. */
export type SketchOf<Kind extends ConditionSketch['kind']> = Extract<
  ConditionSketch,
  { readonly kind: Kind }
>;

/** What is computed of rows. */
export type MeasureSketch =
  | {
      readonly kind: 'aggregate';
      readonly function: AggregateFunction;
      readonly field: FieldTerm;
      readonly distinct: boolean;
      readonly percentile: number | null;
      /** Of the population, not of a sample: the standard deviation. */
      readonly ofPopulation?: true;
      /** Said with a superlative ("highest rate"): no answer to "which loan has the highest rate". */
      readonly isSuperlative?: true;
      /** "how much principal": a verb at the end may say of which. */
      readonly isHowMuch?: true;
      /** "how much did they pay": the amounts of what was done. */
      readonly isOfVerb?: true;
    }
  /** `isTotal`: "total payments", which may be their number or their sum. */
  | { readonly kind: 'count'; readonly nominal: Nominal; readonly isTotal?: true }
  /** How many different ones of these the rows that another measure is over are of: "unique borrowers". */
  | { readonly kind: 'count-different'; readonly dataset: string }
  /** "how many" of what was named before. */
  | { readonly kind: 'count-subject' }
  /** "and for how much in total": what such rows amount to; without a noun those that another measure is over. */
  | { readonly kind: 'amount'; readonly nominal: Nominal | null }
  /** "and the longest", "and 90th percentile": of what the measure before is of. */
  | {
      readonly kind: 'again';
      readonly function: AggregateFunction;
      readonly percentile: number | null;
      readonly of: MeasureSketch | null;
    }
  | {
      readonly kind: 'metric';
      /** Metrics of the same name. */
      readonly metrics: readonly string[];
      /** An aggregate word before a metric: "total volume" is the volume, "average volume" is not. */
      readonly aggregate: AggregateFunction | null;
    }
  /** A quantity without an aggregate: "interest rate by grade". */
  | { readonly kind: 'bare'; readonly field: FieldTerm; readonly isBesideCount?: true }
  | { readonly kind: 'weighted'; readonly field: FieldTerm; readonly weight: FieldTerm | null }
  /** Percent of the rows (or of the measure over them) for which `which` holds. */
  | {
      readonly kind: 'share';
      readonly of: Nominal | MeasureSketch;
      readonly which: readonly ConditionSketch[];
      /** "share of late loans": that the condition is what is asked for, and not the base, is implied. */
      readonly isImplied?: true;
      /** "share of defaults": of all rows those, or of them what each group has. */
      readonly isOfOutcome?: true;
      /** From 0 to 1, not in percent. */
      readonly isFraction?: true;
    }
  | { readonly kind: 'share-of-total'; readonly of: MeasureSketch; readonly isFraction?: true }
  | {
      readonly kind: 'ratio';
      readonly numerator: MeasureSketch;
      readonly denominator: MeasureSketch;
      /** "per 100 applications". */
      readonly factor?: number;
      /** "as a percentage of". */
      readonly isPercent?: true;
      /** "what share of the cash was interest": the one is a part of the other. */
      readonly isOfParts?: true;
    }
  /** "volume minus recoveries", "interest plus late fees". */
  | {
      readonly kind: 'minus';
      readonly operator: '+' | '-';
      readonly left: MeasureSketch;
      readonly right: MeasureSketch;
    }
  /** "average number of loans per borrower": the measure of each, then the average of those. */
  | {
      readonly kind: 'nested';
      readonly function: 'avg' | 'max';
      readonly inner: MeasureSketch;
      readonly per: DimensionSketch;
    }
  /** Only over rows for which the condition holds: "2024 volume". */
  | { readonly kind: 'restricted'; readonly measure: MeasureSketch; readonly condition: ConditionSketch };

/** "in 2024", without a date that it is the time of. */
export function isBareTime(condition: ConditionSketch): condition is SketchOf<'time'> {
  return condition.kind === 'time' && condition.field === null;
}

/** A measure of one kind. */
export type MeasureOf<Kind extends MeasureSketch['kind']> = Extract<MeasureSketch, { readonly kind: Kind }>;

/** A ratio of two quantities, which every row has by itself. */
export type RowRatio = MeasureOf<'ratio'> & {
  readonly numerator: MeasureOf<'bare'>;
  readonly denominator: MeasureOf<'bare'>;
};

export function isRowRatio(measure: MeasureSketch): measure is RowRatio {
  return measure.kind === 'ratio' && measure.numerator.kind === 'bare' && measure.denominator.kind === 'bare';
}

/** One end of a band; whether its own number is in the band, where the words say so. */
export interface BandEnd {
  readonly quantity: Quantity;
  readonly isIn: boolean | null;
}

/** A band as it is typed; with neither end what has no value. */
export interface ListedBand {
  readonly label: string;
  readonly low: BandEnd | null;
  readonly high: BandEnd | null;
}

/** What is grouped by, or shown as a column. */
export type DimensionSketch =
  | { readonly kind: 'field'; readonly field: FieldTerm }
  /** `isDecade`: ten years at a time. */
  | {
      readonly kind: 'part';
      readonly part: DatePart;
      readonly isDecade?: true;
      readonly field: FieldTerm | null;
    }
  /** With a width: bands of that size, by their lower bounds. */
  | { readonly kind: 'band'; readonly field: FieldTerm; readonly width?: Quantity }
  /** "under 600, 600-660 and above". */
  | { readonly kind: 'listed-bands'; readonly field: FieldTerm; readonly bands: readonly ListedBand[] }
  /** `calledBy`: the segment after which they are called, "applicants". */
  | { readonly kind: 'dataset'; readonly dataset: string; readonly calledBy?: string }
  /** "borrowers by number of loans": how many rows of `of` each has. */
  | { readonly kind: 'number'; readonly of: string; readonly owner: string }
  /** "name": what the rows are called by; of the subject where no table is named. */
  | { readonly kind: 'display'; readonly dataset: string | null };

/** Conditions on groups: they are of what all the rows of one have together. */
export type OfGroups = SketchOf<'count' | 'aggregate' | 'overall' | 'changed' | 'stepped'>;

/** "share of the applications in 2024": of those of that time, where it is not said of which time the whole is. */
export function isPartOfTime(measure: MeasureSketch): boolean {
  return measure.kind === 'share' && measure.which.every(({ kind }) => kind === 'time');
}

/** Whether a condition is on groups, where there are any. */
export function isOfGroups(condition: ConditionSketch): condition is OfGroups {
  return OF_GROUPS.has(condition.kind);
}

const OF_GROUPS: ReadonlySet<ConditionSketch['kind']> = new Set([
  'count',
  'aggregate',
  'overall',
  'changed',
  'stepped',
]);

/** "balance of late loans *for loans* in Texas": the rows that a noun before names. */
export function isRowsAgain(column: DimensionSketch, nominals: readonly Nominal[]): boolean {
  return column.kind === 'dataset' && nominals.some(({ dataset }) => dataset === column.dataset);
}
