import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { saidPart } from '../../../src/engine/addons/part-of-deciding.ts';
import type { ItemReader } from '../../../src/engine/listed/list-item.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const reader: ItemReader = {
  index: {} as ItemReader['index'],
  find: (tokens) =>
    tokens.flatMap(({ norm }, at) =>
      norm === 'idle'
        ? [
            {
              start: at,
              end: at + 1,
              match: 'exact' as const,
              cost: 0,
              meaning: { kind: 'segment' as const, segment: 'idle', isNoun: false },
            },
          ]
        : [],
    ),
};

function part(said: string): string | null {
  const found = saidPart(tokenize(said), reader);
  const text = (tokens: readonly { readonly norm: string }[]): string =>
    tokens.map(({ norm }) => norm).join(' ');
  return found === null ? null : `${text(found.state)}|${text(found.noun)}`;
}

describe('saidPart()', () => {
  it('knows what some of those that were counted are', () => {
    assert.equal(part('how many of them are idle'), 'idle|');
    assert.equal(part('how many were idle in each'), 'idle|');
    assert.equal(part('how many of those boats are now idle'), 'idle|boats');
  });

  it('leaves what is no state, or says more', () => {
    assert.equal(part('how many of them are blue'), null);
    assert.equal(part('how many are there'), null);
    assert.equal(part('how many are idle in Oslo'), null);
  });
});
