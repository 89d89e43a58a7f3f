import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../src/catalog/mod.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { memoryDatabase } from '../catalog/memory-database.ts';

const SQL = `
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, placed_on TEXT, net_price REAL, gross_price REAL, town TEXT);
  INSERT INTO orders VALUES (1, '2024-01-02', 5.5, 6.5, 'Oslo'), (2, '2024-02-03', 7.25, 8.5, 'Bergen');`;

async function refusal(question: string): Promise<string> {
  const knowledge = createKnowledge(await introspect(memoryDatabase(SQL)), null);
  const answer = createEngine({ knowledge, examples: [], today: '2024-12-31' }).answer(question);
  return answer.kind === 'refusal' ? answer.message : '';
}

describe('amountsMeant()', () => {
  it('names the amounts of rows that have several', async () => {
    const asked = 'Is it the average net price or the average gross price? Say which one.';
    assert.equal(await refusal('What is the average order?'), asked);
    assert.equal(await refusal('average order by town'), asked);
  });
});

describe('one row by its number', () => {
  it('is shown whole where nothing of it is named', async () => {
    assert.equal(await refusal('show order 2'), '');
    assert.equal(await refusal('details of order 2'), '');
  });
});

describe('when one row was', () => {
  it('is its date where one alone is kept', async () => {
    assert.equal(await refusal('When was the last order?'), '');
    assert.equal(await refusal('when was order 2'), '');
  });
});
