import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createNaming } from '../../../src/catalog/names/naming.ts';

function wordsOf(table: string, ...columns: string[]): string[] {
  const naming = createNaming([{ name: table, columns: columns.map((name) => ({ name })), primaryKey: [] }]);
  return columns.map((column) => naming.columnWords(table, column).join(' '));
}

describe('withOwnLetters()', () => {
  it('reads the first letter of what a table holds as that', () => {
    assert.deepEqual(wordsOf('drinks', 'did', 'dname', 'dcost', 'room'), [
      'did',
      'drink name',
      'drink cost',
      'room',
    ]);
    assert.deepEqual(wordsOf('Vessel', 'VName', 'tons'), ['vessel name', 'tons']);
  });

  it('leaves words that only begin so', () => {
    assert.deepEqual(wordsOf('barn', 'bid', 'border', 'fill'), ['bid', 'border', 'fill']);
    assert.deepEqual(wordsOf('parcel', 'pname', 'price', 'page'), ['parcel name', 'price', 'page']);
  });

  it('leaves letters that tell several things apart', () => {
    assert.deepEqual(wordsOf('census', 'cname', 'dname', 'people'), ['cname', 'dname', 'people']);
  });
});
