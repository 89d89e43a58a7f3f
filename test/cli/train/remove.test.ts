import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { EXAMPLE, withTraining } from './with-training.ts';

describe('loanq train remove', () => {
  const { open } = withTraining();

  it('takes an example out of its file, or a file away', async (t) => {
    const { folder, train, read } = await open(t, {
      'examples/a.sql': `-- Note.\n\n${EXAMPLE}\n-- Other?\nSELECT 2 AS two;\n`,
      'documents/a.md': '# Grades\nA to G.\n',
    });
    assert.equal((await train('remove', 'what is the biggest loan')).code, 0);
    assert.equal(await read('examples/a.sql'), '-- Note.\n\n-- Other?\nSELECT 2 AS two;\n');
    assert.equal((await train('remove', 'documents/a.md')).code, 0);
    await assert.rejects(stat(join(folder.path, 'documents/a.md')));
    const { code, stderr } = await train('remove', '../../etc/passwd');
    assert.equal(code, 2);
    assert.match(stderr, /no term and no place in the training folder/);
  });

  it('takes a term by its name, and add says so where the term is another', async (t) => {
    const { folder, train } = await open(t);
    const jumbo = ['add', '--term', 'Jumbo loan', '--table', 'loans', '--sql'];
    assert.equal((await train(...jumbo, 'principal > 2000')).code, 0);
    const again = await train(...jumbo, 'principal > 3000');
    assert.match(
      again.stderr,
      /defined otherwise already: .*\. To change it, remove it first: loanq train remove jumbo_loan\n$/,
    );
    assert.equal((await train('add', '--term', 'giant', '--same-as', 'jumbo loan')).code, 0);
    const removed = await train('remove', 'jumbo_loan');
    assert.equal(
      removed.stdout,
      `Removed ${join(folder.path, 'semantic-model/jumbo-loan.yaml')}.\n` +
        `It is known from ${join(folder.path, 'semantic-model/giant.yaml')} still.\n`,
    );
    assert.equal((await train('remove', 'Giant')).code, 0);
    assert.equal((await train(...jumbo, 'principal > 3000')).code, 0);
  });

  it('takes no file for a term that is not all of it', async (t) => {
    const segment = (name: string) => `{ name: ${name}, label: ${name}, condition: principal > 1 }`;
    const data = JSON.stringify(`segments: [${segment('big')}]`);
    const { train, read } = await open(t, {
      'semantic-model.yaml': `semantic_model: [{ name: own, datasets: [{ name: loans, source: loans, ai_context: { synonyms: [deal] }, custom_extensions: [{ vendor_name: LOANQ, data: ${data} }] }] }]`,
    });
    const { code, stderr } = await train('remove', 'big');
    assert.equal(code, 2);
    assert.match(stderr, /semantic-model\.yaml holds more than "big"/);
    assert.match(await read('semantic-model.yaml'), /synonyms/);
  });
});
