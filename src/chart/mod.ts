export { type ChartCodeRequest, chartCode } from './chart-code.ts';
export type { ChartSpec } from './chart-spec.ts';
export { type Recommendation, type RecommendRequest, recommend } from './recommend.ts';
