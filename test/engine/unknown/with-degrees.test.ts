import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE llama (llama_id INTEGER PRIMARY KEY, name TEXT, age INTEGER, height_cm INTEGER, weight_kg REAL, pens INTEGER);
      CREATE TABLE bridge (bridge_id INTEGER PRIMARY KEY, name TEXT, width_cm REAL, built_year INTEGER);
      INSERT INTO llama VALUES (1, 'Alma', 4, 170, 130.5, 10), (2, 'Bodo', 9, 181, 155, 2), (3, 'Cleo', 2, 120, 80, 2);
      INSERT INTO bridge VALUES (1, 'Swan Bridge', 850, 1931), (2, 'Mill Bridge', 400, 1888);`);

describe('withDegrees()', () => {
  it('asks for the average of what "how" is asked with', () => {
    for (const question of [
      'How heavy are the llamas on average?',
      'On average, how heavy are the llamas?',
      'How heavy on average are the llamas?',
      'How heavy is the average llama?',
    ])
      assert.equal(reading(question), '-- Average weight kg', question);
    assert.equal(reading('How old are the llamas on average?'), '-- Average age');
    assert.equal(reading('How wide are the bridges on average?'), '-- Average width cm');
  });

  it('takes an adjective after a number for the quantity', () => {
    assert.equal(
      reading('How many llamas are over 150 cm tall?'),
      '-- Number of llamas, for llamas with height cm over 150',
    );
    assert.equal(
      reading('bridges that are at least 500 cm wide'),
      '-- Bridges with width cm at least 500: name',
    );
  });

  it('inflects an adjective after "most" and "more" where one row is meant', () => {
    assert.match(reading('name of the most old llama'), /^-- Llamas: name, highest age first, only the top/);
    assert.equal(
      reading('How many llamas are more old than 3?'),
      reading('How many llamas are older than 3?'),
    );
    assert.equal(reading('Which bridge has the most old llamas?'), 'refusal');
  });

  it('refuses what no column tells, and adjectives that restrict', () => {
    assert.equal(reading('How fast are the llamas on average?'), 'refusal');
    assert.equal(reading('How many heavy llamas are there?'), 'refusal');
    assert.equal(reading('bridges that are over 200 m tall'), 'refusal');
  });

  it('compares by the quantity of the adjective', () => {
    assert.equal(reading('bridges wider than 500 cm'), '-- Bridges with width cm over 500: name');
    assert.match(reading('narrowest bridge'), /lowest width cm first/);
  });

  it('takes a number before rows for no value of theirs', () => {
    assert.match(reading('2 llamas with the highest weight'), /highest weight kg first, top 2/);
  });
});
