import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ANSWER_SCHEMA } from '../../src/provider/answer-form.ts';
import { createRecordingLog } from '../support/app-dependencies.ts';
import * as openai from '../support/openai-server.ts';
import { createGenerator, setUp } from './fixture.ts';

const KEY = 'sk-test-0123456789';
const json = (sql: string | null, cannotAnswer: string | null = null): string =>
  JSON.stringify({ sql, cannot_answer: cannotAnswer });

describe('structured output', () => {
  it('is asked for, and the examples and the rules show the same shape', async (t) => {
    const { server, generator } = await setUp(t, { settings: { structuredOutput: true } });
    server.script(openai.completion(json("SELECT ';' AS x")));
    const outcome = await generator.generate('How many loans?', {});
    assert.equal(outcome.kind === 'generation' && outcome.sql, "SELECT ';' AS x");
    const { response_format, messages = [] } = server.requests[0]?.body ?? {};
    assert.deepEqual(response_format, {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: ANSWER_SCHEMA },
    });
    assert.match(messages[0]?.content ?? '', /Answer with JSON/);
    const example = messages.find(({ role }) => role === 'assistant')?.content ?? '';
    assert.deepEqual(Object.keys(JSON.parse(example)), ANSWER_SCHEMA.required);
  });

  it('is left out for good once a server refuses it, and the conversation is written for blocks', async (t) => {
    const { server, generator } = await setUp(t, { settings: { structuredOutput: true, retries: 0 } });
    server.script(openai.errors.unsupportedFormat);
    await generator.generate('How many loans?', {});
    await generator.generate('How many loans?', {});
    const formats = server.requests.map(({ body }) => body.response_format !== undefined);
    assert.deepEqual(formats, [true, false, false]);
    const [, second] = server.requests;
    assert.match(second?.body.messages?.[0]?.content ?? '', /in one ```sql block/);
    assert.match(second?.body.messages?.[2]?.content ?? '', /^```sql\n/);
  });

  it('is left out where a server of FastAPI refuses it with status 500, in its own words', async (t) => {
    const { server, generator } = await setUp(t, { settings: { structuredOutput: true, retries: 0 } });
    const message =
      "1 validation error: {'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': \"Input should be 'text' or 'json_object'\"}";
    server.script(openai.error(500, { message, type: 'internal_server_error' }));
    const outcome = await generator.generate('How many loans?', {});
    assert.equal(outcome.kind, 'generation');
    assert.equal(server.requests.length, 2);
  });

  it('carries that the data cannot answer', async (t) => {
    const { server, generator } = await setUp(t, { settings: { structuredOutput: true } });
    server.script(openai.completion(json(null, 'There are no weather records.')));
    const outcome = await generator.generate('Is it raining?', {});
    assert.equal(outcome.kind, 'refusal');
    assert.match(outcome.kind === 'refusal' ? outcome.message : '', /: There are no weather records\.$/);
  });

  it('does not keep a server from answering as it likes', async (t) => {
    const { server, generator } = await setUp(t, { settings: { structuredOutput: true } });
    server.script(openai.completion('Sure!\n```sql\nSELECT 7\n```'));
    const outcome = await generator.generate('How many loans?', {});
    assert.equal(outcome.kind === 'generation' && outcome.sql, 'SELECT 7');
  });
});

describe('streaming', () => {
  it('is asked for with its usage, and gives the answer when it is whole', async (t) => {
    const log = createRecordingLog();
    const { server, generator } = await setUp(t, { settings: { stream: true }, options: { log } });
    server.script(openai.streamed(['```sql\nSEL', 'ECT 42\n', '```']));
    const outcome = await generator.generate('How many loans?', {});
    assert.equal(outcome.kind === 'generation' && outcome.sql, 'SELECT 42');
    const { stream, stream_options } = server.requests[0]?.body ?? {};
    assert.deepEqual([stream, stream_options], [true, { include_usage: true }]);
    const answered = log.lines.find(({ message }) => message === 'The provider answered');
    assert.deepEqual([answered?.fields['promptTokens'], answered?.fields['answerTokens']], [100, 10]);
  });

  it('is left out for good once the provider refuses it', async (t) => {
    const { server, generator } = await setUp(t, { settings: { stream: true, retries: 0 } });
    server.script(openai.errors.unverifiedForStream);
    await generator.generate('How many loans?', {});
    await generator.generate('How many loans?', {});
    assert.deepEqual(
      server.requests.map(({ body }) => body.stream),
      [true, undefined, undefined],
    );
  });

  it('that ends before it begins is asked for no more, in that call, so that the server may say why', async (t) => {
    const { server, generator } = await setUp(t, { settings: { stream: true, retries: 0 } });
    server.script(openai.sendEvents([]), openai.errors.contextTooLong);
    await assert.rejects(generator.generate('How many loans?', {}), /maximum context length/);
    await generator.generate('How many loans?', {});
    assert.deepEqual(
      server.requests.map(({ body }) => body.stream),
      [true, undefined, true],
    );
  });

  it('ends at the provider when the caller leaves between two words', async (t) => {
    const { server, generator } = await setUp(t, { settings: { stream: true } });
    const controller = new AbortController();
    const arrived = new Promise<void>((resolve) =>
      server.script((response, request) => {
        openai.stallStream(response, request);
        resolve();
      }),
    );
    const outcome = generator.generate('Rates?', { signal: controller.signal });
    outcome.catch(() => {});
    await arrived;
    controller.abort();
    await assert.rejects(outcome, { code: 'cancelled' });
    assert.equal(await server.requests[0]?.closed, true);
  });

  it('that stalls ends with the deadline', async (t) => {
    const { server, generator } = await setUp(t, { settings: { stream: true, timeoutMs: 100 } });
    server.script(openai.stallStream);
    await assert.rejects(generator.generate('Rates?', {}), /gave no answer within 0\.1 s/);
    assert.equal(await server.requests[0]?.closed, true);
  });
});

describe('the Responses API', () => {
  it('is asked without leave to keep the conversation, and its message alone is the answer', async (t) => {
    const settings = { api: 'responses', structuredOutput: true, temperature: 0, seed: 1 } as const;
    const { server, generator } = await setUp(t, { settings });
    server.script(openai.responded(json('SELECT 42')));
    const outcome = await generator.generate('How many loans?', {});
    assert.equal(outcome.kind === 'generation' && outcome.sql, 'SELECT 42');
    const [request] = server.requests;
    assert.equal(request?.path, '/v1/responses');
    assert.deepEqual(Object.keys(request.body).toSorted(), [
      'input',
      'model',
      'store',
      'temperature',
      'text',
    ]);
    assert.equal(request.body.store, false);
    assert.deepEqual(request.body.text, {
      format: { type: 'json_schema', name: 'answer', strict: true, schema: ANSWER_SCHEMA },
    });
  });

  it('reports refusals, cut answers, filters, failures and other JSON', async (t) => {
    const refusal = [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }];
    const cases: readonly (readonly [reply: openai.Reply, message: RegExp])[] = [
      [openai.responded('', { output: refusal }), /refused to answer: "No\."/],
      [
        openai.responded('SELECT', {
          status: 'incomplete',
          incomplete_details: { reason: 'max_output_tokens' },
        }),
        /cut the answer off/,
      ],
      [
        openai.responded('SEL', { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
        /content filter/,
      ],
      [
        openai.responded('', { status: 'failed', error: { code: 'server_error', message: 'It broke.' } }),
        /^It broke\. Ask again later/,
      ],
      [openai.responded('', { output: [] }), /gave an empty answer/],
      [openai.choices([]), /JSON that is no response: .* or set LOANQ_PROVIDER_API=chat\.$/],
      [openai.errors.quota, /^You exceeded your current quota/],
    ];
    for (const [reply, message] of cases) {
      const { server, generator } = await setUp(t, { settings: { api: 'responses', retries: 0 } });
      server.script(reply);
      await assert.rejects(generator.generate('Q', {}), { code: 'provider-failed', message });
    }
  });
});

describe('Azure', () => {
  it("is asked by its dated interface: deployment in the path, version in the query, key in Azure's header", async (t) => {
    const server = await openai.startOpenAiServer({ apiKey: KEY, models: ['gpt deployment'] });
    t.after(() => server.close());
    for (const suffix of ['', '/openai', '/openai/v1']) {
      const generator = await createGenerator(t, server.baseUrl.replace('/v1', suffix), {
        settings: { apiVersion: '2024-10-21', model: 'gpt deployment' },
      });
      assert.equal((await generator.generate('How many loans?', {})).kind, 'generation');
    }
    const path = '/openai/deployments/gpt%20deployment/chat/completions?api-version=2024-10-21';
    assert.deepEqual(
      server.requests.map((request) => request.path),
      [path, path, path],
    );
    assert.equal(server.requests[0]?.headers['api-key'], KEY);
    assert.equal(server.requests[0]?.headers.authorization, undefined);
  });

  it('has the Responses API beside the deployments', async (t) => {
    const { server } = await setUp(t);
    const generator = await createGenerator(t, server.baseUrl.replace('/v1', ''), {
      settings: { apiVersion: 'preview', api: 'responses' },
    });
    await generator.generate('How many loans?', {});
    assert.equal(server.requests[0]?.path, '/openai/responses?api-version=preview');
  });

  it('says what a version needs besides', async (t) => {
    const settings = { apiVersion: '2024-10-21', model: null };
    await assert.rejects(setUp(t, { settings }), { code: 'misconfigured', message: /LOANQ_MODEL/ });
  });
});
