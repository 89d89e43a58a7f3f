import type { Figures } from '../../evaluation/mod.ts';
import { LoanqError } from '../../shared/mod.ts';

/** The shares that can have a floor, with their flags. */
export const FLOORS = [
  { share: 'precision', flag: 'min-precision', of: 'the share of right answers among the answers' },
  { share: 'coverage', flag: 'min-coverage', of: 'the share of questions with an answer that get one' },
  { share: 'refusal', flag: 'min-refusal', of: 'the share of questions without an answer that are refused' },
] as const;

/** The lowest percentage that is good enough; only for shares that matter. */
export type Floors = Readonly<Partial<Record<(typeof FLOORS)[number]['share'], number>>>;

/** The floors of the command line. Throws LoanqError `misconfigured` for what is no percentage. */
export function parseFloors(textOf: (flag: string) => string | null): Floors {
  const given = FLOORS.flatMap(({ share, flag }) => {
    const value = textOf(flag);
    return value === null ? [] : [[share, parsePercentage(flag, value)] as const];
  });
  return Object.fromEntries(given);
}

function parsePercentage(flag: string, value: string): number {
  const percentage = Number(value);
  if (/^\d+(\.\d+)?$/.test(value) && percentage <= 100) return percentage;
  throw new LoanqError(
    'misconfigured',
    `--${flag} has the value ${JSON.stringify(value)}; it takes a percentage from 0 to 100.`,
  );
}

/** A sentence for each share that is below its floor; what was not measured is. */
export function belowFloors(floors: Floors, figures: Figures): string[] {
  return FLOORS.flatMap(({ share }) => {
    const [floor, value] = [floors[share], figures[share]];
    if (floor === undefined || (value !== null && value >= floor)) return [];
    const found = value === null ? 'was not measured' : `is ${value.toFixed(2)} %`;
    return [`${share} ${found}; its floor is ${floor} %.`];
  });
}
