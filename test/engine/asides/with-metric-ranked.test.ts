import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onLoanBook } from '../corpus/evaluate-corpus.ts';

const READINGS = await onLoanBook(async ({ generator }) => {
  const readings = new Map<string, string>();
  for (const question of [
    'Which branch lent the most money in 2023?',
    'The region that collected the least in 2023',
    'Which branch booked the most loans in 2023?',
  ]) {
    const answer = await generator.generate(question, { signal: new AbortController().signal });
    readings.set(question, answer.kind === 'generation' ? (answer.sql.split('\n')[0] ?? '') : '');
  }
  return readings;
});

describe('withMetricRanked()', () => {
  it('ranks by what the verb adds up', () => {
    assert.match(
      READINGS.get('Which branch lent the most money in 2023?') ?? '',
      /^-- Loan volume .* by branch name, for loans issued in 2023, highest first/,
    );
    assert.match(
      READINGS.get('The region that collected the least in 2023') ?? '',
      /^-- Collections .* by branch region, for payments paid in 2023, lowest first/,
    );
  });

  it('leaves a number of rows', () => {
    assert.match(READINGS.get('Which branch booked the most loans in 2023?') ?? '', /^-- Number of loans /);
  });
});
