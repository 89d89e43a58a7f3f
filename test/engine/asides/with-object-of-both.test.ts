import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';
import { FERRIES } from '../support/ferries.ts';

const ask = await asker(FERRIES);

describe('withObjectOfBoth()', () => {
  it('says of both ends what is said after the second', async () => {
    for (const question of [
      'How many ferries depart from or arrive in Bergen?',
      'Number of ferries to or from Bergen',
      'How many ferries are either from or to Bergen?',
    ])
      assert.deepEqual(await ask(question), [[3]], question);
  });

  it('leaves alone what is denied, and what is no value', async () => {
    assert.equal(await ask('How many ferries do not depart from or arrive in Bergen?'), null);
    assert.equal(await ask('How many ferries are from or to the sea?'), null);
  });
});
