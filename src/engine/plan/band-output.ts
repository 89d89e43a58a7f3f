import type { Expression } from '../../shared/mod.ts';
import type { Output } from '../logical-query.ts';
import type { Assembly } from './assembly.ts';
import { bandsOf } from './bands.ts';
import { binary, columnOf, literal } from './expressions.ts';
import { toTitle } from './naming.ts';
import { toFieldNumber } from './quantities.ts';
import { noSense } from './rejection.ts';
import type { ResolvedField } from './resolved-field.ts';
import type { Quantity } from './sketch.ts';

/** "50-point bands": each by its lower bound. */
export function stepOutput(assembly: Assembly, resolved: ResolvedField, width: Quantity): Output {
  const { field } = resolved;
  const size = toFieldNumber(width, field);
  if (typeof field.min === 'number' && field.min < 0) return noSense(`${field.label} has values below 0`);
  const label = `lower bound of ${field.label} band`;
  assembly.assumptions.add(`a band is ${size} wide and named by its lower bound`);
  return {
    name: toTitle(label),
    label,
    expression: stepsOf(columnOf(assembly, resolved), size),
    role: 'ordered-category',
    unit: field.unit,
  };
}

/** The decade of a year, by its first year. */
export function decadeOutput({ expression, role }: Output): Output {
  const label = 'decade';
  return { name: toTitle(label), label, expression: stepsOf(expression, 10), role, unit: null };
}

function stepsOf(value: Expression, size: number): Expression {
  const step: Expression = {
    kind: 'function',
    name: 'integer',
    arguments: [binary(value, '/', literal(size))],
  };
  return binary(step, '*', literal(size));
}

/** Bands of a quantity that has its own, or round ones. */
export function bandOutput(assembly: Assembly, resolved: ResolvedField): Output {
  const { field } = resolved;
  const bands = bandsOf(field);
  if (bands === null) return noSense(`${field.label} has no bands`);
  const operand = columnOf(assembly, resolved);
  return {
    name: toTitle(`${field.label} band`),
    label: `${field.label} band`,
    expression: {
      kind: 'case',
      // The last one by its lower bound: ELSE would hold for a missing value too.
      branches: bands.map((band) => ({
        when:
          'below' in band
            ? binary(operand, '<', literal(band.below))
            : binary(operand, '>=', literal(band.from)),
        // biome-ignore lint/suspicious/noThenProperty: the branch of a CASE, never awaited
        then: literal(band.label),
      })),
      otherwise: null,
    },
    role: 'ordered-category',
    unit: field.unit,
  };
}
