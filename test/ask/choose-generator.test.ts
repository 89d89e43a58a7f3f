import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseGenerator } from '../../src/ask/mod.ts';
import type { SqlGenerator } from '../../src/shared/mod.ts';

/** Answers every question but `hard` ones, unless it `answersAll`. */
function generator(name: SqlGenerator['name'], answersAll: boolean): SqlGenerator {
  return {
    name,
    generate: async (question) =>
      answersAll || question !== 'hard'
        ? { kind: 'generation', sql: 'SELECT 1', generator: name, reading: null, columns: null }
        : { kind: 'refusal', reason: 'not-understood', message: `${name} does not know` },
  };
}

const builtin = generator('builtin', false);
const provider = generator('provider', true);

async function answerer(chosen: SqlGenerator, question: string): Promise<string> {
  const outcome = await chosen.generate(question, {});
  return outcome.kind === 'generation' ? outcome.generator : outcome.reason;
}

describe('chooseGenerator()', () => {
  it('takes the provider for auto where there is one, else the engine', () => {
    assert.equal(chooseGenerator('auto', { builtin, provider }), provider);
    assert.equal(chooseGenerator('auto', { builtin, provider: null }), builtin);
  });

  it('takes the engine alone for builtin', async () => {
    const chosen = chooseGenerator('builtin', { builtin, provider });
    assert.equal(await answerer(chosen, 'hard'), 'not-understood');
  });

  it('says what to set where a provider is demanded and none configured', async () => {
    const chosen = chooseGenerator('provider', { builtin, provider: null });
    await assert.rejects(chosen.generate('easy', {}), {
      code: 'provider-missing',
      message: /OPENAI_API_KEY/,
    });
  });

  it('asks the provider for what the engine refuses, for hybrid', async () => {
    const chosen = chooseGenerator('hybrid', { builtin, provider });
    assert.equal(await answerer(chosen, 'easy'), 'builtin');
    assert.equal(await answerer(chosen, 'hard'), 'provider');
  });

  it('has SQL that failed mended by the provider, for hybrid', async () => {
    const mended = {
      kind: 'generation',
      sql: 'SELECT 2',
      generator: 'provider',
      reading: null,
      columns: null,
    } as const;
    const chosen = chooseGenerator('hybrid', {
      builtin,
      provider: { ...provider, repair: async () => mended },
    });
    const failed = { generation: { ...mended, sql: 'SELECT 1' }, message: 'integer overflow' };
    assert.equal(await chosen.repair?.('easy', failed, {}), mended);
    assert.equal(chooseGenerator('hybrid', { builtin, provider }).repair, undefined);
  });

  it('lets the refusal of the engine stand for hybrid without a provider', async () => {
    const chosen = chooseGenerator('hybrid', { builtin, provider: null });
    assert.equal(await answerer(chosen, 'hard'), 'not-understood');
  });
});
