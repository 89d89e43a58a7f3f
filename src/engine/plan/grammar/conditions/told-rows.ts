import { either, type Parser, revised, sequence, symbol, typed } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { saidOfRows } from '../forward.ts';
import { datasetTerm } from '../terms.ts';

/**
 * "whose borrower is retired", "where the product is secured", "on which the branch is in Texas": what is said of the one row
 * that each of the rows before belongs to.
 */
export const toldRowsCondition: Parser<ConditionSketch> = symbol(() =>
  sequence(
    [
      either(
        typed(WHOSE),
        sequence([typed(PLACES), typed(WHICH)], (_, which) => which),
      ),
      one,
      saidOfRows,
    ],
    (joint, dataset, which): ConditionSketch => ({
      kind: 'exists',
      nominal: { kind: 'nominal', dataset, conditions: [which] },
      isOne: true,
      // "average rate where the loan is late" is of such loans; "whose loan is late" asks for people.
      ...(joint === 'where' ? { isSelf: true } : {}),
    }),
  ),
);

const WHOSE: ReadonlySet<string> = new Set(['where', 'whose']);
const PLACES: ReadonlySet<string> = new Set(['for', 'in', 'of', 'on']);
const WHICH: ReadonlySet<string> = new Set(['which']);
const VERBS: ReadonlySet<string> = new Set(
  'is was are were has had have does do did lives live lived earns earn rents rent owns own'.split(' '),
);

/** "borrower", before a verb; "loans" may be several, of which some are so. */
const one: Parser<string> = revised(datasetTerm, (found, { words }) =>
  found.filter(({ end }) => VERBS.has(words[end] ?? '') && !/[^s]s$/.test(words[end - 1] ?? '')),
);
