import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nameColumns, nameTable } from '../../src/csv/name-columns.ts';

describe('nameColumns()', () => {
  it('leaves a name that SQL takes as it is', () => {
    assert.deepEqual(nameColumns(['lease_no', 'monthlyRent', 'STATUS', 'Straße']), [
      'lease_no',
      'monthlyRent',
      'STATUS',
      'Straße',
    ]);
  });

  it('makes others readable', () => {
    const titles = ['Lease No.', 'Rate (%)', '# of loans', ' R & D ', '2024', 'a"b;c'];
    assert.deepEqual(nameColumns(titles), [
      'lease_no',
      'rate_percent',
      'number_of_loans',
      'r_and_d',
      'column_2024',
      'a_b_c',
    ]);
  });

  it('gives every column a name of its own', () => {
    assert.deepEqual(nameColumns(['', 'a', 'A', '?', 'a_2', 'a']), [
      'column_1',
      'a',
      'A_2',
      'column_4',
      'a_2_2',
      'a_3',
    ]);
  });
});

describe('nameTable()', () => {
  it('is the name of the file as a name in SQL', () => {
    assert.equal(nameTable('leases.csv'), 'leases');
    assert.equal(nameTable('Q1 payments (final).CSV'), 'q1_payments_final');
    assert.equal(nameTable('2024.csv'), 'table_2024');
    assert.equal(nameTable('sqlite_master.csv'), 'table_sqlite_master');
    assert.equal(nameTable('???.csv'), 'table_1');
  });
});
