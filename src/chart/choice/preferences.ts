import type { BarChart, ChartSpecification } from '../chart-specification.ts';
import { INTENTS, type Intent, NAMED_CHARTS } from './intents.ts';
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
const CROWDED_GROUPS = 24;
const CROWDED_BARS = 40;

/** What makes a chart easy to read, after the rules of CompassQL and Draco, for the charts that we draw. */
export const PREFERENCES: readonly Preference[] = [
  { reason: 'the rows are shown as they are', score: 1, holds: is('table') },
  { reason: 'a single row is read fastest as a number', score: 20, holds: is('value') },
  { reason: 'time runs along a line', score: 12, holds: is('line') },
  { reason: 'areas show the parts of a total over time', score: 9, holds: is('area') },
  { reason: 'bars compare categories', score: 8, holds: is('bar') },
  { reason: 'cells show where two categories meet', score: 6, holds: is('heatmap') },
  { reason: 'a ring shows the parts of a whole', score: 4, holds: is('pie') },
  { reason: 'a map shows where', score: 6, holds: is('map') },
  { reason: 'a lone measure is seen by how often its values occur', score: 10, holds: is('histogram') },
  { reason: 'many values in each category are seen by how they spread', score: 10, holds: is('box') },
  { reason: 'points show how two measures go together', score: 9, holds: is('scatter') },

  {
    reason: 'a line through so few periods says less than bars',
    score: -6,
    holds: ({ specification, shape }) =>
      specification.kind === 'line' &&
      specification.series === null &&
      (shape.times[0]?.profile.distinctCount ?? 0) < FEW_PERIODS,
  },
  {
    reason: 'many periods are crowded as bars',
    score: -6,
    holds: ({ specification, shape }) =>
      isBar(specification) && shape.times.length > 0 && shape.rowCount > MANY_BARS,
  },
  {
    reason: 'long labels are read on horizontal bars',
    score: 2,
    holds: ({ specification, shape }) =>
      isHorizontal(specification) && labelLength(specification, shape) > LONG_LABEL,
  },
  {
    reason: 'many labels are read on horizontal bars',
    score: 2,
    holds: ({ specification, shape }) =>
      isHorizontal(specification) && specification.count > MANY_BARS && labelLength(specification, shape) > 3,
  },
  {
    reason: 'an order is read from left to right',
    score: 1,
    holds: ({ specification }) => isBar(specification) && specification.orientation === 'vertical',
  },
  {
    reason: 'bars of a group are compared beside each other',
    score: 1,
    holds: ({ specification }) =>
      isBar(specification) && specification.series !== null && specification.mode === 'group',
  },
  {
    reason: 'many bars beside each other are thin',
    score: -3,
    holds: ({ specification, shape }) =>
      isBar(specification) &&
      specification.mode === 'group' &&
      specification.series !== null &&
      shape.rowCount > CROWDED_GROUPS,
  },
  {
    reason: 'very many bars are no longer compared',
    score: -4,
    holds: ({ specification, shape }) =>
      isBar(specification) && specification.series !== null && shape.rowCount > CROWDED_BARS,
  },
  {
    reason: 'parts up to 100 % hide how much there is',
    score: -2,
    holds: ({ specification }) => isBar(specification) && specification.mode === 'share',
  },
  {
    reason: 'shares of a whole belong together',
    score: 6,
    holds: ({ specification, shape }) => specification.kind === 'pie' && shape.measures[0]?.role === 'share',
  },
  {
    reason: 'a map holds many states',
    score: 6,
    holds: ({ specification, shape }) => specification.kind === 'map' && shape.rowCount > MANY_BARS,
  },
  {
    reason: 'categories with two measures are first of all categories',
    score: -4,
    holds: ({ specification }) => specification.kind === 'scatter' && specification.label !== null,
  },
  {
    reason: 'rows that have identifiers are to be listed',
    score: -9,
    holds: ({ specification, shape }) =>
      isOf(specification, 'histogram', 'box', 'scatter') && shape.others.length > 0,
  },

  asks('trend', 4, 'line', 'area'),
  asks('comparison', 2, 'bar'),
  asks('ranking', 6, 'bar'),
  asks('distribution', 9, 'histogram', 'box'),
  asks('relationship', 9, 'scatter'),
  asks('place', 8, 'map'),
  asks('share', 6, 'pie', 'area'),
  {
    reason: 'the question asks for shares, which stacked bars show',
    score: 5,
    holds: ({ specification }, question) =>
      isBar(specification) &&
      specification.series !== null &&
      specification.mode === 'share' &&
      INTENTS.share.test(question),
  },
  {
    reason: 'the chart is the one that the question names',
    score: 30,
    holds: ({ specification }, question) => NAMED_CHARTS[specification.kind].test(question),
  },
];

function is(kind: ChartSpecification['kind']): Preference['holds'] {
  return ({ specification }) => specification.kind === kind;
}

function asks(intent: Intent, score: number, ...kinds: ChartSpecification['kind'][]): Preference {
  return {
    reason: `the question asks for a ${intent}`,
    score,
    holds: ({ specification }, question) => isOf(specification, ...kinds) && INTENTS[intent].test(question),
  };
}

function isOf(specification: ChartSpecification, ...kinds: ChartSpecification['kind'][]): boolean {
  return kinds.includes(specification.kind);
}

function isBar(specification: ChartSpecification): specification is BarChart {
  return specification.kind === 'bar';
}

function isHorizontal(specification: ChartSpecification): specification is BarChart {
  return isBar(specification) && specification.orientation === 'horizontal';
}

/** Of the longest label on the axis of the categories. */
function labelLength({ category }: BarChart, { columns }: Proposal['shape']): number {
  return columns.find(({ name }) => name === category.column)?.profile.textLengthMax ?? 0;
}
