import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Condition } from '../../../src/engine/logical-query.ts';
import { columnMeanings } from '../../../src/engine/read/column-meanings.ts';
import { read } from '../../../src/engine/read/read.ts';
import type { Expression } from '../../../src/shared/mod.ts';
import {
  aggregate,
  aggregateQuery,
  column,
  compare,
  datePart,
  listQuery,
  literal,
  measure,
  output,
  test,
} from '../support/expressions.ts';
import { LOAN_BOOK } from '../support/loan-book-knowledge.ts';

const loans = measure('loans', aggregate('count', 'loans'));
const status = column('loans', 'status');
const issued = column('loans', 'issued_on');

/** As the knowledge defines the field. */
const turnaround = compare(
  '-',
  { kind: 'function', name: 'julianday', arguments: [column('applications', 'decided_on')] },
  { kind: 'function', name: 'julianday', arguments: [column('applications', 'applied_on')] },
);

function readWhere(where: Condition): string {
  return read(aggregateQuery([loans], { where }), LOAN_BOOK).replace('Number of loans, for ', '');
}

function all(...of: readonly Condition[]): Condition {
  return { kind: 'all', of };
}

function between(start: string, end: string): Condition {
  return all(test('>=', issued, start), test('<', issued, end));
}

describe('read() of conditions', () => {
  const cases: readonly (readonly [string, Condition])[] = [
    ['loans issued in 2024', between('2024-01-01', '2025-01-01')],
    ['loans issued in Q3 2024', between('2024-07-01', '2024-10-01')],
    ['loans issued in February 2024', between('2024-02-01', '2024-03-01')],
    ['loans issued from 2020 to 2022', between('2020-01-01', '2023-01-01')],
    ['loans issued from June 2023 to August 2023', between('2023-06-01', '2023-09-01')],
    ['loans issued on 2024-02-29', between('2024-02-29', '2024-03-01')],
    ['loans issued from 2024-01-15 to 2024-02-10', between('2024-01-15', '2024-02-11')],
    ['loans issued since 2022-01-01', test('>=', issued, '2022-01-01')],
    ['loans issued before 2022-03-01', test('<', issued, '2022-03-01')],
    ['loans issued on no day', between('2024-02-01', '2024-01-01')],
    ['loans issued in 2024', test('=', datePart('year', issued), 2024)],
    ['late loans', test('=', status, 'Late')],
    ['loans that are not late', { kind: 'not', of: test('=', status, 'Late') }],
    ['loans with status other than Current', test('<>', status, 'Current')],
    ['loans with grade other than A or B', { kind: 'not', of: isIn(column('loans', 'grade'), 'A', 'B') }],
    ['open loans', isIn(status, 'Late', 'Current')],
    ['loans with principal over $10,000', test('>', column('loans', 'principal'), 10_000)],
    ['loans with principal at most $1,234.5', test('<=', column('loans', 'principal'), 1234.5)],
    ['loans with interest rate at least 7 %', test('>=', column('loans', 'interest_rate'), 7)],
    ['loans with term months 36 months', test('=', column('loans', 'term_months'), 36)],
    ['loans with borrower state TX (Texas)', test('=', column('borrowers', 'state'), 'TX')],
    [
      'loans with borrower full name containing "smith"',
      test('like', column('borrowers', 'full_name'), '%smith%'),
    ],
    [
      'loans without closed on',
      {
        kind: 'test',
        expression: { kind: 'is-null', operand: column('loans', 'closed_on'), negated: false },
      },
    ],
    [
      'late loans issued in 2024 with principal over $10,000 that have at least one late payment',
      all(
        test('=', status, 'Late'),
        between('2024-01-01', '2025-01-01'),
        test('>', column('loans', 'principal'), 10_000),
        {
          kind: 'exists',
          table: 'loans',
          related: 'payments',
          where: test('>', column('payments', 'days_late'), 0),
        },
      ),
    ],
    [
      'loans where they are late or principal is over $5',
      { kind: 'any', of: [test('=', status, 'Late'), test('>', column('loans', 'principal'), 5)] },
    ],
    [
      'loans issued in 2023 or 2024',
      { kind: 'any', of: [between('2023-01-01', '2024-01-01'), between('2024-01-01', '2025-01-01')] },
    ],
    [
      'loans issued in 2022, 2023 or 2024',
      {
        kind: 'test',
        expression: {
          kind: 'in',
          operand: datePart('year', issued),
          values: [2022, 2023, 2024].map(literal),
          negated: false,
        },
      },
    ],
    [
      'loans issued before 2020-01-01, in Q1 2024 or Q3 2024',
      {
        kind: 'test',
        expression: {
          kind: 'logical',
          operator: 'or',
          operands: [
            compare('<', issued, '2020-01-01'),
            compare('=', datePart('quarter', issued), '2024-Q1'),
            compare('=', datePart('quarter', issued), '2024-Q3'),
          ],
        },
      },
    ],
    [
      'loans with borrower birth date in 1980 or 1990',
      {
        kind: 'any',
        of: ['1980', '1990'].map((year) =>
          test('=', datePart('year', column('borrowers', 'birth_date')), year),
        ),
      },
    ],
    [
      'loans where (they are issued in 2023 and principal is over $5) or they are not late',
      {
        kind: 'any',
        of: [
          all(between('2023-01-01', '2024-01-01'), test('>', column('loans', 'principal'), 5)),
          { kind: 'not', of: test('=', status, 'Late') },
        ],
      },
    ],
    ['loans with month of the year issued March', test('=', datePart('month-of-year', issued), 3)],
    ['loans with application turnaround over 3 days', test('>', turnaround, 3)],
    [
      'loans whose borrower has no applications',
      { kind: 'not', of: { kind: 'exists', table: 'borrowers', related: 'applications', where: null } },
    ],
    [
      'loans that have exactly 1 payment paid in 2024',
      {
        kind: 'related-aggregate',
        table: 'loans',
        aggregate: aggregate('count', 'payments'),
        where: all(
          test('>=', column('payments', 'paid_on'), '2024-01-01'),
          test('<', column('payments', 'paid_on'), '2025-01-01'),
        ),
        operator: '=',
        value: 1,
      },
    ],
    [
      'loans whose total amount paid of payments is over $1,000',
      {
        kind: 'related-aggregate',
        table: 'loans',
        aggregate: aggregate('sum', 'payments', 'amount_paid'),
        where: null,
        operator: '>',
        value: 1000,
      },
    ],
  ];
  for (const [sentence, condition] of cases) {
    it(`says "${sentence}"`, () => assert.equal(readWhere(condition), sentence));
  }
});

describe('read() of measures', () => {
  const defaultRate = compare(
    '*',
    literal(100),
    compare(
      '/',
      aggregate('count', 'loans', null, { filter: compare('=', status, 'Charged Off') }),
      aggregate('count', 'loans'),
    ),
  );
  const cases: readonly (readonly [string, Expression])[] = [
    ['Charged-off loans ÷ all loans (in percent)', defaultRate],
    ['Number of different borrowers', aggregate('count', 'loans', 'borrower_id', { distinct: true })],
    ['Number of different values of purpose', aggregate('count', 'loans', 'purpose', { distinct: true })],
    [
      'Total principal ÷ number of loans',
      compare('/', aggregate('sum', 'loans', 'principal'), aggregate('count', 'loans')),
    ],
    [
      'Average borrower credit score of loans',
      aggregate('avg', 'loans', column('borrowers', 'credit_score')),
    ],
    ['Average turnaround', aggregate('avg', 'applications', turnaround)],
    ['95th percentile of principal', aggregate('percentile', 'loans', 'principal', { percentile: 95 })],
  ];
  for (const [sentence, expression] of cases) {
    it(`says "${sentence}"`, () =>
      assert.equal(read(aggregateQuery([measure('value', expression)]), LOAN_BOOK), sentence));
  }

  it('names a metric by its label and defines it', () => {
    const metric = {
      name: 'default_rate',
      label: 'default rate',
      synonyms: [],
      description: null,
      expression: defaultRate,
      unit: null,
      date: null,
      lowerIsBetter: true,
    };
    assert.equal(
      read(
        aggregateQuery([measure('value', defaultRate)], {
          dimensions: [output('grade', column('loans', 'grade'))],
        }),
        {
          ...LOAN_BOOK,
          metrics: [metric],
        },
      ),
      'Default rate (charged-off loans ÷ all loans, in percent) by grade',
    );
    const taught = { ...metric, name: 'bad_rate', label: 'bad rate' };
    const called = (name: string): string =>
      read(aggregateQuery([measure(name, defaultRate)]), { ...LOAN_BOOK, metrics: [metric, taught] });
    assert.match(called('bad_rate'), /^Bad rate \(charged-off/);
    assert.match(called('default_rate'), /^Default rate \(charged-off/);
  });
});

describe('read() of rankings', () => {
  const query = aggregateQuery([loans], {
    dimensions: [output('state', column('borrowers', 'state'))],
    having: compare('>', aggregate('count', 'loans'), 100),
    order: [{ by: 'loans', direction: 'desc' }],
    limit: 5,
  });

  it('says how many and from which end', () => {
    assert.equal(
      read(query, LOAN_BOOK),
      'Number of loans by borrower state, with more than 100 loans, highest first, top 5',
    );
  });

  it('says which one, where it is a single one', () => {
    const second = {
      ...query,
      having: null,
      limit: 1,
      offset: 1,
      assumptions: ['as of 2025-12-31', 'by number'],
    };
    assert.equal(
      read(second, LOAN_BOOK),
      'Number of loans by borrower state, highest first, only the 2nd (as of 2025-12-31; by number)',
    );
  });
});

describe('read() of what is not shown', () => {
  const query = aggregateQuery([loans], {
    dimensions: [output('grade', column('loans', 'grade')), output('state', column('borrowers', 'state'))],
    order: [{ by: 'loans', direction: 'desc' }],
    limit: 3,
  });

  it('says the ranking by a measure, without promising the measure', () => {
    assert.equal(
      read({ ...query, hidden: ['loans'] }, LOAN_BOOK),
      'Grade and borrower state by number of loans, highest first, top 3',
    );
    assert.equal(
      read({ ...query, order: [], hidden: ['loans'] }, LOAN_BOOK),
      'Grade and borrower state, first 3',
    );
  });

  it('says what is shown, where only a part of the groups is', () => {
    assert.equal(
      read({ ...query, hidden: ['loans', 'state'] }, LOAN_BOOK),
      'Number of loans by grade and borrower state, highest first, top 3, showing only grade',
    );
  });

  it('names the fields of a list that are shown', () => {
    const fields = ['loan_id', 'principal'].map((name) =>
      output(name, column('loans', name), { role: name === 'principal' ? 'measure' : 'identifier' }),
    );
    const list = listQuery('loans', fields, {
      order: [{ by: 'principal', direction: 'desc' }],
      limit: 3,
      hidden: ['principal'],
    });
    assert.equal(read(list, LOAN_BOOK), 'Loans: loan id, highest principal first, top 3');
    assert.deepEqual(
      columnMeanings(list).map(({ name }) => name),
      ['loan_id'],
    );
  });
});

function isIn(operand: Expression, ...values: readonly string[]): Condition {
  return { kind: 'test', expression: { kind: 'in', operand, values: values.map(literal), negated: false } };
}
