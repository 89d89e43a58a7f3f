import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findRewordings, findShorter } from '../../../src/ask/workbench/find-rewordings.ts';
import type { Refusal, RefusalHelp, SqlGenerator } from '../../../src/shared/mod.ts';

/** Answers what it is told to, and keeps what it was asked. */
function engine(...answered: readonly string[]): SqlGenerator & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: 'builtin',
    asked,
    async generate(question) {
      asked.push(question);
      return answered.includes(question)
        ? {
            kind: 'generation',
            sql: 'SELECT 1',
            generator: 'builtin',
            reading: question.toUpperCase(),
            columns: null,
          }
        : { kind: 'refusal', reason: 'not-understood', message: 'no' };
    },
  };
}

function refusal(help?: RefusalHelp): Refusal {
  return { kind: 'refusal', reason: 'not-understood', message: '', ...(help === undefined ? {} : { help }) };
}

const { signal } = new AbortController();

describe('findRewordings()', () => {
  it('exchanges every unknown word for one that is known', async () => {
    const builtin = engine('average rate by grade');
    const help: RefusalHelp = {
      kind: 'unknown-words',
      words: [
        { text: 'avrage', nearest: ['leverage', 'average'] },
        { text: 'grde', nearest: ['grade'] },
      ],
    };
    assert.deepEqual(await findRewordings('avrage rate by grde', refusal(help), { builtin, signal }), [
      { question: 'average rate by grade', reading: 'AVERAGE RATE BY GRADE' },
    ]);
  });

  it('says the word that was missing where it makes a question', async () => {
    const builtin = engine('total balance by state', 'average balance by state');
    const help: RefusalHelp = { kind: 'words', words: ['total', 'average'] };
    const found = await findRewordings('balance by state', refusal(help), { builtin, signal });
    assert.deepEqual(
      found.map(({ question }) => question),
      ['total balance by state', 'average balance by state'],
    );
  });

  it('offers nothing where one of the words has no known one near to it, or there is no help', async () => {
    const builtin = engine();
    const help: RefusalHelp = {
      kind: 'unknown-words',
      words: [
        { text: 'avrage', nearest: ['average'] },
        { text: 'moon', nearest: [] },
      ],
    };
    assert.deepEqual(await findRewordings('avrage moon', refusal(help), { builtin, signal }), []);
    assert.deepEqual(await findRewordings('avrage moon', refusal(), { builtin, signal }), []);
    assert.deepEqual(builtin.asked, []);
  });

  it('tries a bounded number of questions, however long the refused one is', async () => {
    const builtin = engine();
    const long = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
    const help: RefusalHelp = { kind: 'words', words: ['total', 'average'] };
    await findRewordings(long, refusal(help), { builtin, signal });
    assert.ok(builtin.asked.length <= 40, `${builtin.asked.length}`);
  });
});

describe('findShorter()', () => {
  it('offers the longest of what is left that is answered, no two read alike', async () => {
    const builtin = engine('late fees by grade', 'late fees');
    const found = await findShorter('late fees by grade, A down', refusal(), { builtin, signal });
    assert.deepEqual(found, [
      { question: 'late fees by grade', reading: 'LATE FEES BY GRADE' },
      { question: 'late fees', reading: 'LATE FEES' },
    ]);
  });

  it('leaves the unknown words out', async () => {
    const builtin = engine();
    const help: RefusalHelp = { kind: 'unknown-words', words: [{ text: 'moon', nearest: [] }] };
    await findShorter('number of loans by grade under the moon', refusal(help), { builtin, signal });
    assert.deepEqual(builtin.asked, ['number of loans']);
  });

  it('offers nothing where the data does not hold what is asked, or each reading is there', async () => {
    const builtin = engine('loans');
    const readings: RefusalHelp = { kind: 'readings', readings: [] };
    for (const one of [{ ...refusal(), reason: 'unanswerable' as const }, refusal(readings)]) {
      assert.deepEqual(await findShorter('loans by moon', one, { builtin, signal }), []);
    }
  });
});
