import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createClient } from '@libsql/client';
import { createKnowledge, draftModel, parseModel, type Segment } from '../../../src/catalog/mod.ts';
import { sampleDatabase } from '../../support/sample-database.ts';
import { introspectFile } from '../../support/sample-knowledge.ts';

const ODD = `
  CREATE TABLE "order lines" ("line no" INTEGER PRIMARY KEY, "select" TEXT, "Unit Price" REAL, is_gift INTEGER NOT NULL,
    shipped_at INTEGER, "weird""name" TEXT, blob_data BLOB);
  INSERT INTO "order lines" VALUES (1, 'a', 2.5, 0, 1700000000, 'x', x'00'), (2, 'b', 3.5, 1, 1700090000, NULL, NULL);
  CREATE TABLE empty_one (id INTEGER PRIMARY KEY, parent_id INTEGER REFERENCES empty_one(id), note TEXT);
  CREATE TABLE settings (as_of_date TEXT, currency TEXT);
  INSERT INTO settings VALUES ('2024-06-30', 'EUR');
  CREATE VIEW gifts AS SELECT * FROM "order lines" WHERE is_gift = 1;`;

describe('draftModel()', () => {
  async function draftOf(path: string): Promise<void> {
    const catalog = await introspectFile(path);
    const guessed = createKnowledge(catalog, null);
    const text = draftModel(guessed, 'draft');
    const known = createKnowledge(catalog, parseModel(text));
    // Their order, which means nothing, is that of the datasets in a model.
    const byName = (segments: readonly Segment[]): Segment[] =>
      segments.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const segments = byName(guessed.segments.map((segment) => ({ ...segment, date: null })));
    const metrics = guessed.metrics.map(({ isImplied: _, ...metric }) => metric);
    assert.deepEqual({ ...known, segments: byName(known.segments) }, { ...guessed, metrics, segments });
    assert.ok(text.split('\n').every((line) => line.length <= 200));
  }

  it('changes nothing of what is known of the sample', async () => {
    await draftOf(await sampleDatabase());
  });

  it('changes nothing of what is known of a database with odd names', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'loanq-draft-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'odd.db');
    const client = createClient({ url: `file:${path}` });
    await client.executeMultiple(ODD);
    client.close();
    await draftOf(path);
  });
});
