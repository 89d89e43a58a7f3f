import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type KeyedTable, spelledNames } from '../../../src/catalog/names/spelled-names.ts';

function tables(...lines: readonly string[]): KeyedTable[] {
  return lines.map((line) => {
    const [name = '', key = '', ...columns] = line.split(' ');
    return { name, primaryKey: [key], columns: [key, ...columns].map((column) => ({ name: column })) };
  });
}

const CUT = tables(
  'stp sid snm zn hdt',
  'rte rid rnm km typ',
  'rtstp sq rid sid',
  'flt fno fcd rpt_dt',
  'fltcd fcd descr sys',
  'drv dno lnm fnm hdt',
  'shft shid dno sdt edt pax',
);

describe('spelledNames()', () => {
  const spelled = spelledNames(CUT);

  it('divides a table between others at their names', () => {
    assert.equal(spelled.table('rtstp'), 'rte_stp');
    assert.equal(spelled.table('fltcd'), 'flt_cd');
    assert.equal(spelled.table('shft'), 'shft');
  });

  it('reads letters of the table before the end of a column', () => {
    assert.equal(spelled.column('stp', 'snm'), 'stp_nm');
    assert.equal(spelled.column('shft', 'shid'), 'shft_id');
    assert.equal(spelled.column('stp', 'zn'), 'zn');
  });

  it('calls a key for the table that it is of', () => {
    assert.equal(spelled.column('shft', 'dno'), 'drv_no');
    assert.equal(spelled.column('flt', 'fcd'), 'flt_cd');
    assert.equal(spelled.column('rtstp', 'sid'), 'stp_id');
  });

  it('takes letters for opposites only both together', () => {
    assert.equal(spelled.column('drv', 'lnm'), 'last_nm');
    assert.equal(spelled.column('drv', 'fnm'), 'first_nm');
    assert.equal(spelled.column('shft', 'edt'), 'end_dt');
  });

  it('takes them so with a separator too', () => {
    const apart = spelledNames([...CUT, ...tables('mgr mgr_no f_nm l_nm e_dt')]);
    assert.equal(apart.column('mgr', 'f_nm'), 'first_nm');
    assert.equal(apart.column('mgr', 'e_dt'), 'e_dt');
  });

  it('knows the date of hire', () => assert.equal(spelled.column('drv', 'hdt'), 'hire_dt'));

  it('leaves names as they are where few are cut short', () => {
    const plain = spelledNames(
      tables('visit visit_id snm guest_id', 'guest guest_id name city', 'room room_id floor'),
    );
    assert.equal(plain.column('visit', 'snm'), 'snm');
  });
});
