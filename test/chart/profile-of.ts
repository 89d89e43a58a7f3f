import type { ResultProfile } from '../../src/database/mod.ts';
import { createProfiler } from '../../src/database/query-process/profile-columns.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** The profile that the database's own profiler makes of these rows; whole numbers are its integers. */
export function profileOf(rows: readonly Row[], names = Object.keys(rows[0] ?? {})): ResultProfile {
  const profiler = createProfiler(names);
  for (const row of rows) profiler.add(names.map((name) => toStored(row[name] ?? null)));
  const profile: ResultProfile = JSON.parse(profiler.toJson());
  return profile;
}

function toStored(value: string | number | null): unknown {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}
