import type { MapChart } from '../../chart-specification.ts';
import { isDiverging, isOnePointEach, type Shape, toDimension, toMeasure } from '../shape.ts';
import { US_STATES } from '../us-states.ts';

const STATES_MIN = 4;

/** The states of the USA, where they are all that the category holds: as postal codes, FIPS codes or names. */
export function proposeMap(shape: Shape): MapChart[] {
  const [state, ...more] = shape.dimensions;
  const [measure, ...moreMeasures] = shape.measures;
  if (state === undefined || measure === undefined || state.role === 'time') return [];
  if (more.length + moreMeasures.length + shape.others.length > 0) return [];
  if (state.profile.distinctCount < STATES_MIN || !isOnePointEach(shape, state)) return [];
  if (shape.rowCount > shape.sample.length || !/geography|category/.test(state.role)) return [];
  const values = shape.sample.map((row) => row[state.name]).filter((value) => value !== null);
  const codes = codesOf(values.map(String));
  if (codes === null) return [];
  const isCoded = [...codes].every(([value, code]) => value === code);
  return [
    {
      kind: 'map',
      state: toDimension(state),
      codes: isCoded ? null : Object.fromEntries(codes),
      measure: toMeasure(measure),
      isDiverging: isDiverging(measure),
    },
  ];
}

/** Postal codes of the values; null when one of them is no state, or they are not written alike. */
function codesOf(values: readonly string[]): ReadonlyMap<string, string> | null {
  for (const key of ['code', 'fips', 'name'] as const) {
    const found = values.map((value) => {
      const written = key === 'fips' ? value.padStart(2, '0') : value;
      return [
        value,
        US_STATES.find((state) => state[key].toLowerCase() === written.toLowerCase())?.code,
      ] as const;
    });
    const codes = found.flatMap(([value, code]) => (code === undefined ? [] : [[value, code] as const]));
    if (codes.length === values.length) return new Map(codes);
  }
  return null;
}
