import type { Knowledge } from '../../../src/catalog/mod.ts';
import { countTokens } from '../../../src/provider/count-tokens.ts';
import { buildPrompt, type Prompt, writeTurns } from '../../../src/provider/prompt.ts';
import {
  createTrainingStore,
  type TrainingExample,
  type TrainingMaterial,
} from '../../../src/training/mod.ts';
import { termsIn, usesOf } from './uses-of.ts';

/** A question with the SQL that answers it. */
export interface CoverageCase {
  readonly question: string;
  readonly sql: string;
}

/** What a question's prompt lacks and what it costs. */
export interface Coverage {
  readonly question: string;
  /** Of the tables that the right SQL reads, those that the prompt does not describe. */
  readonly missingTables: readonly string[];
  /** As `table.column`. */
  readonly missingColumns: readonly string[];
  /** Metrics and segments that the question names and the prompt does not define. */
  readonly missingTerms: readonly string[];
  /** An example in the prompt reads the same tables. */
  readonly hasNearExample: boolean;
  /** Of all that is sent, written out. */
  readonly tokens: number;
  readonly isWithinBudget: boolean;
}

/** What is measured with. */
export interface CoverageSetting {
  readonly knowledge: Knowledge;
  readonly tokensMax: number;
}

/** Measures cases against material that holds none of them. */
export async function measureCoverage(
  cases: readonly CoverageCase[],
  material: TrainingMaterial,
  { knowledge, tokensMax }: CoverageSetting,
): Promise<Coverage[]> {
  const store = await createTrainingStore(material, { knowledge });
  try {
    const measured: Coverage[] = [];
    for (const { question, sql } of cases) {
      const retrieval = await store.retrieve(question, { examples: 8, documents: 6 });
      const parts = { knowledge, retrieval, today: '2026-01-15', sendSamples: false, tokensMax };
      measured.push(measure({ question, sql }, buildPrompt(question, parts), { knowledge, tokensMax }));
    }
    return measured;
  } finally {
    store.close();
  }
}

/** Holds each of the examples back in its turn: its own SQL is nowhere in the material that it is asked of. */
export async function measureHeldBack(
  material: TrainingMaterial,
  setting: CoverageSetting,
  heldBack: readonly TrainingExample[] = material.examples,
): Promise<Coverage[]> {
  const measured: Coverage[] = [];
  for (const example of heldBack) {
    const others = { ...material, examples: material.examples.filter((other) => other !== example) };
    const cases = example.questions.map((question) => ({ question, sql: example.sql }));
    measured.push(...(await measureCoverage(cases, others, setting)));
  }
  return measured;
}

function measure(
  { question, sql }: CoverageCase,
  prompt: Prompt,
  { knowledge, tokensMax }: CoverageSetting,
): Coverage {
  const used = usesOf(sql, knowledge);
  const described = new Set(prompt.tables);
  const lines = new Set(prompt.context.split('\n'));
  const nearTables = prompt.examples.map((example) => usesOf(example.sql, knowledge).tables.join());
  const turns = writeTurns(prompt, [], 'json');
  const tokens = turns.reduce((sum, { content }) => sum + countTokens(content) + 4, 0);
  return {
    question,
    missingTables: used.tables.filter((table) => !described.has(table)),
    missingColumns: used.columns.filter((name) => !isDescribed(name, prompt)),
    missingTerms: termsIn(question, knowledge)
      .filter(({ line }) => !lines.has(line))
      .map(({ label }) => label),
    hasNearExample: nearTables.includes(used.tables.join()),
    tokens,
    isWithinBudget: tokens <= tokensMax,
  };
}

/** The column stands under its table, with its type. */
function isDescribed(column: string, { context }: Prompt): boolean {
  const [table, name] = column.split('.');
  const start = context.indexOf(`\n${table}, primary key`);
  if (start < 0) return false;
  const end = context.indexOf('\n\n', start);
  return context.slice(start, end < 0 ? undefined : end).includes(`\n  ${name} `);
}
