import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withSamePartsSaid } from '../../../src/engine/asides/with-same-parts-said.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

describe('withSamePartsSaid()', () => {
  for (const [question, plain] of [
    [
      'How many tours have the same start and end harbour?',
      'how many tours whose start harbour is the same as end harbour ?',
    ],
    [
      'tours that started and ended in the same harbour',
      'tours whose start harbour is the same as end harbour',
    ],
    [
      'Which members have a different billing and postal town?',
      'which members whose billing town is different from postal town ?',
    ],
  ] as const) {
    it(`compares two columns: ${question}`, () => {
      const asked = withSamePartsSaid(tokenize(question));
      assert.equal(asked?.map(({ norm }) => norm).join(' '), plain);
    });
  }

  for (const question of [
    'How many tours have the same harbour?',
    'Which tours are on the same day?',
    'Which tours started at the same harbour?',
  ]) {
    it(`leaves what is alike otherwise: ${question}`, () => {
      assert.equal(withSamePartsSaid(tokenize(question)), null);
    });
  }
});
