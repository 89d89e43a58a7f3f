import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { LoanqError } from '../../../src/shared/mod.ts';
import {
  createTrainingStore,
  type Embed,
  parseTraining,
  type TrainingStore,
} from '../../../src/training/mod.ts';
import { createRecordingLog } from '../../support/app-dependencies.ts';

const MATERIAL = parseTraining([
  {
    path: 'examples/a.sql',
    text: `-- Delinquency by state
SELECT 1;
-- Loans by state
SELECT 2;
-- Number of offices
SELECT 3;`,
  },
  { path: 'documents/a.md', text: '# Arrears\nMoney that is late.\n# Weather\nSunny.\n' },
]);

/** A model to which late is like delinquent, and branches like offices. */
const embed: Embed = async (texts) =>
  texts.map((text) => {
    const has = (pattern: RegExp): number => (pattern.test(text) ? 1 : 0.01);
    return Float32Array.of(
      has(/delinquen|late|arrears|behind/i),
      has(/office|branch/i),
      has(/loan/i),
      has(/sun|rain/i),
    );
  });

const LIMITS = { examples: 3, documents: 2 };

async function open(
  t: TestContext,
  options: Parameters<typeof createTrainingStore>[1],
): Promise<TrainingStore> {
  const store = await createTrainingStore(MATERIAL, options);
  t.after(() => store.close());
  return store;
}

const sqlOf = (found: Awaited<ReturnType<TrainingStore['retrieve']>>): string[] =>
  found.examples.map(({ sql }) => sql);

describe('createTrainingStore() with an embedding model', () => {
  it('finds what shares no word with the question', async (t) => {
    const [words, both] = [await open(t, {}), await open(t, { embed })];
    assert.deepEqual((await words.retrieve('branches', LIMITS)).examples, []);
    const found = await both.retrieve('branches', LIMITS);
    assert.equal(sqlOf(found)[0], 'SELECT 3');
    assert.equal((await both.retrieve('Who is behind?', LIMITS)).documents[0]?.title, 'Arrears');
  });

  it('puts first what words and meaning agree on, the same every time', async (t) => {
    const store = await open(t, { embed });
    const found = await store.retrieve('who is late, by state', LIMITS);
    assert.equal(sqlOf(found)[0], 'SELECT 1');
    assert.deepEqual(await store.retrieve('who is late, by state', LIMITS), found);
    assert.deepEqual(await (await open(t, { embed })).retrieve('who is late, by state', LIMITS), found);
    const scores = found.examples.map(({ score }) => score);
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    );
    assert.ok(scores.every((score) => score > 0 && score <= 1));
  });

  it('indexes the material when it is told to, where it is to be lazy', async (t) => {
    let asked = 0;
    const counting: Embed = (texts, signal) => {
      asked += 1;
      return embed(texts, signal);
    };
    const store = await open(t, { embed: counting, isLazy: true });
    assert.equal(asked, 0);
    await Promise.all([store.prepare(), store.prepare()]);
    assert.equal(asked, 1);
    const found = await store.retrieve('branches', LIMITS);
    assert.equal(asked, 2);
    assert.deepEqual(found, await (await open(t, { embed })).retrieve('branches', LIMITS));
  });

  it('still puts the very question before all', async (t) => {
    const store = await open(t, { embed });
    assert.equal(sqlOf(await store.retrieve('loans by STATE?', LIMITS))[0], 'SELECT 2');
  });

  it('goes by words alone, and says so, where the model fails', async (t) => {
    const failing: Embed = async () => {
      throw new LoanqError('provider-failed', 'The embedding model m gave no vectors: 503');
    };
    const afterwards: Embed = async (texts) => (texts.length > 1 ? embed(texts) : failing(texts));
    const expected = await (await open(t, {})).retrieve('loans by state', LIMITS);
    for (const broken of [failing, afterwards]) {
      const log = createRecordingLog();
      const store = await open(t, { embed: broken, log });
      assert.deepEqual(await store.retrieve('loans by state', LIMITS), expected);
      assert.match(log.lines.at(-1)?.message ?? '', /found by its words alone: .*503/);
    }
  });

  it('goes by words alone where the model has changed its mind about the length of vectors', async (t) => {
    const log = createRecordingLog();
    const store = await open(t, {
      embed: async (texts) => (texts.length > 1 ? embed(texts) : [Float32Array.of(1, 2)]),
      log,
    });
    assert.equal((await store.retrieve('loans by state', LIMITS)).examples.length, 3 - 1);
    assert.equal(log.lines.length, 1);
  });

  it('rejects when the question is cancelled', async (t) => {
    const store = await open(t, {
      embed: async (texts, signal) => {
        if (signal?.aborted === true) throw new LoanqError('cancelled', 'The question was cancelled.');
        return embed(texts);
      },
    });
    await assert.rejects(store.retrieve('loans', LIMITS, { signal: AbortSignal.abort() }), {
      code: 'cancelled',
    });
  });

  it('finishes a retrieval under way after close()', async (t) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const store = await open(t, {
      embed: async (texts) => {
        if (texts.length === 1) await promise;
        return embed(texts);
      },
    });
    const found = store.retrieve('branches', LIMITS);
    store.close();
    resolve();
    assert.equal(sqlOf(await found)[0], 'SELECT 3');
  });
});
