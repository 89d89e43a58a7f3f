import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openService, type Service } from '../../src/cli/open-service.ts';
import { parseSettings } from '../../src/config/mod.ts';
import { createApp } from '../../src/http/mod.ts';
import type { Log, LogFields } from '../../src/shared/mod.ts';
import { appDependencies } from '../support/app-dependencies.ts';
import { postJson } from '../support/post-json.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import type { Target } from '../support/target.ts';
import { makeTrainingFolder, type TrainingFolder } from '../support/training-folder.ts';

/** A log on which a test waits for a message. */
function createAwaitedLog(): Log & { said(pattern: RegExp): Promise<string> } {
  const waiting = new Set<(message: string) => void>();
  const hear = (message: string, _fields?: LogFields): void => {
    for (const tell of waiting) tell(message);
  };
  return {
    debug: hear,
    info: hear,
    warn: hear,
    error: hear,
    said: (pattern) =>
      new Promise((resolved) => {
        const tell = (message: string): void => {
          if (!pattern.test(message)) return;
          waiting.delete(tell);
          resolved(message);
        };
        waiting.add(tell);
      }),
  };
}

describe('the service while its training folder changes', () => {
  const log = createAwaitedLog();
  let folder: TrainingFolder;
  let service: Service;
  let app: Pick<Target, 'request'>;
  before(async () => {
    folder = await makeTrainingFolder({});
    await cp(resolve(import.meta.dirname, '../../training'), folder.path, { recursive: true });
    const flags = new Map([
      ['database', await sampleDatabase()],
      ['training', folder.path],
    ]);
    service = await openService(parseSettings(flags, {}), log, { follow: true });
    const { request } = createApp(appDependencies(service.ask));
    app = { request: async (path, init) => request(path, init) };
  });
  after(async () => {
    await service.close();
    await folder.remove();
  });

  const ask = async (
    question: string,
  ): Promise<{ status: number; body: { data: object[]; detail: string } }> => {
    const response = await postJson(app, '/api/v1/chat/ask', { question });
    return { status: response.status, body: await response.json() };
  };

  async function teaches(question: string, path: string, text: string): Promise<object[]> {
    const before = await ask(question);
    assert.equal(before.status, 500, JSON.stringify(before.body));
    const learnt = log.said(/is in use/);
    await folder.write(path, text);
    await learnt;
    const { status, body } = await ask(question);
    assert.equal(status, 200, JSON.stringify(body));
    return body.data;
  }

  it('answers a question once an example of it is there', async () => {
    const data = await teaches(
      'Who are our golden geese?',
      'examples/geese.sql',
      '-- Who are our golden geese?\nSELECT count(*) AS geese FROM borrowers WHERE annual_income > 200000;\n',
    );
    assert.equal(data.length, 1);
  });

  it('answers by a metric once its definition is there', async () => {
    const data = await teaches(
      'What is the sour share by grade?',
      'semantic-model/sour-share.yaml',
      `semantic_model:
  - name: own
    metrics:
      - name: sour_share
        expression:
          dialects:
            - dialect: ANSI_SQL
              expression: "100 * COUNT(*) FILTER (WHERE loans.status = 'Late') / COUNT(loans.loan_id)"
`,
    );
    assert.equal(data.length, 7);
  });

  it('knows a term once it is there', async () => {
    const data = await teaches(
      'How many whoppers are there?',
      'semantic-model/whoppers.yaml',
      `semantic_model:
  - name: own
    datasets:
      - name: loans
        source: loans
        custom_extensions:
          - vendor_name: LOANQ
            data:
              segments:
                - { name: whoppers, label: whopping, nouns: [whopper, whoppers], condition: principal > 500000 }
`,
    );
    assert.deepEqual(data.length, 1);
  });

  it('keeps what it knew where a file is wrong, and says where', async () => {
    const question = 'How many loans are there?';
    assert.equal((await ask(question)).status, 200);
    const said = log.said(/is not in use/);
    await folder.write('examples/wrong.sql', '-- Q?\nDELETE FROM loans;\n');
    assert.match(await said, /examples\/wrong\.sql:2: .*is not a query/);
    assert.equal((await ask(question)).status, 200);
    assert.equal((await ask('Who are our golden geese?')).status, 200);
  });

  it('unlearns what is removed', async () => {
    const mended = log.said(/is in use/);
    await folder.write('examples/wrong.sql', '-- Wrong no more?\nSELECT 1 AS one;\n');
    await mended;
    assert.equal((await ask('Wrong no more?')).status, 200);
    const unlearnt = log.said(/is in use/);
    await folder.write('examples/wrong.sql', '');
    await unlearnt;
    assert.equal((await ask('Wrong no more?')).status, 500);
  });
});
