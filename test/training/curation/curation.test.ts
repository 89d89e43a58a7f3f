import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LoanqError } from '../../../src/shared/mod.ts';
import {
  checkExample,
  cutExample,
  findDuplicate,
  parseTraining,
  printExample,
  toFileName,
} from '../../../src/training/mod.ts';

const examples = (text: string) => parseTraining([{ path: 'examples/a.sql', text }]).examples;

describe('printExample()', () => {
  it('is read back as it was', () => {
    const example = {
      questions: ['How many?', 'Count\nof --all'],
      sql: "SELECT 'a;b' -- c\nFROM t",
      mayBeEmpty: true,
    };
    const [read] = examples(printExample(example));
    assert.deepEqual({ ...read, id: '' }, { ...example, id: '', questions: ['How many?', 'Count of --all'] });
  });
});

describe('cutExample()', () => {
  const text = `-- About counting.

-- One?
SELECT 1; -- odd

-- A note.

-- Two?
-- Zwei?
SELECT ';' -- ;
  AS two;

-- Three?
SELECT 3`;

  it('takes an example out with its questions and leaves the rest', () => {
    assert.deepEqual(
      examples(text).map(({ id }) => id),
      ['examples/a.sql:4', 'examples/a.sql:10', 'examples/a.sql:14'],
    );
    assert.equal(
      cutExample(text, 10),
      '-- About counting.\n\n-- One?\nSELECT 1; -- odd\n\n-- A note.\n\n-- Three?\nSELECT 3',
    );
    assert.deepEqual(
      examples(cutExample(text, 14) ?? '').map(({ sql }) => sql),
      ['SELECT 1', "SELECT ';' -- ;\n  AS two"],
    );
  });

  it('leaves nothing of a file with one example', () => {
    assert.equal(cutExample('-- One?\nSELECT 1;\n', 2), '');
  });

  it('is null where no statement begins', () => {
    assert.equal(cutExample(text, 1), null);
  });
});

describe('findDuplicate()', () => {
  const present = examples("-- How many loans?\nSELECT count(*) FROM loans WHERE s = 'A';");

  it('tells a repetition from a contradiction', () => {
    const again = {
      questions: ['how MANY loans'],
      sql: "select COUNT(*)\nfrom loans /* all */ where s = 'A'",
    };
    assert.match(
      findDuplicate(again, present) ?? '',
      /there already, with the same SQL: examples\/a\.sql:2$/,
    );
    const other = { ...again, sql: "SELECT count(*) FROM loans WHERE s = 'a'" };
    assert.match(findDuplicate(other, present) ?? '', /answered already, by other SQL.*examples\/a\.sql:2$/);
  });

  it('lets another question have the same SQL', () => {
    assert.equal(findDuplicate({ questions: ['Loan count?'], sql: present[0]?.sql ?? '' }, present), null);
  });
});

describe('checkExample()', () => {
  const check = (mayBeEmpty: boolean, rowCount: number, hasValue: boolean) =>
    checkExample({ sql: 'SELECT 1', mayBeEmpty }, async () => ({ rowCount, hasValue }));

  it('wants a value, unless the result may be empty', async () => {
    assert.equal(await check(false, 2, true), null);
    assert.equal(await check(false, 0, false), 'it returns no rows');
    assert.equal(await check(false, 1, false), 'it returns nothing but NULL');
    assert.equal(await check(true, 0, false), null);
  });

  it("gives the database's message, and stops when it is cancelled", async () => {
    const failing = (code: 'sql-failed' | 'cancelled') => async () => {
      throw new LoanqError(code, 'no such column: x');
    };
    const example = { sql: 'SELECT x', mayBeEmpty: true };
    assert.equal(await checkExample(example, failing('sql-failed')), 'no such column: x');
    await assert.rejects(checkExample(example, failing('cancelled')), { code: 'cancelled' });
  });
});

describe('toFileName()', () => {
  it('makes a safe name of anything', () => {
    assert.equal(toFileName('How many “Loans” in São Paulo?'), 'how-many-loans-in-sao-paulo');
    assert.equal(toFileName('../../etc/passwd'), 'etc-passwd');
    assert.equal(toFileName('…'), 'untitled');
    assert.ok(toFileName('x'.repeat(500)).length <= 60);
  });
});
