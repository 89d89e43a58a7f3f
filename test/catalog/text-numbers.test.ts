import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textNumbers, withTextYears } from '../../src/catalog/guess/text-numbers.ts';
import type { CatalogColumn } from '../../src/catalog/mod.ts';

function textColumn(name: string, values: readonly string[], declaredType = 'TEXT'): CatalogColumn {
  return {
    name,
    declaredType,
    isNullable: false,
    content: 'text',
    nullCount: 0,
    distinctCount: values.length,
    min: null,
    max: null,
    values,
  };
}

describe('textNumbers()', () => {
  it('reads quantities that are kept as text', () => {
    const found = textNumbers('dogs', textColumn('age', ['10', '9']), ['age']);
    assert.equal(found?.column.content, 'integer');
    assert.deepEqual([found?.column.min, found?.column.max], [9, 10]);
  });

  it('reads numbers with commas between the thousands', () => {
    const found = textNumbers('towns', textColumn('price', ['1,200.50', '980']), ['price']);
    assert.deepEqual([found?.column.content, found?.column.max], ['real', 1200.5]);
    assert.equal(textNumbers('towns', textColumn('size', ['1,20', '3']), ['size']), null);
  });

  it('leaves codes, and what is more than numbers', () => {
    assert.equal(textNumbers('labs', textColumn('code', ['011', '157']), ['code']), null);
    assert.equal(textNumbers('labs', textColumn('age', ['01', '12']), ['age']), null);
    assert.equal(textNumbers('labs', textColumn('weight', ['12', 'unknown']), ['weight']), null);
    assert.equal(textNumbers('labs', textColumn('kind', ['1', '2']), ['kind']), null);
    assert.equal(textNumbers('shops', textColumn('phone_count', ['1', '2']), ['phone', 'count']), null);
  });
});

describe('withTextYears()', () => {
  it('gives the first and the last of the years that are kept as text', () => {
    const { min, max } = withTextYears(textColumn('Year', ['2015', '2001']), ['year']);
    assert.deepEqual([min, max], [2001, 2015]);
  });

  it('leaves other text, and columns that are compared as something else', () => {
    assert.equal(withTextYears(textColumn('Year', ['2015', '15/16']), ['year']).min, null);
    assert.equal(withTextYears(textColumn('Year', ['2015'], ''), ['year']).min, null);
  });
});
