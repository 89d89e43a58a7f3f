import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as z from 'zod';
import { AskRequest, SQLRequest } from '../../src/http/mod.ts';
import { ERROR_KINDS } from '../../src/http/validation/error-kinds.ts';
import { toValidationError, toViolations } from '../../src/http/validation/violations.ts';

const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  1.5,
  '',
  ' ',
  'x',
  '\ud800',
  [],
  ['x'],
  {},
  { a: {} },
];

describe('toViolations()', () => {
  it('gives every wrong value one error, of a kind that has a page', () => {
    const bodies = [
      ...VALUES,
      ...VALUES.map((value) => ({ question: value, sql: value })),
      ...VALUES.map((value) => [value]),
    ];
    const seen = new Set<string>();
    for (const model of [AskRequest, SQLRequest]) {
      for (const body of bodies) {
        const result = model.safeParse(body);
        if (result.success) continue;
        const violations = toViolations(result.error.issues, body);
        assert.equal(violations.length, 1, JSON.stringify(body));
        for (const violation of violations) {
          assert.ok(violation.kind in ERROR_KINDS);
          seen.add(violation.kind);
        }
      }
    }
    // The one kind left is that of a body which is no JSON: it never gets here.
    assert.deepEqual([...seen, 'json_invalid'].sort(), Object.keys(ERROR_KINDS).sort());
  });

  it('trims text and drops what the model does not have', () => {
    assert.deepEqual(AskRequest.parse({ question: ' How many?\n', sql: 1 }), { question: 'How many?' });
  });

  it('throws for a rule that no kind of error is defined for', () => {
    const { error } = z.object({ n: z.number().max(3) }).safeParse({ n: 5 });
    assert.throws(() => toViolations(error?.issues ?? [], { n: 5 }), /No validation error is defined/);
  });
});

describe('toValidationError()', () => {
  it('says plural and singular', () => {
    const messageFor = (min_length: number): string =>
      toValidationError(
        { kind: 'string_too_short', path: ['sql'], inputPath: ['sql'], context: { min_length } },
        { input: '', linkBase: '' },
      ).msg;
    assert.equal(messageFor(1), 'String should have at least 1 character');
    assert.equal(messageFor(3), 'String should have at least 3 characters');
  });
});
