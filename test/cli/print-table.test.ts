import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printTable } from '../../src/cli/print-table.ts';
import type { ColumnProfile, ResultProfile } from '../../src/database/mod.ts';

function column(name: string, types: ColumnProfile['types']): ColumnProfile {
  return {
    name,
    types,
    nullCount: 0,
    distinctCount: 0,
    min: null,
    max: null,
    isTemporal: false,
    textLengthMax: 0,
  };
}

function profile(rows: readonly Record<string, unknown>[], rowCount = rows.length): ResultProfile {
  return { rowCount, sample: rows, columns: [column('name', ['text']), column('n', ['integer'])] };
}

describe('printTable()', () => {
  it('says how many rows there are where it does not show all', () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({ name: 'x', n: i }));
    const lines = printTable(profile(rows, 1_234_567)).trimEnd().split('\n');
    assert.equal(lines.length, 53);
    assert.equal(lines.at(-1), '1,234,567 rows, the first 50 shown');
  });

  it('lets no text steer the terminal', () => {
    const table = printTable(profile([{ name: '\u001b[2J\u0007\u202eevil\r\n', n: 1 }]));
    assert.ok(!/[^\P{C}\n]/u.test(table), JSON.stringify(table));
    assert.match(table, /·\[2J··evil··/);
  });

  it('cuts long text and shows NULL', () => {
    const table = printTable(profile([{ name: 'é'.repeat(100), n: null }]));
    assert.match(table, /^é{59}… {2}NULL$/m);
  });

  it('shows the columns of a result without rows', () => {
    assert.equal(printTable(profile([])), 'name  n\n────  ─\n0 rows\n');
  });
});
