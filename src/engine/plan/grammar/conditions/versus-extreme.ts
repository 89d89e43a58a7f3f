import { either, mapped, optional, type Parser, revised, sequence, symbol, typed } from '../../parser.ts';
import type { Comparison, ConditionSketch, FieldTerm, Nominal } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { be, of } from '../joints.ts';
import { restrict } from '../terms.ts';
import { comparison, word } from '../words.ts';
import { moreOf, THAN } from './two-fields.ts';
import { allOfThem } from './versus.ts';

const HIGHEST: ReadonlySet<string> = new Set(['biggest', 'greatest', 'highest', 'largest']);
const LOWEST: ReadonlySet<string> = new Set(['least', 'lowest', 'smallest']);

const end: Parser<'max' | 'min'> = either<'max' | 'min'>(
  mapped(either<unknown>(word('max'), typed(HIGHEST)), () => 'max'),
  mapped(either<unknown>(word('min'), typed(LOWEST)), () => 'min'),
);

/** "the minimum price of the wines from 2006", "the lowest price". */
const ofExtreme: Parser<Extreme> = symbol(() =>
  revised(
    sequence(
      [end, quantityField, optional(sequence([of, allOfThem], (_, rows) => rows))],
      (fn, field, over): Extreme => ({ fn, field, over }),
    ),
    // All that is said there is said of those.
    (found, { words }) => {
      const last = Math.max(...found.map((one) => one.end));
      return found.filter((one) => one.end === last && words[one.end] !== 'of');
    },
  ),
);

interface Extreme {
  readonly fn: 'max' | 'min';
  readonly field: FieldTerm;
  readonly over: Nominal | null;
}

/** What each row is compared with is the highest or lowest of all: "with a price above the lowest price of the wines from 2006". */
export const versusExtreme: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence(
      [quantityField, optional(be), optional(of), comparison, ofExtreme],
      (field, _, __, operator, one) => versus(field, operator, one),
    ),
    sequence([moreOf, quantityField, typed(THAN), ofExtreme], (operator, field, _, one) =>
      versus(field, operator, one),
    ),
  ),
);

/** The same quantity on both sides. */
function versus(
  field: FieldTerm,
  operator: Comparison,
  { fn, field: again, over }: Extreme,
): ConditionSketch | null {
  if (operator === '=' || operator === '<>') return null;
  const isSame = field.alternatives.some(({ dataset }) => restrict(again, dataset) !== null);
  return isSame ? { kind: 'versus', field, operator, function: fn, factor: 1, over, within: null } : null;
}
