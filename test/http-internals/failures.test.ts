import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp, ErrorResponse } from '../../src/http/mod.ts';
import { type ErrorCode, LoanqError } from '../../src/shared/mod.ts';
import { appDependencies, createRecordingLog } from '../support/app-dependencies.ts';
import { askService } from '../support/ask-service.ts';
import { postJson } from '../support/post-json.ts';

async function responseTo(error: unknown) {
  const log = createRecordingLog();
  const fail = async (): Promise<never> => {
    throw error;
  };
  const app = createApp(appDependencies(askService({ ask: fail, runSql: fail, generateSql: fail }), { log }));
  const target = { request: async (path: string, init?: RequestInit) => app.request(path, init) };
  const response = await postJson(target, '/api/v1/chat/ask', { question: 'How many loans?' });
  return { response, detail: ErrorResponse.parse(await response.json()).detail, log };
}

describe('a failure', () => {
  it('of answering is a 500 with its own message', async () => {
    const codes: ErrorCode[] = [
      'sql-refused',
      'sql-failed',
      'sql-timeout',
      'sql-out-of-memory',
      'sql-process-died',
      'sql-result-too-large',
    ];
    const others: ErrorCode[] = [
      'not-understood',
      'ambiguous',
      'unanswerable',
      'provider-failed',
      'provider-missing',
      'misconfigured',
    ];
    for (const code of [...codes, ...others]) {
      const { response, detail } = await responseTo(new LoanqError(code, `the message of ${code}`));
      assert.equal(response.status, 500, code);
      assert.equal(detail, `the message of ${code}`);
    }
  });

  it('for want of a free process is a 503 that says when to come again', async () => {
    const { response } = await responseTo(new LoanqError('overloaded', 'All processes are busy.'));
    assert.equal(response.status, 503);
    assert.match(response.headers.get('retry-after') ?? '', /^\d+$/);
  });

  it('nobody foresaw is a plain 500 with the request id that the log has, and no word of the cause', async () => {
    for (const error of [
      new TypeError('secret at /srv/loanq/src/x.ts'),
      new Error('', { cause: 'secret' }),
    ]) {
      const { response, detail, log } = await responseTo(error);
      const requestId = response.headers.get('x-request-id');
      assert.equal(response.status, 500);
      assert.match(detail, new RegExp(`request id ${requestId}`));
      assert.doesNotMatch(detail, /secret|srv/);
      const logged = log.lines.find(({ level }) => level === 'error');
      assert.equal(logged?.fields['requestId'], requestId);
    }
  });
});
