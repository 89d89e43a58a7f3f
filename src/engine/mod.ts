export { createEngine, type EngineOptions } from './create-engine.ts';
export type { Example } from './examples/match-example.ts';
