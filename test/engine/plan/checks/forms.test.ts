import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formsOf } from '../../../../src/engine/plan/checks/forms.ts';
import { listQuery } from '../../support/expressions.ts';

const BOATS = listQuery('boats', []);

test('formsOf() tells what rows are restricted by', () => {
  assert.deepEqual([...formsOf(BOATS)], []);
  const isRed = { kind: 'test', expression: { kind: 'literal', value: 1 } } as const;
  assert.deepEqual([...formsOf({ ...BOATS, where: isRed })], ['tested']);
  const hasTrips = { kind: 'exists', table: 'boats', related: 'trips', where: null } as const;
  assert.deepEqual(
    [...formsOf({ ...BOATS, where: { kind: 'all', of: [isRed, hasTrips] } })],
    ['tested', 'related'],
  );
});

test('formsOf() tells that some come first, and of which date the time is guessed', () => {
  const ranked = { ...BOATS, limit: 1, assumptions: ['time is by launch date'] };
  assert.deepEqual([...formsOf(ranked)], ['ranked', 'guessed']);
  assert.deepEqual([...formsOf({ kind: 'values', columns: [], rows: [], assumptions: [] })], []);
});
