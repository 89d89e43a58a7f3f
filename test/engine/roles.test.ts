import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Knowledge } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { withRoles } from '../../src/engine/roles.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

const SCRIPT = `
  CREATE TABLE users (id INTEGER PRIMARY KEY, username TEXT, country TEXT, is_verified INTEGER);
  CREATE TABLE listings (id INTEGER PRIMARY KEY, title TEXT, price REAL, seller_id INTEGER REFERENCES users (id));
  CREATE TABLE orders (id INTEGER PRIMARY KEY, listing_id INTEGER REFERENCES listings (id), buyer_id INTEGER REFERENCES users (id));
  CREATE TABLE messages (id INTEGER PRIMARY KEY, sender_id INTEGER REFERENCES users (id), recipient_id INTEGER REFERENCES users (id));
  CREATE TABLE staff (id INTEGER PRIMARY KEY, staff_name TEXT, manager_id INTEGER REFERENCES staff (id), hired_by INTEGER REFERENCES staff (id));
  INSERT INTO users VALUES (1, 'ada', 'France', 1), (2, 'bo', 'Japan', 0), (3, 'cy', 'Japan', 1);
  INSERT INTO listings VALUES (1, 'Lamp', 20, 1), (2, 'Desk', 90, 2), (3, 'Sofa', 200, 2);
  INSERT INTO orders VALUES (1, 1, 3), (2, 2, 3), (3, 3, 1);
  INSERT INTO messages VALUES (1, 1, 2), (2, 3, 2);
  INSERT INTO staff VALUES (1, 'Ida', NULL, NULL), (2, 'Jo', 1, 1), (3, 'Kim', 1, 2);`;

async function onMarket(
  work: (knowledge: Knowledge, rowsOf: (sql: string) => Promise<unknown[]>) => void | Promise<void>,
): Promise<void> {
  const query = memoryDatabase(SCRIPT);
  const knowledge = createKnowledge(await introspect(query), null);
  await work(knowledge, async (sql) => (await query(sql)).map((row) => Object.values(row)));
}

describe('withRoles()', () => {
  it('names each part that rows play by the column that refers to them', () =>
    onMarket((knowledge) => {
      const roles = withRoles(knowledge).datasets.flatMap(({ name, roleOf }) =>
        roleOf === undefined ? [] : [`${name} of ${roleOf}`],
      );
      assert.deepEqual(roles, [
        'seller of users',
        'buyer of users',
        'sender of users',
        'recipient of users',
        'manager of staff',
        'hired_by_staff of staff',
      ]);
    }));

  it('makes no role of a reference that is called as its table is', () =>
    onMarket((knowledge) => {
      const { relationships } = withRoles(knowledge);
      assert.equal(relationships.filter(({ from, to }) => from === 'orders' && to !== 'buyer').length, 2);
    }));

  it('relates rows by the key that is called as the table is, where another says that it is another', async () => {
    const sql = `CREATE TABLE language (language_id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE film (film_id INTEGER PRIMARY KEY, language_id INTEGER REFERENCES language (language_id), original_language_id INTEGER REFERENCES language (language_id));
      INSERT INTO language VALUES (1, 'Thai'), (2, 'Lao');
      INSERT INTO film VALUES (1, 1, 2), (2, 2, NULL);`;
    const { relationships } = withRoles(createKnowledge(await introspect(memoryDatabase(sql)), null));
    const columns = relationships.filter(({ to }) => to === 'language').flatMap((one) => one.fromColumns);
    assert.deepEqual(columns, ['language_id']);
  });

  it('relates rows by what they belong to, where a reference that only some have says that it is another', async () => {
    const sql = `CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE album (album_id INTEGER PRIMARY KEY, artist_id INTEGER NOT NULL REFERENCES artist (artist_id));
      CREATE TABLE track (track_id INTEGER PRIMARY KEY, album_id INTEGER NOT NULL REFERENCES album (album_id), featured_artist_id INTEGER REFERENCES artist (artist_id));
      INSERT INTO artist VALUES (1, 'Ona'), (2, 'Pax');
      INSERT INTO album VALUES (1, 1), (2, 2);
      INSERT INTO track VALUES (1, 1, 2), (2, 1, NULL), (3, 2, NULL);`;
    const query = memoryDatabase(sql);
    const engine = createEngine({
      knowledge: createKnowledge(await introspect(query), null),
      examples: [],
      today: '2026-01-01',
    });
    const answer = engine.answer('number of tracks by artist name');
    assert.ok(answer.kind === 'generation');
    const rows = (await query(answer.sql)).map((row) => Object.values(row));
    assert.deepEqual(rows, [
      ['Ona', 2],
      ['Pax', 1],
    ]);
  });

  for (const [question, rows] of [
    [
      'number of messages by sender',
      [
        ['ada', 1],
        ['cy', 1],
      ],
    ],
    [
      'average price by seller country',
      [
        ['France', 20],
        ['Japan', 145],
      ],
    ],
    ['list sellers from Japan', [['bo']]],
    ['how many sellers are verified', [[1]]],
    ['number of listings of sellers in Japan', [[2]]],
    ['number of staff by manager', [['Ida', 2]]],
    ['list users without listings', [['cy']]],
    ['how many staff were hired by Jo', [[1]]],
    ['how many messages are from ada to bo', [[1]]],
    ['how many messages were sent to users in Japan', [[2]]],
  ] as const)
    it(`answers "${question}"`, () =>
      onMarket(async (knowledge, rowsOf) => {
        const answer = createEngine({ knowledge, examples: [], today: '2026-01-15' }).answer(question);
        assert.equal(answer.kind, 'generation', JSON.stringify(answer));
        assert.deepEqual(answer.kind === 'generation' ? await rowsOf(answer.sql) : null, rows);
      }));

  for (const question of [
    'number of messages by user',
    'list sellers without listings',
    'number of messages by country',
    'number of messages in Japan',
    'how many listings are from ada to bo',
  ])
    it(`does not guess the part in "${question}"`, () =>
      onMarket((knowledge) => {
        const answer = createEngine({ knowledge, examples: [], today: '2026-01-15' }).answer(question);
        assert.equal(answer.kind, 'refusal');
      }));
});
