import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createTrainingStore, parseTraining, type TrainingStore } from '../../../src/training/mod.ts';

const FILES = [
  {
    path: 'examples/rates.sql',
    text: `-- What is the average interest rate by grade?
SELECT grade, AVG(interest_rate) FROM loans GROUP BY grade;
-- How many loans are late?
SELECT COUNT(*) FROM loans WHERE status = 'Late';
-- Late payments per borrower
-- Who pays late?
SELECT borrower_id, COUNT(*) FROM payments GROUP BY borrower_id;`,
  },
  {
    path: 'documents/terms.md',
    text: '# Delinquency\nA loan that is late.\n# Recovery\nMoney that came back after a charge-off.\n',
  },
];
const LIMITS = { examples: 3, documents: 2 };

async function open(t: TestContext, files = FILES): Promise<TrainingStore> {
  const store = await createTrainingStore(parseTraining(files));
  t.after(() => store.close());
  return store;
}

describe('createTrainingStore()', () => {
  it('puts the nearest example first, whatever the inflection', async (t) => {
    const store = await open(t);
    const { examples } = await store.retrieve('average rates by grades', LIMITS);
    assert.equal(examples[0]?.id, 'examples/rates.sql:2');
  });

  it('puts an example with the very question before all others', async (t) => {
    const store = await open(t);
    const { examples } = await store.retrieve('  who PAYS late ', LIMITS);
    assert.equal(examples[0]?.id, 'examples/rates.sql:7');
    assert.equal(new Set(examples).size, examples.length);
  });

  it('finds document sections', async (t) => {
    const store = await open(t);
    const { documents } = await store.retrieve('recovery after charge-off', LIMITS);
    assert.deepEqual(
      documents.map(({ title }) => title),
      ['Recovery'],
    );
  });

  it('gives no more than asked for, and nothing for a question without words', async (t) => {
    const store = await open(t);
    const found = await store.retrieve('late loans by grade', { examples: 1, documents: 0 });
    assert.deepEqual([found.examples.length, found.documents.length], [1, 0]);
    assert.deepEqual(await store.retrieve('the ?! ', LIMITS), {
      examples: [],
      documents: [],
      terms: [],
      tables: [],
    });
  });

  it('gives the same order again and again, ties included, in whatever order the files came', async (t) => {
    const tied = Array.from({ length: 20 }, (_, index) => ({
      path: `examples/${String(index).padStart(2, '0')}.sql`,
      text: `-- late loans ${String.fromCharCode(97 + index)}\nSELECT 1;`,
    }));
    const limits = { examples: 20, documents: 0 };
    const first = await (await open(t, tied)).retrieve('late loans', limits);
    assert.deepEqual(
      first.examples.map(({ id }) => id),
      tied.map(({ path }) => `${path}:2`),
    );
    const second = await open(t, tied.toReversed());
    assert.deepEqual(await second.retrieve('late loans', limits), first);
  });

  it('survives hostile questions', async (t) => {
    const store = await open(t);
    const hostile = [
      '"',
      "'",
      '*',
      'loans AND',
      'NEAR(late loans)',
      'NOT late',
      'questions:late',
      '^late',
      'late*',
      '(late',
      '{late}',
      "'); DROP TABLE examples; --",
      '\u0000late',
      '\ud800',
      'late '.repeat(50_000),
      `${'x'.repeat(100_000)}`,
      '”late“',
      '-late + loans',
    ];
    for (const question of hostile) await store.retrieve(question, LIMITS);
    assert.equal((await store.retrieve('late loans', LIMITS)).examples.length > 0, true);
  });

  it('has a version that follows the files', async (t) => {
    const [store, same] = [await open(t), await open(t, FILES.toReversed())];
    const other = await open(t, FILES.slice(1));
    assert.match(store.version, /^[0-9a-f]{16}$/);
    assert.equal(store.version, same.version);
    assert.notEqual(store.version, other.version);
  });
});
