import type { Knowledge } from '../catalog/mod.ts';
import type { Generation, Refusal } from '../shared/mod.ts';
import { emit } from './emit/emit.ts';
import type { ExampleMatch } from './examples/match-example.ts';
import { JoinError, type JoinProblem } from './joins/join-problem.ts';
import type { LogicalQuery } from './logical-query.ts';
import { columnMeanings } from './read/column-meanings.ts';
import { read } from './read/read.ts';
import { withSpeakingNames } from './read/speaking-names.ts';
import { ambiguousReadings, senseless, unanswerable } from './wording.ts';

/** The SQL of a query with its reading; refused where the keys do not connect its tables in one way. */
export function toGeneration(query: LogicalQuery, knowledge: Knowledge): Generation | Refusal {
  const named = query.kind === 'aggregate' ? withSpeakingNames(query, knowledge) : query;
  const sql = emitted(named, knowledge);
  if (typeof sql !== 'string') {
    return sql.kind === 'no-path'
      ? unanswerable(`no keys connect ${sql.tables.join(' and ')}`)
      : senseless(
          'the things that are named are connected in more than one way, and which is meant is not said',
        );
  }
  return generationOf(sql, { reading: read(named, knowledge), columns: columnMeanings(named) });
}

function emitted(query: LogicalQuery, knowledge: Knowledge): string | JoinProblem {
  try {
    return emit(query, knowledge);
  } catch (error) {
    if (error instanceof JoinError) return error.problem;
    throw error;
  }
}

/** The one reading that all of the queries have, for then they differ in their making only; else their ambiguity. */
export function toOneGeneration(
  queries: readonly LogicalQuery[],
  knowledge: Knowledge,
): Generation | Refusal {
  const generations = queries
    .map((query) => toGeneration(query, knowledge))
    .filter((made) => made.kind === 'generation');
  const byReading = new Map(generations.toReversed().map((generation) => [generation.reading, generation]));
  const [first] = generations;
  return first !== undefined && byReading.size === 1
    ? first
    : ambiguousReadings(generations.filter((generation) => byReading.get(generation.reading) === generation));
}

/** The SQL of an example with what was exchanged in it. */
export function fromExample({ question, sql, replaced }: ExampleMatch): Generation {
  const swaps = replaced.map(({ from, to }) => `${to} for ${from}`).join(', ');
  const reading = `As in the example "${question}"${swaps === '' ? '' : `, with ${swaps}`}`;
  return generationOf(sql, { reading, columns: null });
}

/** The reading goes before the SQL too, as a comment. */
function generationOf(
  sql: string,
  { reading, columns }: { readonly reading: string; readonly columns: Generation['columns'] },
): Generation {
  return {
    kind: 'generation',
    sql: `-- ${inComment(reading)}\n${sql}`,
    generator: 'builtin',
    reading,
    columns,
  };
}

/** Text that cannot end the comment line that it stands in. */
function inComment(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
