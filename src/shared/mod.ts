export { assertNever } from './assert-never.ts';
export { editDistance } from './edit-distance.ts';
export type {
  AggregateExpression,
  AggregateFunction,
  BinaryOperator,
  DatePart,
  Expression,
  RelatedExpression,
} from './expression.ts';
export { fileProblem } from './file-problem.ts';
export type {
  ColumnMeaning,
  ColumnRole,
  FailedGeneration,
  GenerateOptions,
  Generation,
  OnStage,
  Refusal,
  RefusalHelp,
  SqlGenerator,
  UnknownWord,
} from './generation.ts';
export { isStatement } from './is-statement.ts';
export { type ErrorCode, LoanqError } from './loanq-error.ts';
export type { Log, LogFields } from './log.ts';
export { operandsOf } from './operands-of.ts';
export { remembered, rememberedBy, rememberedOf } from './remembered.ts';
export { type DurationUnit, UNKNOWN_CURRENCY, type Unit } from './unit.ts';
