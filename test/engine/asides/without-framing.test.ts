import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutFraming } from '../../../src/engine/asides/without-framing.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const HARBOUR = { kind: 'value', dataset: 'boats', field: 'harbour', value: 'Ostend' } as const;

function asked(question: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, at): Candidate[] =>
    norm === 'ostend' ? [{ start: at, end: at + 1, meaning: HARBOUR, match: 'exact', cost: 0 }] : [],
  );
  return (
    withoutFraming(tokens, candidates)
      ?.tokens.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutFraming()', () => {
  it('leaves out whoever asks, what for and how', () => {
    for (const question of [
      "For tomorrow's fleet meeting we'd love to see boats by harbour",
      'My boss wants to know boats by harbour, can you help?',
      "In preparation for the audit I've been asked by the regulator to report boats by harbour",
      "I'm putting together a deck on safety and would need boats by harbour, if that's possible.",
      "Hope you're well. Real quick: boats by harbour",
      'Question from the sales team: boats by harbour, just a rough table is fine.',
      'As the examiner of the fleet I require boats by harbour',
      'For my story on life at sea: boats by harbour',
      'Trainee here. Boats by harbour',
      'Dear fleet team, boats by harbour. Kind regards, Tom',
      'The committee meets tomorrow and I would like to bring boats by harbour. Thanks a bunch!',
    ])
      assert.equal(asked(question), 'boats by harbour', question);
  });

  it('keeps what an occasion says of the rows', () => {
    assert.equal(asked('For planning purposes, boats by year'), 'boats by year');
    assert.equal(asked('For each purpose, boats by year'), null);
    assert.equal(asked("For the Ostend review we'd like to see boats by year"), null);
    assert.equal(
      asked("For the Ostend review we'd like to see boats of Ostend by year"),
      'boats of ostend by year',
    );
    assert.equal(asked('For each meeting we want to see boats'), null);
    assert.equal(asked('Before 2020 the boats were white'), null);
  });

  it('leaves out the asking between sentences', () => {
    assert.equal(
      asked('How many boats left, could you check? Count each once.'),
      'how many boats left ? count each once .',
    );
  });

  it('leaves a question that has nothing around it', () => {
    for (const question of ['boats by harbour', 'how many boats need paint', 'boats that want a crew'])
      assert.equal(asked(question), null);
  });

  it('leaves out what is seen from the answer, and not what the rows were for', () => {
    assert.equal(asked('boats by harbour, so that the board can see it'), 'boats by harbour');
    assert.equal(asked('boats bought so that the owner could race'), null);
    assert.equal(asked('boats bought so they could race'), null);
  });

  it('wants so many numbers where so many are said', () => {
    const question = 'how many boats are red and blue? One row per colour is not needed, just two numbers.';
    assert.equal(withoutFraming(tokenize(question), [])?.claims.length, 1);
  });
});
