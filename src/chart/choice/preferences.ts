import type { BarChart, ChartSpecification } from '../chart-specification.ts';
import type { Proposal } from './propose-charts.ts';

/** A reason for or against a proposal. The scores matter only by the order that they give. */
export interface Preference {
  readonly reason: string;
  readonly score: number;
  readonly holds: (proposal: Proposal, question: string) => boolean;
}

const LONG_LABEL = 14;
const MANY_BARS = 12;
const FEW_PERIODS = 3;

/** What makes a chart easy to read, after the rules of CompassQL and Draco, for the charts that we draw. */
export const PREFERENCES: readonly Preference[] = [
  { reason: 'the rows are shown as they are', score: 1, holds: is('table') },
  { reason: 'a single row is read fastest as a number', score: 20, holds: is('value') },
  { reason: 'time runs along a line', score: 12, holds: is('line') },
  { reason: 'bars compare categories', score: 8, holds: is('bar') },
  {
    reason: 'a line through so few periods says less than bars',
    score: -6,
    holds: ({ specification: spec, shape }) =>
      spec.kind === 'line' &&
      spec.series === null &&
      (shape.times[0]?.profile.distinctCount ?? 0) < FEW_PERIODS,
  },
  {
    reason: 'many periods are crowded as bars',
    score: -6,
    holds: ({ specification: spec, shape }) =>
      isBar(spec) && shape.times.length > 0 && shape.rowCount > MANY_BARS,
  },
  {
    reason: 'long labels are read on horizontal bars',
    score: 2,
    holds: ({ specification: spec, shape }) => isHorizontal(spec) && labelLength(shape) > LONG_LABEL,
  },
  {
    reason: 'many labels are read on horizontal bars',
    score: 2,
    holds: ({ specification: spec, shape }) =>
      isHorizontal(spec) && spec.sort === 'value' && shape.rowCount > MANY_BARS && labelLength(shape) > 3,
  },
  {
    reason: 'an order is read from left to right',
    score: 1,
    holds: ({ specification: spec }) => isBar(spec) && spec.orientation === 'vertical',
  },
  {
    reason: 'the question asks for a trend',
    score: 4,
    holds: ({ specification: spec }, question) =>
      spec.kind === 'line' && /\b(?:trends?|over time|monthly|growth|evol\w+|chang\w+)\b/i.test(question),
  },
  {
    reason: 'the question asks for a comparison',
    score: 2,
    holds: ({ specification: spec }, question) =>
      isBar(spec) && /\b(?:compar\w+|versus|vs|difference|rank\w*|top|bottom)\b/i.test(question),
  },
  {
    reason: 'the question asks for a table',
    score: 30,
    holds: ({ specification: spec }, question) =>
      spec.kind === 'table' && /\b(?:table|tabular|list)\b/i.test(question),
  },
];

function is(kind: ChartSpecification['kind']): Preference['holds'] {
  return ({ specification: spec }) => spec.kind === kind;
}

function isBar(spec: ChartSpecification): spec is BarChart {
  return spec.kind === 'bar';
}

function isHorizontal(spec: ChartSpecification): spec is BarChart {
  return isBar(spec) && spec.orientation === 'horizontal';
}

function labelLength({ categories }: Proposal['shape']): number {
  return Math.max(0, ...categories.map(({ profile }) => profile.textLengthMax));
}
