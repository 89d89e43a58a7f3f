import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from './program.ts';

describe('README.md', () => {
  it('shows what loanq really answers', async () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const [, question, shown] = /```console\n\$ npm start -- ask "([^"]+)"\n(.*?)```/s.exec(readme) ?? [];
    assert.ok(question !== undefined);
    assert.equal((await run('ask', question)).stdout, shown);
  });
});
