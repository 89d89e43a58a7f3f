import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { datePartSql, periodNumberSql, periodStartSql } from '../../../src/engine/emit/date-part-sql.ts';
import { type Names, printExpression } from '../../../src/engine/emit/print-expression.ts';
import type { DatePart, Expression } from '../../../src/shared/mod.ts';
import { compare, datePart, literal } from '../support/expressions.ts';
import { openTables } from '../support/small-loan-book.ts';

const DAY_MS = 86_400_000;
const database = openTables({});

/** ISO 8601: the week of the year of its Thursday. */
function isoWeek(day: Date): string {
  const thursday = new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const number = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS / 7) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

function part(name: DatePart, day: string): unknown {
  return database.all(`SELECT ${datePartSql(name, `'${day}'`)}`)[0]?.[0];
}

describe('datePartSql()', () => {
  it('gives the ISO week of every day of forty years', () => {
    const first = Date.UTC(1999, 0, 1);
    for (let number = 0; number < 40 * 366; number += 1) {
      const day = new Date(first + number * DAY_MS);
      const text = day.toISOString().slice(0, 10);
      assert.equal(part('week', text), isoWeek(day), text);
    }
  });

  it('gives text that sorts as the calendar does', () => {
    const parts: readonly (readonly [DatePart, unknown])[] = [
      ['year', '2024'],
      ['quarter', '2024-Q3'],
      ['month', '2024-08'],
      ['day', '2024-08-09'],
      ['quarter-of-year', 'Q3'],
      ['month-of-year', '08'],
      ['day-of-month', '09'],
      ['weekday', 'Friday'],
    ];
    for (const [name, value] of parts) assert.equal(part(name, '2024-08-09'), value, name);
  });

  it('gives NULL for NULL', () => {
    const names = ['year', 'quarter', 'month', 'week', 'weekday'] as const;
    for (const name of names)
      assert.deepEqual(database.all(`SELECT ${datePartSql(name, 'NULL')}`), [[null]], name);
  });
});

describe('emit() of calendar parts', () => {
  const day = literal('2024-08-09');
  const [year, month, quarter] = (['year', 'month-of-year', 'quarter-of-year'] as const).map((name) =>
    datePart(name, day),
  );
  const names: Names = {
    column: (_, name) => name,
    related: () => '',
    aggregate: () => ({ sql: '', level: 0 }),
  };

  it('compares them with numbers and text as they are written', () => {
    if (year === undefined || month === undefined || quarter === undefined) throw new Error('Three parts');
    const isIn = (operand: Expression, ...values: readonly number[]): Expression => ({
      kind: 'in',
      operand,
      values: values.map(literal),
      negated: false,
    });
    const holding: readonly Expression[] = [
      compare('=', year, 2024),
      compare('>', year, '2023'),
      compare('=', month, 8),
      compare('<', month, 10),
      compare('=', literal(3), quarter),
      compare('>', month, 7.5),
      isIn(month, 7, 8),
      isIn(quarter, 3, 4),
      isIn(month, 8, 100),
      compare('=', year, compare('+', datePart('year', literal('2023-01-01')), 1)),
      compare('=', compare('-', quarter, 1), 2),
      compare('=', compare('/', month, 16), 0.5),
      compare('=', compare('*', literal(2), quarter), 6),
    ];
    for (const expression of holding) {
      const sql = printExpression(expression, names);
      assert.deepEqual(database.all(`SELECT ${sql}`), [[1]], sql);
    }
  });
});

describe('periodNumberSql()', () => {
  it('numbers periods one by one, over the turn of the year', () => {
    const pairs: readonly (readonly [DatePart, string, string])[] = [
      ['year', '2023', '2024'],
      ['month-of-year', '09', '10'],
      ['day-of-month', '09', '10'],
      ['quarter-of-year', 'Q3', 'Q4'],
      ['quarter', '2023-Q4', '2024-Q1'],
      ['month', '2023-12', '2024-01'],
      ['week', '2020-W53', '2021-W01'],
      ['week', '2021-W52', '2022-W01'],
      ['day', '2024-02-29', '2024-03-01'],
    ];
    for (const [name, before, after] of pairs) {
      const [earlier, later] = [before, after].map((period) => periodNumberSql(name, `'${period}'`));
      assert.deepEqual(database.all(`SELECT (${later}) - (${earlier})`), [[1]], name);
    }
  });
});

describe('periodStartSql()', () => {
  it('gives the first day of the period that is written', () => {
    const startOf = (name: DatePart, day: string): unknown =>
      database.all(`SELECT ${periodStartSql(name, `(${datePartSql(name, `'${day}'`)})`)}`)[0]?.[0];
    assert.equal(startOf('year', '2024-08-09'), '2024-01-01');
    assert.equal(startOf('month', '2024-08-09'), '2024-08-01');
    assert.equal(startOf('quarter', '2024-12-31'), '2024-10-01');
    assert.equal(periodStartSql('weekday', 'day'), null);
  });
});
