import { openClient } from '../open-client.ts';
import type { RetrievedMaterial } from '../training-material.ts';
import type { Embed } from './create-embed.ts';
import { toBytes } from './vector-cache.ts';

/** Finds material by what it means, as an embedding model sees it. */
export interface VectorIndex {
  /** Positions in each list of the material, nearest first. */
  search(question: Float32Array): Promise<{ readonly examples: number[]; readonly documents: number[] }>;
  close(): void;
}

/** Embeds the material, each wording of an example by itself, and keeps the vectors in a libSQL database in memory. */
export async function createVectorIndex(
  { examples, documents }: RetrievedMaterial,
  embed: Embed,
): Promise<VectorIndex> {
  const entries = [
    ...examples.flatMap(({ questions }, row) => questions.map((text) => ({ kind: 'examples', row, text }))),
    ...documents.map(({ title, text }, row) => ({ kind: 'documents', row, text: `${title}\n${text}` })),
  ];
  const vectors = await embed(entries.map(({ text }) => text));
  const size = vectors[0]?.length ?? 1;
  const client = await openClient(':memory:');
  const inserts = entries.flatMap(({ kind, row }, i) => {
    const vector = vectors[i];
    return vector === undefined
      ? []
      : [{ sql: 'INSERT INTO vectors VALUES (?, ?, ?)', args: [kind, row, toBytes(vector)] }];
  });
  try {
    await client.batch(
      [`CREATE TABLE vectors (kind TEXT, row INTEGER, vector F32_BLOB(${size}))`, ...inserts],
      'write',
    );
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    async search(question) {
      const results = await client.batch(
        (['examples', 'documents'] as const).map((kind) => ({
          sql: NEAREST,
          args: [toBytes(question), kind],
        })),
        'read',
      );
      const [nearExamples = [], nearDocuments = []] = results.map(({ rows }) =>
        rows.map(({ row }) => Number(row)),
      );
      return { examples: nearExamples, documents: nearDocuments };
    },
    close: () => client.close(),
  };
}

/**
 * Every vector is compared. libSQL's approximate index is slower for as many as people write by hand (600 of 384
 * numbers: 23 against 4 ms a question, and 15 ms for each insertion), and from about 3,000 on its answers vary.
 */
const NEAREST = `SELECT row, MIN(vector_distance_cos(vector, ?)) AS distance FROM vectors WHERE kind = ?
  GROUP BY row ORDER BY distance, row LIMIT 50`;
