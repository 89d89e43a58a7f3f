import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMeaningOfCode } from '../../src/catalog/guess/code-meanings.ts';
import type { CatalogColumn, CatalogTable } from '../../src/catalog/mod.ts';

function column(name: string): CatalogColumn {
  return {
    name,
    declaredType: 'TEXT',
    isNullable: false,
    content: 'text',
    nullCount: 0,
    distinctCount: 2,
    min: null,
    max: null,
    values: ['Arson', 'Lightning'],
  };
}

function tableOf(...names: readonly string[]): CatalogTable {
  const columns = names.map(column);
  return { name: 'fires', kind: 'table', rowCount: 8, columns, primaryKey: [], uniqueKeys: [] };
}

describe('isMeaningOfCode()', () => {
  it('finds what says what each code means', () => {
    assert.equal(isMeaningOfCode(tableOf('CAUSE_CODE', 'CAUSE_DESCR'), column('CAUSE_DESCR')), true);
    assert.equal(isMeaningOfCode(tableOf('causeId', 'causeDescription'), column('causeDescription')), true);
  });

  it('takes no description of the rows for one', () => {
    assert.equal(isMeaningOfCode(tableOf('cause_code', 'description'), column('description')), false);
    assert.equal(isMeaningOfCode(tableOf('owner_code', 'cause_descr'), column('cause_descr')), false);
  });
});
