export { evaluate, type Subject } from './evaluate.ts';
export { type EvaluationCase, parseCases } from './evaluation-case.ts';
export { type Figures, toFigures } from './figures.ts';
export type { Excerpt, Outcome, RefusalStage, Verdict, WrongStage } from './outcome.ts';
export { type Perturbation, perturbations, perturbed } from './perturb.ts';
export { hasSameRows, type SameRowsOptions } from './same-rows.ts';
export type { Table } from './table.ts';
