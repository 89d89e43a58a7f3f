export type { Answer, AskOptions, AskService, Timings } from './ask-service.ts';
export { chooseGenerator, type GeneratorChoice, type Generators } from './choose-generator.ts';
export { type AskDependencies, type ChartRequest, createAskService, type WriteChart } from './pipeline.ts';
