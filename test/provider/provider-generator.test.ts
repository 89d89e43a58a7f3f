import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LoanqError } from '../../src/shared/mod.ts';
import { completion, errors, hang, type RecordedRequest } from '../support/openai-server.ts';
import { setUp } from './fixture.ts';

const fenced = (sql: string): string => `\`\`\`sql\n${sql}\n\`\`\``;
const lastTurn = (request: RecordedRequest | undefined): string =>
  request?.body.messages?.at(-1)?.content ?? '';

/** Refuses statements as a database does, with a message for each. */
function refusing(problems: Readonly<Record<string, string>>) {
  const checked: string[] = [];
  async function check(sql: string): Promise<void> {
    checked.push(sql);
    const problem = problems[sql];
    if (problem !== undefined) throw new LoanqError('sql-failed', problem);
  }
  return { check, checked };
}

describe('createProviderGenerator()', () => {
  it('gives the SQL of the model, exactly as it was checked', async (t) => {
    const { check, checked } = refusing({});
    const { server, generator } = await setUp(t, { options: { check } });
    server.script(completion(`Here:\n${fenced("SELECT ';' AS x -- keep\n;")}`));
    const outcome = await generator.generate('How many loans?', {});
    assert.deepEqual(outcome, {
      kind: 'generation',
      sql: "SELECT ';' AS x",
      generator: 'provider',
      reading: null,
      columns: null,
    });
    assert.deepEqual(checked, ["SELECT ';' AS x"]);
  });

  it('sends model, key, organization, temperature and seed, and the question last', async (t) => {
    const { server, generator } = await setUp(t, {
      settings: { organization: 'org-1', temperature: 0, seed: 7 },
    });
    await generator.generate('How many loans?', {});
    const [request] = server.requests;
    assert.equal(request?.path, '/v1/chat/completions');
    assert.equal(request?.headers.authorization, 'Bearer sk-test-0123456789');
    assert.equal(request?.headers['openai-organization'], 'org-1');
    const { model, temperature, seed, stream } = request?.body ?? {};
    assert.deepEqual(
      { model, temperature, seed, stream },
      { model: 'test-model', temperature: 0, seed: 7, stream: undefined },
    );
    assert.equal(lastTurn(request), 'How many loans?');
  });

  it('sends no temperature, seed or key that is not set', async (t) => {
    const { server, generator } = await setUp(t, { settings: { apiKey: null } });
    await generator.generate('How many loans?', {});
    assert.deepEqual(Object.keys(server.requests[0]?.body ?? {}).sort(), ['messages', 'model']);
    assert.equal(server.requests[0]?.headers.authorization, undefined);
  });

  it('tells the model what the database says, and gives the repaired SQL', async (t) => {
    const { check } = refusing({ 'SELECT rate FROM loans': 'no such column: rate' });
    const { server, generator } = await setUp(t, { options: { check } });
    server.script(
      completion(fenced('SELECT rate FROM loans')),
      completion(fenced('SELECT interest_rate FROM loans')),
    );
    const outcome = await generator.generate('Rates?', {});
    assert.equal(outcome.kind === 'generation' && outcome.sql, 'SELECT interest_rate FROM loans');
    const turns = server.requests[1]?.body.messages ?? [];
    assert.deepEqual(turns.at(-2), { role: 'assistant', content: fenced('SELECT rate FROM loans') });
    assert.match(lastTurn(server.requests[1]), /no such column: rate/);
  });

  it('rejects with the last message of the database after two repairs', async (t) => {
    const { check } = refusing({
      'SELECT a': 'no such column: a',
      'SELECT b': 'no such column: b',
      'SELECT c': 'no such column: c',
    });
    const { server, generator } = await setUp(t, { options: { check } });
    server.script(...['SELECT a', 'SELECT b', 'SELECT c'].map((sql) => completion(fenced(sql))));
    await assert.rejects(generator.generate('Rates?', {}), {
      code: 'sql-failed',
      message: 'no such column: c',
    });
    assert.equal(server.requests.length, 3);
  });

  it('asks again for an answer without a query, and then says how the answer begins', async (t) => {
    const { server, generator } = await setUp(t);
    server.script(
      completion('I like turtles.'),
      completion('SELECT 1;\nSELECT 2;'),
      completion('Still <b>turtles</b>.'),
    );
    await assert.rejects(generator.generate('Rates?', {}), {
      code: 'provider-failed',
      message:
        'The language model gave no single SQL query. There is no SQL query in the answer. It begins: "Still turtles .". Word the question differently, or choose another model (LOANQ_MODEL).',
    });
    assert.match(lastTurn(server.requests[2]), /several different queries/);
  });

  it('does not ask again when the check fails for another reason than the SQL', async (t) => {
    const overloaded = new LoanqError('overloaded', 'The queue is full.');
    const { server, generator } = await setUp(t, { options: { check: () => Promise.reject(overloaded) } });
    await assert.rejects(generator.generate('Rates?', {}), overloaded);
    assert.equal(server.requests.length, 1);
  });

  it('refuses what the model says it cannot answer', async (t) => {
    const { server, generator } = await setUp(t);
    server.script(completion('CANNOT ANSWER: there are no weather records.'));
    assert.deepEqual(await generator.generate('Is it raining?', {}), {
      kind: 'refusal',
      reason: 'unanswerable',
      message: 'The language model finds that the data cannot answer this: there are no weather records.',
    });
  });

  it('leaves out a parameter that the model does not take', async (t) => {
    const { server, generator } = await setUp(t, { settings: { temperature: 0, seed: 1, retries: 0 } });
    server.script(errors.unsupportedTemperature, completion('SELECT 1'));
    await generator.generate('Rates?', {});
    const [first, second] = server.requests.map(({ body }) => ({
      temperature: body.temperature,
      seed: body.seed,
    }));
    assert.deepEqual(
      [first, second],
      [
        { temperature: 0, seed: 1 },
        { temperature: undefined, seed: 1 },
      ],
    );
  });

  it('asks the one model that a server has, and looks for it once', async (t) => {
    const { server, generator } = await setUp(t, { settings: { model: null }, server: { models: ['qwen'] } });
    await generator.generate('Rates?', {});
    await generator.generate('Rates?', {});
    assert.deepEqual(
      server.requests.map(({ path, body }) => [path, body.model]),
      [
        ['/v1/models', undefined],
        ['/v1/chat/completions', 'qwen'],
        ['/v1/chat/completions', 'qwen'],
      ],
    );
  });

  it('ends the call at the provider when the caller leaves', async (t) => {
    const { server, generator } = await setUp(t);
    const controller = new AbortController();
    const arrived = new Promise<void>((resolve) =>
      server.script((response, request) => {
        hang(response, request);
        resolve();
      }),
    );
    const outcome = generator.generate('Rates?', { signal: controller.signal });
    outcome.catch(() => {});
    await arrived;
    controller.abort();
    await assert.rejects(outcome, { code: 'cancelled' });
    assert.equal(await server.requests[0]?.closed, true);
    assert.equal(server.requests.length, 1);
  });

  it('answers concurrent questions each with its own SQL', async (t) => {
    const { server, generator } = await setUp(t);
    const echo = (response: Parameters<typeof hang>[0], request: Parameters<typeof hang>[1]): void =>
      completion(`SELECT '${request.messages?.at(-1)?.content}'`)(response, request);
    server.script(...Array.from({ length: 20 }, () => echo));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => generator.generate(`q${index}`, {})),
    );
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.kind === 'generation' ? outcome.sql : null)),
      Array.from({ length: 20 }, (_, index) => `SELECT 'q${index}'`),
    );
  });

  it('refuses a key that no header can carry, without showing it', async (t) => {
    for (const apiKey of ['sk-one\nsk-two', 'sk-“quoted”', 'sk with space']) {
      await assert.rejects(setUp(t, { settings: { apiKey } }), (error) => {
        assert.ok(error instanceof LoanqError);
        assert.equal(error.code, 'misconfigured');
        assert.ok(error.message.startsWith('OPENAI_API_KEY holds') && !error.message.includes('sk'));
        return true;
      });
    }
  });
});
