import type { Knowledge } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { expandExpression } from '../emit/expand-fields.ts';

/** A field by its table and name. */
export interface FieldReference {
  readonly table: string;
  readonly column: string;
}

/** The field that an expression is, by its name or written out as the knowledge defines it; null if it is none. */
export function fieldOfExpression(expression: Expression, knowledge: Knowledge): FieldReference | null {
  if (expression.kind === 'column') return expression;
  return isDefinition(expression) ? (definitionsOf(knowledge).get(JSON.stringify(expression)) ?? null) : null;
}

/** Definitions of each knowledge, kept as long as it is: it never changes. */
const DEFINITIONS = new WeakMap<Knowledge, ReadonlyMap<string, FieldReference>>();

function definitionsOf(knowledge: Knowledge): ReadonlyMap<string, FieldReference> {
  const known = DEFINITIONS.get(knowledge);
  if (known !== undefined) return known;
  const found = new Map<string, FieldReference>();
  for (const { name: table, fields } of knowledge.datasets) {
    for (const { name: column, expression } of fields) {
      if (expression === null || !isDefinition(expression)) continue;
      for (const form of [expression, expandExpression(expression, knowledge)])
        found.set(JSON.stringify(form), { table, column });
    }
  }
  DEFINITIONS.set(knowledge, found);
  return found;
}

/** Whether spelling an expression out says less than its name: the year of a date is plain enough. */
function isDefinition({ kind }: Expression): boolean {
  return kind === 'function' || kind === 'binary' || kind === 'case';
}
