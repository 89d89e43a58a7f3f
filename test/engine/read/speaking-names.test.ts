import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withSpeakingNames } from '../../../src/engine/read/speaking-names.ts';
import type { Expression } from '../../../src/shared/mod.ts';
import { aggregate, aggregateQuery, column, compare, literal, measure } from '../support/expressions.ts';
import { LOAN_BOOK } from '../support/loan-book-knowledge.ts';

function ofStatus(status: string): Expression {
  return compare('=', column('loans', 'status'), literal(status));
}

const all = measure('number_of_loans', aggregate('count', 'loans'));
const late = measure(
  'number_of_loans_2',
  aggregate('count', 'loans', undefined, { filter: ofStatus('Late') }),
);

describe('withSpeakingNames()', () => {
  it('calls numbers of the same rows by which of them they are of', () => {
    const { measures, order } = withSpeakingNames(
      aggregateQuery([all, late], { order: [{ by: 'number_of_loans_2', direction: 'desc' }] }),
      LOAN_BOOK,
    );
    assert.deepEqual(
      measures.map(({ name }) => name),
      ['number_of_loans', 'number_of_late_loans'],
    );
    assert.equal(order[0]?.by, 'number_of_late_loans');
  });

  it('calls a number of some rows by which they are, where it is called as that of all', () => {
    const { measures } = withSpeakingNames(aggregateQuery([{ ...late, name: 'number_of_loans' }]), LOAN_BOOK);
    assert.equal(measures[0]?.name, 'number_of_late_loans');
  });

  it('leaves names that tell the numbers apart', () => {
    const query = aggregateQuery([all, { ...late, name: 'late' }]);
    assert.equal(withSpeakingNames(query, LOAN_BOOK), query);
  });

  it('leaves a name that would be no title', () => {
    const filter: Expression = {
      kind: 'logical',
      operator: 'and',
      operands: [
        ofStatus('Late'),
        compare('>', column('loans', 'debt_to_income'), literal(40)),
        compare('>', column('loans', 'principal'), literal(10_000)),
      ],
    };
    const long = measure('number_of_loans_2', aggregate('count', 'loans', undefined, { filter }));
    const query = aggregateQuery([all, long]);
    assert.equal(withSpeakingNames(query, LOAN_BOOK), query);
  });
});
