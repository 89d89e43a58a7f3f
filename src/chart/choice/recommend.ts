import type { ResultProfile } from '../../database/mod.ts';
import type { ColumnMeaning } from '../../shared/mod.ts';
import type { ChartSpecification } from '../chart-specification.ts';
import { toChartColumns } from './chart-column.ts';
import { PREFERENCES } from './preferences.ts';
import { proposeCharts } from './propose-charts.ts';

/** A result and what was asked. */
export interface RecommendRequest {
  readonly question: string;
  /** What the columns mean; null to guess it. */
  readonly columns: readonly ColumnMeaning[] | null;
  readonly profile: ResultProfile;
}

/** A chart, and what speaks for it. */
export interface Recommendation {
  readonly specification: ChartSpecification;
  readonly score: number;
  readonly reasons: readonly string[];
}

/** Every chart that shows the result truly, the best first; equals in the order in which they are proposed. Empty without rows. */
export function recommend({ question, columns, profile }: RecommendRequest): readonly Recommendation[] {
  if (profile.rowCount === 0 || profile.columns.length === 0) return [];
  return proposeCharts(toChartColumns(columns, profile), profile)
    .map((proposal) => {
      const held = PREFERENCES.filter(({ holds }) => holds(proposal, question));
      const score = held.reduce((sum, preference) => sum + preference.score, 0);
      return {
        specification: proposal.specification,
        score,
        reasons: held.filter((preference) => preference.score > 0).map(({ reason }) => reason),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}
