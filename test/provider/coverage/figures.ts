import type { Coverage } from './measure-coverage.ts';

/** What the prompts of some questions hold, in percent of the questions, and cost. */
export interface CoverageFigures {
  readonly questions: number;
  /** Every table that the right SQL reads is described; every column; every named term is defined. */
  readonly tables: number;
  readonly columns: number;
  readonly terms: number;
  /** An example reads the same tables. */
  readonly nearExample: number;
  readonly withinBudget: number;
  readonly tokensMedian: number;
  readonly tokensMax: number;
}

/** Sums up what was measured. */
export function toFigures(measured: readonly Coverage[]): CoverageFigures {
  const percent = (holds: (coverage: Coverage) => boolean): number =>
    Math.round((1_000 * measured.filter(holds).length) / measured.length) / 10;
  const tokens = measured.map((coverage) => coverage.tokens).toSorted((a, b) => a - b);
  return {
    questions: measured.length,
    tables: percent(({ missingTables }) => missingTables.length === 0),
    columns: percent(({ missingColumns }) => missingColumns.length === 0),
    terms: percent(({ missingTerms }) => missingTerms.length === 0),
    nearExample: percent(({ hasNearExample }) => hasNearExample),
    withinBudget: percent(({ isWithinBudget }) => isWithinBudget),
    tokensMedian: tokens[tokens.length >> 1] ?? 0,
    tokensMax: tokens.at(-1) ?? 0,
  };
}
