import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { RELATIONS } from '../../../src/engine/lexicon/words/relations.ts';
import type { Form } from '../../../src/engine/lexicon/words/word-classes.ts';
import { WORDS } from '../../../src/engine/lexicon/words.ts';

const ENGINE = join(import.meta.dirname, '../../../src/engine');

/** The text of every rule: all of the engine but the lexicon itself. */
const RULES = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('lexicon'))
  .map((name) => readFileSync(join(ENGINE, name), 'utf8'))
  .join('\n');

/** Families that a rule takes apart by itself; other families are read by `member(family, names)`. */
const TAKEN_APART = new Set(['rank', 'do', 'doing', 'done']);

describe('WORDS', () => {
  it('writes no more forms out than fit into one index: with another one V8 doubles it, by half a megabyte', () => {
    const writtenOut = allForms().flatMap(([, forms]) => forms.filter((form) => typeof form === 'string'));
    assert.ok(new Set(writtenOut).size <= 2 ** 14);
  });

  it('has no sense that no rule reads; that each sense a rule reads exists is a matter of types', () => {
    assert.deepEqual(
      Object.keys(WORDS).filter((sense) => !isRead(sense)),
      [],
    );
  });

  it('has each sense in one file only, so that none takes the place of another', () => {
    const files = readdirSync(join(ENGINE, 'lexicon/words'));
    const senses = files.flatMap((name) =>
      [
        ...readFileSync(join(ENGINE, 'lexicon/words', name), 'utf8').matchAll(/^ {2}'?([\w:<>=-]+)'?: \[/gm),
      ].map(([, sense]) => sense),
    );
    assert.equal(senses.length + Object.keys(RELATIONS).length, Object.keys(WORDS).length);
    assert.equal(new Set(senses).size, senses.length);
  });

  it('has forms in lower case, words apart by one space, those written out each once in its sense', () => {
    for (const [sense, forms] of allForms()) {
      const texts = forms.flatMap((form) => (typeof form === 'string' ? form : form.parts.flat()));
      for (const text of texts) assert.equal(text, text.toLowerCase().split(/\s+/).join(' ').trim(), sense);
      const writtenOut = forms.filter((form) => typeof form === 'string');
      assert.equal(new Set(writtenOut).size, writtenOut.length, sense);
    }
  });

  it('writes single words out, which are looked for by themselves', () => {
    for (const [sense, forms] of allForms())
      for (const form of forms) {
        const parts = typeof form === 'string' ? [] : form.parts;
        const shortest = parts.map((texts) => Math.min(...texts.map(wordsIn)));
        assert.ok(
          parts.length === 0 || shortest.reduce((sum, words) => sum + words, 0) > 1,
          `${sense}: ${parts.join(' + ')}`,
        );
      }
  });
});

function allForms(): readonly (readonly [sense: string, forms: readonly Form[]])[] {
  return Object.entries(WORDS);
}

function wordsIn(text: string): number {
  return text === '' ? 0 : text.split(' ').length;
}

function isRead(sense: string): boolean {
  const [family = '', name] = sense.split(':');
  if (name === undefined || RULES.includes(`'${sense}'`)) return RULES.includes(`'${sense}'`);
  return TAKEN_APART.has(family) || namesOf(family).includes(`'${name}'`);
}

/** The names that the rules read of a family, those of the lists they name included. */
function namesOf(family: string): string {
  const read = [...RULES.matchAll(new RegExp(`member\\('${family}', ([^)]*)\\)`, 'g'))]
    .map(([, names]) => names)
    .join();
  const lists = [...read.matchAll(/\b[A-Z][A-Z_]+\b/g)].map(
    ([list]) => new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(RULES)?.[1],
  );
  return [read, ...lists].join();
}
