import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PlotlyFigure, plotlyFigure, profileRows, recommend } from '../../src/chart/mod.ts';
import { profileOf } from './profile-of.ts';
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

describe('profileRows()', () => {
  it('sees the same in rows as the database does', () => {
    for (const { name, rows } of SHAPES) assert.deepEqual(profileRows(rows), profileOf(rows), name);
  });

  it('has no columns for no rows', () => {
    assert.deepEqual(profileRows([]), { rowCount: 0, columns: [], sample: [] });
  });
});
