import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANSWER_FORMS } from '../../src/engine/lexicon/answer-forms.ts';
import { CLOSINGS, OPENINGS } from '../../src/engine/lexicon/framing.ts';
import { PARTS_ASKED, PROSE_TURNS } from '../../src/engine/lexicon/prose-turns.ts';
import { TURNS } from '../../src/engine/lexicon/turns.ts';
import { createSeeker, neededBy, seek } from '../../src/engine/seek.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { readCorpus } from './corpus/evaluate-corpus.ts';

test('neededBy() tells what a pattern cannot do without', () => {
  assert.deepEqual(neededBy(/^how many (?<X>\S.*?) per (?:month|year)s? ?$/), [
    ['how many '],
    ['month', 'year'],
    [' per '],
  ]);
});

test('neededBy() leaves out what may be missing or repeated, and what must not be there', () => {
  assert.deepEqual(neededBy(/^(?:the )?loans?(?! of)(?: late)*[a-z]{2}b+a{0,2}$/), [['loan'], ['b']]);
});

test('neededBy() asks one of each alternative, and nothing where one of them may be anything', () => {
  assert.deepEqual(neededBy(/^(?:sum of|total)|number$/), [['sum of', 'total', 'number']]);
  assert.deepEqual(neededBy(/^(?:loans|.+)$/), []);
});

test('neededBy() tells nothing of a pattern that takes letters for others', () => {
  assert.deepEqual(neededBy(/^loans$/i), []);
});

test('seek() finds what the pattern finds', () => {
  const questions = readCorpus()
    .filter((_, at) => at % 40 === 0)
    .map(({ question }) =>
      tokenize(question)
        .map(({ norm }) => norm)
        .join(' '),
    );
  const patterns = [
    ...[...TURNS, ...PROSE_TURNS, ...PARTS_ASKED].map(({ said }) => said),
    ...OPENINGS,
    ...CLOSINGS,
    ...ANSWER_FORMS.map(([, form]) => form),
  ];
  for (const question of questions)
    for (const pattern of patterns) assert.deepEqual(seek(pattern, question), pattern.exec(question));
});

test('createSeeker() gives in their order those whose words are there', () => {
  const likely = createSeeker([/^how many .+$/, /^.+$/, /late|open/, /^how much .+ late$/], (one) => one);
  assert.deepEqual(likely('how many are late'), [/^how many .+$/, /^.+$/, /late|open/]);
  assert.deepEqual(likely('how much is open'), [/^.+$/, /late|open/]);
  assert.deepEqual(likely(''), [/^.+$/]);
});
