import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recognizeEachPeriod } from '../../../src/engine/recognize/each-period.ts';
import { recognizeTimes } from '../../../src/engine/recognize/times.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string[] {
  const tokens = tokenize(question);
  const times = recognizeTimes(tokens, { asOf: '2025-12-31' });
  return recognizeEachPeriod(tokens, times).map(({ start, end, meaning }) => {
    assert.ok(meaning.kind === 'language');
    const words = tokens.slice(start, end).map(({ norm }) => norm);
    return `${words.join(' ')} = ${meaning.sense}`;
  });
}

describe('recognizeEachPeriod()', () => {
  for (const [question, ...found] of [
    ['in each of the last four quarters', 'in each of = every:quarter', 'each of = every:quarter'],
    ['every one of the years 2021 to 2023', 'every one of = every:year'],
    ['each of 2021, 2022 and 2023', 'each of = every:year'],
    ['each of the four quarters of 2024', 'each of the four quarters = every:quarter'],
    ['volume over the months of 2025', 'over the months = every:month'],
    ['2021, 2022 and 2023 separately', 'separately = every:year'],
    ['2021 to 2023, individually', 'individually = every:year'],
    ['in 2021 and 2022 each branch'],
    ['in 2024 separately'],
    ['each of the branches in 2024'],
    ['over the year 2024'],
  ] as const) {
    it(`finds ${found.length === 0 ? 'nothing' : 'what asks for each'} in "${question}"`, () => {
      assert.deepEqual(read(question), found);
    });
  }
});
