import { AGE, ageAt } from '../ages.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import {
  costing,
  either,
  growing,
  inView,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  where,
} from '../parser.ts';
import type { Arithmetic, FieldAlternative, FieldTerm, Operand } from '../sketch.ts';
import { columnQuantity, textField } from './fields.ts';
import { madeQuantity } from './forward.ts';
import { of } from './joints.ts';
import { moment } from './moments.ts';
import { span } from './spans.ts';
import { datasetTerm, plainNumber } from './terms.ts';
import { word } from './words.ts';

/** "days from application to decision", "requested amount minus principal", "payment times 12 divided by income". */
madeQuantity.define(
  symbol(() =>
    either(
      span,
      computed,
      textLength,
      density,
      mapped(unkeptAge, () => AGE),
      // "the age of the borrower at application"
      sequence(
        [
          word('age'),
          optional(sequence([of, datasetTerm], (_, dataset) => dataset)),
          word('at-moment'),
          moment,
        ],
        (_, __, ___, then) => ageAt(then),
      ),
    ),
  ),
);

/** "population density", where no column is called so: how many people there are by area. */
const density: Parser<FieldTerm> = symbol(() =>
  revised(word('people-by-area'), (found, { candidatesAt, index }, at) => {
    const { datasets } = index.knowledge;
    const isKept = candidatesAt
      .slice(at, at + 2)
      .flat()
      .some(
        ({ meaning }) =>
          meaning.kind === 'field' &&
          index.field(meaning.dataset, meaning.field).label.split(' ').includes('density'),
      );
    const alternatives = (label: string): FieldAlternative[] =>
      datasets.flatMap(({ name, fields }) =>
        ['population', 'area'].every((one) => fields.some((field) => field.label === one))
          ? fields
              .filter((field) => field.label === label)
              .map((field) => ({ dataset: name, field: field.name, cost: 0 }))
          : [],
      );
    const value = made(
      '/',
      { alternatives: alternatives('population') },
      { alternatives: alternatives('area') },
    );
    if (isKept || value === null || alternatives('area').length === 0) return [];
    return found.map((reading) => ({ ...reading, value }));
  }),
);

/** "length of the title", "name length". */
const textLength: Parser<FieldTerm> = symbol(() =>
  either(
    sequence([word('length-of-text'), textField], (_, field) => lengthOf(field)),
    where(sequence([textField, word('text-length')], lengthOf), ({ words }) => words.some(isLength)),
  ),
);

function isLength(word: string): boolean {
  return word === 'length' || word === 'lengths';
}

/** How long a text is. */
export function lengthOf(field: FieldTerm): FieldTerm {
  return { alternatives: [], derived: { kind: 'text-length', of: field } };
}

/** Where no column is called so, the age is what the birth date tells. */
const unkeptAge = where(
  word('age'),
  ({ candidatesAt }, at) =>
    !(candidatesAt[at] ?? []).some(
      ({ meaning, end, match }) => meaning.kind === 'field' && end === at + 1 && match === 'exact',
    ),
);

/** A sum, a product or a ratio: of at least two operands. */
const computed: Parser<FieldTerm> = symbol(() =>
  either<FieldTerm>(
    mapped(sum, (operand) => (typeof operand === 'number' || operand.derived === undefined ? null : operand)),
    // "difference between requested amount and principal"
    sequence(
      [word('difference'), optional(word('between')), columnQuantity, word('and', 'versus'), columnQuantity],
      (_, __, left, ___, right) => made('-', left, right),
    ),
    // "what is left of the principal after recoveries"
    sequence([word('left-of'), columnQuantity, word('left-after'), columnQuantity], (_, left, __, right) =>
      made('-', left, right),
    ),
    // "ratio of speed to weight"
    sequence(
      [word('ratio'), optional(of), columnQuantity, word('ratio-to'), columnQuantity],
      (_, __, left, ___, right) => made('/', left, right),
    ),
  ),
);

const operand: Parser<Operand> = symbol(() =>
  either<Operand>(
    columnQuantity,
    plainNumber,
    sequence([word('bracket', 'made-bracket'), sum, word('bracket', 'made-bracket')], (_, inner) => inner),
  ),
);

interface Step {
  readonly operator: Arithmetic;
  readonly right: Operand;
}

const times: Parser<Step> = either<Step>(
  sequence([word('multiplied'), operand], (_, right) => ({ operator: '*', right })),
  sequence([word('divided', 'as-multiple'), operand], (_, right) => ({ operator: '/', right })),
);

const product: Parser<Operand> = symbol(() =>
  growing<Operand, Step>(either(operand, twelvePayments), times, add),
);

/** "twelve monthly payments (divided by …)": so many of them, of an amount; "cars with 4 cylinders" have so many. */
const twelvePayments: Parser<Operand> = symbol(() =>
  costing(
    SO_MANY,
    inView(
      sequence([plainNumber, columnQuantity], (count, field) => ({ count, field })),
      ({ count, field }, index) =>
        count > 1 && count < SO_MANY_MAX && isAmount(field, index) ? made('*', field, count) : null,
    ),
  ),
);

function isAmount({ alternatives }: FieldTerm, index: KnowledgeIndex): boolean {
  return alternatives.every(({ dataset, field }) => index.field(dataset, field).unit?.kind === 'money');
}

/** A number before a quantity that is computed with may as well say how many rows are wanted. */
const SO_MANY = 0.1;
/** "2025 loan amount" is that of the year. */
const SO_MANY_MAX = 1000;

const plus: Parser<Step> = symbol(() =>
  either<Step>(
    sequence([word('plus'), product], (_, right) => ({ operator: '+', right })),
    sequence([word('minus'), product], (_, right) => ({ operator: '-', right })),
  ),
);

const sum: Parser<Operand> = symbol(() => growing<Operand, Step>(product, plus, add));

function add(left: Operand, { operator, right }: Step): { whole: Operand; cost: number } | null {
  const whole = made(operator, left, right);
  return whole === null ? null : { whole, cost: 0 };
}

/** Two numbers make no quantity, and nothing is added to a number alone. */
function made(operator: Arithmetic, left: Operand, right: Operand): FieldTerm | null {
  if (typeof left === 'number' && (typeof right === 'number' || operator !== '*')) return null;
  if (typeof right === 'number' && (operator === '+' || operator === '-' || right === 0)) return null;
  return { alternatives: [], derived: { kind: 'arithmetic', operator, left, right } };
}
