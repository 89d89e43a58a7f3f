import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import {
  createKnowledge,
  type Dataset,
  type Field,
  introspect,
  type Knowledge,
  parseModel,
} from '../../src/catalog/mod.ts';
import type { Expression } from '../../src/shared/mod.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import { fileDatabase, memoryDatabase } from './memory-database.ts';

function dataset(knowledge: Knowledge, name: string): Dataset {
  const found = knowledge.datasets.find((candidate) => candidate.name === name);
  assert.ok(found, `dataset ${name}`);
  return found;
}

function field(knowledge: Knowledge, path: string): Field {
  const [table = '', column = ''] = path.split('.');
  const found = dataset(knowledge, table).fields.find(({ name }) => name === column);
  assert.ok(found, `field ${path}`);
  return found;
}

async function guess(sql: string): Promise<Knowledge> {
  return createKnowledge(await introspect(memoryDatabase(sql)), null);
}

describe('createKnowledge() without a model', () => {
  let shop: Knowledge;
  before(async () => {
    shop = await guess(`
      CREATE TABLE cust (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, dob TEXT, st_state TEXT, gender TEXT, is_active INTEGER, crtd_dt TEXT);
      INSERT INTO cust VALUES (1, 'Ann', 'Lee', '1980-01-01', 'CA', 'F', 1, '2020-01-01'), (2, 'Bob', 'Ray', '1990-01-01', 'TX', 'M', 0, '2021-01-01');
      CREATE TABLE order_items (item_id INTEGER PRIMARY KEY, cust_id INTEGER NOT NULL REFERENCES cust, order_date TEXT, updated_at TEXT,
        total_amt REAL, disc_pct REAL, tax_rate REAL, qty INTEGER, delivery_days INTEGER, order_year INTEGER, epoch_ts INTEGER);
      INSERT INTO order_items VALUES (1, 1, '2024-01-02', '2024-01-03', 10.5, 5, 0.19, 2, 3, 2024, 1700000000), (2, 1, '2024-02-02', '2024-02-03', 20, 10, 0.07, 1, 5, 2024, 1700086400);`);
  });

  it('labels tables and columns in words', () => {
    assert.equal(dataset(shop, 'cust').label, 'customer');
    assert.equal(dataset(shop, 'cust').labelPlural, 'customers');
    assert.equal(dataset(shop, 'order_items').labelPlural, 'order items');
    assert.equal(field(shop, 'cust.dob').label, 'date of birth');
    assert.equal(field(shop, 'order_items.disc_pct').label, 'discount percent');
  });

  it('reads names of people, keys and rows that are cut short, joined or misspelt', async () => {
    const tours = await guess(`
      CREATE TABLE Apartments (apt_id INTEGER PRIMARY KEY, apt_number TEXT);
      INSERT INTO Apartments VALUES (1, 'A 1');
      CREATE TABLE appellations (No INTEGER PRIMARY KEY, Appelation TEXT, County TEXT);
      INSERT INTO appellations VALUES (1, 'Lodi', 'Napa'), (2, 'Sonoma', 'Napa');
      CREATE TABLE members (id INTEGER PRIMARY KEY, First TEXT, Last TEXT);
      INSERT INTO members VALUES (1, 'Ann', 'Lee');
      CREATE TABLE sales_region (id INTEGER PRIMARY KEY, code TEXT, region_name TEXT);
      INSERT INTO sales_region VALUES (1, 'N', 'North'), (2, 'S', 'South');
      CREATE TABLE amenity (amenid INTEGER, amenity_name TEXT);
      INSERT INTO amenity VALUES (1, 'Gym'), (2, 'Pool');
      CREATE TABLE has_amenity (apt_id INTEGER, amenid INTEGER);
      INSERT INTO has_amenity VALUES (1, 1), (1, 2), (1, 1);`);
    assert.equal(field(tours, 'Apartments.apt_number').label, 'apartment number');
    assert.equal(field(tours, 'appellations.No').label, 'number');
    assert.deepEqual(dataset(tours, 'appellations').display, ['Appelation']);
    assert.deepEqual(dataset(tours, 'members').display, ['First', 'Last']);
    assert.deepEqual(dataset(tours, 'sales_region').display, ['region_name']);
    assert.ok(tours.relationships.some(({ from, to }) => from === 'has_amenity' && to === 'amenity'));
  });

  it('takes months that are written as text for dates', async () => {
    const usage = await guess(`
      CREATE TABLE usage (id INTEGER PRIMARY KEY, period TEXT, kwh REAL, is_read INTEGER);
      INSERT INTO usage VALUES (1, '2023-01', 10.5, 0), (2, '2023-02', 11.5, 1);`);
    assert.equal(field(usage, 'usage.period').label, 'month');
    assert.equal(dataset(usage, 'usage').defaultDate, 'period_date');
    assert.equal(field(usage, 'usage.period_date').monthColumn, 'period');
    assert.equal(field(usage, 'usage.period_date').max, '2023-02-01');
  });

  it('guesses units from names and values', () => {
    const unit = (path: string): string | undefined => field(shop, path).unit?.kind;
    assert.equal(unit('order_items.total_amt'), 'money');
    assert.equal(unit('order_items.disc_pct'), 'percent');
    assert.equal(unit('order_items.tax_rate'), 'fraction');
    assert.equal(unit('order_items.qty'), 'count');
    assert.deepEqual(field(shop, 'order_items.delivery_days').unit, { kind: 'duration', of: 'days' });
  });

  it('guesses the date, the measure and the name of a row, and none where it is not clear', () => {
    assert.equal(dataset(shop, 'order_items').defaultDate, 'order_date');
    assert.equal(dataset(shop, 'order_items').defaultMeasure, 'total_amt');
    assert.deepEqual(dataset(shop, 'cust').display, ['first_name', 'last_name']);
    assert.equal(dataset(shop, 'cust').defaultDate, 'crtd_dt');
    assert.equal(dataset(shop, 'cust').defaultMeasure, null);
  });

  it('gives roles', () => {
    assert.equal(field(shop, 'cust.id').role, 'key');
    assert.equal(field(shop, 'cust.st_state').role, 'geography');
    assert.equal(field(shop, 'cust.is_active').role, 'flag');
    assert.equal(field(shop, 'order_items.order_year').role, 'category');
    assert.equal(field(shop, 'order_items.cust_id').role, 'key');
  });

  it('makes segments of a flag and of its opposite', () => {
    assert.deepEqual(
      shop.segments.filter(({ nouns }) => nouns.length === 0).map(({ label, dataset }) => [label, dataset]),
      [
        ['active', 'cust'],
        ['inactive', 'cust'],
      ],
    );
  });

  it('knows what codes of states and genders stand for', () => {
    assert.deepEqual(field(shop, 'cust.st_state').values?.[0], { value: 'CA', synonyms: ['California'] });
    assert.deepEqual(field(shop, 'cust.gender').values?.[1], { value: 'M', synonyms: ['male'] });
  });

  it('shows a date that is kept as a number as a date', () => {
    const date = field(shop, 'order_items.epoch_ts_date');
    assert.equal(date.role, 'time');
    assert.equal(date.min, '2023-11-14 22:13:20');
    assert.equal(date.expression?.kind, 'function');
    assert.equal(field(shop, 'order_items.epoch_ts').type, 'integer');
  });

  it('finds the as-of date and currency of a one-row table', async () => {
    const knowledge = await guess(
      "CREATE TABLE settings (as_of_date TEXT, currency TEXT); INSERT INTO settings VALUES ('2024-06-30', 'EUR'); CREATE TABLE t (price REAL); INSERT INTO t VALUES (1.5)",
    );
    assert.equal(knowledge.asOfDate, '2024-06-30');
    assert.equal(dataset(knowledge, 'settings').isVisible, false);
    assert.deepEqual(field(knowledge, 't.price').unit, { kind: 'money', currency: 'EUR' });
  });

  it('takes an empty database', async () => {
    const knowledge = await guess('SELECT 1');
    assert.deepEqual(knowledge.datasets, []);
  });
});

describe('createKnowledge() with the model of the loan book', () => {
  let loanBook: Knowledge;
  before(async () => {
    const text = readFileSync(join(import.meta.dirname, '../../training/semantic-model.yaml'), 'utf8');
    loanBook = createKnowledge(await introspect(fileDatabase(await sampleDatabase())), parseModel(text));
  });

  it('takes the words, dates and measures of the model', () => {
    assert.equal(loanBook.asOfDate, '2025-12-31');
    assert.equal(loanBook.currency, 'USD');
    const loans = dataset(loanBook, 'loans');
    assert.equal(loans.defaultDate, 'issued_on');
    assert.equal(loans.defaultMeasure, 'principal');
    assert.ok(field(loanBook, 'borrowers.credit_score').synonyms.includes('fico'));
    assert.deepEqual(field(loanBook, 'borrowers.credit_score').bands, [580, 670, 740, 800]);
    assert.equal(dataset(loanBook, 'portfolio').isVisible, false);
  });

  it('describes every column', () => {
    const silent = loanBook.datasets.flatMap(({ name, fields }) =>
      fields.filter(({ description }) => description === null).map((column) => `${name}.${column.name}`),
    );
    assert.deepEqual(silent, []);
  });

  it('keeps the names of states beside the words of the model', () => {
    const state = field(loanBook, 'borrowers.state').values?.find(({ value }) => value === 'CA');
    assert.deepEqual(state?.synonyms, ['California']);
  });

  it('writes the as-of date into derived fields', () => {
    assert.match(JSON.stringify(field(loanBook, 'borrowers.age').expression), /2025-12-31/);
  });

  it('reads an aggregate in a segment as one over related rows', () => {
    const repeat = loanBook.segments.find(({ name }) => name === 'repeat_borrowers');
    assert.equal(repeat?.dataset, 'borrowers');
    assert.deepEqual(repeat?.condition, {
      kind: 'binary',
      operator: '>=',
      left: {
        kind: 'aggregate',
        function: 'count',
        table: 'loans',
        argument: null,
        distinct: false,
        filter: null,
      },
      right: { kind: 'literal', value: 2 },
    });
  });

  it('prefers the borrower, product and branch of a loan to those of its application', () => {
    const preference = (name: string): number | undefined =>
      loanBook.relationships.find((relationship) => relationship.name === name)?.preference;
    assert.ok((preference('loan_borrower') ?? 0) > (preference('loan_application') ?? 0));
  });

  it('knows which rows alone have something, and which rows lead to others', () => {
    const reason = loanBook.datasets
      .find(({ name }) => name === 'applications')
      ?.fields.find(({ name }) => name === 'decline_reason');
    assert.deepEqual(reason?.only, ofDecision('Declined'));
    const application = loanBook.relationships.find(({ name }) => name === 'loan_application');
    assert.deepEqual(application?.only, ofDecision('Approved'));
  });
});

function ofDecision(value: string): Expression {
  return {
    kind: 'binary',
    operator: '=',
    left: { kind: 'column', table: 'applications', column: 'decision' },
    right: { kind: 'literal', value },
  };
}
