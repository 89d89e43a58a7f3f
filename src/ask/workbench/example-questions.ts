import type { Dataset, Knowledge } from '../../catalog/mod.ts';
import type { SqlGenerator } from '../../shared/mod.ts';
import type { TrainingStore } from '../../training/mod.ts';
import type { ExampleTheme } from './describe-data.ts';

/** Questions to begin with: those of the training material, by file; without any, some that the engine can answer. */
export async function exampleQuestions({
  knowledge,
  store,
  builtin,
}: {
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
  readonly builtin: SqlGenerator;
}): Promise<readonly ExampleTheme[]> {
  if (store.examples.length > 0) return byTheme(store.examples);
  const themes: ExampleTheme[] = [];
  for (const dataset of knowledge.datasets.filter(({ isVisible }) => isVisible).slice(0, TABLES_MAX)) {
    const questions: string[] = [];
    for (const question of plainQuestions(dataset)) {
      if ((await builtin.generate(question, {})).kind === 'generation') questions.push(question);
    }
    if (questions.length > 0) themes.push({ theme: capitalized(dataset.labelPlural), questions });
  }
  return themes;
}

const TABLES_MAX = 12;

/** An example's id is `examples/credit-quality.sql:12`. */
function byTheme(examples: TrainingStore['examples']): readonly ExampleTheme[] {
  const themes = new Map<string, string[]>();
  for (const { id, questions } of examples) {
    const theme = capitalized(
      id
        .replace(/^.*\//, '')
        .replace(/\.\w+(?::\d+)?$/, '')
        .replace(/[-_]+/g, ' '),
    );
    themes.set(theme, [...(themes.get(theme) ?? []), ...questions.slice(0, 1)]);
  }
  return [...themes].map(([theme, questions]) => ({ theme, questions }));
}

/** What can be asked of nearly any table. */
function plainQuestions({ labelPlural, fields, defaultMeasure, defaultDate }: Dataset): readonly string[] {
  const category = fields.find(({ role }) => role === 'category' || role === 'geography');
  const measure = fields.find(({ name }) => name === defaultMeasure);
  return [
    `How many ${labelPlural} are there?`,
    ...(category === undefined ? [] : [`Number of ${labelPlural} by ${category.label}`]),
    ...(category === undefined || measure === undefined
      ? []
      : [`Average ${measure.label} by ${category.label}`]),
    ...(defaultDate === null ? [] : [`Number of ${labelPlural} by year`]),
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
