export { createEngine, type Engine, type EngineOptions } from './create-engine.ts';
export type { Example } from './examples/match-example.ts';
