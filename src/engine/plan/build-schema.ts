import type { Dataset } from '../../catalog/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import type { AggregateQuery, Output, SetQuery } from '../logical-query.ts';
import { ungrouped } from '../ungrouped.ts';
import type { Assembly } from './assembly.ts';
import { toTitle } from './naming.ts';
import type { SchemaQuestion } from './phrase.ts';
import { noSense, Rejected } from './rejection.ts';
import { resolveAggregate } from './resolve-measure/fields.ts';

type Cell = string | number | null;

/** Answers questions about the data itself from what is known of it; several are answered in one row. */
export function buildSchema(
  assembly: Assembly,
  questions: readonly SchemaQuestion[],
): SetQuery | AggregateQuery {
  const [first, ...more] = questions;
  if (first?.about === 'dates' && first.dataset !== null && more.length === 0)
    return bothEnds(assembly, assembly.index.dataset(first.dataset));
  const answers = questions.map((question) => answerOf(assembly, question));
  const [only, ...others] = answers;
  if (only !== undefined && others.length === 0) return only;
  if (answers.some(({ rows }) => rows.length !== 1)) return noSense('they do not stand in one row');
  const columns = answers.flatMap((answer) => answer.columns);
  if (new Set(columns.map(({ name }) => name)).size < columns.length) noSense('the same is asked twice');
  return { kind: 'values', columns, rows: [answers.flatMap(({ rows }) => rows[0] ?? [])], assumptions: [] };
}

function answerOf({ index }: Assembly, question: SchemaQuestion): SetQuery {
  const tables = index.knowledge.datasets.filter(({ roleOf }) => roleOf === undefined);
  const datasets = tables.filter(({ isVisible }) => isVisible);
  switch (question.about) {
    case 'tables':
      return question.isCount
        ? set(['number of tables'], [[tables.length]])
        : set(
            ['table'],
            tables.map(({ name }) => [name]),
          );
    case 'columns': {
      const stored = index.dataset(question.dataset).fields.filter(({ expression }) => expression === null);
      return question.isCount
        ? set(['number of columns'], [[stored.length]])
        : set(
            ['column'],
            stored.map(({ name }) => [name]),
          );
    }
    case 'meaning-of-field':
      return meanings(
        question.field.alternatives.map(({ dataset, field }) => {
          const { name, description, label } = index.field(dataset, field);
          return [`${dataset}.${name}`, description ?? label];
        }),
      );
    case 'meaning-of-metric':
      return meanings(
        question.metrics.map((name) => {
          const { label, description } = index.metric(name);
          return [label, description];
        }),
      );
    case 'meaning-of-dataset': {
      const { name, description, labelPlural } = index.dataset(question.dataset);
      return meanings([[name, description ?? labelPlural]]);
    }
    case 'dates':
      return dates(question.dataset === null ? datasets : [index.dataset(question.dataset)]);
    case 'as-of':
      return only('as-of date', index.knowledge.asOfDate);
    case 'currency':
      return only('currency', index.knowledge.currency);
    default:
      return assertNever(question);
  }
}

/** The first and the last date of a table, by which its rows are dated. */
function bothEnds(assembly: Assembly, { name, defaultDate, label }: Dataset): AggregateQuery {
  const date = defaultDate ?? noSense(`a ${label} has no single date`);
  const ends = (['min', 'max'] as const).map(
    (fn) =>
      resolveAggregate(
        assembly,
        {
          kind: 'aggregate',
          function: fn,
          field: { alternatives: [{ dataset: name, field: date, cost: 0 }] },
          distinct: false,
          percentile: null,
        },
        { anchor: name, mentioned: new Set([name]) },
      ).output,
  );
  return ungrouped({ measures: ends, where: null, assumptions: [...assembly.assumptions] });
}

/** The one thing that is known of the whole. */
function only(label: string, value: string | null): SetQuery {
  return value === null ? noSense(`no ${label} is known`) : set([label], [[value]]);
}

function meanings(rows: readonly (readonly Cell[])[]): SetQuery {
  if (rows.some(([, meaning]) => meaning === null)) {
    throw new Rejected({ kind: 'unanswerable', message: 'there is no description of it' });
  }
  return set(['name', 'meaning'], rows);
}

function dates(datasets: readonly Dataset[]): SetQuery {
  const rows = datasets.flatMap(({ name, defaultDate, fields }): Cell[][] => {
    const date = fields.find((field) => field.name === defaultDate);
    return date === undefined ? [] : [[name, date.name, date.min, date.max]];
  });
  return rows.length === 0
    ? noSense('the table has no dates')
    : set(['table', 'date', 'first', 'last'], rows);
}

function set(labels: readonly string[], rows: readonly (readonly Cell[])[]): SetQuery {
  const columns = labels.map(
    (label): Output => ({
      name: toTitle(label),
      label,
      expression: { kind: 'literal', value: null },
      role: 'text',
      unit: null,
    }),
  );
  return { kind: 'values', columns, rows, assumptions: [] };
}
