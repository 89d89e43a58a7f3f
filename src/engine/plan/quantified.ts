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

function existing(rows: Nominal): ConditionSketch {
  return { kind: 'exists', nominal: rows, isSeparate: true };
}

function absent(rows: Nominal, which: ConditionSketch): ConditionSketch {
  return { kind: 'not', of: existing({ ...rows, conditions: [...rows.conditions, which] }) };
}

function opposite(condition: ConditionSketch): ConditionSketch {
  return condition.kind === 'not' ? condition.of : { kind: 'not', of: condition };
}
