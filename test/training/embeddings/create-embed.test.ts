import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { createEmbed, type EmbeddingSettings } from '../../../src/training/mod.ts';
import { startOpenAiServer } from '../../support/openai-server.ts';

const SETTINGS: EmbeddingSettings = {
  model: 'test-model',
  baseUrl: null,
  apiKey: 'sk-test-0123456789',
  organization: null,
  timeoutMs: 10_000,
  retries: 0,
};

/** A server that gives the same answer to everything. */
async function answering(t: TestContext, status: number, body: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return `http://127.0.0.1:${address.port}/v1`;
}

describe('createEmbed()', () => {
  it('gives each text its vector, whatever their number', async (t) => {
    const server = await startOpenAiServer();
    t.after(() => server.close());
    const embed = createEmbed({ ...SETTINGS, baseUrl: server.baseUrl });
    const texts = Array.from({ length: 130 }, (_, i) => 'e'.repeat(i + 1));
    const vectors = await embed(texts);
    assert.equal(server.requests.length, 3);
    assert.equal(server.requests[0]?.headers.authorization, 'Bearer sk-test-0123456789');
    assert.deepEqual(
      vectors.map((vector) => vector.length),
      texts.map(() => 8),
    );
    assert.deepEqual(vectors[100], (await embed([texts[100] ?? '']))[0]);
    assert.notDeepEqual(vectors[100], vectors[3]);
  });

  for (const [what, body] of [
    ['an answer without vectors', '{"object": "list"}'],
    ['too few vectors', '{"data": [{"index": 0, "embedding": [1, 2]}]}'],
    [
      'vectors of several lengths',
      '{"data": [{"index": 0, "embedding": [1]}, {"index": 1, "embedding": [1, 2]}]}',
    ],
    [
      'vectors of no numbers',
      '{"data": [{"index": 0, "embedding": ["a"]}, {"index": 1, "embedding": [null]}]}',
    ],
    ['empty vectors', '{"data": [{"index": 0, "embedding": []}, {"index": 1, "embedding": []}]}'],
    ['a page', '<html>Bad gateway</html>'],
  ] as const) {
    it(`refuses ${what}`, async (t) => {
      const embed = createEmbed({ ...SETTINGS, baseUrl: await answering(t, 200, body) });
      await assert.rejects(embed(['a', 'b']), {
        code: 'provider-failed',
        message: /test-model gave no vectors: /,
      });
    });
  }

  it('does not repeat the key', async (t) => {
    const body = `{"error": {"message": "Incorrect API key provided: ${SETTINGS.apiKey}."}}`;
    const embed = createEmbed({ ...SETTINGS, baseUrl: await answering(t, 401, body) });
    await assert.rejects(embed(['a']), ({ message, cause }: Error) => {
      assert.match(message, /Incorrect API key provided: …\./);
      assert.equal(cause, undefined);
      return true;
    });
  });

  it('ends with the signal', async (t) => {
    const server = createServer(() => {});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.after(() => server.closeAllConnections());
    t.after(() => server.close());
    const address = server.address();
    assert.ok(typeof address === 'object' && address !== null);
    const controller = new AbortController();
    const embed = createEmbed({ ...SETTINGS, baseUrl: `http://127.0.0.1:${address.port}/v1` });
    const vectors = embed(['a'], controller.signal);
    await once(server, 'request');
    controller.abort();
    await assert.rejects(vectors, { code: 'cancelled' });
  });
});
