import type { Knowledge } from '../catalog/mod.ts';
import type { Generation, Refusal } from '../shared/mod.ts';
import { checkJoins } from './emit/check-joins.ts';
import { emit } from './emit/emit.ts';
import type { ExampleMatch } from './examples/match-example.ts';
import type { LogicalQuery } from './logical-query.ts';
import { columnMeanings } from './read/column-meanings.ts';
import { read } from './read/read.ts';
import { ambiguousReadings, senseless, unanswerable } from './wording.ts';

/** The SQL of a query with its reading; refused where the keys do not connect its tables in one way. */
export function toGeneration(query: LogicalQuery, knowledge: Knowledge): Generation | Refusal {
  const problem = checkJoins(query, knowledge);
  if (problem !== null) {
    return problem.kind === 'no-path'
      ? unanswerable(`no keys connect ${problem.tables.join(' and ')}`)
      : senseless('the tables can be connected in more than one way');
  }
  return connected(query, knowledge);
}

/** The SQL of a query whose tables the keys connect. */
function connected(query: LogicalQuery, knowledge: Knowledge): Generation {
  const reading = read(query, knowledge);
  return generationOf(emit(query, knowledge), { reading, columns: columnMeanings(query) });
}

/** The one reading that all of the queries have, for then they differ in their making only; else their ambiguity. */
export function toOneGeneration(
  queries: readonly LogicalQuery[],
  knowledge: Knowledge,
): Generation | Refusal {
  const generations = queries
    .filter((query) => checkJoins(query, knowledge) === null)
    .map((query) => connected(query, knowledge));
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
