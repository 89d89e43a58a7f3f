import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AskResponse } from '../../src/http/mod.ts';
import { postJson } from '../support/post-json.ts';
import { openTarget, type Target } from '../support/target.ts';

let target: Target;
before(async () => {
  target = await openTarget();
});
after(() => target.close());

describe('the questions that are offered', () => {
  /** What the page offers at a click, and what the interface's document gives as an example. */
  async function offered(): Promise<string[]> {
    const page = await (await target.request('/')).text();
    const buttons = [...page.matchAll(/<li><button type="button">(.+?)<\/button>/g)].map(
      (match) => match[1] ?? '',
    );
    const placeholder = /placeholder="(.+?)"/.exec(page)?.[1];
    const { components } = await (await target.request('/api/openapi.json')).json();
    const { examples } = components.schemas.AskRequest;
    assert.ok(buttons.length >= 2 && placeholder !== undefined && examples.length > 0);
    return [
      ...new Set([
        ...buttons,
        placeholder,
        ...examples.map(({ question }: { question: string }) => question),
      ]),
    ];
  }

  it('are all answered, with rows and a chart', async () => {
    for (const question of await offered()) {
      const response = await postJson(target, '/api/v1/chat/ask', { question });
      const text = await response.text();
      assert.equal(response.status, 200, `${question}: ${text}`);
      const { data, chart_code: chart } = AskResponse.parse(JSON.parse(text));
      assert.ok(data.length > 0, question);
      assert.notEqual(chart, null, question);
    }
  });
});
