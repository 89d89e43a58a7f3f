import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Choice, chooseTargets } from '../../build/choose-targets.ts';

describe('chooseTargets()', () => {
  it('takes systems by their names, and every one for --all', () => {
    assert.deepEqual(namesOf(chooseTargets(['windows-x64', 'macos-arm64'])), ['windows-x64', 'macos-arm64']);
    assert.equal(namesOf(chooseTargets(['--all'])).length, 5);
  });

  it('takes this machine where nothing is named', () => {
    assert.equal(namesOf(chooseTargets([])).length, 1);
  });

  it('says which systems there are where one is not known, or help is asked for', () => {
    for (const args of [['solaris-sparc'], ['linux-x64', 'amiga']]) {
      const choice = chooseTargets(args);
      assert.equal(choice.kind, 'wrong');
      assert.match(choice.kind === 'wrong' ? choice.message : '', /(solaris-sparc|amiga).*linux-x64/);
    }
    const help = chooseTargets(['--help']);
    assert.match(help.kind === 'help' ? help.text : '', /linux-arm64/);
  });

  it('refuses flags that it does not know', () => {
    assert.equal(chooseTargets(['--everything']).kind, 'wrong');
  });
});

function namesOf(choice: Choice): string[] {
  assert.equal(choice.kind, 'targets');
  return choice.kind === 'targets' ? choice.targets.map(({ name }) => name) : [];
}
