import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTrainingStore, type TrainingStore } from '../../../src/training/mod.ts';
import { columnsOfSql } from '../../../src/training/retrieval/columns-of.ts';
import { type SampleKnowledge, sampleKnowledge } from '../../support/sample-knowledge.ts';
import { PARAPHRASES } from './paraphrases.ts';

describe('retrieval for questions in other words', () => {
  let sample: SampleKnowledge;
  let store: TrainingStore;
  before(async () => {
    sample = await sampleKnowledge();
    store = await createTrainingStore(sample.material, { knowledge: sample.knowledge });
  });
  after(() => store.close());

  it('is measured on at least 100 of them, each of another example', () => {
    assert.ok(PARAPHRASES.length >= 100, `${PARAPHRASES.length} paraphrases`);
    const known = new Set(sample.material.examples.map(({ questions }) => questions[0]));
    assert.deepEqual(
      PARAPHRASES.map(([, example]) => example).filter((example) => !known.has(example)),
      [],
    );
    assert.equal(new Set(PARAPHRASES.map(([, example]) => example)).size, PARAPHRASES.length);
  });

  it('finds the example of more than eight in ten among the first eight', async (t) => {
    const ranks = await Promise.all(
      PARAPHRASES.map(async ([paraphrase, example]) => {
        const { examples } = await store.retrieve(paraphrase, { examples: 50, documents: 0 });
        return examples.findIndex(({ questions }) => questions[0] === example);
      }),
    );
    const recall = (k: number): number =>
      (100 * ranks.filter((rank) => rank >= 0 && rank < k).length) / ranks.length;
    for (const k of [1, 3, 8]) t.diagnostic(`recall@${k} ${recall(k).toFixed(1)} %`);
    assert.ok(recall(1) >= 50 && recall(3) >= 70 && recall(8) >= 85);
  });

  it('finds the tables and columns of examples that it has not seen', async (t) => {
    const needed = { tables: 0, columns: 0 };
    const found = { tables: 0, columns: 0 };
    let shown = 0;
    for (const parity of [0, 1]) {
      const seen = sample.material.examples.filter((_, index) => index % 2 === parity);
      const others = sample.material.examples.filter((_, index) => index % 2 !== parity);
      const half = await createTrainingStore(
        { ...sample.material, examples: seen },
        { knowledge: sample.knowledge },
      );
      for (const { questions, sql } of others) {
        const { tables } = await half.retrieve(questions[0] ?? '', { examples: 8, documents: 4 });
        const columns = new Set(
          tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`)),
        );
        for (const { table, column } of columnsOfSql(sql, sample.knowledge)) {
          const field = sample.knowledge.datasets
            .find(({ name }) => name === table)
            ?.fields.find(({ name }) => name === column);
          if (field?.role === 'key') continue; // The prompt adds keys by the relationships.
          const kind = column === null ? 'tables' : 'columns';
          needed[kind] += 1;
          const isFound =
            column === null ? tables.some(({ name }) => name === table) : columns.has(`${table}.${column}`);
          if (isFound) found[kind] += 1;
        }
        shown += columns.size / sample.material.examples.length;
      }
      half.close();
    }
    const share = (kind: 'tables' | 'columns'): number => (100 * found[kind]) / needed[kind];
    t.diagnostic(
      `tables ${share('tables').toFixed(1)} %, columns ${share('columns').toFixed(1)} %, ${shown.toFixed(0)} columns found`,
    );
    assert.ok(share('tables') >= 99 && share('columns') >= 98.5);
  });
});
