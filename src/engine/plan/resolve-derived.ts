import type { Field } from '../../catalog/mod.ts';
import type { Expression, Unit } from '../../shared/mod.ts';
import type { Span } from '../elapsed.ts';
import { tablesOf } from '../expression-walk.ts';
import type { Assembly, Scope } from './assembly.ts';
import { binary, columnOf, literal } from './expressions.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { toTitle } from './naming.ts';
import { noSense } from './rejection.ts';
import type { FieldResolver, ResolvedField } from './resolved-field.ts';
import type { Derivation, Operand } from './sketch.ts';

/** What the question makes of other fields, as if it were one of the rows that have them all. */
export interface MadeField {
  /** The label, which says what is computed. */
  readonly label: string;
  readonly expression: Expression;
  readonly unit: Unit | null;
}

/** A field of the table whose rows have all that it is made of. */
export function madeField(
  index: KnowledgeIndex,
  { label, expression, unit }: MadeField,
  span?: Span,
): ResolvedField {
  const dataset = index.dataset(rowsOfAll(index, [...tablesOf(expression)]));
  const field: Field = {
    name: toTitle(label),
    label,
    synonyms: [],
    description: null,
    type: span?.isWhole === true ? 'integer' : 'real',
    role: 'measure',
    unit,
    isNullable: true,
    expression: null,
    distinctCount: 0,
    min: null,
    max: null,
    values: null,
    bands: null,
    lowerIsBetter: null,
    order: null,
  };
  return { dataset, field, made: { expression, ...(span === undefined ? {} : { span }) } };
}

/** The table of which each row has one row of all the others. */
function rowsOfAll({ isToOne }: KnowledgeIndex, tables: readonly string[]): string {
  const owner = tables.find((table) => tables.every((other) => table === other || isToOne(table, other)));
  return owner ?? noSense('they are not of the same rows');
}

type Computed = Extract<Derivation, { kind: 'arithmetic' }>;

/** "requested amount minus principal", "monthly payment times 12 divided by annual income". */
export function resolveArithmetic(
  assembly: Assembly,
  sketch: Computed,
  { scope, resolveField }: { readonly scope: Scope; readonly resolveField: FieldResolver },
): ResolvedField {
  const left = operandOf(assembly, sketch.left, { scope, resolveField });
  const anchor = left.resolved?.dataset.name ?? scope.anchor;
  const right = operandOf(assembly, sketch.right, { scope: { ...scope, anchor }, resolveField });
  const { operator, isPercent } = sketch;
  const unit = unitOf(operator, left, right);
  const [above, below] =
    operator === '*' && right.resolved === null
      ? [right.expression, left.expression]
      : [left.expression, right.expression];
  const expression = isPercent === true ? binary(literal(100), '*', above) : above;
  const label = `${left.label} ${SIGNS[operator]} ${right.label}`;
  return madeField(assembly.index, {
    label: isPercent === true ? `${left.label} as percent of ${right.label}` : label,
    expression: binary(expression, operator, below),
    unit: isPercent === true ? { kind: 'percent' } : unit,
  });
}

/** "length of the title", in characters. */
export function lengthOfText(assembly: Assembly, resolved: ResolvedField): ResolvedField {
  return madeField(assembly.index, {
    label: `length of ${resolved.field.label}`,
    expression: { kind: 'function', name: 'length', arguments: [columnOf(assembly, resolved)] },
    unit: { kind: 'count' },
  });
}

const SIGNS: Readonly<Record<Computed['operator'], string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
};

interface ResolvedOperand {
  /** Null for a number. */
  readonly resolved: ResolvedField | null;
  readonly expression: Expression;
  readonly label: string;
}

function operandOf(
  assembly: Assembly,
  operand: Operand,
  { scope, resolveField }: { readonly scope: Scope; readonly resolveField: FieldResolver },
): ResolvedOperand {
  if (typeof operand === 'number')
    return { resolved: null, expression: literal(operand), label: String(operand) };
  const resolved = resolveField(assembly, operand, scope);
  return { resolved, expression: columnOf(assembly, resolved), label: resolved.field.label };
}

/** Sums are of one kind; a product of money and a number is money, a ratio of two of one kind is a number. */
function unitOf(operator: Computed['operator'], left: ResolvedOperand, right: ResolvedOperand): Unit | null {
  const [one, other] = [left.resolved?.field.unit ?? null, right.resolved?.field.unit ?? null];
  if (operator === '+' || operator === '-') {
    if (left.resolved === null || right.resolved === null) return one ?? other;
    return one === null || other === null || one.kind === other.kind
      ? (one ?? other)
      : noSense('numbers of different kinds, such as amounts and rates, cannot be put together');
  }
  if (operator === '/') {
    if (other === null) return one;
    return one?.kind === 'money' && other.kind === 'money' ? { kind: 'fraction' } : null;
  }
  return one?.kind === 'money' ? one : other?.kind === 'money' ? other : null;
}
