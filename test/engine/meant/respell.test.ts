import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge, introspect } from '../../../src/catalog/mod.ts';
import { createLinker, type Linker } from '../../../src/engine/link/create-linker.ts';
import { respell } from '../../../src/engine/meant/respell.ts';
import { isLanguageMisspelt } from '../../../src/engine/recognize/spelling.ts';
import { isLanguageWord, isWholeWord } from '../../../src/engine/recognize/words.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { memoryDatabase } from '../../catalog/memory-database.ts';

let linker: Linker;
before(async () => {
  const catalog = await introspect(
    memoryDatabase(`CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT, amount REAL, joined_on TEXT);
      INSERT INTO parents VALUES (1, 'Ann Lee', 5.5, '2024-01-01');`),
  );
  linker = createLinker(createKnowledge(catalog, null), { isLanguageWord, isWholeWord, isLanguageMisspelt });
});

function respelt(question: string): string {
  return respell(tokenize(question), { linker })
    .map(({ norm }) => norm)
    .join(' ');
}

describe('respell()', () => {
  for (const [typed, meant] of [
    ['averge amount', 'average amount'],
    ['State the amount', 'show the amount'],
    ['Kindly share amounts by name', 'kindly show amounts by name'],
    ['Share of amounts', 'share of amounts'],
    ['amount by mo', 'amount by month'],
    ['parents in mo', 'parents in mo'],
    ['Please specify which parents', 'please show which parents'],
    ['state of each parent', 'state of each parent'],
    ['totl amount', 'total amount'],
    ['amount by qarter', 'amount by quarter'],
    ['amount in Febuary', 'amount in february'],
    ['numbr of parents', 'number of parents'],
    ['teh amount', 'the amount'],
    ['providers by amount', 'providers by amount'],
    ['Averge Amount By Mnth', 'average amount by month'],
    ['amount of paretns', 'amount of parents'],
  ] as const) {
    it(`reads ${typed} as ${meant}`, () => assert.equal(respelt(typed), meant));
  }

  for (const [what, question] of [
    ['words that are words', 'mouth of the charge'],
    ['what is as near to a name of the data', 'amount in perent'],
    ['what is as near to a second word', 'plase of 2024'],
    ['short words', 'amnt ovp 5'],
    ['names within a sentence', 'parents called Totl'],
  ] as const) {
    it(`leaves alone ${what}`, () => assert.equal(respelt(question), question.toLowerCase()));
  }

  it('leaves alone what is quoted', () => {
    assert.equal(respelt('parents named "averge"'), 'parents named averge');
  });
});
