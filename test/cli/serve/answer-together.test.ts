import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerTogether } from '../../../src/cli/serve/answer-together.ts';

/** Everything that can happen without the event loop turning. */
async function sameTurn(): Promise<void> {
  for (let i = 0; i < 50; i++) await null;
}

function note(given: string[]): (answer: string) => void {
  return (answer) => given.push(answer);
}

describe('answerTogether()', () => {
  it('gives what is ready at once at the end of the turn, all of it', async () => {
    const given: string[] = [];
    const handle = answerTogether((request: string) => `to ${request}`);
    handle('a', null).then(note(given));
    await sameTurn();
    handle('b', null).then(note(given));
    await sameTurn();
    assert.deepEqual(given, []);
    await nextTurn();
    await sameTurn();
    assert.deepEqual(given, ['to a', 'to b']);
  });

  it('does not hold back what took longer than a turn', async () => {
    const given: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string>();
    const handle = answerTogether(() => promise);
    handle('a', null).then(note(given));
    await nextTurn();
    handle('b', null).then(note(given)); // Another turn has begun, which the first does not belong to.
    resolve('done');
    await sameTurn();
    assert.deepEqual(given, ['done']);
    await nextTurn();
    await sameTurn();
    assert.deepEqual(given, ['done', 'done']);
  });

  it('rejects as the handler does', async () => {
    const handle = answerTogether(() => Promise.reject(new Error('no')));
    await assert.rejects(handle('a', null), /no/);
  });
});
