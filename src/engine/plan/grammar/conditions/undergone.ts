import type { Parsed } from '../../chart.ts';
import { either, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { plainNumber, segmentNoun, segmentTerm, valueTerm } from '../terms.ts';

/** What rows became, as a verb: "missed", "defaulted on". */
export const became: Parser<Nominal> = either<Nominal>(
  symbol(() =>
    revised(segmentTerm, (found, { words, index }, at): readonly Parsed<Nominal>[] =>
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
  ),
  // "did anybody default on two loans"
  revised(segmentNoun, (found, { words }, at) =>
    found.filter(({ end }) => end === at + 1 && words[end] === 'on' && !PLURAL.test(words[at] ?? '')),
  ),
);

const PLURAL = /s$/;

/** The same of what came out of them, where a value of their own says that: "failed" of "failed an inspection". */
const cameOut: Parser<Nominal> = symbol(() =>
  revised(valueTerm, (found, { words }, at) =>
    PARTICIPLE.test(words[at] ?? '')
      ? found.flatMap(({ value: term, end, cost }) => {
          const [only, ...others] = term.alternatives;
          if (end > at + 1 || only === undefined || others.length > 0) return [];
          const said: ConditionSketch = { kind: 'value', field: null, values: [term] };
          return [{ value: { kind: 'nominal', dataset: only.dataset, conditions: [said] }, end, cost }];
        })
      : [],
  ),
);

/** The same before the rows: "missed" of "missed a payment". */
const becameSo: Parser<Nominal> = symbol(() =>
  revised(either(became, cameOut), (found, chart) =>
    found.filter(({ end }) => BEFORE_ROWS.has(chart.words[end] ?? '')),
  ),
);

const PARTICIPLE = /^(?:[a-z]{2,}ed|paid|lost|won)$/;

const BEFORE_ROWS: ReadonlySet<string> = new Set(['a', 'an', 'any', 'on', 'one', 'their', 'the']);

/** "missed a payment", "defaulted on a loan", "failed an inspection in 2024", "but never failed one": the rows that became so. */
export const undergone: Parser<Nominal> = either(
  sequence([becameSo, optional(of), nominal], (rows, _, object) =>
    rows.dataset === object.dataset
      ? { ...object, conditions: [...rows.conditions, ...object.conditions] }
      : null,
  ),
  sequence([becameSo, plainNumber], (rows, count) => (count === 1 ? rows : null)),
);
