import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openLater } from '../../../src/cli/serve/open-later.ts';
import { LoanqError } from '../../../src/shared/mod.ts';
import { askService } from '../../support/ask-service.ts';
import { silentWorkbench } from '../../support/silent-workbench.ts';

const OPTIONS = { signal: new AbortController().signal, timings: { record: () => {} } };

/** A service that runs statements at once, is open once `finish` is called, and counts how often it was opened and closed. */
function slowService() {
  const { promise: opened, resolve: finish, reject: fail } = Promise.withResolvers<void>();
  const counts = { opened: 0, closed: 0, statementsClosed: 0 };
  const later = openLater({
    openStatements: async () => ({
      runSql: askService().runSql,
      close: async () => {
        counts.statementsClosed += 1;
      },
    }),
    async openService() {
      counts.opened += 1;
      await opened;
      return {
        ask: askService(),
        workbench: silentWorkbench(),
        close: async () => {
          counts.closed += 1;
        },
      };
    },
  });
  return { later, counts, finish, fail };
}

describe('openLater()', () => {
  it('opens once, at the first question, which waits for that', async () => {
    const { later, counts, finish } = slowService();
    assert.equal(counts.opened, 0);
    const answers = Promise.all([later.ask.generateSql('?', OPTIONS), later.ask.generateSql('?', OPTIONS)]);
    finish();
    assert.equal((await answers).length, 2);
    await later.open();
    assert.equal(counts.opened, 1);
  });

  it('is idle where no statement runs, also after one that failed', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const later = openLater({
      openStatements: async () => ({ runSql: () => promise, close: async () => {} }),
      openService: () => promise,
    });
    await later.idle();
    let isIdle = false;
    const failed = assert.rejects(later.ask.runSql('SELECT 1', OPTIONS), /broken/);
    const idle = later.idle().then(() => {
      isIdle = true;
    });
    await new Promise(setImmediate);
    assert.equal(isIdle, false);
    reject(new Error('broken'));
    await failed;
    await idle;
  });

  it('closes what was opened, and nothing else', async () => {
    const unused = slowService();
    await unused.later.close();
    assert.deepEqual(unused.counts, { opened: 0, closed: 0, statementsClosed: 0 });
    const used = slowService();
    used.finish();
    await used.later.open();
    await used.later.close();
    assert.deepEqual(used.counts, { opened: 1, closed: 1, statementsClosed: 0 });
  });

  it('runs statements before it is open, and closes what runs them where it never was', async () => {
    const { later, counts } = slowService();
    assert.ok(await later.ask.runSql('SELECT 1', OPTIONS));
    await later.close();
    assert.deepEqual(counts, { opened: 0, closed: 0, statementsClosed: 1 });
  });

  it('gives the reason why it cannot be opened to all who wait', async () => {
    const { later, fail } = slowService();
    const waiting = [later.open(), later.ask.ask('?', OPTIONS)];
    fail(new LoanqError('misconfigured', 'no such file'));
    for (const each of waiting) await assert.rejects(each, { message: 'no such file' });
    await later.close();
  });
});
