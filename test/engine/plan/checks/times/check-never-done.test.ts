import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkNeverDone } from '../../../../../src/engine/plan/checks/times/check-never-done.ts';
import { Rejected } from '../../../../../src/engine/plan/rejection.ts';

describe('checkNeverDone()', () => {
  it('rejects a time of what was not done', () => {
    const words = 'parcels packed but never sent in 2025'.split(' ');
    assert.throws(() => checkNeverDone(words), Rejected);
  });

  it('lets through what was never done at all, and what was done in a year', () => {
    checkNeverDone('parcels packed in 2025 but never sent'.split(' '));
    checkNeverDone('parcels sent in 2025'.split(' '));
  });
});
