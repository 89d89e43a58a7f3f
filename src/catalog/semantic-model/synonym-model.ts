import type { Dataset, Field, Knowledge, Metric, Segment } from '../knowledge.ts';
import { draftSegment, quoted } from './draft-model.ts';
import type { ModelObject } from './print-model.ts';
import type { SemanticModel } from './schema.ts';

/** A thing of the knowledge that has a name. */
export type NamedThing =
  | { readonly kind: 'table'; readonly dataset: Dataset }
  | { readonly kind: 'column'; readonly dataset: Dataset; readonly field: Field }
  | { readonly kind: 'value'; readonly dataset: Dataset; readonly field: Field; readonly value: string }
  | { readonly kind: 'metric'; readonly metric: Metric }
  | { readonly kind: 'segment'; readonly segment: Segment };

/** Everything that has exactly this name or synonym, case aside. */
export function thingsNamed(word: string, { datasets, metrics, segments }: Knowledge): NamedThing[] {
  const isNamed = (...names: readonly string[]): boolean =>
    names.some((name) => name.toLowerCase() === word.trim().toLowerCase());
  return [
    ...datasets
      .filter(({ name, label, labelPlural, synonyms }) => isNamed(name, label, labelPlural, ...synonyms))
      .map((dataset): NamedThing => ({ kind: 'table', dataset })),
    ...datasets.flatMap((dataset) =>
      dataset.fields.flatMap((field): NamedThing[] => [
        ...(isNamed(field.name, `${dataset.name}.${field.name}`, field.label, ...field.synonyms)
          ? [{ kind: 'column' as const, dataset, field }]
          : []),
        ...(field.values ?? []).flatMap(({ value, synonyms }) =>
          isNamed(String(value), ...synonyms)
            ? [{ kind: 'value' as const, dataset, field, value: String(value) }]
            : [],
        ),
      ]),
    ),
    ...metrics
      .filter(({ name, label, synonyms }) => isNamed(name, label, ...synonyms))
      .map((metric): NamedThing => ({ kind: 'metric', metric })),
    ...segments
      .filter(({ name, label, synonyms, nouns }) => isNamed(name, label, ...synonyms, ...nouns))
      .map((segment): NamedThing => ({ kind: 'segment', segment })),
  ];
}

/** Of several things of one name the one that is meant: a measure or a kind of rows goes before what it is made of. */
export function thingMeant(things: readonly NamedThing[]): NamedThing | null {
  const terms = things.filter(({ kind }) => kind === 'metric' || kind === 'segment');
  const [thing, ...others] = terms.length > 0 ? terms : things;
  return thing !== undefined && others.length === 0 ? thing : null;
}

/** What a thing is, for people: `column loans.grade`. */
export function describeThing(thing: NamedThing): string {
  switch (thing.kind) {
    case 'table':
      return `table ${thing.dataset.name}`;
    case 'column':
      return `column ${thing.dataset.name}.${thing.field.name}`;
    case 'value':
      return `value '${thing.value}' of ${thing.dataset.name}.${thing.field.name}`;
    case 'metric':
      return `metric ${thing.metric.name}`;
    case 'segment':
      return `segment ${thing.segment.name} of ${thing.segment.dataset}`;
  }
}

/** A model that adds a word to a thing, to be merged over `model`. */
export function synonymModel(word: string, thing: NamedThing, model: SemanticModel | null): ModelObject {
  const words = { synonyms: [word] };
  switch (thing.kind) {
    case 'table': {
      const { dataset } = thing;
      return inDataset(dataset.name, model, { ai_context: { synonyms: [...dataset.synonyms, word] } });
    }
    case 'column':
      return inDataset(thing.dataset.name, model, {
        fields: [{ ...fieldOf(thing, model), ai_context: words }],
      });
    case 'value': {
      const loanq = { values: { [thing.value]: [word] } };
      return inDataset(thing.dataset.name, model, { fields: [{ ...fieldOf(thing, model), loanq }] });
    }
    case 'metric': {
      const own = [...(model?.metrics ?? []), ...(model?.datasets ?? []).flatMap(({ metrics }) => metrics)];
      const stated = own.find(({ name }) => name === thing.metric.name);
      return {
        name: 'own',
        metrics: [
          {
            name: thing.metric.name,
            expression: {
              dialects: stated?.expression.dialects.map(({ dialect, expression }) => ({
                dialect,
                expression,
              })),
            },
            ai_context: words,
          },
        ],
      };
    }
    case 'segment': {
      const { segment } = thing;
      const stated = (model?.datasets ?? [])
        .flatMap(({ loanq }) => loanq.segments)
        .find(({ name }) => name === segment.name);
      const [drafted] = stated === undefined ? draftSegment(segment) : [stated];
      const own = {
        name: drafted?.name,
        label: drafted?.label,
        condition: drafted?.condition,
        synonyms: [word],
      };
      return inDataset(segment.dataset, model, { loanq: { segments: [own] } });
    }
  }
}

/** The model may call a table's dataset otherwise. */
function inDataset(table: string, model: SemanticModel | null, content: ModelObject): ModelObject {
  const stated = model?.datasets.find(
    ({ source }) => source.slice(source.lastIndexOf('.') + 1).toLowerCase() === table.toLowerCase(),
  );
  return {
    name: 'own',
    datasets: [{ name: stated?.name ?? table, source: stated?.source ?? table, ...content }],
  };
}

function fieldOf(
  { dataset, field }: { readonly dataset: Dataset; readonly field: Field },
  model: SemanticModel | null,
): ModelObject {
  const stated = model?.datasets
    .find(({ source }) => source.toLowerCase().endsWith(dataset.name.toLowerCase()))
    ?.fields.find(({ name }) => name.toLowerCase() === field.name.toLowerCase());
  const dialects = stated?.expression.dialects.map(({ dialect, expression }) => ({ dialect, expression }));
  return {
    name: stated?.name ?? field.name,
    expression: { dialects: dialects ?? [{ dialect: 'ANSI_SQL', expression: quoted(field.name) }] },
  };
}
