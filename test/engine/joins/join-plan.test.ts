import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import { checkJoins } from '../../../src/engine/emit/check-joins.ts';
import { emit } from '../../../src/engine/emit/emit.ts';
import { joinPath } from '../../../src/engine/joins/join-path.ts';
import { joinPlan } from '../../../src/engine/joins/join-plan.ts';
import { JoinError } from '../../../src/engine/joins/join-problem.ts';
import {
  aggregate,
  aggregateQuery,
  column,
  listQuery,
  measure,
  output,
  test,
} from '../support/expressions.ts';
import { LOAN_BOOK } from '../support/loan-book-knowledge.ts';

const borrowers = measure('borrowers', aggregate('count', 'borrowers'));
const loans = measure('loans', aggregate('count', 'loans'));
const payments = measure('payments', aggregate('count', 'payments'));

function withPreference(preference: number): Knowledge {
  const relationships = LOAN_BOOK.relationships.map((relationship) => ({ ...relationship, preference }));
  return { ...LOAN_BOOK, relationships };
}

describe('checkJoins()', () => {
  const byProduct = aggregateQuery([borrowers], {
    dimensions: [output('category', column('products', 'category'))],
  });

  it('finds equally short paths ambiguous where nothing prefers one', () => {
    assert.deepEqual(checkJoins(byProduct, withPreference(0)), {
      kind: 'ambiguous-path',
      from: 'borrowers',
      to: 'products',
      paths: [
        ['applications_borrowers', 'applications_products'],
        ['loans_borrowers', 'loans_products'],
      ],
    });
  });

  it('takes the preferred path', () => {
    assert.equal(checkJoins(byProduct, LOAN_BOOK), null);
    assert.match(emit(byProduct, LOAN_BOOK), /JOIN loans ON/);
  });

  it('takes the path through a table that the query names', () => {
    const query = { ...byProduct, where: test('=', column('applications', 'channel'), 'Online') };
    assert.equal(checkJoins(query, withPreference(0)), null);
    assert.doesNotMatch(emit(query, withPreference(0)), /loans/);
  });

  it('takes the path that multiplies far less', () => {
    const rowCounts: Readonly<Record<string, number>> = { applications: 900_000 };
    const datasets = LOAN_BOOK.datasets.map((dataset) => ({
      ...dataset,
      rowCount: rowCounts[dataset.name] ?? dataset.rowCount,
    }));
    assert.equal(checkJoins(byProduct, { ...withPreference(0), datasets }), null);
  });

  it('finds tables that no key connects', () => {
    const query = aggregateQuery([loans], { where: test('=', column('portfolio', 'currency'), 'USD') });
    assert.deepEqual(checkJoins(query, LOAN_BOOK), { kind: 'no-path', tables: ['loans', 'portfolio'] });
  });

  it('finds a value that a row has many of', () => {
    const query = listQuery('borrowers', [output('principal', column('loans', 'principal'))]);
    assert.deepEqual(checkJoins(query, LOAN_BOOK), {
      kind: 'many-values',
      base: 'borrowers',
      related: 'loans',
    });
  });
});

describe('emit() joins', () => {
  it('by the direct key, not through the application', () => {
    const query = aggregateQuery([payments], { dimensions: [output('state', column('borrowers', 'state'))] });
    const sql = emit(query, LOAN_BOOK);
    assert.match(sql, /JOIN borrowers ON borrowers\.borrower_id = loans\.borrower_id/);
    assert.doesNotMatch(sql, /applications/);
  });

  it('outwards where the key may be missing and the rows are shown all the same', () => {
    const relationships = LOAN_BOOK.relationships.map((relationship) => ({
      ...relationship,
      isTotal: false,
    }));
    const query = aggregateQuery([loans], { dimensions: [output('region', column('branches', 'region'))] });
    assert.match(emit(query, { ...LOAN_BOOK, relationships }), /LEFT JOIN branches/);
    const filtered = { ...query, where: test('=', column('branches', 'region'), 'West') };
    assert.match(emit(filtered, { ...LOAN_BOOK, relationships }), /\nJOIN branches/);
  });

  it('one related row for tests that stand together, one each for separate ones', () => {
    const auto = test('=', column('products', 'category'), 'Auto');
    const large = test('>', column('loans', 'principal'), 50_000);
    const together = aggregateQuery([borrowers], { where: { kind: 'all', of: [auto, large] } });
    assert.equal(emit(together, LOAN_BOOK).match(/ IN \(/g)?.length, 1);
    const exists = (where: typeof auto) =>
      ({ kind: 'exists', table: 'borrowers', related: 'loans', where }) as const;
    const apart = aggregateQuery([borrowers], { where: { kind: 'all', of: [exists(auto), exists(large)] } });
    assert.equal(emit(apart, LOAN_BOOK).match(/ IN \(/g)?.length, 2);
  });

  it('composite keys', () => {
    const [branches, products] = LOAN_BOOK.datasets;
    assert.ok(branches !== undefined && products !== undefined);
    const knowledge: Knowledge = {
      ...LOAN_BOOK,
      datasets: [branches, products],
      relationships: [
        {
          name: 'products_branches',
          from: 'products',
          fromColumns: ['city', 'state'],
          to: 'branches',
          toColumns: ['city', 'state'],
          isTotal: true,
          isOneToOne: false,
          preference: 0,
        },
      ],
    };
    const query = aggregateQuery([measure('branches', aggregate('count', 'branches'))], {
      where: { kind: 'exists', table: 'branches', related: 'products', where: null },
    });
    assert.match(
      emit(query, knowledge).replaceAll(/\s+/g, ' '),
      /\(city, state\) IN \( SELECT city, state FROM products \)/,
    );
  });
});

describe('joinPlan()', () => {
  it('rejects ways that come back to a table', () => {
    const named = new Set(['loans', 'borrowers']);
    const none: ReadonlySet<string> = new Set();
    const hops = ['loans borrowers', 'borrowers loans'].flatMap((ends) => {
      const [from = '', to = ''] = ends.split(' ');
      const path = joinPath(LOAN_BOOK, { from, to, named });
      return 'kind' in path ? [] : path;
    });
    const request = { base: 'loans', dimensions: none, outputs: none, conditions: none, required: none };
    assert.equal(joinPlan(LOAN_BOOK, { ...request, seed: hops.slice(0, 1) }).joins.length, 1);
    assert.throws(() => joinPlan(LOAN_BOOK, { ...request, seed: hops }), JoinError);
  });
});
