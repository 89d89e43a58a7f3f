import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { memoryDatabase } from './memory-database.ts';

/** The words of each state, with whether they name the rows by themselves. */
async function statesOf(sql: string): Promise<readonly string[]> {
  const { segments } = createKnowledge(await introspect(memoryDatabase(sql)), null);
  return segments.map(({ label, nouns }) => (nouns.length > 0 ? `${label} (noun)` : label));
}

describe('flagSegments()', () => {
  it('calls rows by the noun of an "is" flag, but not by an adjective or by what they have', async () => {
    assert.deepEqual(
      await statesOf(
        `CREATE TABLE guide (id INTEGER PRIMARY KEY, is_volunteer INTEGER, is_fragile INTEGER, has_deposit INTEGER);
         INSERT INTO guide VALUES (1, 1, 0, 1), (2, 0, 1, 0);`,
      ),
      ['volunteer (noun)', 'fragile', 'deposit'],
    );
  });

  it('calls things that wear new where they are not used, and nothing else', async () => {
    const cars = 'CREATE TABLE car (id INTEGER PRIMARY KEY, mileage INTEGER, is_used INTEGER);';
    const codes = 'CREATE TABLE coupon (id INTEGER PRIMARY KEY, is_used INTEGER);';
    const rows = 'INSERT INTO car VALUES (1, 9, 0), (2, 700, 1); INSERT INTO coupon VALUES (1, 0), (2, 1);';
    assert.deepEqual(await statesOf(`${cars} ${codes} ${rows}`), ['used', 'new', 'used']);
  });

  it('calls rows by what a flag is for, unless another column is called so', async () => {
    const { segments } = createKnowledge(
      await introspect(
        memoryDatabase(
          `CREATE TABLE parcel (id INTEGER PRIMARY KEY, fraud_flag INTEGER, customs_flag INTEGER, customs_fee REAL);
           INSERT INTO parcel VALUES (1, 1, 0, 2), (2, 0, 1, 3);`,
        ),
      ),
      null,
    );
    const [fraud, customs] = segments;
    assert.ok(fraud?.synonyms.includes('fraud') && fraud.synonyms.includes('flagged as fraud'));
    assert.ok(!customs?.synonyms.includes('customs'));
  });

  it('calls rows by a flag without the name of the table before it', async () => {
    const { segments } = createKnowledge(
      await introspect(
        memoryDatabase(
          `CREATE TABLE pupil (id INTEGER PRIMARY KEY, pupil_exchange INTEGER);
           INSERT INTO pupil VALUES (1, 1), (2, 0);`,
        ),
      ),
      null,
    );
    assert.deepEqual(
      segments.map(({ synonyms }) => synonyms),
      [['exchange']],
    );
  });

  it('calls rows by a flag that is called after them', async () => {
    assert.deepEqual(
      await statesOf(
        `CREATE TABLE nurse (id INTEGER PRIMARY KEY, is_night_nurse INTEGER);
         INSERT INTO nurse VALUES (1, 1), (2, 0);`,
      ),
      ['night nurse (noun)'],
    );
  });

  it('has a word for rows that are not so, of flags in text too', async () => {
    assert.deepEqual(
      await statesOf(
        `CREATE TABLE bird (id INTEGER PRIMARY KEY, is_protected INTEGER, ringed TEXT, is_unlisted INTEGER,
           unavailable BOOLEAN, default_flag TEXT);
         INSERT INTO bird VALUES (1, 1, 'N', 0, 0, 'Y'), (2, 0, 'Y', 1, 1, 'N');`,
      ),
      [
        'protected',
        'unprotected',
        'ringed',
        'unringed',
        'unlisted',
        'unavailable',
        'available',
        'defaulted',
        'undefaulted',
      ],
    );
  });

  it('has what people say of rows that need something, that can be reached, and that are out of service', async () => {
    const { segments } = createKnowledge(
      await introspect(
        memoryDatabase(
          `CREATE TABLE ride (id INTEGER PRIMARY KEY, requires_helmet INTEGER, wheelchair_access INTEGER, in_svc INTEGER);
           INSERT INTO ride VALUES (1, 1, 0, 1), (2, 0, 1, 0);`,
        ),
      ),
      null,
    );
    const words = segments.flatMap(({ label, synonyms }) => [label, ...synonyms]);
    for (const said of ['needs helmet', 'requiring helmet', 'wheelchair accessible', 'out of service'])
      assert.ok(words.includes(said), said);
  });

  it('calls rows by a column of yes and no that only ends like a key', async () => {
    assert.deepEqual(
      await statesOf(
        `CREATE TABLE booking (booking_id INTEGER PRIMARY KEY, paid TEXT);
         INSERT INTO booking VALUES (1, 'yes'), (2, 'no'), (3, 'yes');`,
      ),
      ['paid', 'unpaid'],
    );
  });
});
