import type { TestContext } from 'node:test';
import type { Dataset, Field, Knowledge } from '../../src/catalog/mod.ts';
import {
  createProvider,
  createProviderGenerator,
  type ProviderOptions,
  type ProviderSettings,
} from '../../src/provider/mod.ts';
import type { SqlGenerator } from '../../src/shared/mod.ts';
import {
  createTrainingStore,
  parseTraining,
  type TrainingFile,
  type TrainingStore,
} from '../../src/training/mod.ts';
import { type OpenAiServer, type OpenAiServerOptions, startOpenAiServer } from '../support/openai-server.ts';

const FIELD: Field = {
  name: 'loan_id',
  label: 'loan number',
  synonyms: [],
  description: null,
  type: 'integer',
  role: 'key',
  unit: null,
  isNullable: false,
  expression: null,
  distinctCount: 4,
  min: 1,
  max: 4,
  values: null,
  bands: null,
  lowerIsBetter: null,
  order: null,
};

const LOANS: Dataset = {
  name: 'loans',
  label: 'loan',
  labelPlural: 'loans',
  synonyms: ['credit'],
  description: 'Money lent\nto a borrower.',
  primaryKey: ['loan_id'],
  fields: [
    FIELD,
    { ...FIELD, name: 'borrower_id', label: 'borrower' },
    {
      ...FIELD,
      name: 'principal',
      label: 'loan amount',
      synonyms: ['ticket'],
      type: 'real',
      role: 'measure',
      unit: { kind: 'money', currency: 'USD' },
      min: 1000,
      max: 424_242,
    },
    {
      ...FIELD,
      name: 'status',
      label: 'status',
      type: 'text',
      role: 'category',
      min: null,
      max: null,
      values: [
        { value: 'Current', synonyms: [] },
        { value: "Won't Pay", synonyms: [] },
      ],
    },
    {
      ...FIELD,
      name: 'closed_on',
      label: 'closing date',
      type: 'date',
      role: 'time',
      isNullable: true,
      min: '2018-02-03',
      max: '2025-12-30',
    },
  ],
  defaultDate: 'issued_on',
  display: [],
  defaultMeasure: 'principal',
  rowCount: 4,
  isVisible: true,
};

/** A small book that has something of every kind that a prompt shows. */
export const KNOWLEDGE: Knowledge = {
  datasets: [
    LOANS,
    {
      ...LOANS,
      name: 'borrowers',
      label: 'borrower',
      labelPlural: 'borrowers',
      synonyms: ['customer', 'client'],
      description: null,
      primaryKey: ['borrower_id'],
      fields: [
        { ...FIELD, name: 'borrower_id', label: 'borrower' },
        {
          ...FIELD,
          name: 'full_name',
          label: 'name',
          type: 'text',
          role: 'name',
          min: null,
          max: null,
          values: [{ value: 'Ada Lovelace', synonyms: [] }],
        },
      ],
      defaultDate: null,
      defaultMeasure: null,
    },
  ],
  relationships: [
    {
      name: 'loan of borrower',
      from: 'loans',
      fromColumns: ['borrower_id'],
      to: 'borrowers',
      toColumns: ['borrower_id'],
      isTotal: true,
      isOneToOne: false,
      preference: 0,
    },
  ],
  metrics: [
    {
      name: 'volume',
      label: 'volume',
      synonyms: ['amount lent'],
      description: 'All that was lent.',
      expression: {
        kind: 'aggregate',
        function: 'sum',
        table: 'loans',
        argument: { kind: 'column', table: 'loans', column: 'principal' },
        distinct: false,
        filter: null,
      },
      unit: { kind: 'money', currency: 'USD' },
      date: null,
      lowerIsBetter: false,
    },
  ],
  segments: [
    {
      name: 'current',
      label: 'current',
      synonyms: ['performing'],
      nouns: [],
      dataset: 'loans',
      condition: {
        kind: 'binary',
        operator: '=',
        left: { kind: 'column', table: 'loans', column: 'status' },
        right: { kind: 'literal', value: 'Current' },
      },
    },
  ],
  asOfDate: '2025-12-31',
  currency: 'USD',
};

const FILES = [
  {
    path: 'examples/a.sql',
    text: "-- How many loans are there?\nSELECT COUNT(*) AS loans\nFROM loans;\n-- What is the volume of current loans?\nSELECT SUM(principal) AS volume\nFROM loans\nWHERE status = 'Current';",
  },
  { path: 'documents/a.md', text: '# Volume\nThe sum of what was lent.\n# Weather\nNo records.\n' },
];

export function createStore(files: readonly TrainingFile[] = FILES): Promise<TrainingStore> {
  return createTrainingStore(parseTraining(files), { knowledge: KNOWLEDGE });
}

/** A generator beside the server that it asks. */
export interface Fixture {
  readonly server: OpenAiServer;
  readonly generator: SqlGenerator;
  /** Another generator with the same provider, as after a change of schema or material. */
  remake(options: Partial<ProviderOptions>): SqlGenerator;
}

/** What a test may choose; everything else is usual. */
export interface FixtureOptions {
  readonly server?: OpenAiServerOptions;
  readonly settings?: Partial<ProviderSettings>;
  readonly options?: Partial<ProviderOptions>;
  /** How many answers are kept; none by default, so that every question is a call. */
  readonly answersMax?: number;
}

/** Starts both and ends them with the test. */
export async function setUp(t: TestContext, choices: FixtureOptions = {}): Promise<Fixture> {
  const server = await startOpenAiServer(choices.server);
  t.after(() => server.close());
  const options = await createOptions(t, server.baseUrl, choices);
  return {
    server,
    generator: createProviderGenerator(options),
    remake: (changed) => createProviderGenerator({ ...options, ...changed }),
  };
}

/** A generator that asks the server at an address. */
export async function createGenerator(
  t: TestContext,
  baseUrl: string,
  choices: FixtureOptions = {},
): Promise<SqlGenerator> {
  return createProviderGenerator(await createOptions(t, baseUrl, choices));
}

async function createOptions(
  t: TestContext,
  baseUrl: string,
  { settings, options, answersMax = 0 }: FixtureOptions,
): Promise<ProviderOptions> {
  const store = await createStore();
  t.after(() => store.close());
  const provider = createProvider(
    {
      baseUrl,
      apiKey: 'sk-test-0123456789',
      organization: null,
      model: 'test-model',
      temperature: null,
      seed: null,
      timeoutMs: 10_000,
      retries: 2,
      api: 'chat',
      apiVersion: null,
      structuredOutput: false,
      stream: false,
      ...settings,
    },
    { answersMax, ...(options?.log !== undefined && { log: options.log }) },
  );
  return {
    provider,
    knowledge: KNOWLEDGE,
    store,
    check: async () => {},
    today: () => '2026-01-15',
    sendSamples: false,
    promptTokens: 4_000,
    repairs: 2,
    ...options,
  };
}
