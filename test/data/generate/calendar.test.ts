import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  AS_OF_DAY,
  addMonths,
  toBusinessDay,
  toDay,
  toIso,
  toParts,
  weekdayOf,
} from '../../../data/generate/calendar.ts';

describe('toIso()', () => {
  it('agrees with the platform from 1900 to 2100', () => {
    for (let day = toDay(1900, 1, 1); day <= toDay(2100, 12, 31); day++) {
      const date = new Date(day * 86_400_000);
      assert.equal(toIso(day), date.toISOString().slice(0, 10));
      assert.equal(weekdayOf(day), date.getUTCDay());
      const { year, month, dayOfMonth } = toParts(day);
      assert.equal(toDay(year, month, dayOfMonth), day);
    }
  });
});

describe('addMonths()', () => {
  it('keeps the day of the month, or takes the 28th', () => {
    assert.equal(toIso(addMonths(toDay(2024, 1, 28), 1)), '2024-02-28');
    assert.equal(toIso(addMonths(toDay(2024, 1, 31), 1)), '2024-02-28');
    assert.equal(toIso(addMonths(toDay(2024, 10, 15), 15)), '2026-01-15');
  });
});

describe('toBusinessDay()', () => {
  it('moves weekends to Monday and leaves other days', () => {
    assert.equal(toIso(toBusinessDay(toDay(2025, 12, 27))), '2025-12-29');
    assert.equal(toIso(toBusinessDay(toDay(2025, 12, 28))), '2025-12-29');
    assert.equal(toBusinessDay(AS_OF_DAY), AS_OF_DAY);
  });
});
