import { conjunctsOf, filtersOf } from '../../conjuncts.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { isOfPeople } from '../people.ts';
import { undecided } from '../rejection.ts';
import { partsOf } from '../rewrite.ts';
import { textOf } from '../text-of.ts';

/**
 * Rejects where people live as the place at which something was done: "loans *at* Charlotte" may be those of the branch
 * there, where branches have a city as well.
 */
export function checkAtPlaces(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || !words.includes('at')) return;
  const text = ` ${textOf(words)} `;
  const tests = [...conjunctsOf(query.where), ...filtersOf(query)].flatMap(partsOf);
  for (const { table, column, values } of tests.flatMap(comparedIn)) {
    const { label } = index.field(table, column);
    const isElsewhere = index.knowledge.datasets.some(
      (one) => one.name !== table && !isOfPeople(one) && one.fields.some((field) => field.label === label),
    );
    const isAt = values.some((value) => text.includes(` at ${value.toLowerCase()} `));
    if (isAt && isElsewhere && isOfPeople(index.dataset(table)))
      undecided(`whose ${label} is meant is not said`);
  }
}

interface Compared {
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
}

/** The column that is held against texts, as "Charlotte" or "Denver and Phoenix". */
function comparedIn(part: object): readonly Compared[] {
  if (!('kind' in part) || (part.kind !== 'binary' && part.kind !== 'in')) return [];
  const parts = partsOf(part);
  const [column] = parts.flatMap((one) =>
    'kind' in one && one.kind === 'column' && 'table' in one && 'column' in one ? [one] : [],
  );
  const values = parts.flatMap((one) =>
    'kind' in one && one.kind === 'literal' && 'value' in one && typeof one.value === 'string'
      ? [one.value]
      : [],
  );
  return column === undefined ? [] : [{ table: String(column.table), column: String(column.column), values }];
}
