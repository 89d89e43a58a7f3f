export { assertIsDatabase } from './assert-is-database.ts';
export {
  createQueryRunner,
  type DatabaseRunner,
  type DefenceLayer,
  type QueryRunnerEvent,
  type QueryRunnerOptions,
} from './create-query-runner.ts';
export { type CheckedStatement, checkStatement, type GateOptions } from './gate.ts';
export type { ProcessCommand } from './process-command.ts';
export { queryRows, type Row, type RowValue } from './query-rows.ts';
export type {
  ColumnProfile,
  QueryRunner,
  ResultProfile,
  ResultStream,
  RunOptions,
} from './query-runner.ts';
