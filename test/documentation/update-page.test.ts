import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { updatePage } from '../../site/documentation/update-page.ts';

const NOWHERE = 'http://127.0.0.1:9';

describe('updatePage()', () => {
  it('writes what a block prints into the one that follows, in place of what stood there', async () => {
    const { text } = await updatePage('```sh run\necho new\n```\n\n```text output\nold\n```\n', NOWHERE);
    assert.equal(text, '```sh run\necho new\n```\n\n```text output\nnew\n```\n');
  });

  it('runs blocks in one folder, with the files that the page saves', async () => {
    const page =
      '```sql save title="a/b.sql"\nSELECT 1\n```\n```sh run\ncat a/b.sql\n```\n```text output\n```';
    assert.match((await updatePage(page, NOWHERE)).text, /output\nSELECT 1\n```$/);
  });

  it('shows the usual address, and runs with the one that is served', async () => {
    const page = '```sh run\necho http://127.0.0.1:8000/health | rev\n```\n```text output\n```';
    assert.match((await updatePage(page, NOWHERE)).text, /output\nhtlaeh\/9:1\.0\.0\.721\/\/:ptth\n/);
  });

  it('cuts output to the lines that the page asks for', async () => {
    const { text } = await updatePage('```sh run\nseq 9\n```\n```text output lines=2\n```', NOWHERE);
    assert.match(text, /lines=2\n1\n2\n…\n```$/);
  });

  it('throws for code that fails, unless the page says that it does', async () => {
    await assert.rejects(updatePage('```sh run\nexit 3\n```', NOWHERE), /This fails:\nexit 3/);
    await assert.rejects(updatePage('```sh run fails\ntrue\n```', NOWHERE), /This should fail:\ntrue/);
    await updatePage('```sh run fails\nexit 3\n```', NOWHERE);
  });

  it('runs nothing after a block that is needed and whose language is not here', async (test) => {
    const { notRun } = await updatePage('```r run\nTRUE\n```', NOWHERE);
    if (!notRun.has('r')) return test.skip('R is here');
    const { text } = await updatePage(
      '```r run needed\nTRUE\n```\n```sh run\nexit 3\n```\n```text output\nold\n```',
      NOWHERE,
    );
    assert.match(text, /old/);
    await assert.rejects(updatePage('```r run\nTRUE\n```\n```sh run\nexit 3\n```', NOWHERE), /This fails/);
  });

  it('throws for a language or a section that there is not', async () => {
    await assert.rejects(updatePage('```cobol run\n```', NOWHERE), /Nothing here runs cobol/);
    await assert.rejects(
      updatePage('<!-- begin nothing -->\n<!-- end nothing -->', NOWHERE),
      /no section nothing/,
    );
  });
});
