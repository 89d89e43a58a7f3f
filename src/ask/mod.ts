export type { Answer, AskOptions, AskService, Timings } from './ask-service.ts';
export { chooseGenerator, type GeneratorChoice, type Generators } from './choose-generator.ts';
export {
  type AskDependencies,
  type ChartRequest,
  createAskService,
  createStatementService,
  type WriteChart,
} from './pipeline.ts';
export type {
  ColumnOverview,
  ExampleTheme,
  MetricOverview,
  Overview,
  TableOverview,
  ValueOverview,
} from './workbench/describe-data.ts';
export type { Rewording } from './workbench/find-rewordings.ts';
export { createWorkbench, type HelpfulRefusal, type Workbench } from './workbench/workbench.ts';
