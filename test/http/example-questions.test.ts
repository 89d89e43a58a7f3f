import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as z from 'zod';
import { AskResponse } from '../../src/http/mod.ts';
import { postJson } from '../support/post-json.ts';
import { openTarget, type Target } from '../support/target.ts';

const overviewSchema = z.object({ examples: z.array(z.object({ questions: z.array(z.string()) })) });

let target: Target;
before(async () => {
  target = await openTarget();
});
after(() => target.close());

describe('the questions that are offered', () => {
  /** The first of each theme in the workbench, and what the interface's document gives as an example. */
  async function offered(): Promise<string[]> {
    const overview = overviewSchema.parse(await (await target.request('/workbench/api/overview')).json());
    const { components } = await (await target.request('/api/openapi.json')).json();
    const { examples } = components.schemas.AskRequest;
    const themes = overview.examples.flatMap(({ questions }) => questions.slice(0, 1));
    assert.ok(themes.length > 0 && examples.length > 0);
    return [...new Set([...themes, ...examples.map(({ question }: { question: string }) => question)])];
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
