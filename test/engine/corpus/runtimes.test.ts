import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ownNode } from '../../../src/assets/program.ts';
import { COMPILE_CACHE } from '../../support/compile-cache-folder.ts';
import { writeSql } from './write-sql.ts';

const skip = 'deno' in process.versions ? false : 'It compares Deno with Node: deno task test.';

describe('the built-in engine on Deno', { skip }, () => {
  it('writes the same bytes as on Node for questions of every corpus', async () => {
    const onNode = promisify(execFile)(ownNode(), [join(import.meta.dirname, 'write-sql.ts')], {
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    });
    const [here, there] = await Promise.all([writeSql(), onNode.then(({ stdout }) => stdout)]);
    const lines = here.split('\n');
    assert.ok(lines.length > 500, `only ${lines.length} questions`);
    assert.deepEqual(lines, there.split('\n'));
  });
});
