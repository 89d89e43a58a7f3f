export { type ChartCodeRequest, chartCode, pythonOf } from './chart-code.ts';
export type { ChartSpecification } from './chart-specification.ts';
export { chartTitle } from './chart-title.ts';
export { profileRows } from './choice/profile-rows.ts';
export { type Recommendation, type RecommendRequest, recommend } from './choice/recommend.ts';
export { type PlotlyFigure, plotlyFigure } from './figure/plotly-figure.ts';
