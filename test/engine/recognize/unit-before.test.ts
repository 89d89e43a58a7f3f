import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recognizeTimes } from '../../../src/engine/recognize/times.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** The first days of the times, in order. */
function starts(question: string): string {
  const found = recognizeTimes(tokenize(question), { asOf: '2025-12-31' });
  const days = found.map(({ meaning }) => (meaning.kind === 'time' ? meaning.start : null));
  return [...new Set(days)].join(' ');
}

const CASES: readonly (readonly [question: string, starts: string])[] = [
  ['volume in 2023 versus the previous year', '2023-01-01 2022-01-01'],
  ['volume in May 2024 compared with the month before', '2024-05-01 2024-04-01'],
  ['loans in Q1 2025 and in the prior quarter', '2025-01-01 2024-10-01'],
  ['compared with the year before, volume in 2022', '2021-01-01 2022-01-01'],
  ['volume in Q2 2024 against a year earlier', '2024-04-01 2023-04-01'],
  ['volume this month against a year ago', '2025-12-01 2024-12-01'],
  ['loans issued in the previous year', '2024-01-01'],
];

describe('unitBefore() counts from the time that is named', () => {
  for (const [question, days] of CASES) {
    it(JSON.stringify(question), () => assert.equal(starts(question), days));
  }
});

describe('unitBefore() leaves unread', () => {
  it('what is before a time of another length', () => {
    assert.equal(starts('volume in Q1 2025 versus the previous month'), '2025-01-01');
  });

  it('what is not set beside the time that is named', () => {
    assert.equal(starts('loans charged off in 2023 issued by us in the previous year'), '2023-01-01');
  });

  it('what is before several times', () => {
    assert.equal(starts('volume in 2023 versus 2022 versus the previous year'), '2023-01-01 2022-01-01');
  });
});
