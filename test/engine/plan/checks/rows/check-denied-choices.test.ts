import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';
import { FERRIES } from '../../../support/ferries.ts';

const ask = await asker(FERRIES);

describe('checkDeniedChoices()', () => {
  it('does not deny the first of two alone', async () => {
    assert.equal(await ask('How many ferries do not depart from Bergen or arrive in Bergen?'), null);
  });
});
