import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp, HTTPValidationError } from '../../src/http/mod.ts';
import { ERROR_KINDS } from '../../src/http/validation/error-kinds.ts';
import { appDependencies } from '../support/app-dependencies.ts';
import { askService } from '../support/ask-service.ts';

const app = createApp(appDependencies(askService()));

function ask(body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return Promise.resolve(app.request('/api/v1/chat/ask', { method: 'POST', headers, body }));
}

describe('the page about a kind of validation error', () => {
  it('shows a body that has it and one that has not', async () => {
    for (const [name, kind] of Object.entries(ERROR_KINDS)) {
      const { detail } = HTTPValidationError.parse(await (await ask(kind.wrong)).json());
      assert.deepEqual(
        detail.map(({ type }) => type),
        [name],
      );
      assert.equal((await ask(kind.right)).status, 200, name);
    }
  });

  it('is a page of its own, in English, without scripts', async () => {
    for (const name of Object.keys(ERROR_KINDS)) {
      const page = await (await app.request(`/errors/${name}`)).text();
      assert.match(page, /^<!doctype html>\n<html lang="en">/);
      assert.match(page, new RegExp(`<title>${name} · loanq</title>`));
      assert.doesNotMatch(page, /<script/);
    }
  });

  it('is found from the list of all', async () => {
    const list = await (await app.request('/errors')).text();
    for (const name of Object.keys(ERROR_KINDS)) assert.ok(list.includes(`href="errors/${name}"`), name);
  });
});
