import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readPages } from '../../site/documentation/pages.ts';
import { serveLoanq } from '../../site/documentation/serve-loanq.ts';
import { updatePage } from '../../site/documentation/update-page.ts';

describe('documentation', { concurrency: 2 }, () => {
  let server: Awaited<ReturnType<typeof serveLoanq>>;
  before(async () => {
    server = await serveLoanq();
  });
  after(() => server.close());

  for (const { name, text } of readPages()) {
    it(`page ${name} says what its code really gives; else: npm run docs ${name}`, async (test) => {
      const updated = await updatePage(text, server.address);
      assert.equal(updated.text, text);
      for (const [language, reason] of updated.notRun) {
        await test.test(`runs its ${language}`, { skip: reason });
      }
    });
  }
});
