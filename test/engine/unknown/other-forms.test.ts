import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createEngine, type Engine } from '../../../src/engine/mod.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

let engine: Engine;
before(async () => {
  const catalog = await introspect(
    memoryDatabase(`CREATE TABLE crossing (crossing_id INTEGER PRIMARY KEY, from_port TEXT, boarded INTEGER, cancel_reason TEXT);
      CREATE TABLE pilot (pilot_id INTEGER PRIMARY KEY, name TEXT, licence_kind TEXT, score REAL,
        is_retired INTEGER, sails TEXT);
      INSERT INTO crossing VALUES (1, 'Port Ilse', 12, 'fog'), (2, 'Grey Mole', 30, NULL), (3, 'Grey Mole', 8, 'storm');
      INSERT INTO pilot VALUES (1, 'Marta Ould', 'Coastal', 8.5, 0, 'Y'), (2, 'Nils Penrose', 'Ocean', 7, 1, 'N'),
        (3, 'Olive Penrose', 'Ocean', 9, 1, 'Y');`),
  );
  engine = createEngine({ knowledge: createKnowledge(catalog, null), examples: [], today: '2026-01-15' });
});

function sqlOf(question: string): string {
  const answer = engine.answer(question);
  return answer.kind === 'generation' ? answer.sql.replaceAll(/\s+/g, ' ') : answer.kind;
}

describe('otherWordings() of words in another form', () => {
  it('takes the noun of what the data says is done', () => {
    assert.match(sqlOf('What are the cancellation reasons?'), /cancel_reason/);
  });

  it('takes a part of one name for it', () => {
    assert.match(sqlOf('What is the score of Marta?'), /name = 'Marta Ould'/);
  });

  it('takes none where several names have the part, or nothing says whose it is', () => {
    assert.equal(sqlOf('What is the score of Penrose?'), 'refusal');
    assert.equal(sqlOf('What is the age of Marta?'), 'refusal');
  });

  it('takes another word for what a column holds, and the column that is called so alone', () => {
    assert.match(sqlOf('What is the mark of Marta Ould?'), /score/);
    assert.equal(sqlOf('What is the weight of Marta Ould?'), 'refusal');
  });

  it('reads plain what says nothing of the data', () => {
    assert.match(sqlOf('How many pilots can be found?'), /COUNT\(\*\)/);
    assert.match(sqlOf('How many pilots can a crossing carry?'), /^refusal$/);
    assert.match(
      sqlOf('List the names of the pilots in lexicographic order.'),
      /ORDER BY pilot_name|ORDER BY name/,
    );
  });

  it('writes out whether a flag is set as the data does', () => {
    assert.match(sqlOf('How many pilots have is_retired set to true?'), /is_retired = 1/);
    assert.match(sqlOf('How many pilots are there whose sails = yes?'), /sails = 'Y'/);
    assert.equal(sqlOf('How many pilots have licence kind set to true?'), 'refusal');
  });

  it('leaves out what says a value again, and nothing else in brackets', () => {
    assert.match(
      sqlOf('How many crossings are from Grey Mole (GRM)?'),
      /COUNT\(\*\).*from_port = 'Grey Mole'/,
    );
    assert.match(sqlOf('How many pilots have an Ocean licence?'), /licence_kind = 'Ocean'/);
    assert.equal(sqlOf('How many crossings are from Grey Mole (dogs)?'), 'refusal');
  });
});
