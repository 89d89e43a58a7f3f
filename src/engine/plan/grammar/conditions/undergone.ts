import { optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { Nominal } from '../../sketch.ts';
import { of } from '../joints.ts';
import { datasetTerm, segmentTerm } from '../terms.ts';

/** What rows became, as a verb: "missed", "defaulted on". */
export const became: Parser<Nominal> = symbol(() =>
  revised(segmentTerm, (found, { words, index }, at) =>
    PARTICIPLE.test(words[at] ?? '')
      ? found.map(({ value: segment, end, cost }) => ({
          value: {
            kind: 'nominal',
            dataset: index.segment(segment).dataset,
            conditions: [{ kind: 'segment', segments: [segment] }],
          },
          end,
          cost,
        }))
      : [],
  ),
);

/** The same before the rows: "missed" of "missed a payment". */
const becameSo: Parser<Nominal> = symbol(() =>
  revised(became, (found, chart) => found.filter(({ end }) => BEFORE_ROWS.has(chart.words[end] ?? ''))),
);

const PARTICIPLE = /^(?:[a-z]{2,}ed|paid)$/;

const BEFORE_ROWS: ReadonlySet<string> = new Set(['a', 'an', 'any', 'on', 'one', 'their', 'the']);

/** "missed a payment", "defaulted on a loan": the rows that became so. */
export const undergone: Parser<Nominal> = sequence(
  [becameSo, optional(of), datasetTerm],
  (rows, _, dataset) => (rows.dataset === dataset ? rows : null),
);
