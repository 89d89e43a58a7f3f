import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchData } from '../../site/src/workbench/data/search-data.ts';
import type { ColumnOverview, Overview } from '../../src/ask/mod.ts';

function column(name: string, more: Partial<ColumnOverview> = {}): ColumnOverview {
  return {
    name,
    label: name.replaceAll('_', ' '),
    synonyms: [],
    description: null,
    type: 'text',
    unit: null,
    isKey: false,
    isNullable: false,
    references: null,
    values: [],
    distinctCount: 0,
    min: null,
    max: null,
    ...more,
  };
}

const OVERVIEW: Overview = {
  asOfDate: null,
  currency: null,
  examples: [],
  tables: [
    {
      name: 'borrowers',
      label: 'borrowers',
      synonyms: ['customers'],
      description: 'People who owe money.',
      rowCount: 2,
      columns: [
        column('state', {
          values: [
            { value: 'TX', synonyms: ['Texas'] },
            { value: 'OH', synonyms: ['Ohio'] },
          ],
        }),
        column('debt_to_income', { synonyms: ['dti'], description: 'Debt as percent of income.' }),
      ],
    },
  ],
  metrics: [
    {
      name: 'default_rate',
      label: 'default rate',
      synonyms: ['loss frequency'],
      description: null,
      unit: null,
    },
  ],
};

/** What is found, in short. */
function found(search: string): readonly string[] {
  const { tables, metrics } = searchData(OVERVIEW, search);
  const columns = tables.flatMap((table) => [
    table.name,
    ...table.columns.map(({ name, values }) => [name, ...values.map(({ value }) => value)].join(' ')),
  ]);
  return [...metrics.map(({ label }) => label), ...columns];
}

describe('searchData()', () => {
  for (const [search, names] of [
    ['rate default', ['default rate']],
    ['frequency', ['default rate']],
    ['DTI', ['borrowers', 'debt_to_income']],
    ['percent of income', ['borrowers', 'debt_to_income']],
    ['texas', ['borrowers', 'state TX']],
    ['state', ['borrowers', 'state TX OH']],
    ['customers', ['borrowers', 'state TX OH', 'debt_to_income']],
    ['owe money', ['borrowers']],
    ['zebra', []],
    ['', ['default rate', 'borrowers', 'state TX OH', 'debt_to_income']],
  ] as const) {
    it(`finds ${names.join(', ') || 'nothing'} for "${search}"`, () =>
      assert.deepEqual(found(search), names));
  }

  it('tells the other name that was found, not one of a thing whose own name has it', () => {
    const [metric] = searchData(OVERVIEW, 'loss').metrics;
    assert.deepEqual(metric?.calledAlso, ['loss frequency']);
    assert.deepEqual(searchData(OVERVIEW, 'rate').metrics[0]?.calledAlso, []);
  });
});
