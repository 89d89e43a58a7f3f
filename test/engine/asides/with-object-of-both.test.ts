import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE port (port_code TEXT PRIMARY KEY, town TEXT NOT NULL);
  CREATE TABLE ferry (ferry_id INTEGER PRIMARY KEY, origin_port TEXT NOT NULL REFERENCES port (port_code), destination_port TEXT NOT NULL REFERENCES port (port_code));
  INSERT INTO port VALUES ('BRG', 'Bergen'), ('HIR', 'Hirtshals'), ('KIE', 'Kiel');
  INSERT INTO ferry VALUES (1, 'BRG', 'HIR'), (2, 'HIR', 'BRG'), (3, 'KIE', 'HIR'), (4, 'HIR', 'KIE'), (5, 'KIE', 'BRG');`);

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
