import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withVerbsOfShowing } from '../../../src/engine/asides/with-verbs-of-showing.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const plain = (question: string): string =>
  withVerbsOfShowing(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');

describe('withVerbsOfShowing()', () => {
  it('knows a verb where something is asked for once more', () => {
    assert.equal(
      plain('which port is the largest, and state its area'),
      'which port is the largest , and give its area',
    );
    assert.equal(
      plain('Which ports are idle? Name them with the count'),
      'which ports are idle ? list them with the count',
    );
  });

  it('leaves names of columns', () => {
    assert.equal(plain('boats by city and state'), 'boats by city and state');
    assert.equal(plain('State the area'), 'state the area');
  });
});
