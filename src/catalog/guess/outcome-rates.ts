import type { Expression } from '../../shared/mod.ts';
import type { Catalog } from '../catalog.ts';
import type { Dataset, Field, Knowledge, Metric, Segment } from '../knowledge.ts';
import { nounsOf, stateOf } from '../names/outcomes.ts';
import { verbsOf } from '../names/participles.ts';
import { tablesOf } from '../semantic-model/resolve-name.ts';
import { completeColumns } from './complete-columns.ts';
import { yesAmong } from './yes-or-no.ts';

/**
 * The knowledge with a rate for each thing that may come of a table's rows: the cancellation rate of orders is the part of
 * them whose status is `Cancelled`, that are said to be so or have a date of it. `isNamed` tells the tables that a person has described.
 */
export function withOutcomeRates(
  knowledge: Knowledge,
  { catalog, isNamed }: { readonly catalog: Catalog; readonly isNamed: (table: string) => boolean },
): Knowledge {
  const complete = completeColumns(catalog);
  const taken = new Set(
    knowledge.datasets.flatMap(({ fields }) => fields.flatMap(({ label, synonyms }) => [label, ...synonyms])),
  );
  const metrics = knowledge.datasets
    .filter(({ name, isVisible }) => isVisible && !isNamed(name))
    .flatMap((dataset) => [
      ...dataset.fields
        // Rows of which nothing is known are neither in the part nor surely in the whole.
        .filter(({ name }) => complete.has(`${dataset.name}.${name}`))
        .flatMap((field) =>
          outcomesOf(field).map(({ state, value }) =>
            rateOf(dataset, state, {
              field,
              is: `is ${value}`,
              so: {
                kind: 'binary',
                operator: '=',
                left: { kind: 'column', table: dataset.name, column: field.name },
                right: { kind: 'literal', value },
              },
            }),
          ),
        ),
      ...ratesOfEnds(dataset, knowledge.segments),
    ])
    .filter(({ label, synonyms }) => [label, ...synonyms].every((name) => !taken.has(name)));
  return metrics.length === 0
    ? knowledge
    : { ...knowledge, metrics: [...knowledge.metrics, ...toldApart(metrics, knowledge)] };
}

/** Rates of several tables with one name are told apart by their rows: "booking cancellation rate". */
function toldApart(metrics: readonly Metric[], { datasets }: Knowledge): readonly Metric[] {
  const uses = Map.groupBy(metrics, ({ label }) => label);
  return metrics.map((metric) => {
    const { label, synonyms, expression } = metric;
    const [table] = tablesOf(expression);
    const rows = datasets.find(({ name }) => name === table);
    const name = `${rows?.label} ${label}`;
    if (rows === undefined || uses.get(label)?.length === 1) return metric;
    return { ...metric, label: name, synonyms: [label, ...synonyms.filter((one) => one !== name)] };
  });
}

interface Outcome {
  /** In words: `no show`. */
  readonly state: string;
  readonly value: string | number;
}

const VALUES_MAX = 15;
/** Columns that tell what became of a row, so that each of their values is an outcome. */
const STATES = /\b(?:status|state of|outcome|result|decision|verdict|resolution|disposition)\b/;
const STATE = /[a-z]{2}ed$/;

function outcomesOf({ role, label, values }: Field): readonly Outcome[] {
  const yes = role === 'flag' ? 1 : yesAmong(values?.map(({ value }) => String(value)) ?? []);
  if (yes !== null) {
    const said = label.replace(/ (?:flag|indicator)$/, '');
    // `churn_flag` tells which have churned.
    const state = stateOf(said) ?? said;
    return STATE.test(state) || nounsOf(state).length > 0 ? [{ state, value: yes }] : [];
  }
  if (role !== 'category' || values === null || values.length > VALUES_MAX || values.length < 2) return [];
  return values.flatMap(({ value }) => {
    const state = String(value)
      .toLowerCase()
      .replaceAll(/[-_ ]+/g, ' ')
      .trim();
    const isOutcome = typeof value === 'string' && /^[a-z]+(?: [a-z]+)?$/.test(state);
    return isOutcome && (STATES.test(label) || nounsOf(state).length > 0) ? [{ state, value }] : [];
  });
}

/** `churned_at`: the churn rate is the part of all rows that have such a date. */
function ratesOfEnds(dataset: Dataset, segments: readonly Segment[]): readonly Metric[] {
  return segments.flatMap(({ dataset: table, date, label, condition }) => {
    const field = dataset.fields.find(({ name }) => name === date);
    const isEnd = table === dataset.name && condition.kind === 'is-null' && condition.negated;
    return isEnd && field !== undefined && nounsOf(label).length > 0
      ? [rateOf(dataset, label, { field, is: 'is known', so: condition })]
      : [];
  });
}

interface Part {
  readonly field: Field;
  /** What holds of the field, in words. */
  readonly is: string;
  readonly so: Expression;
}

function rateOf(dataset: Dataset, state: string, { field, is, so }: Part): Metric {
  const names = [state, ...nounsOf(state), ...basesOf(state)].flatMap((name) => [
    `${name} rate`,
    `${dataset.label} ${name} rate`,
    `${name} percentage`,
  ]);
  const [label = `${state} rate`, ...synonyms] = [
    ...new Set([`${nounsOf(state)[0] ?? state} rate`, ...names]),
  ];
  return {
    name: `${dataset.name}.${field.name} ${state}`,
    label,
    synonyms,
    description: `${dataset.labelPlural} whose ${field.label} ${is}, in percent of all of them`,
    expression: percent(dataset.name, so),
    unit: { kind: 'percent' },
    date: null,
    lowerIsBetter: null,
    isImplied: true,
  };
}

/** "skip" of what was skipped, where no noun tells it: the skip rate. */
function basesOf(state: string): readonly string[] {
  if (nounsOf(state).length > 0) return [];
  const [, doubled] = /^([a-z]+([bdgmnpt]))\2ed$/.exec(state) ?? [];
  return doubled === undefined ? verbsOf(state) : [doubled];
}

/** The rows for which the condition holds, in percent of all. */
function percent(table: string, filter: Expression): Expression {
  const rows = { kind: 'aggregate', function: 'count', table, argument: null, distinct: false } as const;
  return {
    kind: 'binary',
    operator: '/',
    left: {
      kind: 'binary',
      operator: '*',
      left: { kind: 'literal', value: 100 },
      right: { ...rows, filter },
    },
    right: { ...rows, filter: null },
  };
}
