import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createSignValues, type SignValues } from '../../../src/engine/link/sign-values.ts';
import { createEngine, type Engine } from '../../../src/engine/mod.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

let engine: Engine;
let values: SignValues;
before(async () => {
  const catalog = await introspect(
    memoryDatabase(`CREATE TABLE wire (wire_id INTEGER PRIMARY KEY, pole TEXT, joint TEXT);
      INSERT INTO wire VALUES (1, '+', '='), (2, '-', '#'), (3, '-', '='), (4, '+', 'X');`),
  );
  const knowledge = createKnowledge(catalog, null);
  values = createSignValues(knowledge);
  engine = createEngine({ knowledge, examples: [], today: '2026-01-15' });
});

function reading(question: string): string {
  const answer = engine.answer(question);
  return answer.kind === 'refusal' ? answer.kind : (answer.sql.split('\n')[0] ?? '');
}

describe('createSignValues()', () => {
  it('finds a value of signs between quotes', () => {
    const tokens = tokenize("wires with pole '+'");
    assert.deepEqual(
      values.find(tokens, 3).map(({ start, end, meaning }) => [start, end, meaning]),
      [[3, 4, { kind: 'value', dataset: 'wire', field: 'pole', value: '+' }]],
    );
    assert.deepEqual(values.find(tokenize('wires with pole +'), 3), []);
  });

  it('lets questions ask for such values', () => {
    assert.equal(reading("How many wires have pole '-'?"), '-- Number of wires, for wires with pole -');
    assert.equal(reading("How many wires with joint = '='?"), '-- Number of wires, for wires with joint =');
    assert.equal(reading("How many wires have pole '~'?"), 'refusal');
  });
});
