import { either, inView, mapped, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import { isOfPeople } from '../../people.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { tellsOf } from '../../tells-of.ts';
import { participle } from '../fields.ts';
import { be } from '../joints.ts';
import { plainNumber, segmentTerm } from '../terms.ts';
import { doingVerb } from '../verbs.ts';
import { comparison, trailingComparison, word } from '../words.ts';
import type { Bound } from './bounds.ts';

/** "declined more than once", "applied at least three times", "late twice or more": so many rows became so. */
export const howOftenCondition = symbol<ConditionSketch>(() =>
  sequence([optional(be), happened, howOften], (_, rows, { operator, quantity }) => ({
    kind: 'count',
    nominal: rows,
    operator,
    value: quantity.value,
  })),
);

/** "declined", "applied": the rows that became so. */
export const happened: Parser<Nominal> = symbol(() => either<Nominal>(becameSo, cameToBe, did));

const becameSo: Parser<Nominal> = revised(segmentTerm, (found, chart) =>
  found.map((reading) => ({
    ...reading,
    value: {
      kind: 'nominal',
      dataset: chart.index.segment(reading.value).dataset,
      conditions: [{ kind: 'segment', segments: [reading.value] }],
    },
  })),
);

/** "applied": the date of the verb is that of the rows themselves. */
const cameToBe: Parser<Nominal> = revised(participle, (found, chart) =>
  found.flatMap((reading) => {
    const [only, ...others] = reading.value.alternatives;
    if (only === undefined || others.length > 0) return [];
    const { dataset, field } = only;
    if (chart.index.dataset(dataset).defaultDate !== field) return [];
    return [{ ...reading, value: { kind: 'nominal', dataset, conditions: [] } }];
  }),
);

/** "borrowed", "ordered": rows of the one table that tells of it. */
const did: Parser<Nominal> = symbol(() =>
  inView(doingVerb, (verb, index): Nominal | null => {
    const [only, ...others] = index.knowledge.datasets.filter(
      (dataset) => !isOfPeople(dataset) && tellsOf(verb, dataset),
    );
    return only === undefined || others.length > 0
      ? null
      : { kind: 'nominal', dataset: only.name, conditions: [] };
  }),
);

const number: Parser<number> = symbol(() =>
  either(
    mapped(word('often:once'), () => 1),
    mapped(word('often:twice'), () => 2),
    sequence([plainNumber, word('often:times')], (times) => times),
  ),
);

/** "at least once", "more than 3 times", "twice or more". */
const howOften: Parser<Bound> = symbol(() =>
  either<Bound>(
    sequence([comparison, number], (operator, value) => ({ operator, quantity: { value, sign: null } })),
    // "three or more times"
    sequence([plainNumber, trailingComparison, word('often:times')], (value, operator) => ({
      operator,
      quantity: { value, sign: null },
    })),
    sequence([number, trailingComparison], (value, operator) => ({
      operator,
      quantity: { value, sign: null },
    })),
  ),
);
