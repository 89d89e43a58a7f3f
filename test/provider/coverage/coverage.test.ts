import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type SampleKnowledge, sampleKnowledge } from '../../support/sample-knowledge.ts';
import { corpusCases } from './corpus-cases.ts';
import { type CoverageFigures, toFigures } from './figures.ts';
import { measureCoverage, measureHeldBack } from './measure-coverage.ts';

/** About so many of what `npm run eval:prompt` measures, evenly taken, for their time. */
const some = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.ceil(items.length / count);
  return items.filter((_, index) => index % step === 0);
};

describe('the prompts of held-back questions', () => {
  let sample: SampleKnowledge;
  before(async () => {
    sample = await sampleKnowledge();
  });

  function assertCovered(figures: CoverageFigures): void {
    assert.ok(figures.questions >= 40, `${figures.questions} questions`);
    assert.ok(
      figures.tables >= 99 && figures.columns >= 99,
      `tables and columns: ${JSON.stringify(figures)}`,
    );
    assert.ok(figures.terms >= 97, `terms: ${JSON.stringify(figures)}`);
    assert.ok(figures.nearExample >= 80, `examples: ${JSON.stringify(figures)}`);
    assert.equal(figures.withinBudget, 100);
  }

  it('hold the tables, columns and terms of shipped examples and one like them, within the budget', async (t) => {
    const { knowledge, material } = sample;
    const heldBack = some(material.examples, 60);
    const figures = toFigures(await measureHeldBack(material, { knowledge, tokensMax: 4_000 }, heldBack));
    t.diagnostic(JSON.stringify(figures));
    assertCovered(figures);
  });

  it('hold the tables, columns and terms of the corpus, within the budget', async (t) => {
    const { knowledge, material } = sample;
    const cases = some(corpusCases(), 250);
    const figures = toFigures(await measureCoverage(cases, material, { knowledge, tokensMax: 4_000 }));
    t.diagnostic(JSON.stringify(figures));
    assertCovered(figures);
  });
});
