import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ErrorResponse, HTTPValidationError, type ValidationError } from '../../src/http/mod.ts';
import { postJson } from '../support/post-json.ts';
import { openTarget, type Target } from '../support/target.ts';

const OPERATIONS = [
  { path: '/api/v1/chat/ask', field: 'question' },
  { path: '/api/v1/chat/generate-sql', field: 'question' },
  { path: '/api/v1/chat/run-sql', field: 'sql' },
] as const;

let target: Target;
before(async () => {
  target = await openTarget();
});
after(() => target.close());

/** Posts a body as it is, declared as JSON unless said otherwise. */
function post(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  contentType: string | null = 'application/json',
): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return target.request(path, {
    method: 'POST',
    headers: contentType === null ? {} : { 'content-type': contentType },
    body: bytes,
  });
}

type Expected = Omit<ValidationError, 'url'>;

async function assertInvalid(response: Response, expected: Expected, about: string): Promise<void> {
  const text = await response.text();
  assert.equal(response.status, 422, `${about}: ${text}`);
  const { detail } = HTTPValidationError.parse(JSON.parse(text));
  assert.deepEqual(
    detail.map(({ url, ...error }) => error),
    [expected],
    about,
  );
}

const MODEL_MESSAGE = 'Input should be a valid dictionary or object to extract fields from';
const STRING_MESSAGE = 'Input should be a valid string';

describe('a body that does not fit its model', () => {
  for (const { path, field } of OPERATIONS) {
    const missing = (input: unknown): Expected => ({
      type: 'missing',
      loc: ['body', field],
      msg: 'Field required',
      input,
    });
    const notText = (input: unknown): Expected => ({
      type: 'string_type',
      loc: ['body', field],
      msg: STRING_MESSAGE,
      input,
    });
    const notModel = (input: unknown): Expected => ({
      type: 'model_attributes_type',
      loc: ['body'],
      msg: MODEL_MESSAGE,
      input,
    });

    it(`${path} says that the body is missing`, async () => {
      const expected = { type: 'missing', loc: ['body'], msg: 'Field required', input: null };
      await assertInvalid(await post(path, ''), expected, 'empty, declared as JSON');
      await assertInvalid(await post(path, '', null), expected, 'empty, declared as nothing');
      await assertInvalid(await target.request(path, { method: 'POST' }), expected, 'none');
    });

    it(`${path} says that the field is missing, and echoes the body`, async () => {
      for (const body of [{}, { other: 1 }, { [field.toUpperCase()]: 'x' }, { [`${field} `]: 'x' }]) {
        await assertInvalid(await postJson(target, path, body), missing(body), JSON.stringify(body));
      }
    });

    it(`${path} says that the body is not an object`, async () => {
      for (const body of [null, [], 'x', '', 5, 0, true, false, [{ [field]: 'x' }]]) {
        await assertInvalid(await postJson(target, path, body), notModel(body), JSON.stringify(body));
      }
    });

    it(`${path} says that the field is not text, and echoes the value`, async () => {
      for (const value of [null, 5, 1.5, true, [], ['x'], {}, { [field]: 'x' }, [[[]]]]) {
        const response = await postJson(target, path, { [field]: value });
        await assertInvalid(response, notText(value), JSON.stringify(value));
      }
    });

    it(`${path} says that blank text is too short`, async () => {
      for (const value of ['', ' ', '\t\r\n', '\u00a0\u3000']) {
        const expected = {
          type: 'string_too_short',
          loc: ['body', field],
          msg: 'String should have at least 1 character',
          input: value,
          ctx: { min_length: 1 },
        };
        await assertInvalid(
          await postJson(target, path, { [field]: value }),
          expected,
          JSON.stringify(value),
        );
      }
    });

    it(`${path} says that half a surrogate pair is no text`, async () => {
      const expected = {
        type: 'string_unicode',
        loc: ['body', field],
        msg: 'Input should be a valid string, unable to parse raw data as a unicode string',
        input: 'x\ud83d',
      };
      await assertInvalid(await post(path, `{"${field}":"x\\ud83d"}`), expected, 'half a pair');
    });

    it(`${path} says where JSON is broken, counting characters`, async () => {
      const cases: [string, number, string][] = [
        [`{"${field}": `, field.length + 5, 'Expecting value'],
        [`{"${field}": "x"`, field.length + 8, "Expecting ',' delimiter"],
        [`{"${field}" "x"}`, field.length + 4, "Expecting ':' delimiter"],
        [`{"${field}": "x",}`, field.length + 9, 'Expecting property name enclosed in double quotes'],
        [`{"${field}": "x`, field.length + 5, 'Unterminated string starting at'],
        ['{"😀😀": x}', 7, 'Expecting value'],
        ['{} {}', 3, 'Extra data'],
        ['"\\x"', 1, 'Invalid \\escape'],
        ['"\\u12"', 2, 'Invalid \\uXXXX escape'],
        ['"a\nb"', 2, 'Invalid control character at'],
        [' ', 1, 'Expecting value'],
      ];
      for (const [body, position, error] of cases) {
        const expected = {
          type: 'json_invalid',
          loc: ['body', position],
          msg: 'JSON decode error',
          input: {},
          ctx: { error },
        };
        await assertInvalid(await post(path, body), expected, body);
      }
    });

    it(`${path} takes a body for text unless it is declared as JSON, so that no form can post it`, async () => {
      const body = JSON.stringify({ [field]: 'SELECT 1' });
      const types = [
        null,
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ];
      for (const type of types) {
        await assertInvalid(await post(path, body, type), notModel(body), `${type}`);
      }
    });

    it(`${path} says that it takes no Content-Encoding, with 415`, async () => {
      const json = JSON.stringify({ [field]: 'SELECT 1' });
      const send = (coding: string, body: Uint8Array<ArrayBuffer>) =>
        target.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-encoding': coding },
          body,
        });
      const refused = await send('gzip', new Uint8Array(gzipSync(json)));
      assert.equal(refused.status, 415);
      assert.match(ErrorResponse.parse(await refused.json()).detail, /Content-Encoding "gzip"/);
      const plain = await send('identity', new TextEncoder().encode(json));
      assert.notEqual(plain.status, 415);
      await plain.body?.cancel();
    });

    it(`${path} answers what cannot be read at all with 400`, async () => {
      const bodies = [
        new Uint8Array([0x7b, 0xff, 0x7d]),
        new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]),
        '['.repeat(5_000),
        `{"${field}":"x","other":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      ];
      for (const body of bodies) {
        const response = await post(path, body);
        assert.equal(response.status, 400);
        assert.match(
          ErrorResponse.parse(await response.json()).detail,
          /^There was an error parsing the body: /,
        );
      }
    });
  }
});

describe('the url of a validation error', () => {
  it('leads to a page of this server about that kind', async () => {
    const bodies = ['', '{}', '[]', '{', '{"sql":1}', '{"sql":" "}', '{"sql":"\\ud83d"}'];
    for (const body of bodies) {
      const response = await post('/api/v1/chat/run-sql', body);
      for (const { type, url } of HTTPValidationError.parse(await response.json()).detail) {
        const { origin, pathname } = new URL(url);
        assert.match(origin, /^https?:\/\/[^/]+$/);
        const page = await target.request(pathname);
        assert.equal(page.status, 200, url);
        assert.match(await page.text(), new RegExp(`<h1>${type}</h1>`));
      }
    }
  });
});

describe('a body that fits its model', () => {
  const path = '/api/v1/chat/run-sql';
  const sound: [string, string | Uint8Array<ArrayBuffer>, string][] = [
    [
      'fields it does not know',
      '{"sql":"SELECT 1 AS a","other":[1,{"x":null}],"question":5}',
      'application/json',
    ],
    ['parameters of the type', '{"sql":"SELECT 1 AS a"}', 'application/json; charset=utf-8'],
    ['another JSON type', '{"sql":"SELECT 1 AS a"}', 'Application/Vnd.Api+JSON'],
    ['white space around', '\r\n\t {"sql" : " SELECT 1 AS a\\n"}\n', 'application/json'],
    ['a byte order mark', '\ufeff{"sql":"SELECT 1 AS a"}', 'application/json'],
    ['a key twice, the last one counting', '{"sql":5,"sql":"SELECT 1 AS a"}', 'application/json'],
    ["Python's extra numbers elsewhere", '{"sql":"SELECT 1 AS a","x":[NaN,-Infinity]}', 'application/json'],
    [
      'deep values elsewhere',
      `{"sql":"SELECT 1 AS a","x":${'['.repeat(500)}${']'.repeat(500)}}`,
      'application/json',
    ],
  ];
  for (const [name, body, type] of sound) {
    it(`may have ${name}`, async () => {
      const response = await post(path, body, type);
      assert.equal(await response.text(), '{"data":[{"a":1}]}');
    });
  }
});

describe('the echo of an input', () => {
  const path = '/api/v1/chat/run-sql';

  it('has numbers digit for digit', async () => {
    const response = await post(path, '{"sql":[12345678901234567890,1.10,1e400,-0]}');
    assert.match(await response.text(), /"input":\[12345678901234567890,1\.10,1e400,-0\]/);
  });

  it('is JSON also where the input was not', async () => {
    const response = await post(path, '{"sql":[NaN,Infinity,"\\ud800"]}');
    assert.match(await response.text(), /"input":\[null,null,"\\ud800"\]/);
  });

  it('takes keys for nothing but keys', async () => {
    const response = await post(path, '{"__proto__":{"sql":"SELECT 1"},"constructor":1}');
    assert.match(await response.text(), /"input":\{"__proto__":\{"sql":"SELECT 1"\},"constructor":1\}/);
  });
});

describe('a hostile body', () => {
  it('of a megabyte of brackets is refused, and the next request is served', async () => {
    for (const body of [
      '['.repeat(1_000_000),
      '{"a":'.repeat(200_000),
      `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
    ]) {
      const response = await post('/api/v1/chat/run-sql', body);
      assert.ok([400, 413].includes(response.status), `${response.status}`);
      assert.notEqual(ErrorResponse.parse(await response.json()).detail, '');
    }
    assert.equal((await target.request('/health')).status, 200);
  });

  it('of many megabytes is a 413', async () => {
    const response = await post('/api/v1/chat/run-sql', `{"sql":"${'x'.repeat(3_000_000)}"}`);
    assert.equal(response.status, 413);
    assert.match(ErrorResponse.parse(await response.json()).detail, /longer than \d+ bytes/);
  });
});
