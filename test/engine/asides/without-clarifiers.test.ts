import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { withoutClarifiers } from '../../../src/engine/asides/without-clarifiers.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

const knowledge = createKnowledge(
  await introspect(memoryDatabase('CREATE TABLE boats (boat_id INTEGER)')),
  null,
);

function left(question: string): string | null {
  return (
    withoutClarifiers({ tokens: tokenize(question), candidates: [], knowledge })
      ?.tokens.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutClarifiers()', () => {
  it('leaves out which is taken from which, where it is the second from the first', () => {
    const asked = 'gap in weight between barges and canoes';
    assert.equal(left(`${asked} (barges minus canoes, percentage points)`), asked);
    assert.equal(left(`${asked} (canoes minus barges)`), null);
  });

  it('leaves out how bands are named, and that rows are counted', () => {
    assert.equal(left('boats by length in 5 m bands (band = lower bound)'), 'boats by length in 5 m bands');
    assert.equal(left('in which month were most boats sold (count)'), 'in which month were most boats sold');
  });

  it('leaves what restricts', () => {
    assert.equal(left('boats by harbour (only barges)'), null);
  });
});
