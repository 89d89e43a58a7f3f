import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ChartSpecification, recommend } from '../../src/chart/mod.ts';
import type { ColumnMeaning, ColumnRole } from '../../src/shared/mod.ts';
import { profileOf, type Row } from './profile-of.ts';

const ROLES: readonly ColumnRole[] = [
  'time',
  'category',
  'ordered-category',
  'geography',
  'measure',
  'share',
  'rate',
  'identifier',
  'text',
];
const ROW_COUNTS = [1, 2, 7, 40, 250, 1_500];
const BARS_MAX = 60;
const SLICES_MAX = 6;

/** Every choice of one to three roles, in order. */
function roleSets(): ColumnRole[][] {
  const pairs = ROLES.flatMap((first) => ROLES.map((second) => [first, second]));
  return [
    ...ROLES.map((role) => [role]),
    ...pairs,
    ...pairs.flatMap((pair) => ROLES.map((role) => [...pair, role])),
  ];
}

function cellOf(role: ColumnRole, index: number, row: number): string | number {
  const turned = Math.floor(row / (index + 1));
  if (role === 'time') return `${2000 + (turned % 20)}-${String((turned % 12) + 1).padStart(2, '0')}`;
  if (role === 'measure' || role === 'share' || role === 'rate') return (row * 37) % 101;
  return role === 'identifier' ? row : `${role} ${index} ${turned}`;
}

function resultOf(roles: readonly ColumnRole[], rowCount: number): { columns: ColumnMeaning[]; rows: Row[] } {
  const columns = roles.map((role, index) => ({ name: `c${index}`, role, unit: null }));
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(columns.map(({ name, role }, index) => [name, cellOf(role, index, row)])),
  );
  return { columns, rows };
}

/** Columns that a chart puts on an axis or turns into colours; a table shows all. */
function drawnColumns(chart: ChartSpecification): string[] {
  if (chart.kind === 'table') return [];
  return [...JSON.stringify(chart).matchAll(/"column":"([^"]+)"/g)].map(([, column]) => column ?? '');
}

describe('recommend(), of every result of up to three columns,', () => {
  const all = roleSets().flatMap((roles) => ROW_COUNTS.map((count) => resultOf(roles, count)));
  const charts = all.flatMap(({ columns, rows }) => {
    const found = recommend({ question: 'what is it?', columns, profile: profileOf(rows) });
    return found.map(({ specification }) => ({ chart: specification, columns }));
  });

  it('never draws identifiers', () => {
    for (const { chart, columns } of charts) {
      const identifiers = columns.filter(({ role }) => role === 'identifier').map(({ name }) => name);
      assert.deepEqual(
        drawnColumns(chart).filter((column) => identifiers.includes(column)),
        [],
        JSON.stringify(chart),
      );
    }
  });

  it('never draws more bars than can be read', () => {
    for (const { chart } of charts) {
      if (chart.kind === 'bar') assert.ok(chart.count <= BARS_MAX, JSON.stringify(chart));
    }
  });

  it('always offers the table, once', () => {
    for (const { columns, rows } of all) {
      const found = recommend({ question: '', columns, profile: profileOf(rows) });
      assert.equal(found.filter(({ specification }) => specification.kind === 'table').length, 1);
    }
  });
});

describe('recommend() follows the words of the question:', () => {
  const channels = ['Online', 'Branch', 'Broker', 'Phone'];
  const rows = Array.from({ length: 48 }, (_, index) => ({
    month: `2024-${String(Math.floor(index / 4) + 1).padStart(2, '0')}`,
    channel: channels[index % 4] ?? '',
    count: 10 + index,
  }));
  const byChannel = channels.map((channel, index) => ({ channel, count: 10 + index }));
  const best = (question: string, of: readonly Row[]): string | undefined =>
    recommend({ question, columns: null, profile: profileOf(of) })[0]?.specification.kind;

  const CASES: readonly (readonly [question: string, of: readonly Row[], kind: string])[] = [
    ['trend of loans by channel', rows, 'line'],
    ['how did the split by channel develop?', rows, 'area'],
    ['loans by month and channel as a heat map', rows, 'heatmap'],
    ['loans by month and channel as a table', rows, 'table'],
    ['compare the channels', byChannel, 'bar'],
    ['what proportion has each channel?', byChannel, 'pie'],
    ['which channel has the most loans?', byChannel, 'bar'],
    ['loans by channel as a pie chart', byChannel, 'pie'],
  ];
  for (const [question, of, kind] of CASES) {
    it(`${kind} for ${JSON.stringify(question)}`, () => assert.equal(best(question, of), kind));
  }

  it('no more than six slices, whatever is asked', () => {
    const many = Array.from({ length: SLICES_MAX + 1 }, (_, index) => ({
      channel: `C${index}`,
      count: index + 1,
    }));
    const found = recommend({
      question: 'share by channel as a pie',
      columns: null,
      profile: profileOf(many),
    });
    assert.ok(found.every(({ specification }) => specification.kind !== 'pie'));
  });
});

describe('titles of columns', () => {
  const CASES: readonly (readonly [name: string, title: string])[] = [
    ['average_interest_rate', 'Average interest rate'],
    ['SUM(l.principal)', 'Total principal'],
    ['count(*)', 'Count'],
    ['AVG(annual_income)', 'Average annual income'],
    ['100.0 * SUM(CASE WHEN decision = 1 THEN 1 END) / COUNT(*)', '100.0 * SUM(CASE WHEN decision = 1 THEN…'],
  ];
  for (const [name, title] of CASES) {
    it(`${name} is shown as ${title}`, () => {
      const rows = Array.from({ length: 3 }, (_, index) => ({
        grade: 'ABC'.charAt(index),
        [name]: index + 0.5,
      }));
      const [best] = recommend({ question: '', columns: null, profile: profileOf(rows) });
      assert.ok(JSON.stringify(best?.specification).includes(`"title":"${title}"`), JSON.stringify(best));
    });
  }
});
