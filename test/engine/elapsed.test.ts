import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  compareSpan,
  elapsed,
  elapsedToAverage,
  type Span,
  spanOfExpression,
} from '../../src/engine/elapsed.ts';
import { printExpression } from '../../src/engine/emit/print-expression.ts';
import type { DurationUnit, Expression } from '../../src/shared/mod.ts';

const UNITS: readonly DurationUnit[] = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'];

describe('elapsed()', () => {
  it('is known again by its expression, in every unit', () => {
    for (const unit of UNITS) assert.deepEqual(spanOfExpression(elapsed(between(unit))), between(unit));
  });
});

describe('compareSpan()', () => {
  it('counts months and years by the calendar, and days one by one', () => {
    assert.equal(print(compareSpan(between('months'), '<=', 12)), "closed <= DATE(opened, '+12 months')");
    assert.equal(print(compareSpan(between('days'), '<', 30)), 'JULIANDAY(closed) - JULIANDAY(opened) < 30');
    assert.equal(print(compareSpan(between('weeks'), '>', 2)), 'JULIANDAY(closed) - JULIANDAY(opened) > 14');
  });
});

describe('compareSpan() with nothing', () => {
  it('puts the one date after the other', () => {
    assert.equal(print(compareSpan(between('months'), '>=', 0)), 'closed >= opened');
  });
});

describe('elapsedToAverage()', () => {
  it('leaves open whether parts of a month count, and takes ages as whole years', () => {
    assert.equal(elapsedToAverage(between('months')), null);
    assert.deepEqual(elapsedToAverage({ ...between('years'), isWhole: true }), elapsed(between('years')));
    assert.notDeepEqual(elapsedToAverage(between('years')), elapsed(between('years')));
  });
});

function between(unit: DurationUnit): Span {
  return { from: column('opened'), to: column('closed'), unit };
}

function column(name: string): Expression {
  return { kind: 'column', table: 'accounts', column: name };
}

function print(expression: Expression): string {
  return printExpression(expression, {
    column: (_, name) => name,
    related: () => {
      throw new Error('Nothing of other rows is in it');
    },
    aggregate: () => {
      throw new Error('There is no aggregate in it');
    },
  });
}
