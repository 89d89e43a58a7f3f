import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as z from 'zod';
import * as models from '../../src/http/mod.ts';
import { postJson } from '../support/post-json.ts';
import { openTarget, type Target } from '../support/target.ts';

const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  responses: z.record(z.string(), z.unknown()),
});
const Document = z.object({
  openapi: z.string().startsWith('3.1.'),
  info: z.object({ title: z.literal('loanq'), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ examples: z.array(z.unknown()).optional() })),
  }),
});

describe('the OpenAPI document', () => {
  let target: Target;
  let text: string;
  let document: z.infer<typeof Document>;
  before(async () => {
    target = await openTarget();
    text = await (await target.request('/api/openapi.json')).text();
    document = Document.parse(JSON.parse(text));
  });
  after(() => target.close());

  it('has the models of the specification, by name', () => {
    const names = [
      'AskRequest',
      'SQLRequest',
      'SQLResponse',
      'DataResponse',
      'AskResponse',
      'HTTPValidationError',
      'ValidationError',
    ];
    for (const name of names) assert.ok(name in document.components.schemas, name);
  });

  it('has examples that their models accept', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const model = Object.entries(models).find(([exported]) => exported === name)?.[1];
      assert.ok(model instanceof z.ZodType, name);
      for (const example of schema.examples ?? []) assert.doesNotThrow(() => model.parse(example), name);
    }
  });

  it('has examples that the service answers so', async () => {
    const { AskRequest: question, SQLRequest: statement, AskResponse: answer } = document.components.schemas;
    assert.equal((await postJson(target, '/api/v1/chat/ask', question?.examples?.[0])).status, 200);
    assert.equal((await postJson(target, '/api/v1/chat/run-sql', statement?.examples?.[0])).status, 200);
    const { sql, data } = models.AskResponse.parse(answer?.examples?.[0]);
    const response = await postJson(target, '/api/v1/chat/run-sql', { sql });
    assert.deepEqual(await response.json(), { data });
  });

  it('refers only to what it has', () => {
    const root: unknown = JSON.parse(text);
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#([^"]+)"/g)) {
      let value = root;
      for (const key of pointer.split('/').slice(1)) value = Reflect.get(Object(value), key);
      assert.notEqual(value, undefined, pointer);
    }
  });

  it('has an operation for every endpoint that speaks JSON, each with its own id', async () => {
    assert.deepEqual(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      ),
      [
        'post /api/v1/chat/generate-sql',
        'post /api/v1/chat/run-sql',
        'post /api/v1/chat/ask',
        'get /api',
        'get /health',
      ],
    );
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    assert.equal(new Set(ids).size, ids.length);
  });

  it('says that a request may have other fields and a response has none', () => {
    assert.equal(document.components.schemas['AskRequest']?.['additionalProperties'], undefined);
    assert.equal(document.components.schemas['AskResponse']?.['additionalProperties'], false);
  });
});
