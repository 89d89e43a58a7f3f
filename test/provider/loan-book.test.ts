import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Database from 'libsql';
import { openAssets, readTrainingFiles } from '../../src/assets/mod.ts';
import { createKnowledge, introspect, type Knowledge, parseModels } from '../../src/catalog/mod.ts';
import { buildPrompt, type Turn } from '../../src/provider/prompt.ts';
import { createTrainingStore, parseTraining, type TrainingStore } from '../../src/training/mod.ts';
import { sampleDatabase } from '../support/sample-database.ts';

const QUESTION = 'What is the approval rate by channel last year?';

describe('the prompt for the loan book', () => {
  let database: Database.Database;
  let knowledge: Knowledge;
  let store: TrainingStore;
  let turns: Turn[];

  before(async () => {
    database = new Database(await sampleDatabase(), { readonly: true });
    const material = parseTraining(readTrainingFiles(openAssets(), 'training'));
    const model = parseModels(material.semanticModels);
    const catalog = await introspect(async (sql) =>
      database
        .prepare(sql)
        .all()
        .map((row) => ({ ...Object(row) })),
    );
    knowledge = createKnowledge(catalog, model);
    store = await createTrainingStore(material);
    const retrieval = await store.retrieve(QUESTION, { examples: 8, documents: 6 });
    turns = buildPrompt(QUESTION, { knowledge, retrieval, today: '2026-01-15', sendSamples: false });
  });
  after(() => {
    store.close();
    database.close();
  });

  it('holds every table, column and key, the definition asked for and a near example', () => {
    const system = turns[0]?.content ?? '';
    for (const { name, fields } of knowledge.datasets) {
      assert.ok(system.includes(`\n${name}, primary key`), name);
      for (const field of fields) assert.ok(system.includes(`\n  ${field.name} ${field.type}`), field.name);
    }
    assert.ok(system.includes('loans(borrower_id) -> borrowers(borrower_id)'));
    assert.match(system, /The approval rate is/);
    assert.ok(turns.some(({ content }) => content === 'What is the approval rate by channel?'));
  });

  it('holds no name of a borrower or branch', () => {
    const text = JSON.stringify(turns);
    const names = database
      .prepare('SELECT full_name FROM borrowers UNION SELECT branch_name FROM branches')
      .pluck()
      .all()
      .map(String);
    assert.ok(names.length > 1_000);
    assert.deepEqual(
      names.filter((name) => text.includes(name)),
      [],
    );
  });

  it('stays small', (t) => {
    const length = turns.reduce((sum, { content }) => sum + content.length, 0);
    t.diagnostic(`${length} characters`);
    assert.ok(length < 30_000, `${length} characters`);
  });
});
