import type { TimeScale } from '../chart-specification.ts';

/**
 * How a chart is drawn with Plotly: what is done to the rows, the traces, and the layout. Both printers carry out the
 * same recipe, one as Python text, the other on the rows, so that they cannot draw different charts.
 */
export interface Recipe {
  /** The columns that the chart needs. */
  readonly columns: readonly string[];
  readonly steps: readonly Step[];
  /** The columns whose line of least squares is drawn, as rows of their own; null for none. */
  readonly trend: { readonly x: string; readonly y: string } | null;
  readonly traces: readonly TraceRecipe[];
  readonly layout: TemplateObject;
}

/** What is done to the rows, one step after the other. */
export type Step =
  /** Makes a column text, with a word for NULL. */
  | { readonly kind: 'text'; readonly column: string }
  /** Makes a column numbers; NULL, and what is no number, leaves a gap. */
  | { readonly kind: 'number'; readonly column: string }
  /** Makes a column times, leaves out the rows without one and puts the others in order. */
  | { readonly kind: 'time'; readonly column: string; readonly scale: TimeScale }
  | { readonly kind: 'largest-first'; readonly column: string }
  | { readonly kind: 'head'; readonly count: number }
  /** Keeps the first rows and sums the others in one. */
  | {
      readonly kind: 'sum-others';
      readonly count: number;
      readonly category: string;
      readonly measure: string;
    }
  /** Adds a row for each missing period, or each missing period of a series. */
  | {
      readonly kind: 'fill-gaps';
      readonly column: string;
      readonly scale: 'day' | 'month' | 'quarter' | 'year';
      readonly series: string | null;
    }
  /** Replaces the values of a column. */
  | { readonly kind: 'replace'; readonly column: string; readonly values: Readonly<Record<string, string>> };

/** A trace; with `each`, one for every value of that column. */
export interface TraceRecipe {
  readonly type: TraceType;
  readonly of: 'data' | 'trend';
  readonly each: { readonly column: string; readonly order: 'rows' | 'name' } | null;
  readonly properties: TemplateObject;
}

/** Plotly's types of traces that are used here. */
export type TraceType =
  | 'indicator'
  | 'table'
  | 'bar'
  | 'scatter'
  | 'scattergl'
  | 'pie'
  | 'histogram'
  | 'box'
  | 'heatmap'
  | 'choropleth';

/** JSON in which values of the rows take the place of bindings. */
export type Template =
  | string
  | number
  | boolean
  | null
  | Binding
  | readonly Template[]
  | { readonly [key: string]: Template };

/** A template that is an object. */
export type TemplateObject = { readonly [key: string]: Template };

/** A place for values of the rows. */
export type Binding =
  /** The values of a column: within its group, for a trace that is one of several. */
  | { readonly bind: 'column'; readonly column: string }
  /** The values of a column as text for the cells of a table. */
  | { readonly bind: 'cells'; readonly column: string; readonly format: CellFormat | null }
  /** Every value of a column once, in the order of the rows. */
  | { readonly bind: 'distinct'; readonly column: string }
  /** The number in the first row. */
  | { readonly bind: 'first'; readonly column: string }
  /** The value in the first row as text, and below it a caption. */
  | { readonly bind: 'caption'; readonly column: string; readonly caption: string }
  /** The value of the trace's group. */
  | { readonly bind: 'group' };

/** How numbers are written in the cells of a table. */
export interface CellFormat {
  readonly prefix: string;
  readonly suffix: string;
  readonly decimals: number;
  /** 0.25 is written as 25.00%; the sign is no part of the suffix. */
  readonly isFraction: boolean;
}

/** True for a place that values of the rows take. */
export function isBinding(template: Template): template is Binding {
  return typeof template === 'object' && template !== null && 'bind' in template;
}

/** NULL as a category, as rows and the command line show it. */
export const MISSING = 'NULL';
