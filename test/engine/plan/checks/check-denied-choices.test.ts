import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE port (port_code TEXT PRIMARY KEY, town TEXT NOT NULL);
  CREATE TABLE ferry (ferry_id INTEGER PRIMARY KEY, origin_port TEXT NOT NULL REFERENCES port (port_code), destination_port TEXT NOT NULL REFERENCES port (port_code));
  INSERT INTO port VALUES ('BRG', 'Bergen'), ('HIR', 'Hirtshals'), ('KIE', 'Kiel');
  INSERT INTO ferry VALUES (1, 'BRG', 'HIR'), (2, 'HIR', 'BRG'), (3, 'KIE', 'HIR'), (4, 'HIR', 'KIE'), (5, 'KIE', 'BRG');`);

describe('checkDeniedChoices()', () => {
  it('does not deny the first of two alone', async () => {
    assert.equal(await ask('How many ferries do not depart from Bergen or arrive in Bergen?'), null);
  });
});
