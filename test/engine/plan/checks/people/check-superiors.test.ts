import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const PEOPLE = `(1, 'Ann', 'Abel', '1960-01-02', 900.5, NULL), (2, 'Bo', 'Bond', '1970-02-03', 700.25, 1), (3, 'Cy', 'Cole', '1980-03-04', 500.75, 2),
  (4, 'Di', 'Dean', '1990-04-05', 450.5, 2), (5, 'Ed', 'Bond', '1991-04-05', 350.25, 1)`;
const COLUMNS = 'first_name TEXT NOT NULL, last_name TEXT NOT NULL, birth_date TEXT NOT NULL, salary REAL';
const askNamed = await asker(`
  CREATE TABLE employees (employee_id INTEGER PRIMARY KEY, ${COLUMNS}, manager_id INTEGER);
  INSERT INTO employees VALUES ${PEOPLE};`);
const askTold = await asker(`
  CREATE TABLE employees (employee_id INTEGER PRIMARY KEY, ${COLUMNS}, reports_to INTEGER REFERENCES employees (employee_id));
  INSERT INTO employees VALUES ${PEOPLE};`);

describe('managers who are employees too', () => {
  for (const [question, rows] of [
    ['How many employees report to Bo Bond?', [[2]]],
    ['birth dates of employees who report to Bo Bond', [['1980-03-04'], ['1990-04-05']]],
    ['Who does Cy Cole report to?', [['Bo', 'Bond']]],
    ['Who does Cy Cole report to? First and last name.', [['Bo', 'Bond']]],
    [
      "employees whose manager's last name is Bond",
      [
        ['Cy', 'Cole'],
        ['Di', 'Dean'],
      ],
    ],
    ["average salary of employees whose manager's last name is Bond", [[475.63]]],
  ] as const)
    for (const [ask, key] of [
      [askNamed, 'by the name of the key'],
      [askTold, 'whom they report to'],
    ] as const)
      it(`are told ${key}: ${question}`, async () => {
        assert.deepEqual(await ask(question), rows);
      });
});

describe('a manager of what is nobody', () => {
  it('is none of the same table', async () => {
    const ask = await asker(`
      CREATE TABLE depots (depot_id INTEGER PRIMARY KEY, depot_name TEXT NOT NULL, manager_id INTEGER);
      INSERT INTO depots VALUES (1, 'North', 2), (2, 'South', 1), (3, 'East', 1);`);
    assert.equal(await ask('Which depots report to South?'), null);
  });
});
