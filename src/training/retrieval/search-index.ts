import type { Client, InStatement } from '@libsql/client';
import type { Knowledge } from '../../catalog/mod.ts';
import { openClient } from '../open-client.ts';
import type { RetrievedMaterial } from '../training-material.ts';
import { toMatchExpression } from './match-expression.ts';
import { createTokens } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Full-text indexes of the material and of what the schema's things are called, ranked by BM25. */
export interface SearchIndex {
  /** Positions in each list, best first; all of one moment. */
  search(question: string): Promise<SearchResult>;
  close(): void;
}

export interface SearchResult {
  /** In the examples of the material. */
  readonly examples: readonly number[];
  readonly documents: readonly number[];
  /** In the concepts of the vocabulary. */
  readonly concepts: readonly number[];
}

/** Builds the index: a libSQL database in memory. */
export async function createSearchIndex(
  material: RetrievedMaterial,
  { knowledge, vocabulary }: { readonly knowledge: Knowledge; readonly vocabulary: Vocabulary },
): Promise<SearchIndex> {
  const client = await openClient(':memory:');
  const tokens = createTokens(knowledge, vocabulary);
  const examples = material.examples.map(({ questions, sql }, row): InStatement => {
    const meanings = new Set(questions.flatMap(tokens.meanings));
    return {
      sql: 'INSERT INTO examples (rowid, words, sql, meanings, columns) VALUES (?, ?, ?, ?, ?)',
      args: [row, questions.join('\n'), sql, [...meanings].join(' '), tokens.columnsOfSql(sql).join(' ')],
    };
  });
  const documents = material.documents.map(
    ({ title, text }, row): InStatement => ({
      sql: 'INSERT INTO documents (rowid, title, body, meanings) VALUES (?, ?, ?, ?)',
      args: [row, title, text, tokens.meanings(title).join(' ')],
    }),
  );
  const concepts = describeConcepts(knowledge).map(
    ({ names, description }, row): InStatement => ({
      sql: 'INSERT INTO concepts (rowid, names, description) VALUES (?, ?, ?)',
      args: [row, names, description],
    }),
  );
  await client.batch([...SCHEMA, ...examples, ...documents, ...concepts], 'write');
  return {
    search: (question) =>
      search(client, question, [...tokens.meanings(question), ...tokens.columns(question)]),
    close: () => client.close(),
  };
}

const FOUND_MAX = 50;

/** `porter` makes "loans" find "loan"; accents are folded. */
const TOKENIZER = "tokenize = 'porter unicode61 remove_diacritics 2'";

const SCHEMA = [
  `CREATE VIRTUAL TABLE examples USING fts5(words, sql, meanings, columns, ${TOKENIZER})`,
  `CREATE VIRTUAL TABLE documents USING fts5(title, body, meanings, ${TOKENIZER})`,
  `CREATE VIRTUAL TABLE concepts USING fts5(names, description, ${TOKENIZER})`,
];

/** The weights of the columns, in their order: found by trial, and not sensitive. */
const WEIGHTS = { examples: [8, 1, 6, 3], documents: [4, 1, 4], concepts: [4, 1] } as const;

/** In one batch, so that no other work comes between. */
async function search(client: Client, question: string, tokens: readonly string[]): Promise<SearchResult> {
  const match = toMatchExpression(question, tokens);
  if (match === null) return { examples: [], documents: [], concepts: [] };
  const [examples, documents, concepts] = await client.batch(
    (['examples', 'documents', 'concepts'] as const).map((table) => ({
      // The row number breaks ties of the score, so that the order is total.
      sql: `SELECT rowid FROM ${table} WHERE ${table} MATCH ?
            ORDER BY bm25(${table}, ${WEIGHTS[table].join(', ')}), rowid LIMIT ${FOUND_MAX}`,
      args: [match],
    })),
    'read',
  );
  const rows = (result: typeof examples): number[] => (result?.rows ?? []).map(({ rowid }) => Number(rowid));
  return { examples: rows(examples), documents: rows(documents), concepts: rows(concepts) };
}

/** In the order of the vocabulary's concepts. */
function describeConcepts({ datasets, metrics, segments }: Knowledge): ConceptText[] {
  return [
    ...datasets.map(({ name, label, labelPlural, synonyms, description }) =>
      toText([name, label, labelPlural, ...synonyms], description),
    ),
    ...datasets.flatMap((dataset) =>
      dataset.fields.map(({ name, label, synonyms, description }) =>
        toText([name, label, ...synonyms], description, dataset.label),
      ),
    ),
    ...metrics.map(({ name, label, synonyms, description }) =>
      toText([name, label, ...synonyms], description),
    ),
    ...segments.map(({ label, synonyms, nouns, dataset }) => toText([label, ...synonyms, ...nouns], dataset)),
  ];
}

interface ConceptText {
  readonly names: string;
  readonly description: string;
}

function toText(names: readonly string[], ...descriptions: readonly (string | null)[]): ConceptText {
  const plain = (texts: readonly (string | null)[]): string => texts.join('\n').replaceAll('_', ' ');
  return { names: plain(names), description: plain(descriptions) };
}
