import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asWhatItIs } from '../../src/engine/as-what-it-is.ts';
import type { Refusal } from '../../src/shared/mod.ts';

const UNREAD: Refusal = { kind: 'refusal', reason: 'not-understood', stage: 'unread', message: 'No.' };

/** A refusal for these words. */
function unknown(...words: readonly string[]): Refusal {
  const help = { kind: 'unknown-words', words: words.map((text) => ({ text, nearest: [] })) } as const;
  return { ...UNREAD, stage: 'unknown-word', help };
}

describe('asWhatItIs()', () => {
  it('says of SQL that it is SQL, and where it goes, with the reason as it was', () => {
    const refusal = asWhatItIs('SELECT count(*) FROM loans', { ...UNREAD, reason: 'ambiguous' });
    assert.equal(refusal.reason, 'ambiguous');
    assert.deepEqual(refusal.help, { kind: 'statement' });
    assert.match(refusal.message, /^This is SQL, .*"loanq sql".*run-sql/);
  });

  for (const [question, words] of [
    ['¿Cuántos préstamos hay por grado?', ['¿', 'Cuántos', 'préstamos', 'hay', 'por']],
    [
      'Wie viele Kredite gibt es pro Bundesland?',
      ['Wie', 'viele', 'Kredite', 'gibt', 'es', 'pro', 'Bundesland'],
    ],
    ['Combien de prêts par grade?', ['Combien', 'prêts', 'par']],
    ['Quanti prestiti ci sono per stato?', ['Quanti', 'prestiti', 'ci', 'sono', 'stato']],
    ['Сколько кредитов?', ['Сколько', 'кредитов']],
    ['贷款有多少？', ['贷款有多少']],
  ] as const) {
    it(`says of "${question}" that English alone is read`, () =>
      assert.match(asWhatItIs(question, unknown(...words)).message, /^I read English only/));
  }

  for (const [question, words] of [
    ['How many loans has El Paso por die?', ['por', 'die']],
    ['loans by color', ['color']],
    ['sales', ['sales']],
    ['café loans', ['café']],
    ['μ of loans', ['μ']],
    ['λοαν of what', ['λοαν']],
  ] as const) {
    it(`leaves the words of "${question}"`, () => {
      const refusal = unknown(...words);
      assert.equal(asWhatItIs(question, refusal), refusal);
    });
  }

  for (const question of ['hello', 'Hi there!', 'thanks', 'Good morning']) {
    it(`finds no question in "${question}"`, () =>
      assert.match(asWhatItIs(question, UNREAD).message, /^There is no question/));
  }

  it('takes "help" for a call for help', () => {
    assert.match(asWhatItIs('Help!', unknown('Help')).message, /^There is no question/);
  });

  it('leaves what asks for something, however it is refused', () => {
    for (const question of ['loans', 'hello loans', 'by grade', 'claims by policy'])
      assert.equal(asWhatItIs(question, UNREAD), UNREAD);
  });
});
