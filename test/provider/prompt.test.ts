import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { buildPrompt, buildRepair, type Turn } from '../../src/provider/prompt.ts';
import { createStore, KNOWLEDGE } from './fixture.ts';

/** `UPDATE_GOLDEN=1` writes the file instead, to be read before it is committed. */
function assertGolden(name: string, turns: readonly Turn[]): void {
  const path = join(import.meta.dirname, 'golden', name);
  const text = turns.map(({ role, content }) => `=== ${role}\n${content}\n`).join('\n');
  const { UPDATE_GOLDEN } = process.env;
  if (UPDATE_GOLDEN === '1') writeFileSync(path, text);
  assert.equal(text, readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));
}

async function build(question: string, sendSamples: boolean): Promise<Turn[]> {
  const store = await createStore();
  try {
    const retrieval = await store.retrieve(question, { examples: 2, documents: 1 });
    return buildPrompt(question, { knowledge: KNOWLEDGE, retrieval, today: '2026-01-15', sendSamples });
  } finally {
    store.close();
  }
}

describe('buildPrompt()', () => {
  it('is what the golden file shows', async () => {
    assertGolden('prompt.txt', await build('What volume of loans do clients have by ticket?', false));
  });

  it('with samples is what the golden file shows', async () => {
    assertGolden(
      'prompt-with-samples.txt',
      await build('What volume of loans do clients have by ticket?', true),
    );
  });

  it('holds no value of the data without leave, and never a name', async () => {
    const [without, withSamples] = [await build('Volume?', false), await build('Volume?', true)];
    assert.doesNotMatch(JSON.stringify(without), /Won't|424242|2018-02-03|Lovelace/);
    for (const value of ["'Won''t Pay'", 'to 424242', 'from 2018-02-03']) {
      assert.ok(withSamples[0]?.content.includes(value), value);
    }
    assert.doesNotMatch(JSON.stringify(withSamples), /Lovelace/);
  });

  it('counts from today where the data has no date of its own', () => {
    const knowledge = { ...KNOWLEDGE, asOfDate: null };
    const retrieval = { examples: [], documents: [], terms: [], tables: [] };
    const turns = buildPrompt('Q', { knowledge, retrieval, today: '2026-01-15', sendSamples: false });
    assert.match(turns[0]?.content ?? '', /Today is 2026-01-15; "this year"/);
    assert.deepEqual(turns.slice(1), [{ role: 'user', content: 'Q' }]);
  });
});

describe('buildRepair()', () => {
  it('is what the golden file shows', () => {
    assertGolden('repair.txt', buildRepair('SELECT rate FROM loans', 'no such column: rate'));
  });
});
