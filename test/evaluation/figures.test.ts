import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type EvaluationCase, type Outcome, parseCases, toFigures } from '../../src/evaluation/mod.ts';

const [answerable, unanswerable] = parseCases(
  '\uFEFF{"id": 7, "question": "How many?", "sql": "SELECT 1"}\r\n\r\n{"question": "Why?", "sql": null}\n',
  'two.jsonl',
);
assert.ok(answerable !== undefined && unanswerable !== undefined);

const right = (test: EvaluationCase, generateMs = 1): Outcome => ({ case: test, generateMs, kind: 'right' });
const failed = (test: EvaluationCase): Outcome => ({
  case: test,
  generateMs: 1,
  kind: 'refused',
  stage: 'failed',
  message: 'The provider is away.',
});

describe('parseCases()', () => {
  it('reads past byte order marks, carriage returns and empty lines, and names cases by their lines', () => {
    assert.deepEqual(
      [answerable, unanswerable].map(({ id, golds }) => [id, golds]),
      [
        ['7', ['SELECT 1']],
        ['two.jsonl:3', []],
      ],
    );
  });
});

describe('toFigures()', () => {
  it('measures nothing where there is nothing', () => {
    const { precision, coverage, refusal, latencyMs } = toFigures([]);
    assert.deepEqual([precision, coverage, refusal], [null, null, null]);
    assert.deepEqual(latencyMs, { p50: 0, p99: 0, max: 0 });
  });

  it('takes no credit for refusing what has an answer and is not read yet', () => {
    const [unread] = parseCases('{"question": "Which?", "sql": null, "tags": ["not-yet-read"]}', 'one.jsonl');
    assert.ok(unread !== undefined);
    const figures = toFigures([right(unread), failed(unread), failed(unanswerable)]);
    assert.deepEqual([figures.unanswerable, figures.refusal, figures.coverage], [1, 0, null]);
    assert.deepEqual([figures.unread, figures.unreadRefused], [2, 1]);
  });

  it('takes a generator that fails neither for an answer nor for a refusal', () => {
    const figures = toFigures([
      right(answerable),
      failed(answerable),
      right(unanswerable),
      failed(unanswerable),
    ]);
    assert.deepEqual([figures.precision, figures.coverage, figures.refusal], [100, 50, 50]);
    assert.deepEqual(figures.misses, { failed: 2 });
  });

  it('leaves cases whose own SQL fails out of all shares', () => {
    const invalid: Outcome = { case: answerable, generateMs: 1, kind: 'invalid', message: 'no such table' };
    const {
      answerable: counted,
      precision,
      coverage,
      invalid: left,
    } = toFigures([right(answerable), invalid]);
    assert.deepEqual([counted, precision, coverage, left], [1, 100, 100, 1]);
  });

  it('gives quantiles that were measured', () => {
    const outcomes = Array.from({ length: 100 }, (_, i) => right(answerable, 100 - i));
    assert.deepEqual(toFigures(outcomes).latencyMs, { p50: 50, p99: 99, max: 100 });
  });
});
