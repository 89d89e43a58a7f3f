import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { LoanqError } from '../../src/shared/mod.ts';
import { completion, errors, type Reply } from '../support/openai-server.ts';
import { createStore, KNOWLEDGE, setUp } from './fixture.ts';

/** A reply that waits until the test lets it go. */
function held(answer: Reply): { readonly reply: Reply; readonly arrived: Promise<void>; release(): void } {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    reply: (response, request) => {
      arrived.resolve();
      released.promise.then(() => answer(response, request));
    },
    arrived: arrived.promise,
    release: () => released.resolve(),
  };
}

describe('concurrent questions', () => {
  it('that are the same share one call, and each hears of its stages', async (t) => {
    const { server, generator } = await setUp(t);
    const call = held(completion('SELECT 1'));
    server.script(call.reply);
    const stages: string[][] = [[], [], []];
    const outcomes = ['Rates?', '  Rates? ', 'Rates?'].map((question, index) =>
      generator.generate(question, { onStage: (stage) => stages[index]?.push(stage) }),
    );
    await call.arrived;
    call.release();
    const [first, ...others] = await Promise.all(outcomes);
    for (const other of others) assert.equal(other, first);
    assert.equal(server.requests.length, 1);
    for (const heard of stages) assert.deepEqual(heard.slice(-2), ['model', 'check']);
  });

  it('go on for the others when one leaves, the first one too', async (t) => {
    const { server, generator } = await setUp(t);
    const call = held(completion('SELECT 1'));
    server.script(call.reply);
    const leaving = new AbortController();
    const left = generator.generate('Rates?', { signal: leaving.signal });
    const stays = generator.generate('Rates?', { signal: new AbortController().signal });
    await call.arrived;
    leaving.abort();
    await assert.rejects(left, { code: 'cancelled' });
    call.release();
    assert.equal((await stays).kind, 'generation');
    assert.equal(server.requests.length, 1);
  });

  it('end at the provider when the last one has left, and are asked anew by the next', async (t) => {
    const { server, generator } = await setUp(t);
    const call = held(completion('SELECT 1'));
    server.script(call.reply);
    const controllers = [new AbortController(), new AbortController()];
    const outcomes = controllers.map(({ signal }) => generator.generate('Rates?', { signal }));
    await call.arrived;
    for (const controller of controllers) controller.abort();
    for (const outcome of outcomes) await assert.rejects(outcome, { code: 'cancelled' });
    assert.equal((await generator.generate('Rates?', {})).kind, 'generation');
    assert.equal(await server.requests[0]?.closed, true);
    assert.equal(server.requests.length, 2);
  });

  it('share a failure, which is not kept', async (t) => {
    const { server, generator } = await setUp(t, { settings: { retries: 0 }, answersMax: 10 });
    const call = held(errors.rateLimit({}));
    server.script(call.reply);
    const asked = Promise.allSettled([generator.generate('Q', {}), generator.generate('Q', {})]);
    await call.arrived;
    // The second may still be looking for examples.
    await setTimeout(50);
    call.release();
    const outcomes = await asked;
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal((await generator.generate('Q', {})).kind, 'generation');
    assert.equal(server.requests.length, 2);
  });

  it('of a caller that has left already cost nothing', async (t) => {
    const { server, generator } = await setUp(t);
    await assert.rejects(generator.generate('Q', { signal: AbortSignal.abort() }), { code: 'cancelled' });
    assert.equal(server.requests.length, 0);
  });
});

describe('answers', () => {
  it('are kept, so that the same question is asked once', async (t) => {
    const { server, generator } = await setUp(t, { answersMax: 2 });
    const stages: string[] = [];
    const first = await generator.generate('Rates?', {});
    assert.equal(await generator.generate(' Rates?\n', { onStage: (stage) => stages.push(stage) }), first);
    assert.deepEqual(stages, ['cache']);
    assert.equal(server.requests.length, 1);
  });

  it('are forgotten, the one not used for longest first, beyond so many', async (t) => {
    const { server, generator } = await setUp(t, { answersMax: 2 });
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await generator.generate(question, {});
    const asked = server.requests.map(({ body }) => body.messages?.at(-1)?.content);
    assert.deepEqual(asked, ['a', 'b', 'c', 'b']);
  });

  it('are not kept where the setting is 0', async (t) => {
    const { server, generator } = await setUp(t, { answersMax: 0 });
    for (const question of ['a', 'a']) await generator.generate(question, {});
    assert.equal(server.requests.length, 2);
  });

  it('hold for one schema, one version of the material and one day', async (t) => {
    let today = '2026-01-15';
    const { server, generator, remake } = await setUp(t, { answersMax: 10, options: { today: () => today } });
    await generator.generate('Q', {});
    await remake({}).generate('Q', {});
    assert.equal(server.requests.length, 1);
    today = '2026-01-16';
    await generator.generate('Q', {});
    await remake({ knowledge: { ...KNOWLEDGE, datasets: KNOWLEDGE.datasets.slice(0, 1) } }).generate('Q', {});
    const store = await createStore([{ path: 'documents/a.md', text: '# Other\nText.' }]);
    t.after(() => store.close());
    await remake({ store }).generate('Q', {});
    assert.equal(server.requests.length, 4);
  });

  it('that say the data cannot answer are not kept', async (t) => {
    const { server, generator } = await setUp(t, { answersMax: 10 });
    server.script(completion('CANNOT ANSWER: no weather.'));
    assert.equal((await generator.generate('Q', {})).kind, 'refusal');
    assert.equal((await generator.generate('Q', {})).kind, 'generation');
  });
});

describe('repair()', () => {
  const generation = {
    kind: 'generation',
    sql: "SELECT json_extract(note, '$.x[') FROM loans",
    generator: 'provider',
    reading: null,
    columns: null,
  } as const;

  it('tells the model what the database says, and keeps the better answer', async (t) => {
    const { server, generator } = await setUp(t, { answersMax: 10 });
    server.script(completion(generation.sql), completion('SELECT 2'));
    await generator.generate('Q', {});
    const failed = { generation, message: "bad JSON path: '$.x['" };
    const repaired = await generator.repair?.('Q', failed, {});
    assert.equal(repaired?.kind === 'generation' && repaired.sql, 'SELECT 2');
    const turns = server.requests[1]?.body.messages ?? [];
    assert.match(turns.at(-1)?.content ?? '', /bad JSON path: '\$\.x\['/);
    assert.deepEqual(await generator.generate('Q', {}), repaired);
  });

  it('sends no value of a row that the message quotes, unless values may be sent', async (t) => {
    const failed = { generation, message: "bad JSON path: 'Ada Lovelace'" };
    for (const sendSamples of [false, true]) {
      const { server, generator } = await setUp(t, { options: { sendSamples } });
      await generator.repair?.('Q', failed, {});
      assert.equal(JSON.stringify(server.requests[0]?.body).includes('Lovelace'), sendSamples);
    }
  });

  it('gives up where no repairs are allowed', async (t) => {
    const { server, generator } = await setUp(t, { options: { repairs: 0 } });
    const failed = { generation, message: 'integer overflow' };
    await assert.rejects(async () => generator.repair?.('Q', failed, {}), { message: 'integer overflow' });
    assert.equal(server.requests.length, 0);
  });

  it('counts as one of the repairs', async (t) => {
    const check = () => Promise.reject(new LoanqError('sql-failed', 'no such column: x'));
    const { server, generator } = await setUp(t, { options: { repairs: 2, check } });
    await assert.rejects(async () => generator.repair?.('Q', { generation, message: 'overflow' }, {}));
    assert.equal(server.requests.length, 2);
  });
});
