import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DataResponse, ErrorResponse } from '../../src/http/mod.ts';
import { postJson } from '../support/post-json.ts';
import { openTarget, type Target } from '../support/target.ts';

const PATH = '/api/v1/chat/run-sql';

describe('POST /api/v1/chat/run-sql', () => {
  let target: Target;
  before(async () => {
    target = await openTarget();
  });
  after(() => target.close());

  async function rowsOf(sql: string): Promise<unknown[]> {
    const response = await postJson(target, PATH, { sql });
    const text = await response.text();
    assert.equal(response.status, 200, text);
    return DataResponse.parse(JSON.parse(text)).data;
  }

  async function detailOf(sql: string): Promise<string> {
    const response = await postJson(target, PATH, { sql });
    assert.equal(response.status, 500);
    return ErrorResponse.parse(await response.json()).detail;
  }

  it('gives one object per row, keyed by column or alias', async () => {
    const rows = await rowsOf("SELECT 1 AS one, 'x' AS \"two words\" UNION ALL SELECT 2, 'y' ORDER BY 1");
    assert.deepEqual(rows, [
      { one: 1, 'two words': 'x' },
      { one: 2, 'two words': 'y' },
    ]);
  });

  it('has nothing in its body but data', async () => {
    const response = await postJson(target, PATH, { sql: 'SELECT 1 AS a' });
    assert.equal(await response.text(), '{"data":[{"a":1}]}');
  });

  it('gives an empty array where there are no rows', async () => {
    const response = await postJson(target, PATH, { sql: 'SELECT 1 WHERE 0' });
    assert.equal(await response.text(), '{"data":[]}');
  });

  it('reads the loan book', async () => {
    assert.deepEqual(await rowsOf('SELECT COUNT(*) AS n FROM loans'), [{ n: 10_000 }]);
  });

  it('gives null for NULL and for NaN', async () => {
    assert.deepEqual(await rowsOf('SELECT NULL AS a, 9e999 - 9e999 AS b'), [{ a: null, b: null }]);
  });

  it('gives 64-bit integers digit for digit', async () => {
    const response = await postJson(target, PATH, { sql: 'SELECT 9223372036854775807 AS big' });
    assert.equal(await response.text(), '{"data":[{"big":9223372036854775807}]}');
  });

  it('loses neither of two columns with one name', async () => {
    assert.deepEqual(await rowsOf('SELECT 1 AS a, 2 AS a'), [{ a: 1, a_2: 2 }]);
  });

  it('gives text of every alphabet as it is', async () => {
    assert.deepEqual(await rowsOf("SELECT 'naïve 東京 😀 \" \\ ' AS t"), [{ t: 'naïve 東京 😀 " \\ ' }]);
  });

  it('streams a result that is too large to hold, whole and in order', async () => {
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
      SELECT i, 'row number ' || i AS label FROM n`;
    const rows = await rowsOf(sql);
    assert.equal(rows.length, 50_000);
    assert.deepEqual(rows.at(-1), { i: 50_000, label: 'row number 50000' });
  });

  it('answers SQL that fails with 500 and the message of the database', async () => {
    assert.match(await detailOf('SELECT interest FROM loans'), /no such column: interest/);
    assert.match(await detailOf('SELECT * FROM lones'), /no such table: lones/);
    assert.match(await detailOf('SELEC 1'), /SELEC/);
  });

  it('refuses what would change the data', async () => {
    for (const sql of [
      'DELETE FROM loans',
      'DROP TABLE loans',
      "UPDATE loans SET grade = 'A'",
      'SELECT 1; DELETE FROM loans',
    ]) {
      assert.notEqual(await detailOf(sql), '', sql);
    }
    assert.deepEqual(await rowsOf('SELECT COUNT(*) AS n FROM loans'), [{ n: 10_000 }]);
  });

  it('says how long it took and under which id', async () => {
    const response = await postJson(target, PATH, { sql: 'SELECT 1' });
    await response.arrayBuffer();
    assert.match(response.headers.get('server-timing') ?? '', /^run;dur=\d+(\.\d+)?$/);
    assert.match(response.headers.get('x-request-id') ?? '', /^[\w.:-]{8,}$/);
    assert.equal(response.headers.get('content-type'), 'application/json');
    assert.equal(response.headers.get('cache-control'), 'no-store');
  });

  it('answers many at a time, each with its own rows', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => rowsOf(`SELECT ${i} AS i`)));
    assert.deepEqual(
      answers,
      Array.from({ length: 40 }, (_, i) => [{ i }]),
    );
  });
});
