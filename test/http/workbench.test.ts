import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as z from 'zod';
import { HTTPValidationError } from '../../src/http/mod.ts';
import { postJson } from '../support/post-json.ts';
import { openTarget, type Target } from '../support/target.ts';

let target: Target;
before(async () => {
  target = await openTarget();
});
after(() => target.close());

const READ = '/workbench/api/read';

const Generation = z.object({
  kind: z.literal('generation'),
  sql: z.string(),
  reading: z.string(),
  generator: z.literal('builtin'),
  columns: z.array(z.object({ name: z.string(), role: z.string(), unit: z.unknown() })).nullable(),
});
const Refusal = z.object({
  kind: z.literal('refusal'),
  reason: z.string(),
  message: z.string(),
  help: z
    .object({
      kind: z.string(),
      words: z.unknown(),
      readings: z.array(Generation).optional(),
    })
    .optional(),
  rewordings: z.array(z.object({ question: z.string(), reading: z.string() })),
  shorter: z.array(z.object({ question: z.string(), reading: z.string() })),
  similar: z.array(z.string()),
});

async function read(question: string): Promise<unknown> {
  const response = await postJson(target, READ, { question });
  assert.equal(response.status, 200, question);
  return response.json();
}

describe('POST /workbench/api/read', () => {
  it('gives the SQL, the reading and what the columns mean', async () => {
    const generation = Generation.parse(await read('Outstanding balance by state'));
    assert.match(generation.reading, /outstanding balance/i);
    assert.ok(generation.sql.startsWith(`-- ${generation.reading}\n`));
    assert.deepEqual(generation.columns?.at(-1), {
      name: 'outstanding_balance',
      role: 'measure',
      unit: { kind: 'money', currency: 'USD' },
    });
  });

  it('says how long the stages took', async () => {
    const response = await postJson(target, READ, { question: 'How many loans are there?' });
    assert.match(response.headers.get('server-timing') ?? '', /^generate;dur=[\d.]+$/);
    await response.body?.cancel();
  });

  it('names the unknown words of a refusal, and questions near to it that are answered', async () => {
    const refusal = Refusal.parse(await read('inturst rate by grade'));
    assert.equal(refusal.reason, 'not-understood');
    assert.deepEqual(refusal.help, {
      kind: 'unknown-words',
      words: [{ text: 'inturst', nearest: ['interest'] }],
    });
    const [first] = refusal.rewordings;
    assert.equal(first?.question, 'interest rate by grade');
    assert.equal(Generation.parse(await read(first.question)).reading, first.reading);
  });

  it('offers what is left of a refused question that is answered without a part', async () => {
    const refusal = Refusal.parse(await read('default rate by grade for loans that smell of lavender'));
    const [first] = refusal.shorter;
    assert.equal(first?.question, 'default rate by grade for loans');
    assert.equal(Generation.parse(await read(first.question)).reading, first.reading);
    const held = Refusal.parse(await read('inturst rate by grade'));
    assert.deepEqual(held.shorter, []);
  });

  it('offers questions of the training material that are like one that is refused', async () => {
    const { similar } = Refusal.parse(await read('approval rate by zodiac sign'));
    assert.ok(similar.length > 0);
    for (const question of similar) Generation.parse(await read(question));
  });

  it('checks its body as the other endpoints do', async () => {
    const response = await postJson(target, READ, {});
    assert.equal(response.status, 422);
    const { detail } = HTTPValidationError.parse(await response.json());
    assert.deepEqual(detail[0]?.loc, ['body', 'question']);
    const form = await target.request(READ, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'question=How+many+loans',
    });
    assert.equal(form.status, 422);
    await form.body?.cancel();
  });

  it('takes nothing but POST', async () => {
    const response = await target.request(READ);
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
    await response.body?.cancel();
  });

  it('is no part of the published interface', async () => {
    const document = await (await target.request('/api/openapi.json')).text();
    assert.doesNotMatch(document, /workbench/);
  });
});

describe('GET /workbench/api/overview', () => {
  const Overview = z.object({
    asOfDate: z.string(),
    tables: z.array(
      z.object({
        name: z.string(),
        rowCount: z.number(),
        columns: z.array(
          z.object({
            name: z.string(),
            isKey: z.boolean(),
            references: z.object({ table: z.string(), column: z.string() }).nullable(),
            values: z.array(
              z.object({ value: z.union([z.string(), z.number()]), synonyms: z.array(z.string()) }),
            ),
            unit: z.unknown(),
          }),
        ),
      }),
    ),
    examples: z.array(z.object({ theme: z.string(), questions: z.array(z.string()) })),
  });

  it('describes the tables, their columns and keys', async () => {
    const overview = Overview.parse(await (await target.request('/workbench/api/overview')).json());
    assert.equal(overview.asOfDate, '2025-12-31');
    const loans = overview.tables.find(({ name }) => name === 'loans');
    assert.equal(loans?.rowCount, 10_000);
    const columns = new Map(loans?.columns.map((column) => [column.name, column]));
    assert.equal(columns.get('loan_id')?.isKey, true);
    assert.deepEqual(columns.get('branch_id')?.references, { table: 'branches', column: 'branch_id' });
    assert.deepEqual(
      columns
        .get('status')
        ?.values.map(({ value }) => value)
        .toSorted(),
      ['Charged Off', 'Current', 'Late', 'Paid Off'],
    );
    assert.deepEqual(columns.get('principal')?.unit, { kind: 'money', currency: 'USD' });
  });

  it('has examples that are answered, one of each theme tried', async () => {
    const overview = Overview.parse(await (await target.request('/workbench/api/overview')).json());
    assert.ok(overview.examples.length > 5);
    for (const { questions } of overview.examples) Generation.parse(await read(questions[0] ?? ''));
  });
});
