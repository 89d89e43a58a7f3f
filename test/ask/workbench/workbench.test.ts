import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createWorkbench } from '../../../src/ask/mod.ts';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import { createEngine } from '../../../src/engine/mod.ts';
import { createTrainingStore, type Embed, parseTraining } from '../../../src/training/mod.ts';

const KNOWLEDGE: Knowledge = {
  datasets: [],
  relationships: [],
  metrics: [],
  segments: [],
  asOfDate: null,
  currency: null,
};

describe('createWorkbench()', () => {
  it('indexes the material for who looks at what there is, before a question is refused', async (t) => {
    const { promise: indexed, resolve } = Promise.withResolvers<readonly string[]>();
    const embed: Embed = async (texts) => {
      resolve(texts);
      return texts.map(() => Float32Array.of(1));
    };
    const material = parseTraining([
      { path: 'examples/a.sql', text: '-- How many loans are there?\nSELECT 1;' },
    ]);
    const store = await createTrainingStore(material, { embed, isLazy: true });
    t.after(() => store.close());
    const builtin = createEngine({ knowledge: KNOWLEDGE, examples: [], today: '2026-01-31' });
    const known = () => ({ knowledge: KNOWLEDGE, store, builtin });
    await createWorkbench({ generator: builtin, known }).overview();
    assert.deepEqual(await indexed, ['How many loans are there?']);
  });
});
