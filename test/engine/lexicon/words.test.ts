import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { RELATIONS } from '../../../src/engine/lexicon/words/relations.ts';
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
  it('has no more forms than fit into one index: with another one V8 doubles it, by a megabyte', () => {
    assert.ok(new Set(Object.values(WORDS).flat()).size <= 2 ** 15);
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

  it('has forms in lower case, words apart by one space, each once in its sense', () => {
    for (const [sense, forms] of Object.entries(WORDS)) {
      assert.equal(new Set<string>(forms).size, forms.length, sense);
      for (const form of forms) assert.equal(form, form.toLowerCase().split(/\s+/).join(' ').trim(), sense);
    }
  });
});

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
