import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | undefined {
  return withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ');
}

const PLAIN = 'port that have both boats above 9 and boats below 5';

describe('SHARED_TURNS', () => {
  for (const question of [
    'Show the port shared by boats above 9 and boats below 5.',
    'port common to both boats above 9 and those below 5',
    'Which port is shared by boats above 9 and boats below 5?',
    'What port do boats above 9 and boats below 5 have in common?',
    'Find the port of both boats above 9 and boats below 5',
    'In which port are both boats above 9 and boats below 5 located?',
  ])
    it(`asks where there are both: ${question}`, () => assert.equal(read(question), PLAIN));

  it('keeps what was done there', () => {
    assert.equal(
      read('In which ports were both skippers over 60 and skippers under 30 born?'),
      'born ports that have both skippers over 60 and skippers under 30',
    );
  });

  it('leaves what is of one of the two', () => {
    assert.notEqual(read('Show the port of boats above 9 and boats below 5'), PLAIN);
    assert.equal(read('Show the port shared by boats above 9'), undefined);
  });
});
