import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inForm } from '../../../src/engine/answer-form.ts';
import { withoutAnswerForm } from '../../../src/engine/asides/without-answer-form.ts';
import type { AggregateQuery } from '../../../src/engine/logical-query.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const asked = (question: string): string | null =>
  withoutAnswerForm(tokenize(question))
    ?.tokens.map(({ norm }) => norm)
    .join(' ') ?? null;
const form = (question: string): unknown => withoutAnswerForm(tokenize(question))?.form;

const visits: AggregateQuery = {
  kind: 'aggregate',
  dimensions: [
    {
      name: 'month',
      label: 'month',
      expression: {
        kind: 'date-part',
        part: 'month',
        operand: { kind: 'column', table: 'visit', column: 'day' },
      },
      role: 'time',
      unit: null,
    },
  ],
  measures: [
    {
      name: 'average_fee',
      label: 'average fee',
      expression: {
        kind: 'aggregate',
        function: 'avg',
        table: 'visit',
        argument: { kind: 'column', table: 'visit', column: 'fee' },
        distinct: false,
        filter: null,
      },
      role: 'measure',
      unit: null,
      transform: null,
    },
  ],
  where: null,
  having: null,
  order: [],
  limit: null,
  offset: 0,
  perGroup: null,
  keepEmptyGroups: false,
  assumptions: [],
};

describe('withoutAnswerForm()', () => {
  it('leaves out a form that stands among what is shown', () => {
    assert.equal(
      asked('Show the month as YYYY-MM and the number of visits'),
      'show the month and the number of visits',
    );
  });

  it('cuts what only says how the answer is written, wherever it stands', () => {
    assert.equal(asked('rate by grade, rounded to two decimals'), 'rate by grade');
    assert.equal(asked('rate by grade (no headers), highest first'), 'rate by grade , highest first');
    assert.equal(asked('As one table: rate by grade'), 'rate by grade');
    assert.equal(asked('growth by year (blank for the first year)'), 'growth by year');
    assert.equal(asked('rate by grade as a bar chart'), 'rate by grade');
    assert.equal(asked('fees in 2024 and 2025. One column per year.'), 'fees in 2024 and 2025');
    assert.equal(asked('average rate by grade, not weighted'), 'average rate by grade');
  });

  it('says what is to be done', () => {
    assert.deepEqual(form('rate by grade, round to 1 decimal place'), { decimals: 1 });
    assert.deepEqual(form('average fee as an integer'), { decimals: 0 });
    assert.deepEqual(form('fees by month. Return the month as a date.'), { startOf: 'month' });
  });

  it('keeps what says more', () => {
    assert.equal(asked('rate by grade, rounded up'), null);
    assert.equal(asked('median fee to the nearest thousand'), null);
    assert.equal(asked('visits in the list'), null);
    assert.equal(asked('rate by grade, with a total row'), null);
  });
});

describe('inForm()', () => {
  it('rounds what is computed and tells it', () => {
    const query = inForm(visits, { decimals: 0 });
    assert.ok(query?.kind === 'aggregate');
    assert.equal(query.decimals, 0);
    assert.deepEqual(query.assumptions, ['rounded to whole numbers']);
  });

  it('begins periods only where they are grouped by, and nothing is ranked', () => {
    assert.notEqual(inForm(visits, { startOf: 'month' }), null);
    assert.equal(inForm(visits, { startOf: 'quarter' }), null);
    assert.equal(inForm({ ...visits, limit: 3 }, { startOf: 'month' }), null);
  });
});
