import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import { ownNode } from '../../../src/assets/program.ts';
import { writeSql } from './write-sql.ts';

const skip = 'deno' in process.versions ? false : 'It compares Deno with Node: deno task test.';

describe('the built-in engine on Deno', { skip }, () => {
  it('writes the same bytes as on Node for every question of the corpora', async () => {
    const onNode = execFileSync(ownNode(), [join(import.meta.dirname, 'write-sql.ts')], {
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    });
    const here = (await writeSql()).split('\n');
    assert.ok(here.length > 500, `only ${here.length} questions`);
    assert.deepEqual(here, onNode.split('\n'));
  });
});
