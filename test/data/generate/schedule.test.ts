import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toDay, toIso } from '../../../data/generate/calendar.ts';
import { monthlyPaymentCents, scheduleOf } from '../../../data/generate/schedule.ts';

const TERMS = { issuedOn: toDay(2024, 1, 31), principalCents: 1_000_000, interestRate: 6, termMonths: 12 };

describe('monthlyPaymentCents()', () => {
  it('gives the textbook instalment: 860.66 on 10,000 at 6 % over a year', () => {
    assert.equal(monthlyPaymentCents(TERMS), 86_066);
  });
});

describe('scheduleOf()', () => {
  it('pays the principal to the cent, with the rounding in the last instalment', () => {
    const schedule = scheduleOf(TERMS, 86_066);
    assert.equal(schedule.length, 12);
    assert.equal(
      schedule.reduce((sum, { principalCents }) => sum + principalCents, 0),
      TERMS.principalCents,
    );
    const amounts = schedule.map(({ principalCents, interestCents }) => principalCents + interestCents);
    assert.ok(amounts.slice(0, -1).every((amount) => amount === 86_066));
    assert.ok(Math.abs((amounts.at(-1) ?? Number.NaN) - 86_066) <= 6);
    assert.deepEqual(
      [schedule[0], schedule[11]].map((instalment) => instalment && toIso(instalment.dueOn)),
      ['2024-02-28', '2025-01-28'],
    );
  });
});
