import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageFigure } from '../../site/src/workbench/chart/page-figure.ts';
import { type PlotlyFigure, plotlyFigure, profileRows, recommend } from '../../src/chart/mod.ts';

type Row = Readonly<Record<string, string | number>>;

function figureOf(kind: string, rows: readonly Row[]): PlotlyFigure {
  const chart = recommend({ question: '', columns: null, profile: profileRows(rows) })
    .map(({ specification }) => specification)
    .find((each) => each.kind === kind);
  assert.ok(chart !== undefined);
  return plotlyFigure(chart, { title: 'A title', rows });
}

function shown(figure: PlotlyFigure, width: number) {
  const { data, layout, height } = pageFigure(figure, false, { width, color: '#000', fontFamily: 'serif' });
  return { height, ...JSON.parse(JSON.stringify({ data, layout })) };
}

const PRODUCTS = ['Auto', 'Home', 'Personal', 'Business'];
const GRID = Array.from({ length: 48 }, (_, at) => ({
  month: `2024-${String(1 + (at % 12)).padStart(2, '0')}`,
  product: PRODUCTS[Math.floor(at / 12)] ?? '',
  number_of_loans: at,
}));
const BRANCHES = Array.from({ length: 24 }, (_, at) => ({
  branch: `The long name of branch ${at}`,
  number_of_loans: 100 - at,
}));

describe('pageFigure()', () => {
  it('puts the legend above a narrow chart, which is higher by as much', () => {
    const lines = figureOf('line', GRID);
    const [narrow, wide] = [shown(lines, 300), shown(lines, 900)];
    assert.equal(narrow.layout.legend.orientation, 'h');
    assert.notEqual(wide.layout.legend.orientation, 'h');
    assert.ok(narrow.height > wide.height);
    assert.equal(narrow.layout.title, undefined);
  });

  it('lays the scale of colours above a narrow heat map', () => {
    const cells = figureOf('heatmap', GRID);
    assert.equal(shown(cells, 300).data[0].colorbar.orientation, 'h');
    assert.equal(shown(cells, 900).data[0].colorbar.orientation, undefined);
  });

  it('gives each of many bars its line, and shortens names where they would take the width', () => {
    const bars = figureOf('bar', BRANCHES);
    const [narrow, wide] = [shown(bars, 300), shown(bars, 900)];
    assert.ok(wide.height > 24 * 20);
    assert.equal(narrow.layout.yaxis.labelalias['The long name of branch 7'], 'The long name o…');
    assert.equal(wide.layout.yaxis.labelalias, undefined);
  });
});
