import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MeasureOutput, Output } from '../../../../src/engine/logical-query.ts';
import {
  directionAsked,
  directionBy,
  isSortedSo,
  orderOutput,
} from '../../../../src/engine/plan/build-aggregate/order-output.ts';
import { checkOrderOfRanked } from '../../../../src/engine/plan/order-of-ranked.ts';
import type { PhraseOf } from '../../../../src/engine/plan/phrase.ts';

const output = (label: string, role: Output['role']): Output => ({
  name: label,
  label,
  expression: { kind: 'column', table: 'visit', column: label },
  role,
  unit: null,
});
const counted: MeasureOutput = {
  ...output('number of visits', 'measure'),
  expression: {
    kind: 'aggregate',
    function: 'count',
    table: 'visit',
    argument: null,
    distinct: false,
    filter: null,
  },
  transform: null,
};
const city = output('city', 'geography');
const day = output('visit date', 'time');
const order = (given: Partial<PhraseOf<'order'>>): PhraseOf<'order'> => ({
  kind: 'order',
  by: null,
  direction: 'desc',
  ...given,
});
const sortedBy = (given: Partial<PhraseOf<'order'>>, dimensions: readonly Output[]): string =>
  orderOutput(order(given), { dimensions, measures: [counted], key: counted }).label;

describe('orderOutput()', () => {
  it('takes what the words of the order are about', () => {
    assert.equal(sortedBy({}, [city, day]), 'number of visits');
    assert.equal(sortedBy({ about: 'name' }, [day, city]), 'city');
    assert.equal(sortedBy({ about: 'time' }, [city, day]), 'visit date');
    assert.equal(sortedBy({ about: 'occurrence' }, [city]), 'number of visits');
    assert.equal(sortedBy({ computed: 'count' }, [city]), 'number of visits');
  });

  it('refuses what the groups have not', () => {
    assert.throws(() => sortedBy({ about: 'time' }, [city]));
    assert.throws(() => sortedBy({ about: 'age' }, [city]));
    assert.throws(() => sortedBy({ computed: 'avg' }, [city]));
    assert.throws(() => sortedBy({ about: 'measure', properties: ['price'] }, [city]));
  });
});

describe('isSortedSo()', () => {
  it('knows which columns can be newest, biggest or alphabetical', () => {
    assert.ok(isSortedSo(order({ about: 'name' }), city));
    assert.ok(!isSortedSo(order({ about: 'name' }), counted));
    assert.ok(!isSortedSo(order({ about: 'measure' }), city));
    assert.ok(!isSortedSo(order({ about: 'time' }), city));
  });
});

describe('directionBy()', () => {
  it('puts what takes the least time first where the fastest are', () => {
    const wait: MeasureOutput = { ...counted, label: 'average wait', unit: { kind: 'duration', of: 'days' } };
    const fastest = order({ about: 'measure', properties: ['speed'] });
    assert.equal(orderOutput(fastest, { dimensions: [city], measures: [wait], key: wait }), wait);
    assert.equal(directionBy(fastest, wait, 'desc'), 'asc');
    assert.equal(directionBy(fastest, counted, 'desc'), 'desc');
  });

  it('turns ages into dates', () => {
    assert.equal(directionBy(order({ about: 'age' }), day, 'desc'), 'asc');
    assert.equal(directionBy(order({ about: 'age' }), output('age', 'measure'), 'desc'), 'desc');
    assert.equal(directionBy(order({ about: 'time' }), day, 'desc'), 'desc');
  });
});

describe('directionAsked()', () => {
  it('begins with the most where it is ranked', () => {
    assert.equal(directionAsked(order({ direction: null, isRanked: true }), counted), 'desc');
    assert.equal(directionAsked(order({ direction: null, isRanked: true }), city), 'asc');
    assert.equal(directionAsked(order({ direction: null }), counted), 'asc');
  });
});

describe('checkOrderOfRanked()', () => {
  const rank = {
    kind: 'rank',
    direction: 'desc',
    quality: 'size',
    limit: 3,
    position: null,
    by: null,
  } as const;
  const check = (given: Partial<PhraseOf<'order'>>): void =>
    checkOrderOfRanked({ rank, order: order(given), byMeasures: [] });

  it('lets an order through that says the same as the ranking', () => {
    assert.doesNotThrow(() => check({ about: 'measure' }));
    assert.doesNotThrow(() => check({}));
  });

  it('refuses another order of those that come first', () => {
    assert.throws(() => check({ about: 'time' }));
    assert.throws(() => check({ about: 'measure', direction: 'asc' }));
    assert.throws(() => check({ about: 'name', direction: 'asc' }));
  });
});
