import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { AskResponse } from '../../src/http/mod.ts';
import { run } from './program.ts';

describe('README.md', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const answers = [...readme.matchAll(/```console\n\$ npm start -- ask "([^"]+)"\n(.*?)```/gs)].map(
    ([, question = '', shown = '']) => ({ question, shown }),
  );

  it('shows what loanq really answers', async () => {
    assert.equal(answers.length, 2);
    for (const { question, shown } of answers) assert.equal((await run('ask', question)).stdout, shown);
  });

  it('shows the chart code of its first question', async () => {
    const { stdout } = await run('ask', answers[0]?.question ?? '', '--json');
    const [, shown] = /```python\n(.*?)```/s.exec(readme) ?? [];
    assert.equal(shown, `${AskResponse.parse(JSON.parse(stdout)).chart_code?.trimEnd()}\n`);
  });
});
