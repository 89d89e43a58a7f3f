import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import * as z from 'zod';
import { evaluate, type Subject } from '../../../src/evaluation/mod.ts';
import { CORPUS, onLoanBook } from './evaluate-corpus.ts';
import { familyNames, type Rewording, readRewordings } from './wordings.ts';

const STANDING = z.record(
  z.string(),
  z.strictObject({
    /** How many percent of the rewordings must be answered. */
    coverage: z.number().min(0).max(100),
    /** Identifiers of those that are known to have other rows. */
    knownWrong: z.array(z.string()),
  }),
);
const standing = STANDING.parse(JSON.parse(readFileSync(join(CORPUS, 'wordings/standing.json'), 'utf8')));

type Trial = Rewording & { readonly became: 'right' | 'refused' | 'wrong' };

describe('the built-in engine on other wordings of the same question', () => {
  const byFamily = new Map<string, readonly Trial[]>();
  before(async () => {
    await onLoanBook(async (subject) => {
      for (const name of familyNames()) byFamily.set(name, await tryAll(readRewordings(name), subject));
    });
  });

  for (const [name, { coverage, knownWrong }] of Object.entries(standing)) {
    const trials = (became: Trial['became']): readonly Trial[] =>
      (byFamily.get(name) ?? []).filter((trial) => trial.became === became);

    it(`answers most of ${name}`, () => {
      const asked = byFamily.get(name)?.length ?? 0;
      const lost = trials('refused').map(({ id, question }) => `${id}: ${question}`);
      assert.ok(100 * (asked - lost.length) >= coverage * asked, lost.join('\n'));
    });

    it(`gives the same rows for ${name}, but where it is known not to`, () => {
      const wrong = trials('wrong');
      const unknown = wrong.filter(({ id }) => !knownWrong.includes(id));
      assert.deepEqual(
        unknown.map(({ id, question }) => `${id}: ${question}`),
        [],
      );
      const mended = knownWrong.filter((id) => !wrong.some((trial) => trial.id === id));
      assert.deepEqual(mended, [], 'They are mended: take them off the list.');
    });
  }

  it('knows what was reached of each family', () => {
    assert.deepEqual(Object.keys(standing).sort(), familyNames());
  });
});

async function tryAll(rewordings: readonly Rewording[], subject: Subject): Promise<readonly Trial[]> {
  const { signal } = new AbortController();
  const generate = (question: string) => subject.generator.generate(question, { signal });
  const trials: Trial[] = [];
  for (const rewording of rewordings) {
    const { id, plain, question } = rewording;
    const [one, other] = [await generate(plain), await generate(question)];
    // A plain question that is not read leaves nothing to compare with.
    if (one.kind === 'refusal' || other.kind === 'refusal') trials.push({ ...rewording, became: 'refused' });
    else if (withoutReading(one.sql) === withoutReading(other.sql)) {
      trials.push({ ...rewording, became: 'right' });
    } else {
      const test = { id, question, golds: [one.sql], isOrdered: false, database: null };
      const { kind } = await evaluate(test, subject, signal);
      trials.push({ ...rewording, became: kind === 'right' ? 'right' : 'wrong' });
    }
  }
  return trials;
}

/** The statement without the comment that it begins with. */
function withoutReading(sql: string): string {
  return sql.replace(/^--.*\n/u, '');
}
