import type { Unit } from '../../../shared/mod.ts';

/** Whether totals mean something: percentages, scores and durations of terms have none. */
export function isAdditive(unit: Unit | null): boolean {
  if (unit === null || unit.kind === 'money' || unit.kind === 'count') return true;
  return unit.kind === 'duration' && unit.of === 'days';
}
