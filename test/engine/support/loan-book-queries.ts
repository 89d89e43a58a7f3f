import type { LogicalQuery } from '../../../src/engine/logical-query.ts';
import type { Unit } from '../../../src/shared/mod.ts';
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
} from './expressions.ts';

const USD: Unit = { kind: 'money', currency: 'USD' };
const PERCENT: Unit = { kind: 'percent' };

const grade = output('grade', column('loans', 'grade'));
const branch = output('branch_name', column('branches', 'branch_name'));
const region = output('region', column('branches', 'region'));
const quarter = output('quarter', datePart('quarter', column('loans', 'issued_on')), { role: 'time' });
const loans = measure('loans', aggregate('count', 'loans'), { unit: { kind: 'count' } });
const borrowers = measure('borrowers', aggregate('count', 'borrowers'));
const volume = measure('volume', aggregate('sum', 'loans', 'principal'), { unit: USD });
const rate = measure('average_interest_rate', aggregate('avg', 'loans', 'interest_rate'), { unit: PERCENT });
const payments = measure('total_payments', aggregate('sum', 'payments', 'amount_paid'), { unit: USD });
const chargedOff = compare('=', column('loans', 'status'), 'Charged Off');
const defaultRate = measure(
  'default_rate',
  compare(
    '*',
    literal(100),
    compare('/', aggregate('count', 'loans', null, { filter: chargedOff }), aggregate('count', 'loans')),
  ),
  { unit: PERCENT, role: 'rate' },
);
const autoLoan = {
  kind: 'exists',
  table: 'borrowers',
  related: 'loans',
  where: test('=', column('products', 'category'), 'Auto'),
} as const;

/** Logical queries of every kind over the loan book, by what they are about. */
export const LOAN_BOOK_QUERIES: Readonly<Record<string, LogicalQuery>> = {
  'a filter on a year': aggregateQuery([rate], {
    dimensions: [grade],
    where: test('=', datePart('year', column('loans', 'issued_on')), 2024),
    assumptions: ['as of 2025-12-31'],
  }),
  'a rate, a condition on groups, the highest': aggregateQuery([defaultRate, loans], {
    dimensions: [output('state', column('borrowers', 'state'), { role: 'geography' })],
    having: compare('>', aggregate('count', 'loans'), 100),
    order: [{ by: 'default_rate', direction: 'desc' }],
    limit: 5,
  }),
  'aggregates over two tables': aggregateQuery([loans, payments], {
    dimensions: [branch],
    order: [{ by: 'total_payments', direction: 'desc' }],
  }),
  'a dimension of rows that refer to the counted ones': aggregateQuery(
    [borrowers, measure('average_income', aggregate('avg', 'borrowers', 'annual_income'), { unit: USD })],
    { dimensions: [grade] },
  ),
  'median, percentile and deviation': aggregateQuery(
    [
      measure('median_principal', aggregate('median', 'loans', 'principal'), { unit: USD }),
      measure('principal_90', aggregate('percentile', 'loans', 'principal', { percentile: 90 }), {
        unit: USD,
      }),
      measure('deviation', aggregate('stddev', 'loans', 'principal'), { unit: USD }),
    ],
    { dimensions: [output('category', column('products', 'category'))] },
  ),
  'change from a year before': aggregateQuery(
    [
      volume,
      measure('growth', volume.expression, {
        unit: PERCENT,
        transform: { kind: 'change', as: 'percent', over: 'quarter', lag: 4, within: [] },
      }),
    ],
    { dimensions: [quarter] },
  ),
  'a share of all, shown for some groups': aggregateQuery(
    [
      measure('share', loans.expression, {
        unit: PERCENT,
        transform: { kind: 'share-of-total', within: [] },
      }),
    ],
    {
      dimensions: [
        output('weekday', datePart('weekday', column('loans', 'issued_on')), { role: 'ordered-category' }),
      ],
      having: compare('>', aggregate('count', 'loans'), 1000),
    },
  ),
  'the first within each group': aggregateQuery([volume], {
    dimensions: [region, branch],
    order: [{ by: 'volume', direction: 'desc' }],
    perGroup: { partitionBy: ['region'], limit: 2 },
  }),
  'groups without rows': aggregateQuery([loans], {
    dimensions: [branch],
    keepEmptyGroups: true,
    where: {
      kind: 'all',
      of: [
        test('=', column('branches', 'region'), 'West'),
        test('<', column('loans', 'issued_on'), '2018-02-01'),
      ],
    },
  }),
  'existence, absence and numbers of related rows': aggregateQuery([borrowers], {
    where: {
      kind: 'all',
      of: [
        autoLoan,
        { ...autoLoan, where: test('=', column('products', 'category'), 'Mortgage') },
        {
          kind: 'not',
          of: {
            kind: 'exists',
            table: 'borrowers',
            related: 'payments',
            where: test('>', column('payments', 'days_late'), 0),
          },
        },
        {
          kind: 'related-aggregate',
          table: 'borrowers',
          aggregate: aggregate('count', 'loans'),
          where: null,
          operator: '>=',
          value: 2,
        },
      ],
    },
  }),
  'few related rows, those without any included': aggregateQuery([borrowers], {
    where: {
      kind: 'related-aggregate',
      table: 'borrowers',
      aggregate: aggregate('count', 'loans'),
      where: test('=', column('loans', 'status'), 'Late'),
      operator: '<',
      value: 2,
    },
  }),
  'rows above the average': listQuery(
    'loans',
    [
      output('loan_id', column('loans', 'loan_id'), { role: 'identifier' }),
      output('full_name', column('borrowers', 'full_name'), { role: 'text' }),
      output('principal', column('loans', 'principal'), { role: 'measure', unit: USD }),
    ],
    {
      where: {
        kind: 'compare-to-aggregate',
        left: column('loans', 'principal'),
        operator: '>',
        aggregate: aggregate('avg', 'loans', 'principal'),
        where: test('=', column('loans', 'status'), 'Late'),
      },
      order: [{ by: 'principal', direction: 'desc' }],
      limit: 10,
    },
  ),
  'different values': listQuery('loans', [output('purpose', column('loans', 'purpose'))], { distinct: true }),
  'a derived field by ISO week': aggregateQuery(
    [
      measure('average_turnaround', aggregate('avg', 'applications', 'turnaround'), {
        unit: { kind: 'duration', of: 'days' },
      }),
    ],
    {
      dimensions: [output('week', datePart('week', column('applications', 'applied_on')), { role: 'time' })],
      where: {
        kind: 'any',
        of: [
          { kind: 'not', of: test('=', column('applications', 'channel'), 'Online') },
          test('=', column('borrowers', 'state'), 'TX'),
        ],
      },
      order: [{ by: 'week', direction: 'desc' }],
      limit: 3,
    },
  ),
  'running total and moving average within groups': aggregateQuery(
    [
      measure('running', loans.expression, {
        transform: { kind: 'running-total', over: 'quarter', within: ['region'] },
      }),
      measure('smooth', volume.expression, {
        unit: USD,
        transform: { kind: 'moving-average', over: 'quarter', periods: 4, within: ['region'] },
      }),
      measure('rank', volume.expression, {
        transform: { kind: 'rank', direction: 'desc', within: ['quarter'] },
      }),
    ],
    { dimensions: [quarter, region] },
  ),
  'a calendar part, in two years': aggregateQuery([loans], {
    dimensions: [
      output('quarter_of_year', datePart('quarter-of-year', column('loans', 'issued_on')), {
        role: 'ordered-category',
      }),
    ],
    where: {
      kind: 'any',
      of: [2023, 2024].map((year) => test('=', datePart('year', column('loans', 'issued_on')), year)),
    },
  }),
  'change from the year before': aggregateQuery(
    [
      measure('growth', loans.expression, {
        transform: { kind: 'change', as: 'difference', over: 'year', lag: 1, within: [] },
      }),
    ],
    { dimensions: [output('year', datePart('year', column('loans', 'issued_on')), { role: 'time' })] },
  ),
  'a ranking whose measure is not shown': aggregateQuery([volume], {
    dimensions: [branch],
    order: [{ by: 'volume', direction: 'desc' }],
    limit: 1,
    offset: 1,
    hidden: ['volume'],
  }),
  'a computed dimension that is not shown': aggregateQuery([loans, volume], {
    dimensions: [quarter, grade],
    order: [{ by: 'quarter', direction: 'desc' }],
    limit: 3,
    hidden: ['quarter', 'volume'],
  }),
  'aggregates over two tables, one of them not shown': aggregateQuery([loans, payments], {
    dimensions: [branch],
    order: [{ by: 'total_payments', direction: 'desc' }],
    limit: 3,
    hidden: ['total_payments'],
  }),
  'a share and a part of the groups that are not shown': aggregateQuery(
    [
      measure('share', volume.expression, {
        unit: PERCENT,
        transform: { kind: 'share-of-total', within: ['region'] },
      }),
    ],
    {
      dimensions: [region, branch],
      order: [{ by: 'share', direction: 'desc' }],
      perGroup: { partitionBy: ['region'], limit: 1 },
      hidden: ['region', 'share'],
    },
  ),
  'a list in the order of what it does not show': listQuery(
    'loans',
    [
      output('loan_id', column('loans', 'loan_id'), { role: 'identifier' }),
      output('principal', column('loans', 'principal'), { role: 'measure', unit: USD }),
    ],
    { order: [{ by: 'principal', direction: 'desc' }], limit: 3, hidden: ['principal'] },
  ),
  'different values in the order of what is not shown': listQuery(
    'loans',
    [
      output('purpose', column('loans', 'purpose')),
      output('principal', column('loans', 'principal'), { role: 'measure', unit: USD }),
    ],
    { distinct: true, order: [{ by: 'principal', direction: 'desc' }], limit: 3, hidden: ['principal'] },
  ),
  'what is in the schema': {
    kind: 'values',
    columns: [output('table', literal(null)), output('rows', literal(null))],
    rows: [
      ['loans', 10_000],
      ["O'Hara", null],
    ],
    assumptions: [],
  },
};
