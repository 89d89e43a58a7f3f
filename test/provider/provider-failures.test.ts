import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { inspect } from 'node:util';
import { LoanqError, type Log } from '../../src/shared/mod.ts';
import * as openai from '../support/openai-server.ts';
import { createGenerator, type FixtureOptions, setUp } from './fixture.ts';

const KEY = 'sk-test-0123456789';
const HTML =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body></html>';
const choice = (message: unknown, finish_reason: unknown = 'stop'): openai.Reply =>
  openai.choices([{ index: 0, message, finish_reason }]);

/** What the user reads when the provider answers so, with no retries. */
async function messageFor(
  t: TestContext,
  reply: openai.Reply,
  choices: FixtureOptions = {},
): Promise<string> {
  const { server, generator } = await setUp(t, { ...choices, settings: { retries: 0, ...choices.settings } });
  server.script(reply);
  const error: unknown = await generator.generate('Rates?', {}).then(
    () => null,
    (reason) => reason,
  );
  assert.ok(error instanceof LoanqError, inspect(error));
  assert.equal(error.code, 'provider-failed');
  assert.ok(!inspect(error, { depth: 10, showHidden: true }).includes(KEY), 'the key shows');
  return error.message.replace(/:\d+\/v1/, ':0/v1');
}

const PLACE = 'The language-model provider at http://127.0.0.1:0/v1';

/** Replies that fail, each with the whole message. */
const FAILURES: readonly (readonly [name: string, reply: openai.Reply, message: string])[] = [
  [
    'an exceeded quota, word for word',
    openai.errors.quota,
    "You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors. Check the plan and billing of the provider's account; LOANQ_GENERATOR=builtin answers without the provider meanwhile.",
  ],
  [
    'a rate limit, word for word',
    openai.errors.rateLimit({}),
    'Rate limit reached for test-model in organization org-test on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s. Ask again later, or raise LOANQ_PROVIDER_RETRIES and LOANQ_PROVIDER_TIMEOUT to wait for longer.',
  ],
  [
    'a bad key, repeated by the provider',
    openai.errors.badKey(KEY),
    'Incorrect API key provided: ***. You can find your API key at https://platform.openai.com/account/api-keys. Check OPENAI_API_KEY.',
  ],
  [
    'an unknown model',
    openai.errors.unknownModel('gpt-0'),
    'The model `gpt-0` does not exist or you do not have access to it. Check LOANQ_MODEL and OPENAI_BASE_URL.',
  ],
  [
    'a context that is too long',
    openai.errors.contextTooLong,
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens. Please reduce the length of the messages. Lower LOANQ_PROMPT_TOKENS, or set LOANQ_MODEL to a model with a longer context.",
  ],
  [
    "a context that is too long, in llama.cpp's words",
    openai.raw(
      400,
      'application/json',
      '{"error":{"code":400,"message":"the request exceeds the available context size. try increasing the context size or enable context shift","type":"exceed_context_size_error"}}',
    ),
    'the request exceeds the available context size. try increasing the context size or enable context shift. Lower LOANQ_PROMPT_TOKENS, or set LOANQ_MODEL to a model with a longer context.',
  ],
  [
    "a question that Azure's content filter stops",
    openai.error(400, {
      message: 'The response was filtered due to the prompt triggering the content management policy.',
      type: 'invalid_request_error',
      param: 'prompt',
      code: 'content_filter',
    }),
    'The response was filtered due to the prompt triggering the content management policy. Word the question differently.',
  ],
  [
    'a key that may not use the model',
    openai.error(403, {
      message: 'Project `p` does not have access to model `m`',
      type: 'invalid_request_error',
    }),
    'Project `p` does not have access to model `m`. Check what the key in OPENAI_API_KEY may use.',
  ],
  [
    'a redirection, which it does not follow',
    openai.raw(301, 'text/html', '', {
      location: 'https://models.example.com/v1/chat/completions?key=secret',
    }),
    `${PLACE} answered with status 301 and points to https://models.example.com/v1/chat/completions. Set OPENAI_BASE_URL to the new address.`,
  ],
  [
    'an overloaded engine',
    openai.errors.overloaded(),
    'The engine is currently overloaded, please try again later. Ask again later; if that does not help, look into the log or the status page of the provider.',
  ],
  [
    'an HTML page of a proxy',
    openai.raw(502, 'text/html', HTML),
    `${PLACE} answered with status 502, not JSON: "502 Bad Gateway nginx". Check OPENAI_BASE_URL, and that the model server behind it runs.`,
  ],
  [
    'an unknown path',
    openai.raw(404, 'text/plain', '404 page not found'),
    `${PLACE} answered with status 404, not JSON: "404 page not found". Check LOANQ_MODEL and OPENAI_BASE_URL.`,
  ],
  [
    'an endless body',
    openai.raw(200, 'application/json', ' '.repeat(9 * 1024 * 1024)),
    `${PLACE} answered with more than 8 MB.`,
  ],
  [
    'an error without a body',
    openai.raw(500, 'text/plain', ''),
    `${PLACE} answered with status 500. Check OPENAI_BASE_URL, and that the model server behind it runs.`,
  ],
  [
    'an error that is no object',
    openai.raw(500, 'application/json', '"oops"'),
    `${PLACE} answered with status 500, not JSON: "oops". Check OPENAI_BASE_URL, and that the model server behind it runs.`,
  ],
  [
    'the error of a FastAPI server',
    openai.raw(404, 'application/json', '{"detail":"Not Found"}'),
    'Not Found. Check LOANQ_MODEL and OPENAI_BASE_URL.',
  ],
  [
    'the error of Ollama',
    openai.raw(404, 'application/json', '{"error":"model \'x\' not found"}'),
    "model 'x' not found. Check LOANQ_MODEL and OPENAI_BASE_URL.",
  ],
  [
    'the error of vLLM',
    openai.raw(400, 'application/json', '{"object":"error","message":"Too long.","code":400}'),
    'Too long.',
  ],
  [
    'the error of Gemini',
    openai.raw(
      400,
      'application/json',
      '[{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}]',
    ),
    'API key not valid.',
  ],
  ['an error of no known shape', openai.raw(418, 'application/json', '{"teapot":true}'), '{"teapot":true}'],
  [
    'an error with status 200',
    openai.raw(200, 'application/json', '{"error":{"code":402,"message":"Insufficient credits"}}'),
    'Insufficient credits',
  ],
  [
    'an error as text with status 200',
    openai.raw(200, 'application/json', '{"error":"Out of memory."}'),
    'Out of memory. Ask again later; if that does not help, look into the log or the status page of the provider.',
  ],
  [
    'a page with status 200',
    openai.raw(200, 'text/html', '<!doctype html><style>a{}</style><h1>Welcome</h1>'),
    `${PLACE} answered with something else than JSON: "Welcome". Check OPENAI_BASE_URL.`,
  ],
  [
    'an empty body',
    openai.raw(200, 'application/json', ''),
    `${PLACE} answered with something else than JSON: an empty body. Check OPENAI_BASE_URL.`,
  ],
  [
    'other JSON',
    openai.raw(200, 'application/json', '{"hello":1}'),
    `${PLACE} answered with JSON that is no chat completion: "{"hello":1}". Check OPENAI_BASE_URL.`,
  ],
  [
    'null',
    openai.raw(200, 'application/json', 'null'),
    `${PLACE} answered with JSON that is no chat completion: "null". Check OPENAI_BASE_URL.`,
  ],
  ['no choices', openai.choices([]), `${PLACE} answered without any choice (its list "choices" is empty).`],
  [
    'no content',
    choice({ role: 'assistant', content: null }),
    `${PLACE} gave an empty answer. Ask again, or choose another model (LOANQ_MODEL).`,
  ],
  [
    'a refusal',
    choice({ role: 'assistant', content: null, refusal: "I'm sorry, I can't help with that." }),
    `${PLACE} refused to answer: "I'm sorry, I can't help with that.". Word the question differently.`,
  ],
  [
    'a content filter',
    choice({ role: 'assistant', content: 'SEL' }, 'content_filter'),
    `${PLACE} withheld the answer by its content filter. Word the question differently.`,
  ],
  [
    'an answer cut at its length limit',
    choice({ role: 'assistant', content: 'SELECT 1' }, 'length'),
    `${PLACE} cut the answer off at its length limit; a model with a larger output limit is needed (LOANQ_MODEL).`,
  ],
  [
    'a body that breaks off',
    openai.breakOff,
    `${PLACE} broke off its answer before the end. Ask again; if that does not help, look into the log of the server.`,
  ],
  [
    'a stream without an end',
    openai.sendEvents(['{"choices":[{"delta":{"content":"SELECT 1"}}]}']),
    `${PLACE} broke off its answer before the end. Ask again; if that does not help, look into the log of the server.`,
  ],
  [
    'a stream that is not JSON',
    openai.sendEvents(['{"choices":[{"del']),
    `${PLACE} sent a stream with an event that is no part of a chat completion. Check OPENAI_BASE_URL.`,
  ],
  [
    'a stream with other events',
    openai.sendEvents(['{"hello":1}']),
    `${PLACE} sent a stream with an event that is no part of a chat completion. Check OPENAI_BASE_URL.`,
  ],
  [
    'a stream with an error',
    openai.sendEvents(['{"error":{"message":"The server had an error.","type":"server_error"}}']),
    'The server had an error.',
  ],
];

describe('the provider generator', () => {
  for (const [name, reply, message] of FAILURES) {
    it(`reports ${name}`, async (t) => {
      assert.equal(await messageFor(t, reply), message);
    });
  }

  it('reports a connection that is refused, and closed', async (t) => {
    const server = await openai.startOpenAiServer();
    await server.close();
    const generator = await createGenerator(t, server.baseUrl, { settings: { retries: 0 } });
    await assert.rejects(generator.generate('Rates?', {}), {
      code: 'provider-failed',
      message: `The language-model provider at ${server.baseUrl} cannot be reached: the connection was refused. Check that it runs, and OPENAI_BASE_URL.`,
    });
    assert.match(
      await messageFor(t, openai.reset),
      /^The language-model provider at http:\S+ cannot be reached: \S.*\. Ask again; .* OPENAI_BASE_URL.*\.$/,
    );
  });

  it('shows no query of the address, and takes no user and password in it', async (t) => {
    const server = await openai.startOpenAiServer();
    await server.close();
    const settings = { retries: 0 };
    const generator = await createGenerator(t, `${server.baseUrl}?token=secret`, { settings });
    await assert.rejects(generator.generate('Rates?', {}), (error) => !inspect(error).includes('secret'));
    await assert.rejects(createGenerator(t, 'http://me:secret@localhost/v1', { settings }), (error) => {
      assert.match(String(error), /^LoanqError: OPENAI_BASE_URL holds a user name or password/);
      return !inspect(error).includes('secret');
    });
  });

  it('reports a time-out, before the headers and within the body', async (t) => {
    for (const reply of [openai.hang, openai.stall]) {
      const message = await messageFor(t, reply, { settings: { timeoutMs: 100, retries: 5 } });
      assert.equal(
        message,
        `${PLACE} gave no answer within 0.1 s. Raise LOANQ_PROVIDER_TIMEOUT, or choose a faster model (LOANQ_MODEL).`,
      );
    }
  });

  it('names the models where there are several and none is set', async (t) => {
    const message = await messageFor(t, openai.hang, {
      settings: { model: null },
      server: { models: ['a', 'b'] },
    });
    assert.equal(message, `${PLACE} has several models. Set LOANQ_MODEL to one of them: a, b.`);
  });

  it('reads a stream that nobody asked for', async (t) => {
    const { server, generator } = await setUp(t);
    server.script(openai.streamed(['```sql\nSEL', 'ECT 42\n', '```']));
    const outcome = await generator.generate('Rates?', {});
    assert.equal(outcome.kind === 'generation' && outcome.sql, 'SELECT 42');
  });

  it('tries again what may pass, as soon as the server allows', async (t) => {
    const soon = { 'retry-after-ms': '1' };
    const passing = [
      openai.errors.rateLimit(soon),
      openai.errors.rateLimit({ 'retry-after': '0' }),
      openai.errors.rateLimit({ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
      openai.errors.overloaded(soon),
      openai.raw(502, 'text/html', HTML, soon),
      openai.error(409, { message: 'Busy', type: 'conflict' }, soon),
      openai.error(400, { message: 'Odd', type: 'odd' }, { ...soon, 'x-should-retry': 'true' }),
    ];
    for (const reply of passing) {
      const { server, generator } = await setUp(t, { settings: { retries: 1 } });
      server.script(reply, openai.completion('SELECT 7'));
      const outcome = await generator.generate('Rates?', {});
      assert.equal(outcome.kind === 'generation' && outcome.sql, 'SELECT 7');
      assert.equal(server.requests.length, 2);
    }
  });

  it('tries again after a broken connection', async (t) => {
    for (const reply of [openai.reset, openai.breakOff]) {
      const { server, generator } = await setUp(t, { settings: { retries: 1 } });
      server.script(reply, openai.completion('SELECT 7'));
      await generator.generate('Rates?', {});
      assert.equal(server.requests.length, 2);
    }
  });

  it('does not try again what cannot pass', async (t) => {
    const lasting = [
      openai.errors.quota,
      openai.errors.badKey(KEY),
      openai.errors.unknownModel('x'),
      openai.errors.contextTooLong,
      openai.errors.overloaded({ 'x-should-retry': 'false' }),
      openai.choices([]),
    ];
    for (const reply of lasting) {
      const { server, generator } = await setUp(t, { settings: { retries: 3 } });
      server.script(reply);
      await assert.rejects(generator.generate('Rates?', {}));
      assert.equal(server.requests.length, 1);
    }
  });

  it('gives up after the last retry, with the last message', async (t) => {
    const { server, generator } = await setUp(t, { settings: { retries: 2 } });
    const soon = { 'retry-after-ms': '1' };
    server.script(
      openai.errors.overloaded(soon),
      openai.errors.overloaded(soon),
      openai.errors.rateLimit(soon),
    );
    await assert.rejects(generator.generate('Rates?', {}), /Rate limit reached/);
    assert.equal(server.requests.length, 3);
  });

  it('does not wait for longer than its time: the message of the provider comes at once', async (t) => {
    const { server, generator } = await setUp(t);
    server.script(openai.errors.rateLimit({ 'retry-after': '3600' }));
    await assert.rejects(generator.generate('Rates?', {}), /Rate limit reached/);
    assert.equal(server.requests.length, 1);
  });

  it('ends its wait for another try when the caller leaves', async (t) => {
    const controller = new AbortController();
    const log = recordingLog(() => controller.abort());
    const { server, generator } = await setUp(t, { options: { log } });
    server.script(openai.errors.rateLimit({ 'retry-after': '8' }));
    await assert.rejects(generator.generate('Rates?', { signal: controller.signal }), { code: 'cancelled' });
  });

  it('logs sizes and reasons, and never the key or the question', async (t) => {
    const log = recordingLog();
    const { server, generator } = await setUp(t, { options: { log }, settings: { retries: 1 } });
    const echo = openai.error(500, { message: `No ${KEY}`, type: 'server_error' }, { 'retry-after-ms': '1' });
    server.script(echo, openai.completion('SELECT 1'));
    await generator.generate('Secret question?', {});
    const text = log.lines.join('\n');
    assert.match(text, /No \*\*\*/);
    assert.match(text, /promptTokens: 100, answerTokens: 10/);
    assert.ok(!text.includes(KEY) && !text.includes('Secret'));
  });
});

function recordingLog(onWarning?: () => void): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const record = (message: string, fields?: unknown): void =>
    void lines.push(`${message} ${inspect(fields, { depth: 10 })}`);
  return {
    lines,
    debug: record,
    info: record,
    error: record,
    warn: (message, fields) => {
      record(message, fields);
      if (onWarning !== undefined) queueMicrotask(onWarning);
    },
  };
}
