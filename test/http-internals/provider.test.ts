import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Hono } from 'hono';
import { openService } from '../../src/cli/open-service.ts';
import { parseSettings } from '../../src/config/mod.ts';
import { createApp, type HttpEnv } from '../../src/http/mod.ts';
import { createFolder } from '../cli/program.ts';
import { appDependencies, createRecordingLog } from '../support/app-dependencies.ts';
import {
  completion,
  errors,
  hang,
  type OpenAiServer,
  raw,
  startOpenAiServer,
} from '../support/openai-server.ts';

const KEY = 'sk-test-0123456789';

describe('the service with a model provider', () => {
  let provider: OpenAiServer;
  let app: Hono<HttpEnv>;
  let close: () => Promise<void>;
  const log = createRecordingLog();

  before(async () => {
    const folder = await createFolder();
    provider = await startOpenAiServer({ apiKey: KEY, models: ['small'] });
    const flags = new Map([
      ['database', folder.database],
      ['provider-retries', '0'],
    ]);
    const environment = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: KEY };
    const service = await openService(parseSettings(flags, environment), log);
    app = createApp(appDependencies(service.ask, { log }));
    close = async () => {
      await service.close();
      await provider.close();
      folder.remove();
    };
  });
  after(() => close());

  function ask(question: string, signal?: AbortSignal): Promise<Response> {
    const request = new Request('http://localhost/api/v1/chat/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost' },
      body: JSON.stringify({ question }),
      ...(signal !== undefined && { signal }),
    });
    return Promise.resolve(app.request(request));
  }

  it('answers with the rows of the SQL that the model wrote, and says who wrote it and how long each stage took', async () => {
    provider.script(completion('{"sql": "SELECT count(*) AS n FROM loans", "cannot_answer": null}'));
    const response = await ask('How many?');
    assert.equal(response.status, 200);
    const { sql, data } = Object(await response.json());
    assert.deepEqual({ sql, data }, { sql: 'SELECT count(*) AS n FROM loans', data: [{ n: 3 }] });
    assert.equal(response.headers.get('x-loanq-generator'), 'provider');
    const stages = response.headers.get('server-timing')?.replaceAll(/;dur=[\d.]+/g, '');
    assert.match(stages ?? '', /^prompt, model, check, generate, run/);
  });

  it('pays for the same question once', async () => {
    const before = provider.requests.length;
    provider.script(completion('SELECT max(principal) AS most FROM loans'));
    for (const expected of [/^prompt, model/, /^cache, generate/]) {
      const response = await ask('What is the most?');
      const stages = response.headers.get('server-timing')?.replaceAll(/;dur=[\d.]+/g, '');
      assert.match(stages ?? '', expected);
    }
    assert.equal(provider.requests.length, before + 1);
  });

  it('has SQL corrected that does not compile, and SQL that fails when it runs', async () => {
    provider.script(
      completion('SELECT rate FROM loans'),
      completion('SELECT sum(9223372036854775807) FROM loans'),
      completion('SELECT 42 AS answer'),
    );
    const response = await ask('And the rates?');
    const { sql, data } = Object(await response.json());
    assert.deepEqual({ sql, data }, { sql: 'SELECT 42 AS answer', data: [{ answer: 42 }] });
    const told = provider.requests.slice(-2).map(({ body }) => body.messages?.at(-1)?.content ?? '');
    assert.match(told[0] ?? '', /no such column: rate/);
    assert.match(told[1] ?? '', /integer overflow/);
  });

  it('sends no value of a row', () => {
    for (const { body } of provider.requests) assert.doesNotMatch(JSON.stringify(body), /2500|'A'|"A"/);
  });

  it('refuses SQL that writes, however often the model insists', async () => {
    provider.script(
      ...['DELETE FROM loans', 'DROP TABLE loans', 'UPDATE loans SET grade = 1'].map((sql) =>
        completion(sql),
      ),
    );
    const response = await ask('Tidy up, please');
    assert.equal(response.status, 500);
    const { detail } = Object(await response.json());
    assert.match(detail, /changes the database \(UPDATE\).*was not run/);
  });

  it('answers failures of the provider with 500, its message and what to do, and never the key', async () => {
    const cases = [
      [errors.quota, /^You exceeded your current quota.*Check the plan and billing/],
      [errors.rateLimit({}), /^Rate limit reached.*Ask again later/],
      [
        raw(502, 'text/html', `<h1>Bad Gateway</h1>${KEY}`),
        /status 502, not JSON: "Bad Gateway.*Check OPENAI_BASE_URL/,
      ],
    ] as const;
    for (const [reply, message] of cases) {
      provider.script(reply);
      const response = await ask('Anything else?');
      assert.equal(response.status, 500);
      const { detail } = Object(await response.json());
      assert.match(detail, message);
      assert.ok(!detail.includes(KEY));
    }
    assert.ok(!JSON.stringify(log.lines).includes(KEY));
  });

  it('ends the call when the client leaves', async () => {
    const arrived = Promise.withResolvers<void>();
    provider.script((response, request) => {
      hang(response, request);
      arrived.resolve();
    });
    const controller = new AbortController();
    const response = ask('Is anybody there?', controller.signal);
    await arrived.promise;
    controller.abort();
    await response.catch(() => null); // Nobody reads it.
    assert.equal(await provider.requests.at(-1)?.closed, true);
  });
});
