import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPages } from '../../site/documentation/pages.ts';
import { parsePage, printPage } from '../../site/documentation/parse-page.ts';

describe('parsePage()', () => {
  it('loses nothing of any page', () => {
    for (const { text } of readPages()) assert.equal(printPage(parsePage(text)), text);
  });

  it('takes the indent of a block from its code', () => {
    const [, block] = parsePage('<TabItem>\n  ```sh run\n  for i in 1; do\n    echo\n  done\n  ```\n');
    assert.ok(block?.kind === 'code');
    assert.equal(block.code, 'for i in 1; do\n  echo\ndone\n');
  });

  it('reads words, values and quoted values after the language', () => {
    const [block] = parsePage('```text output lines=3 title="my file.txt"\n```');
    assert.ok(block?.kind === 'code');
    assert.deepEqual(Object.fromEntries(block.meta), { output: '', lines: '3', title: 'my file.txt' });
  });

  it('refuses a block or a section without an end', () => {
    assert.throws(() => parsePage('```sh\necho'), /Nothing ends ```sh/);
    assert.throws(() => parsePage('<!-- begin settings Log -->\n'), /Nothing ends <!-- begin settings Log/);
  });
});
