import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { countTokens } from '../../src/provider/count-tokens.ts';
import type { Turn } from '../../src/provider/model-call.ts';
import { buildPrompt, type Prompt, type PromptMaterial, writeTurns } from '../../src/provider/prompt.ts';
import { createStore, KNOWLEDGE } from './fixture.ts';

/** `UPDATE_GOLDEN=1` writes the file instead, to be read before it is committed. */
function assertGolden(name: string, turns: readonly Turn[]): void {
  const path = join(import.meta.dirname, 'golden', name);
  const text = turns.map(({ role, content }) => `=== ${role}\n${content}\n`).join('\n');
  const { UPDATE_GOLDEN } = process.env;
  if (UPDATE_GOLDEN === '1') writeFileSync(path, text);
  assert.equal(text, readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));
}

const QUESTION = 'What volume of loans do clients have by ticket?';

async function build(question: string, options: Partial<PromptMaterial> = {}): Promise<Prompt> {
  const store = await createStore();
  try {
    const retrieval = await store.retrieve(question, { examples: 2, documents: 1 });
    const usual = {
      knowledge: KNOWLEDGE,
      retrieval,
      today: '2026-01-15',
      sendSamples: false,
      tokensMax: 4_000,
    };
    return buildPrompt(question, { ...usual, ...options });
  } finally {
    store.close();
  }
}

describe('buildPrompt()', () => {
  it('holds no value of the data without leave, and never a name', async () => {
    const [without, withSamples] = [await build(QUESTION), await build(QUESTION, { sendSamples: true })];
    assert.doesNotMatch(JSON.stringify(without), /Won't|424242|2018-02-03|Lovelace/);
    for (const value of ["'Won''t Pay'", 'to 424242', 'from 2018-02-03']) {
      assert.ok(withSamples.context.includes(value), value);
    }
    assert.doesNotMatch(JSON.stringify(withSamples), /Lovelace/);
  });

  it('counts from today where the data has no date of its own', async () => {
    const { context } = await build(QUESTION, { knowledge: { ...KNOWLEDGE, asOfDate: null } });
    assert.match(context, /Today is 2026-01-15; "this year"/);
  });

  it('describes every table for a question that nothing is near to', () => {
    const retrieval = { examples: [], documents: [], terms: [], tables: [] };
    const material = {
      knowledge: KNOWLEDGE,
      retrieval,
      today: '2026-01-15',
      sendSamples: false,
      tokensMax: 4_000,
    };
    assert.deepEqual(buildPrompt('Q', material).tables, ['loans', 'borrowers']);
  });

  it('gives up notes, examples and other tables before the tables that are asked about', async () => {
    const all = await build(QUESTION);
    const some = await build(QUESTION, { tokensMax: all.tokens - 1 });
    const few = await build(QUESTION, { tokensMax: 600 });
    assert.ok(all.context.includes('# Notes') && all.examples.length === 2);
    assert.ok(!some.context.includes('# Notes') && some.examples.length === 2);
    assert.ok(few.examples.length === 0 && few.context.includes('loan_id integer'));
  });

  it('costs no more than it may, in either form', async () => {
    for (const tokensMax of [600, 650, 720, 4_000]) {
      const prompt = await build(QUESTION, { tokensMax });
      assert.ok(prompt.tokens <= tokensMax);
      for (const form of ['block', 'json'] as const) {
        const sent = writeTurns(prompt, [], form).reduce(
          (sum, { content }) => sum + countTokens(content) + 4,
          0,
        );
        assert.ok(sent <= tokensMax, `${sent} of ${tokensMax}`);
      }
    }
  });

  it('refuses a question that fills the prompt alone', async () => {
    await assert.rejects(build('why '.repeat(4_000)), {
      code: 'provider-failed',
      message: /too long for a prompt of 4000 tokens\. Shorten it, or raise LOANQ_PROMPT_TOKENS\./,
    });
  });
});

describe('writeTurns()', () => {
  it('is what the golden file shows, with SQL in blocks', async () => {
    assertGolden('prompt.txt', writeTurns(await build(QUESTION), [], 'block'));
  });

  it('is what the golden file shows, as JSON', async () => {
    assertGolden('prompt-json.txt', writeTurns(await build(QUESTION), [], 'json'));
  });

  it('is what the golden file shows, with samples', async () => {
    assertGolden(
      'prompt-with-samples.txt',
      writeTurns(await build(QUESTION, { sendSamples: true }), [], 'block'),
    );
  });

  it('ends with the attempts and what was wrong with them', async () => {
    const attempts = [
      { answer: { kind: 'text', text: 'Sorry?' }, problem: 'There is no SQL query in the answer.' },
      { answer: { kind: 'sql', text: 'SELECT rate FROM loans' }, problem: 'no such column: rate' },
    ] as const;
    assertGolden('repair.txt', writeTurns(await build(QUESTION), attempts, 'block').slice(-5));
  });
});
