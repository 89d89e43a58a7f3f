import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AskResponse, ErrorResponse, SQLResponse } from '../../src/http/mod.ts';
import { postJson } from '../support/post-json.ts';
import { openTarget, type Target } from '../support/target.ts';

const QUESTION = 'What is the average interest rate by grade?';

let target: Target;
before(async () => {
  target = await openTarget();
});
after(() => target.close());

describe('POST /api/v1/chat/generate-sql', () => {
  const path = '/api/v1/chat/generate-sql';

  it('gives SQL for a question, and nothing else', async () => {
    const response = await postJson(target, path, { question: QUESTION });
    assert.equal(response.status, 200);
    const body: unknown = await response.json();
    assert.deepEqual(Object.keys(Object(body)), ['sql']);
    assert.match(SQLResponse.parse(body).sql, /AVG\(.*interest_rate.*\)/is);
  });

  it('names its generator and its time in headers', async () => {
    const response = await postJson(target, path, { question: QUESTION });
    assert.match(response.headers.get('x-loanq-generator') ?? '', /^(builtin|provider)$/);
    assert.match(response.headers.get('server-timing') ?? '', /^generate;dur=[\d.]+$/);
  });

  it('gives SQL that run-sql takes', async () => {
    const { sql } = SQLResponse.parse(await (await postJson(target, path, { question: QUESTION })).json());
    const response = await postJson(target, '/api/v1/chat/run-sql', { sql });
    assert.equal(response.status, 200);
  });
});

describe('POST /api/v1/chat/ask', () => {
  const path = '/api/v1/chat/ask';

  it('answers with SQL, rows and chart code', async () => {
    const response = await postJson(target, path, { question: QUESTION });
    assert.equal(response.status, 200);
    const body: unknown = await response.json();
    assert.deepEqual(Object.keys(Object(body)), ['sql', 'data', 'chart_code']);
    const answer = AskResponse.parse(body);
    assert.match(answer.sql, /interest_rate/);
    assert.deepEqual(
      answer.data.map((row) => row['grade']),
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    );
    assert.equal(typeof answer.chart_code, 'string');
  });

  it('names its generator and the time of its stages in headers', async () => {
    const response = await postJson(target, path, { question: QUESTION });
    await response.arrayBuffer();
    assert.match(response.headers.get('x-loanq-generator') ?? '', /^(builtin|provider)$/);
    assert.match(response.headers.get('server-timing') ?? '', /generate;dur=[\d.]+, run;dur=[\d.]+/);
  });

  it('says in a header what the columns mean', async () => {
    const response = await postJson(target, path, { question: 'default rate by state' });
    const answer = AskResponse.parse(await response.json());
    const columns: unknown = JSON.parse(response.headers.get('x-loanq-columns') ?? '');
    assert.deepEqual(columns, [
      { name: 'state', role: 'geography', unit: null },
      { name: 'default_rate', role: 'rate', unit: { kind: 'percent' } },
    ]);
    assert.match(answer.chart_code ?? '', /go\.Choropleth/);
  });

  it('answers a question it cannot read with 500 and a sentence', async () => {
    const response = await postJson(target, path, { question: 'Zxcv qwop blorft?' });
    assert.equal(response.status, 500);
    assert.notEqual(ErrorResponse.parse(await response.json()).detail, '');
  });
});
