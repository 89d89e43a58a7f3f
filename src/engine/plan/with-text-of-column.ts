import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { ConditionSketch, FieldTerm } from './sketch.ts';

/**
 * "cities starting with San", "how many cities start with San": where no rows are named, the text is that of the only column that is
 * asked for, and not of a name of its rows.
 */
export function withTextOfColumn(_: Assembly, draft: Draft): Draft {
  const field = draft.nominals.length > 0 ? null : onlyField(draft);
  if (field === null) return draft;
  const own = (condition: ConditionSketch): ConditionSketch =>
    condition.kind === 'text' && condition.field === null ? { ...condition, field } : condition;
  return { ...draft, conditions: draft.conditions.map(own) };
}

/** The column whose values are listed or counted, where nothing else is asked for. */
function onlyField({ columns, measures, groups }: Draft): FieldTerm | null {
  const [asked, ...others] = [...columns, ...measures, ...groups];
  if (asked === undefined || others.length > 0) return null;
  if (asked.kind === 'field' && 'field' in asked && asked.field !== null && 'alternatives' in asked.field)
    return asked.field;
  return asked.kind === 'aggregate' && asked.distinct ? asked.field : null;
}
