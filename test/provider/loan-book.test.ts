import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import Database from 'libsql';
import { buildPrompt, type Prompt, type PromptMaterial } from '../../src/provider/prompt.ts';
import { createTrainingStore } from '../../src/training/mod.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import { type SampleKnowledge, sampleKnowledge } from '../support/sample-knowledge.ts';

const QUESTION = 'What is the approval rate by channel last year?';

describe('the prompt for the loan book', () => {
  let sample: SampleKnowledge;
  before(async () => {
    sample = await sampleKnowledge();
  });

  async function build(options: Partial<PromptMaterial> = {}): Promise<Prompt> {
    const { knowledge, material } = sample;
    const store = await createTrainingStore(material, { knowledge });
    const retrieval = await store.retrieve(QUESTION, { examples: 8, documents: 6 });
    store.close();
    const usual = { knowledge, retrieval, today: '2026-01-15', sendSamples: false, tokensMax: 4_000 };
    return buildPrompt(QUESTION, { ...usual, ...options });
  }

  it('describes the table that the question is about, defines its terms and has a near example', async () => {
    const { context, tables, examples } = await build();
    assert.equal(tables[0], 'applications');
    for (const column of ['channel', 'decision', 'applied_on'])
      assert.ok(context.includes(`\n  ${column} `), column);
    assert.match(context, /^approval rate.*: .*COUNT\(\*\) FILTER/m);
    assert.ok(examples.some(({ questions }) => questions.includes('What is the approval rate by channel?')));
  });

  it('names the tables that it does not describe, with their columns', async () => {
    const { context, tables } = await build();
    assert.ok(!tables.includes('payments'));
    assert.match(context, /^payments\(payment_id, loan_id, due_on, paid_on, /m);
  });

  it('holds no name of a borrower or branch', async () => {
    const text = JSON.stringify(await build({ sendSamples: true }));
    const database = new Database(await sampleDatabase(), { readonly: true });
    const names = database.prepare('SELECT full_name FROM borrowers').pluck().all().map(String);
    const branches = database.prepare('SELECT branch_name FROM branches').pluck().all().map(String);
    database.close();
    assert.ok(names.length > 1_000 && branches.length > 10);
    assert.deepEqual(
      names.filter((name) => text.includes(name)),
      [],
    );
    const without = JSON.stringify(await build());
    assert.deepEqual(
      branches.filter((name) => without.includes(name)),
      [],
    );
  });

  it('is the same every time', async () => {
    assert.deepEqual(await build(), await build());
  });
});
