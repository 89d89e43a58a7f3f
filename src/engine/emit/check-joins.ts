import type { Knowledge } from '../../catalog/mod.ts';
import { JoinError, type JoinProblem } from '../joins/join-problem.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { emit } from './emit.ts';

/** Why the tables of a query cannot be joined, or null if they can: then `emit` gives its SQL. */
export function checkJoins(query: LogicalQuery, knowledge: Knowledge): JoinProblem | null {
  try {
    emit(query, knowledge);
    return null;
  } catch (error) {
    if (error instanceof JoinError) return error.problem;
    throw error;
  }
}
