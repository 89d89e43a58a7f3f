import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Knowledge } from '../../src/catalog/mod.ts';
import { tiesOf, toldTies } from '../../src/engine/ties.ts';
import { withRelated } from '../../src/engine/with-related.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

const knowledgeOf = async (ends: readonly [own: string, other: string], table: string): Promise<Knowledge> =>
  createKnowledge(
    await introspect(
      memoryDatabase(`CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE ${table} (${ends[0]} INTEGER REFERENCES singer (id), ${ends[1]} INTEGER REFERENCES singer (id), PRIMARY KEY (${ends[0]}, ${ends[1]}));
        INSERT INTO singer VALUES (1, 'Ann'), (2, 'Bo');
        INSERT INTO ${table} VALUES (1, 2);`),
    ),
    null,
  );

describe('tiesOf()', () => {
  for (const [own, other, table, noun] of [
    ['artist_id', 'friend_id', 'friend', 'artist'],
    ['liked_id', 'artist_id', 'likes', 'artist'],
    // Both ends are called after what is done, or one of them plays a part of its own.
    ['citing_id', 'cited_id', 'cites', null],
    ['child_id', 'parent_id', 'parent', null],
    ['sender_id', 'recipient_id', 'messages', null],
  ] as const)
    it(`${noun === null ? 'knows no end as the own one' : `knows the own end`} of ${table} (${own}, ${other})`, async () => {
      assert.deepEqual(
        tiesOf(await knowledgeOf([own, other], table)).map((tie) => tie.noun),
        noun === null ? [] : [noun],
      );
    });
});

describe('withRelated()', () => {
  it('sees a tie that a participle tells of from its other end too', async () => {
    const told = toldTies(withRelated(await knowledgeOf(['artist_id', 'liked_id'], 'likes')));
    assert.deepEqual(
      told.map(({ done, undergone }) => [done, undergone]),
      [['likes', 'likes received']],
    );
  });

  it('relates the own row by its own key alone', async () => {
    const { relationships } = withRelated(await knowledgeOf(['artist_id', 'friend_id'], 'friend'));
    const columns = relationships.filter(({ to }) => to === 'singer').map(({ fromColumns }) => fromColumns);
    assert.deepEqual(columns, [['artist_id']]);
  });
});
