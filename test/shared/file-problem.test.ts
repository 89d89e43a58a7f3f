import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileProblem } from '../../src/shared/mod.ts';

describe('fileProblem()', () => {
  function problemOf(path: string): string {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      return fileProblem(error);
    }
  }

  it('says what is wrong without the words of the runtime', () => {
    assert.equal(problemOf('/nowhere/at/all'), 'there is no such file or folder');
    assert.equal(problemOf(import.meta.dirname), 'it is a folder');
    assert.equal(problemOf(`${import.meta.filename}/x`), 'a part of its path is no folder');
  });

  it('keeps what it does not know', () => {
    assert.equal(fileProblem(new Error('odd')), 'odd');
    assert.equal(fileProblem('odder'), 'odder');
  });
});
