import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elapsed } from '../../../../src/engine/elapsed.ts';
import type { Assembly } from '../../../../src/engine/plan/assembly.ts';
import { exactAges } from '../../../../src/engine/plan/build-list/exact-ages.ts';
import type { Expression } from '../../../../src/shared/mod.ts';

const OPENED: Expression = { kind: 'column', table: 'branches', column: 'opened_on' };
const TODAY: Expression = { kind: 'literal', value: '2025-12-31' };
const ASSEMBLY = {
  index: { field: () => ({ label: 'opening date', expression: null }) },
} as unknown as Assembly;

function agesIn(unit: 'years' | 'days') {
  const expression = elapsed({ from: OPENED, to: TODAY, unit });
  const by = { name: 'age', label: 'age', expression, role: 'measure' as const, unit: null };
  return exactAges(ASSEMBLY, { by, direction: 'desc' });
}

describe('an order by age', () => {
  it('tells apart by the date those of the same age in whole years', () => {
    assert.deepEqual(
      agesIn('years').map(({ by, direction }) => [by.expression, direction]),
      [[OPENED, 'asc']],
    );
  });

  it('is exact in days', () => {
    assert.deepEqual(agesIn('days'), []);
  });
});
