import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pluralOf, singularOf, splitName } from '../../../src/catalog/mod.ts';
import { createNaming } from '../../../src/catalog/names/naming.ts';
import { expandWords } from '../../../src/catalog/names/split-name.ts';

describe('splitName()', () => {
  for (const [name, words] of [
    ['cust_join_date', 'cust join date'],
    ['custJoinDate', 'cust join date'],
    ['CUSTOMER_ID', 'customer id'],
    ['HTTPStatusCode', 'http status code'],
    ['joindate', 'join date'],
    ['numcitedby', 'num cited by'],
    ['address1', 'address 1'],
    ['A2', 'a2'],
    ['manufacturer', 'manufacturer'],
    ['ownership', 'ownership'],
    ['outage', 'outage'],
    ['applcnt', 'applcnt'],
    ['acctbal', 'acct bal'],
    ['deptno', 'dept no'],
    ['casino', 'casino'],
    ['größe', 'größe'],
    ['cartoon', 'cartoon'],
    ['highest', 'highest'],
    ['GSoffered', 'gs offered'],
    ['resultsdata', 'results data'],
    ['___', ''],
  ] as const) {
    it(`divides ${name}`, () => assert.equal(splitName(name).join(' '), words));
  }

  it('divides a long name in bounded time', () => {
    assert.deepEqual(splitName('date'.repeat(5000)), ['date'.repeat(5000)]);
  });
});

describe('expandWords()', () => {
  it('writes abbreviations out, and `no` only at the end', () => {
    assert.deepEqual(expandWords(['crtd', 'dt']), ['created', 'date']);
    assert.deepEqual(expandWords(['account', 'no']), ['account', 'number']);
    assert.deepEqual(expandWords(['orig', 'loc', 'id']), ['origin', 'location', 'id']);
    assert.deepEqual(expandWords(['orig', 'amt']), ['original', 'amount']);
    assert.deepEqual(expandWords(['no', 'discounts']), ['no', 'discounts']);
    assert.deepEqual(expandWords(['adm', 'f', 'name']), ['administrator', 'first', 'name']);
    assert.deepEqual(expandWords(['dep', 'tm']), ['departure', 'time']);
    assert.deepEqual(expandWords(['t', 'fed', 'rev']), ['total', 'federal', 'revenue']);
    assert.deepEqual(expandWords(['rv', 'rev']), ['rv', 'rev']);
    assert.deepEqual(expandWords(['dist', 'km']), ['distance', 'km']);
    assert.deepEqual(expandWords(['rev', 'usd']), ['revenue', 'usd']);
    assert.deepEqual(expandWords(['unit', 'px']), ['unit', 'price']);
    assert.deepEqual(expandWords(['height', 'px']), ['height', 'px']);
    assert.deepEqual(expandWords(['ot', 'pay']), ['overtime', 'pay']);
    assert.deepEqual(expandWords(['term', 'dt']), ['termination', 'date']);
    assert.deepEqual(expandWords(['dep', 'delay']), ['departure', 'delay']);
  });
});

describe('createNaming()', () => {
  it('strips the prefixes that all names share', () => {
    const naming = createNaming([
      {
        name: 'sbcustomer',
        columns: [{ name: 'sbcustid' }, { name: 'sbcustname' }, { name: 'sbcustjoindate' }],
      },
      {
        name: 'sbdailyprice',
        columns: [{ name: 'sbdpdate' }, { name: 'sbdpopen' }, { name: 'sbdpepochms' }],
      },
      {
        name: 'sbticker',
        columns: [{ name: 'sbTickerId' }, { name: 'sbTickerSymbol' }, { name: 'sbTickerType' }],
      },
    ]);
    assert.deepEqual(naming.tableWords('sbdailyprice'), ['daily', 'price']);
    assert.deepEqual(naming.columnWords('sbcustomer', 'sbcustjoindate'), ['join', 'date']);
    assert.deepEqual(naming.columnWords('sbticker', 'sbTickerSymbol'), ['symbol']);
  });

  it('reads what begins as its own table does as that table', () => {
    const naming = createNaming([
      { name: 'Inspectors', columns: [{ name: 'InspID' }, { name: 'InspName' }] },
      { name: 'Inspections', columns: [{ name: 'RecNo' }, { name: 'InspDt' }, { name: 'InspType' }] },
    ]);
    assert.deepEqual(naming.columnWords('Inspectors', 'InspName'), ['inspector', 'name']);
    assert.deepEqual(naming.columnWords('Inspections', 'InspType'), ['inspection', 'type']);
  });

  it('strips the sign that each table puts before its names, and reads that of another as that table', () => {
    const naming = createNaming([
      { name: 'cu_cust', columns: [{ name: 'cu_id' }, { name: 'cu_nm' }] },
      { name: 'ct_contr', columns: [{ name: 'ct_id' }, { name: 'ct_cu_id' }, { name: 'ct_beg' }] },
      { name: 'py_pay', columns: [{ name: 'py_id' }, { name: 'ct_id' }, { name: 'py_amt' }] },
    ]);
    assert.deepEqual(naming.tableWords('ct_contr'), ['contract']);
    assert.deepEqual(naming.tableWords('py_pay'), ['payment']);
    assert.deepEqual(naming.columnWords('ct_contr', 'ct_cu_id'), ['customer', 'id']);
    assert.deepEqual(naming.columnWords('py_pay', 'ct_id'), ['contract', 'id']);
    assert.deepEqual(naming.columnWords('ct_contr', 'ct_beg'), ['begin']);
  });

  it('leaves out the number after the name of a table, where no other table is called so', () => {
    const words = (...tables: string[]): string =>
      createNaming(tables.map((name) => ({ name, columns: [], primaryKey: [] })))
        .tableWords('Tool2')
        .join(' ');
    assert.equal(words('Tool2', 'Shop', 'Rack'), 'tool');
    assert.equal(words('Tool2', 'Tool1', 'Rack'), 'tool 2');
  });

  it('keeps short words before the names of single tables', () => {
    const columns = [{ name: 'id' }, { name: 'name' }];
    const tables = ['in_stock', 'shop', 'order'].map((name) => ({ name, columns }));
    assert.deepEqual(createNaming(tables).tableWords('in_stock'), ['in', 'stock']);
  });

  it('reads what is a word elsewhere as cut short beside its pair', () => {
    const columns = [{ name: 'lat' }, { name: 'long' }];
    assert.deepEqual(createNaming([{ name: 'stop', columns }]).columnWords('stop', 'long'), ['longitude']);
    const alone = [{ name: 'stop', columns: [{ name: 'long' }] }];
    assert.deepEqual(createNaming(alone).columnWords('stop', 'long'), ['long']);
  });

  it('keeps what only happens to be shared', () => {
    const naming = createNaming([
      { name: 'loans', columns: [{ name: 'principal' }, { name: 'price' }, { name: 'product' }] },
    ]);
    assert.deepEqual(naming.columnWords('loans', 'principal'), ['principal']);
  });

  it('divides columns by the names of the tables', () => {
    const naming = createNaming([
      { name: 'salespersons', columns: [{ name: 'salesperson_id' }, { name: 'salespersonname' }] },
    ]);
    assert.deepEqual(naming.columnWords('salespersons', 'salespersonname'), ['salesperson', 'name']);
  });
});

describe('pluralOf() and singularOf()', () => {
  for (const [singular, plural] of [
    ['loan', 'loans'],
    ['branch', 'branches'],
    ['category', 'categories'],
    ['day', 'days'],
    ['address', 'addresses'],
    ['status', 'statuses'],
    ['diagnosis', 'diagnoses'],
    ['person', 'people'],
    ['price', 'prices'],
    ['purchase', 'purchases'],
    ['fee', 'fees'],
    ['series', 'series'],
  ] as const) {
    it(`${singular} and ${plural} are each other's`, () => {
      assert.equal(pluralOf(singular), plural);
      assert.equal(singularOf(plural), singular);
      assert.equal(singularOf(singular), singular);
    });
  }

  it('takes the beginning of a table for the table, where its columns begin so', () => {
    const naming = createNaming([
      { name: 'VENUE', columns: [{ name: 'VEN_ID' }, { name: 'VEN_NM' }, { name: 'CITY' }] },
      { name: 'PERF', columns: [{ name: 'PERF_ID' }, { name: 'VEN_ID' }, { name: 'CANC_FLG' }] },
    ]);
    assert.deepEqual(naming.columnWords('VENUE', 'VEN_NM'), ['venue', 'name']);
    assert.deepEqual(naming.columnWords('PERF', 'VEN_ID'), ['venue', 'id']);
    assert.deepEqual(naming.columnWords('PERF', 'CANC_FLG'), ['cancelled', 'flag']);
  });
});
