import type { ConditionSketch, Nominal } from './sketch.ts';

/** "all their loans are paid off": there are some, and none that is not. */
export function allOf(rows: Nominal, which: ConditionSketch): ConditionSketch {
  return { kind: 'and', of: [existing(rows), absent(rows, opposite(which))] };
}

/** "none of whose loans is late": there are some, and none of them is. */
export function noneOf(rows: Nominal, which: ConditionSketch): ConditionSketch {
  return { kind: 'and', of: [existing(rows), absent(rows, which)] };
}

/** "at least three loans, all of them paid off": of the rows that were spoken of; null where none were. */
export function ofThose(
  condition: ConditionSketch,
  said: readonly ConditionSketch[],
): ConditionSketch | null {
  if (condition.kind !== 'of-them') return condition;
  const last = said.findLast((one) => one.kind === 'count' || one.kind === 'exists');
  if (last === undefined) return null;
  const { which, how } = condition;
  return absent(last.nominal, how === 'all' ? opposite(which) : which);
}

/** "with a default rate above 8 % *for auto loans*": what they have so much of is that of these rows alone; null where that cannot be. */
export function ofTheseAlone(
  said: readonly ConditionSketch[],
  next: ConditionSketch,
): readonly ConditionSketch[] | null {
  const last = said.at(-1);
  if (!isOfGroups(last) || next.kind !== 'exists' || next.isOf !== true) return [...said, next];
  if (next.nominal.conditions.length === 0) return [...said, next];
  const limited = overThese(last, { ...next, isSelf: true });
  return limited === null ? null : [...said.slice(0, -1), limited];
}

/** "with a default rate above 8 %", "between 5 and 8 %", "above the overall one". */
export function isOfGroups(condition: ConditionSketch | undefined): condition is ConditionSketch {
  if (condition?.kind === 'and') return condition.of.some(isOfGroups);
  return condition?.kind === 'aggregate' || condition?.kind === 'overall';
}

function overThese(condition: ConditionSketch, rows: ConditionSketch): ConditionSketch | null {
  if (condition.kind === 'aggregate' || condition.kind === 'overall')
    return { ...condition, measure: { kind: 'restricted', measure: condition.measure, condition: rows } };
  if (condition.kind !== 'and') return null;
  const of = condition.of.flatMap((one) => overThese(one, rows) ?? []);
  return of.length === condition.of.length ? { ...condition, of } : null;
}

/** "not all of whose loans are paid off": there is one that is not, for who has none has not all of them. */
export function denied(condition: ConditionSketch): ConditionSketch {
  const [some, none, ...others] = condition.kind === 'and' ? condition.of : [];
  const isOfTheirs = some?.kind === 'exists' && some.isSeparate === true && none?.kind === 'not';
  if (!isOfTheirs || others.length > 0 || none.of.kind !== 'exists' || none.of.isSeparate !== true)
    return { kind: 'not', of: condition };
  return none.of.nominal.dataset === some.nominal.dataset ? none.of : { kind: 'not', of: condition };
}

function existing(rows: Nominal): ConditionSketch {
  return { kind: 'exists', nominal: rows, isSeparate: true };
}

function absent(rows: Nominal, which: ConditionSketch): ConditionSketch {
  return { kind: 'not', of: existing({ ...rows, conditions: [...rows.conditions, which] }) };
}

function opposite(condition: ConditionSketch): ConditionSketch {
  return condition.kind === 'not' ? condition.of : { kind: 'not', of: condition };
}
