import { type Client, createClient, type InStatement } from '@libsql/client';
import { toMatchExpression } from './match-expression.ts';
import { normalizeQuestion } from './parse-training.ts';
import type {
  TrainingDocument,
  TrainingExample,
  TrainingFile,
  TrainingMaterial,
} from './training-material.ts';

/** The training material, searchable by question. */
export interface TrainingStore {
  readonly examples: readonly TrainingExample[];
  /** Changes whenever a training file does: the first 16 hex digits of a SHA-256 over paths and texts. */
  readonly version: string;
  /** The nearest examples and document sections, best first; the same question always gives the same answer. */
  retrieve(question: string, limits: RetrievalLimits): Promise<Retrieval>;
  close(): void;
}

export interface RetrievalLimits {
  readonly examples: number;
  readonly documents: number;
}

export interface Retrieval {
  readonly examples: readonly TrainingExample[];
  readonly documents: readonly TrainingDocument[];
}

/** Builds the store: a libSQL database in memory with full-text indexes, ranked by BM25. */
export async function createTrainingStore(material: TrainingMaterial): Promise<TrainingStore> {
  const { examples, documents } = material;
  const client = createClient({ url: ':memory:' });
  await client.batch([...SCHEMA, ...examples.map(insertExample), ...documents.map(insertDocument)], 'write');
  const byQuestion = new Map(
    examples.flatMap((example) => example.questions.map((text) => [normalizeQuestion(text), example])),
  );

  return {
    examples,
    version: await hashFiles(material.files),
    async retrieve(question, limits) {
      const match = toMatchExpression(question);
      const same = byQuestion.get(normalizeQuestion(question));
      const found = (await search(client, SEARCH_EXAMPLES, match)).flatMap((row) => examples[row] ?? []);
      const nearest = same === undefined ? found : [same, ...found.filter((example) => example !== same)];
      const sections = (await search(client, SEARCH_DOCUMENTS, match)).flatMap((row) => documents[row] ?? []);
      return {
        examples: nearest.slice(0, limits.examples),
        documents: sections.slice(0, limits.documents),
      };
    },
    close: () => client.close(),
  };
}

/** `porter` makes "loans" find "loan"; accents are folded. */
const SCHEMA = [
  "CREATE VIRTUAL TABLE examples USING fts5(questions, sql, tokenize = 'porter unicode61 remove_diacritics 2')",
  "CREATE VIRTUAL TABLE documents USING fts5(title, body, tokenize = 'porter unicode61 remove_diacritics 2')",
];

/** The row number breaks ties of the score, so that the order is total. A question's words outweigh those of its SQL. */
const SEARCH_EXAMPLES =
  'SELECT rowid FROM examples WHERE examples MATCH ? ORDER BY bm25(examples, 8.0, 1.0), rowid LIMIT 50';
const SEARCH_DOCUMENTS =
  'SELECT rowid FROM documents WHERE documents MATCH ? ORDER BY bm25(documents, 4.0, 1.0), rowid LIMIT 50';

function insertExample(example: TrainingExample, row: number): InStatement {
  return {
    sql: 'INSERT INTO examples (rowid, questions, sql) VALUES (?, ?, ?)',
    args: [row, example.questions.join('\n'), example.sql],
  };
}

function insertDocument(document: TrainingDocument, row: number): InStatement {
  return {
    sql: 'INSERT INTO documents (rowid, title, body) VALUES (?, ?, ?)',
    args: [row, document.title, document.text],
  };
}

/** Row numbers, best first. */
async function search(client: Client, sql: string, match: string | null): Promise<number[]> {
  if (match === null) return [];
  const { rows } = await client.execute({ sql, args: [match] });
  return rows.map(({ rowid }) => Number(rowid));
}

async function hashFiles(files: readonly TrainingFile[]): Promise<string> {
  const content = JSON.stringify(files.map(({ path, text }) => [path, text]));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
