import type { DatePart } from '../../shared/mod.ts';
import type { EndAbout } from '../lexicon/order-ends.ts';
import type { Property } from '../lexicon/properties.ts';
import type { Bound } from './grammar/conditions/bounds.ts';
import type { ConditionSketch, DimensionSketch, FieldTerm, MeasureSketch, Nominal } from './sketch.ts';
import type { RankQuality } from './superlative.ts';

/** A piece of the sentence; the sentence is a sequence of them. */
export type Phrase =
  | {
      readonly kind: 'opener';
      readonly opener: Opener;
      /** "sort the members by": what follows is their order. */
      readonly sorting?: 'sorted' | 'ranked';
      /** What is asked of one thing without the name of a column: "how tall is", "where is". */
      readonly fact?: Fact;
    }
  | {
      readonly kind: 'nominal';
      readonly nominal: Nominal;
      /** A preposition ties it to what was said before. */
      readonly isJoined: boolean;
      /** A verb was done to it: "who wrote *the book*". */
      readonly isObject?: true;
      /** "came from late loans": tied to them by what became of the rows before. */
      readonly isVerbal?: true;
      /** Somebody or something before has it: "who made *a payment*", "with *late loans*". */
      readonly isHad?: true;
      /** "of every late loan": its own columns are asked for. */
      readonly isEach?: true;
    }
  | {
      readonly kind: 'measures';
      readonly measures: readonly MeasureSketch[];
      readonly joint: string | null;
    }
  | {
      readonly kind: 'group';
      readonly dimensions: readonly DimensionSketch[];
      /** The one of them of which each has shares of its own: "by grade within each region". */
      readonly whole?: DimensionSketch;
      /** "each", "every": one of them at a time; with a clause that says which, "that has …", "who was …". */
      readonly each?: 'plain' | 'has' | 'who';
      /** The table of those who did it, of whom it is: "by members of each club". */
      readonly through?: string;
      /** Of which of them: "per Texas branch". */
      readonly which?: Nominal;
    }
  /** Columns or dimensions that are named without "by": "which states", "name and city". */
  | {
      readonly kind: 'columns';
      readonly dimensions: readonly DimensionSketch[];
      /** The sense of the word that ties it to what was said before; null for none. */
      readonly joint: string | null;
    }
  | {
      readonly kind: 'conditions';
      readonly conditions: readonly ConditionSketch[];
      /** "in Texas", "for auto loans", "online only": which rows, and not what became of them. */
      readonly isPlaced?: true;
      /** "and late", "and in Texas". */
      readonly isAdded?: true;
      /** "came through brokers", "went to Texas": said with a verb. */
      readonly isVerbal?: true;
    }
  /** "…, only states with over 100 loans": of what is grouped by. */
  | {
      readonly kind: 'of-groups';
      /** Which groups, where the words name them. */
      readonly group?: DimensionSketch;
      readonly condition: ConditionSketch;
    }
  /** "…, only states above 8 %": the same of what is asked of them. */
  | { readonly kind: 'of-asked'; readonly group?: DimensionSketch; readonly bound: Bound }
  | RankPhrase
  | { readonly kind: 'by-measure'; readonly measure: MeasureSketch; readonly isGrouped?: true }
  | (Omit<OrderEnd, 'direction'> & {
      readonly kind: 'order';
      readonly by: MeasureSketch | DimensionSketch | null;
      readonly direction: OrderDirection | null;
      /** "ranked by": the most comes first. */
      readonly isRanked?: true;
      /** "sort by average", "largest total first": the number that is shown by how it is computed. */
      readonly computed?: 'avg' | 'count' | 'sum';
    })
  /** With a rank in "fastest growth". */
  /** "…, weighted by principal": of the average before. */
  | { readonly kind: 'weight'; readonly field: FieldTerm }
  /** "ties by lowest id": what decides between equal ones. */
  | {
      readonly kind: 'ties';
      readonly by: MeasureSketch | DimensionSketch | null;
      readonly direction: 'asc' | 'desc';
      /** "then by name": after an order only. */
      readonly isNext?: true;
    }
  /** What was said before in other words; it must say the same. */
  | {
      readonly kind: 'restated';
      readonly dataset: string | null;
      readonly conditions: readonly ConditionSketch[];
    }
  /** "each borrower once": right where borrowers are what is counted or averaged. */
  | { readonly kind: 'once'; readonly dataset: string }
  /** "leave out the pending ones": rows that do not count. */
  | { readonly kind: 'left-out'; readonly rows: Nominal | ConditionSketch }
  /** "cancelled ones included", "whatever their status": nothing else may restrict what is said to make no difference. */
  | { readonly kind: 'included'; readonly rows?: Nominal | ConditionSketch; readonly field?: FieldTerm }
  /** "skip shops with none": so it is unless they are asked for. */
  | { readonly kind: 'no-empty-groups' }
  /** "go by the order date": what times are of. */
  | { readonly kind: 'dated-by'; readonly field: FieldTerm }
  /** "(by the purpose of the loan)", "go by product category": which column a value is of. */
  | { readonly kind: 'meant'; readonly field: FieldTerm }
  /** "by number of loans", "by amount": what a rate is of, and the rows where they are said. */
  | { readonly kind: 'basis'; readonly by: 'number' | 'amount'; readonly of?: string }
  /** "per month … on average": the average of the groups is asked for. */
  | { readonly kind: 'on-average' }
  | {
      readonly kind: 'transform';
      readonly transform: TransformSketch;
      readonly rank?: RankPhrase;
      /** "a drop in late loans": what changed, where it is named by its rows. */
      readonly measure?: MeasureSketch;
      /** "by growth in volume": what is ranked by. */
      readonly isKey?: true;
    }
  /** Two things side by side: "2023 vs 2024". */
  | {
      readonly kind: 'compare';
      readonly sides: readonly ConditionSketch[];
      /** What the words call each side, where it is no value, state or time; else empty. */
      readonly labels?: readonly string[];
      /** The table that the first of them names: "*approved applications* versus declined ones". */
      readonly rows?: string;
      /** Rows for the sides; columns for them; or what the first has more than the second. */
      readonly as: 'rows' | 'columns' | 'difference';
      /** What is compared, where it is named with the sides. */
      readonly measure?: MeasureSketch;
      /** "in 2024 and in 2025": a column for each where there are groups. */
      readonly isApart?: true;
      /** "of new customers with that of customers with one loan": each side says all that it is. */
      readonly isWhole?: true;
      /** "auto loans in Texas versus *loans* in Ohio": what the first says is not said of the others. */
      readonly hasNouns?: true;
      /** "approved and of declined applications in 2023": what is said after them was told apart, and is of both. */
      readonly sharesTail?: true;
      /** "in 2025 than in 2024" says nothing without "how much more". */
      readonly needsExcess?: true;
      /** "2022 over 2023", "from 2023 to 2022": which side the change is from, also back in time. */
      readonly changesFrom?: 'first' | 'second';
      /** "2022 over 2021" says nothing without "growth". */
      readonly needsChange?: true;
      /** "2023 with 2024", "2023 to 2024" say nothing without "compare". */
      readonly needsCompare?: true;
    }
  /** "how much higher": the difference of the two sides that are compared. */
  | { readonly kind: 'excess'; readonly isBelow: boolean; readonly measure?: MeasureSketch }
  /** "both in one row": a column for each side. */
  | {
      readonly kind: 'as-columns';
      /** "both totals and the change": the change too. */
      readonly transform?: TransformSketch;
    }
  /** "this year first". */
  | { readonly kind: 'first-side'; readonly side: ConditionSketch }
  /** Groups without rows too, of the times; `of` must be what is grouped by. */
  | { readonly kind: 'all-groups'; readonly of?: string; readonly times?: readonly ConditionSketch[] }
  /** Which columns the answer should have, in words of what was asked: ": state and volume", "show the rate". */
  | {
      readonly kind: 'outputs';
      readonly items: readonly OutputItem[];
      /**
       * How they are listed: after a mark (`listed`), after a verb (`shown`), after a comma or a full stop (`trailing`);
       * these and no others (`only`), or to be among the rest (`added`).
       */
      readonly manner: 'listed' | 'shown' | 'trailing' | 'only' | 'added';
      /** What is counted where their number is asked for. */
      readonly of?: string;
    }
  /** "five" of "which five states". */
  | { readonly kind: 'limit'; readonly limit: number }
  /** About the data itself: "what columns does loans have". */
  | { readonly kind: 'schema'; readonly question: SchemaQuestion }
  /** "in percent": right of rates, shares and growth. */
  | { readonly kind: 'in-percent' }
  /** "in dollars", "in percentage points", "$": a change is a difference; points are of what is in percent. */
  | {
      readonly kind: 'in-units';
      readonly isInPoints?: true;
      readonly isInMoney?: true;
      readonly isInDollars?: true;
    }
  /** Words that join pieces and say nothing else; the rough ones ought to join something, some need more after them. */
  | {
      readonly kind: 'noise';
      readonly isRough?: true;
      /** "who", "that": what follows is said of what came before. */
      readonly isRelative?: true;
      readonly needsMore?: true;
      /** "and": what follows is added. */
      readonly isAnd?: true;
      /** A verb that says that the rows came to be. */
      readonly isDone?: true;
      /** "came in", "went", "were": what follows is said of what came before. */
      readonly isVerb?: true;
      /** "fell": said of a number it tells how that changed. */
      readonly mayChange?: true;
      /** "did we collect": what is measured is of the rows that the verb tells of. */
      readonly deedOf?: string;
    };

/** Which end comes first. */
export interface OrderEnd {
  readonly direction: OrderDirection;
  /** What "largest first" and "newest first" are about; the oldest have the earliest dates. */
  readonly about?: EndAbout;
  /** The same of an adjective that says of which quantity: "cheapest first". */
  readonly properties?: readonly Property[];
  /** After the column that rows are sorted by, of which it must be: "sorted by region, largest first" is none. */
  readonly isNamed?: true;
}

/** `best` and `worst` come first, which end that is says the measure. */
export type OrderDirection = 'asc' | 'desc' | 'best' | 'worst';

/** A column that the answer should have: in words of what was asked, or something more to be shown. */
export interface OutputItem {
  readonly words: readonly string[];
  /** What the words say by themselves, cheapest first. */
  readonly measures: readonly MeasureSketch[];
  readonly dimensions: readonly DimensionSketch[];
}

/** A phrase of one kind. */
export type PhraseOf<Kind extends Phrase['kind']> = Extract<Phrase, { readonly kind: Kind }>;

/** The phrases of one kind, in order. */
export function phrasesOf<Kind extends Phrase['kind']>(
  phrases: readonly Phrase[],
  kind: Kind,
): readonly PhraseOf<Kind>[] {
  let found: PhraseOf<Kind>[] | null = null;
  for (const phrase of phrases) {
    if (!isOfKind(phrase, kind)) continue;
    if (found === null) found = [phrase];
    else found.push(phrase);
  }
  return found ?? NONE;
}

/** Most kinds are not there, which is asked of every sentence many times. */
const NONE: readonly never[] = [];

function isOfKind<Kind extends Phrase['kind']>(phrase: Phrase, kind: Kind): phrase is PhraseOf<Kind> {
  return phrase.kind === kind;
}

/** "top 5", "second highest default rate". */
export interface RankPhrase {
  readonly kind: 'rank';
  readonly direction: 'asc' | 'desc';
  readonly quality: RankQuality;
  /** What the superlative is about, where it says it: "tallest". */
  readonly property?: Property;
  /** "most common": how often it is there. */
  readonly isOccurrence?: true;
  readonly limit: number | null;
  /** 2 for "second highest". */
  readonly position: number | null;
  /** What is ranked by, where it is named with the superlative. */
  readonly by: MeasureSketch | null;
  /** The date that is named right after it: "the earliest opening date". */
  readonly named?: FieldTerm;
}

/** What one thing is asked about: a quantity that an adjective is about, or where it is. */
export type Fact = Property | 'place';

/** What kind of answer the question begins by asking for. */
export type Opener =
  | 'list'
  | 'show'
  /** "all the information about": every column of the rows. */
  | 'whole'
  | 'who'
  | 'which'
  | 'when'
  | 'how-much'
  | 'value'
  | 'distinct'
  | 'trend'
  | 'breakdown'
  | 'compare'
  /** "by how much did … change", "by what percentage did …". */
  | 'change'
  | 'percent-change';

/** What is done with a measure over time. */
export type TransformSketch =
  | {
      readonly kind: 'change';
      readonly as: 'difference' | 'percent';
      readonly per: DatePart | null;
      /** "year over year change": of a rate it may be in percent or in points. */
      readonly isVague?: true;
      /** "the change, in percent": of an amount; of a rate it may be in points. */
      readonly isOfAmount?: true;
      /** "drop": the greatest is the lowest change. */
      readonly isDown?: true;
      /** "grew the most": of an amount by how much, or by how many percent; of a rate in points. */
      readonly isOpen?: true;
    }
  | { readonly kind: 'running-total' }
  | {
      readonly kind: 'moving-average';
      readonly periods: number;
      readonly per: DatePart | null;
      /** A total of so many periods, and no average. */
      readonly isTotal?: true;
    };

/** What is asked of the data itself. */
export type SchemaQuestion =
  | { readonly about: 'tables'; readonly isCount: boolean }
  | { readonly about: 'columns'; readonly dataset: string; readonly isCount: boolean }
  | { readonly about: 'meaning-of-field'; readonly field: FieldTerm }
  | { readonly about: 'meaning-of-dataset'; readonly dataset: string }
  | { readonly about: 'meaning-of-metric'; readonly metrics: readonly string[] }
  | { readonly about: 'dates'; readonly dataset: string | null }
  | { readonly about: 'as-of' | 'currency' };

/** The numbers that are asked for, also those that only rank: "branches by volume". */
export function measuresAsked(phrases: readonly Phrase[]): readonly MeasureSketch[] {
  return [
    ...phrasesOf(phrases, 'measures').flatMap(({ measures }) => measures),
    ...phrasesOf(phrases, 'by-measure').map(({ measure }) => measure),
  ];
}
