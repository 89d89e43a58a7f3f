import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withGroupsApart } from '../../../src/engine/asides/with-groups-apart.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** The question by the column of its values, each of which is named with the column. */
function read(question: string, columns: Readonly<Record<string, string>>): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, start): Candidate[] => {
    const field = columns[norm];
    if (field === undefined) return [];
    const meaning = { kind: 'value', dataset: 'rooms', field, value: norm } as const;
    return [{ start, end: start + 1, meaning, match: 'exact', cost: 0 }];
  });
  return (
    withGroupsApart(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

const COLUMNS = { red: 'wall_color', blue: 'wall_color', large: 'size' };

describe('withGroupsApart()', () => {
  it('asks by the column of the values that are wanted one by one', () => {
    assert.equal(
      read('how many red and blue rooms separately?', COLUMNS),
      'how many red and blue rooms by wall color ?',
    );
    assert.equal(
      read('how many red and blue rooms, red and blue separately', COLUMNS),
      'how many red and blue rooms by wall color',
    );
  });

  it('leaves other questions alone', () => {
    assert.equal(read('how many red and blue rooms', COLUMNS), null);
    assert.equal(read('how many large red rooms separately', COLUMNS), null);
  });
});
