import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PlotlyFigure, plotlyFigure, profileRows, recommend } from '../../src/chart/mod.ts';
import { profileOf, type Row } from './profile-of.ts';
import { type ResultShape, SHAPES } from './shapes.ts';

function figureOf({ name, question = name, columns, rows }: ResultShape): PlotlyFigure {
  const [best] = recommend({ question, columns, profile: profileOf(rows) });
  assert.ok(best !== undefined);
  return plotlyFigure(best.specification, { title: name, rows });
}

function pointsOf(trace: PlotlyFigure['data'][number]): number {
  if (trace['type'] === 'indicator') return 1;
  const { cells, labels, locations, x } = JSON.parse(JSON.stringify(trace));
  return (labels ?? locations ?? x ?? cells.values[0]).length;
}

describe('plotlyFigure() draws every point', () => {
  for (const shape of SHAPES) {
    it(`of ${shape.name}`, () => {
      const { data, layout } = figureOf(shape);
      assert.deepEqual(data.map(pointsOf), shape.points);
      assert.deepEqual(JSON.parse(JSON.stringify({ data, layout })), { data, layout });
    });
  }
});

describe('a heat map', () => {
  const heatmap = (rows: readonly Row[]) => {
    const chart = recommend({ question: 'as a heat map', columns: null, profile: profileOf(rows) })
      .map(({ specification }) => specification)
      .find(({ kind }) => kind === 'heatmap');
    assert.ok(chart !== undefined);
    const { data, layout } = plotlyFigure(chart, { title: '', rows });
    return { text: data[0]?.['texttemplate'], layout };
  };
  const cells = (statuses: readonly (string | null)[], loans: (at: number) => number, columns = 5) =>
    Array.from({ length: columns * statuses.length }, (_, at) => ({
      grade: 'ABCDEFGHIJ'.charAt(at / statuses.length),
      status: statuses[at % statuses.length] ?? null,
      number_of_loans: loans(at),
    }));

  it('has its cells in the order of the rows, where that is not the order of the names', () => {
    const { layout } = heatmap(cells(['Current', 'Late', 'Charged Off', null], (at) => 1303 + at));
    const { xaxis, yaxis } = JSON.parse(JSON.stringify(layout));
    assert.equal(xaxis.categoryorder, 'category ascending');
    assert.deepEqual(yaxis.categoryarray, ['Current', 'Late', 'Charged Off', 'NULL']);
  });

  it('has its cells in the order of the names where the rows are: one that is missing moves nothing', () => {
    const { layout } = heatmap(cells(['a', 'b', 'c'], (at) => at).slice(1));
    assert.match(JSON.stringify(layout), /"yaxis":[^}]*\}[^}]*"category ascending"/);
  });

  it('shows figures as they are while they have room', () => {
    assert.equal(heatmap(cells(['a', 'b', 'c'], (at) => 1303 + at)).text, '%{z:,.2~f}');
    const long = cells(['a', 'b', 'c'], (at) => 123_456_789.5 + at, 10);
    assert.equal(heatmap(long).text, '%{z:.3~s}');
  });
});

describe('profileRows()', () => {
  it('sees the same in rows as the database does', () => {
    for (const { name, rows } of SHAPES) assert.deepEqual(profileRows(rows), profileOf(rows), name);
  });

  it('has no columns for no rows', () => {
    assert.deepEqual(profileRows([]), { rowCount: 0, columns: [], sample: [] });
  });
});
