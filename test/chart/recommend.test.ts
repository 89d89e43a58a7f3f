import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ChartSpecification, recommend } from '../../src/chart/mod.ts';
import { profileOf } from './profile-of.ts';
import { SHAPES } from './shapes.ts';

function describeChart(spec: ChartSpecification): string {
  switch (spec.kind) {
    case 'bar':
      return `bar ${spec.orientation}${spec.series === null ? '' : ` ${spec.mode}`}`;
    case 'line':
    case 'area':
      return `${spec.kind} ${spec.time.scale}${spec.hasGaps ? ' with gaps' : ''}`;
    default:
      return spec.kind;
  }
}

describe('recommend() puts first', () => {
  for (const { name, question = name, columns, rows, chart } of SHAPES) {
    it(`${chart} for ${name}`, () => {
      const [best] = recommend({
        question,
        columns,
        profile: profileOf(
          rows,
          columns?.map((column) => column.name),
        ),
      });
      assert.ok(best !== undefined && best.reasons.length > 0);
      assert.equal(describeChart(best.specification), chart);
    });
  }
});

describe('recommend()', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    month: `2024-${String(index + 1).padStart(2, '0')}`,
    count: index,
  }));

  it('has nothing for no rows or no columns', () => {
    assert.deepEqual(recommend({ question: '', columns: null, profile: profileOf([], ['a']) }), []);
    assert.deepEqual(
      recommend({ question: '', columns: null, profile: { rowCount: 3, columns: [], sample: [] } }),
      [],
    );
  });

  it('always offers the table, and every chart in falling order', () => {
    const found = recommend({ question: 'trend of loans', columns: null, profile: profileOf(rows) });
    assert.deepEqual(
      found.map(({ specification }) => describeChart(specification)),
      ['line month', 'bar vertical', 'bar horizontal', 'table'],
    );
    assert.ok(found.every(({ score }, index) => score <= (found[index - 1]?.score ?? score)));
  });

  it('trusts a stated role only as far as the values bear it out', () => {
    const columns = [
      { name: 'month', role: 'time', unit: null },
      { name: 'count', role: 'measure', unit: null },
    ] as const;
    const spoilt = rows.map((row) => ({ ...row, count: `about ${row.count}` }));
    const [best] = recommend({ question: '', columns, profile: profileOf(spoilt) });
    assert.equal(best?.specification.kind, 'table');
  });

  it('takes meanings only for the columns that they name', () => {
    const columns = [
      { name: 'other', role: 'identifier', unit: null },
      { name: 'count', role: 'measure', unit: { kind: 'count' } },
    ] as const;
    const [best] = recommend({ question: '', columns, profile: profileOf(rows) });
    assert.equal(best?.specification.kind, 'line');
  });
});
