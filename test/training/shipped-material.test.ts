import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Database from 'libsql';
import { openAssets, readTrainingFiles } from '../../src/assets/mod.ts';
import { checkTerm, termsOf } from '../../src/cli/train/check-term.ts';
import { createEngine } from '../../src/engine/mod.ts';
import { createTrainingStore, parseTraining, type ResultShape } from '../../src/training/mod.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import { type SampleKnowledge, sampleKnowledge } from '../support/sample-knowledge.ts';

const material = parseTraining(readTrainingFiles(openAssets(), 'training'));

describe('the shipped examples', () => {
  let database: Database.Database;
  before(async () => {
    database = new Database(await sampleDatabase(), { readonly: true });
  });
  after(() => database.close());

  /** The rows as text; `reverse` walks tables backwards wherever no ORDER BY says otherwise. */
  function run(sql: string, { reverse }: { reverse: boolean }): { columns: string[]; rows: string[] } {
    database.pragma(`reverse_unordered_selects = ${reverse ? 'ON' : 'OFF'}`);
    const statement = database.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    return {
      columns,
      rows: statement
        .raw()
        .all()
        .map((row) => JSON.stringify(row)),
    };
  }

  it('are at least 105', () => {
    assert.ok(material.examples.length >= 105, `${material.examples.length} examples`);
  });

  for (const { id, questions, sql } of material.examples) {
    it(`run and read well: ${questions[0]} (${id})`, () => {
      const { columns, rows } = run(sql, { reverse: false });
      assert.ok(rows.length > 0 && rows.length <= 200, `${rows.length} rows`);
      assert.ok(!rows.every((row) => /^\[(?:null,?)*\]$/.test(row)), 'only NULLs');
      for (const column of columns) assert.match(column, /^[a-z][a-z0-9_]*$/);
      assert.equal(new Set(columns).size, columns.length);
      assert.deepEqual(run(sql, { reverse: true }).rows, rows, 'the order is not total');
      assert.doesNotMatch(sql, /SELECT\s+(?:DISTINCT\s+)?(?:\w+\.)?\*/i);
      assert.doesNotMatch(sql, /\/\s*(?!NULLIF|[\d.]+|\s)\S/, 'a division by what may be 0');
      assert.doesNotMatch(sql, /'now'|CURRENT_DATE|CURRENT_TIMESTAMP/i);
      assert.doesNotMatch(sql, /\t|[ \t]+$/m);
      assert.ok(sql.split('\n').every((line) => line.length <= 120));
      assert.ok(!rows.some((row) => row.startsWith('[null,')), 'a group without a name');
      assert.equal(count(sql, /\bROUND\(/g), count(sql, /,\s*2\s*\)/g), 'rounded to other than two decimals');
    });

    const top = /\bLIMIT (\d+)$/.exec(sql);
    if (top === null) continue;
    it(`cut where the measure, in the last column, differs: ${questions[0]} (${id})`, () => {
      const size = Number(top[1]);
      const { rows } = run(sql.replace(top[0], `LIMIT ${size + 1}`), { reverse: false });
      const [within, beyond] = rows.slice(-2).map((row) => Array.from(JSON.parse(row)).at(-1));
      assert.equal(rows.length, size + 1);
      assert.notEqual(within, beyond);
    });
  }
});

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const COLUMNS = `SELECT tables.name, columns.name
FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
WHERE tables.type = 'table'`;

describe('retrieval over the shipped examples', () => {
  it('finds most of them by a wording that it has not seen', async (t) => {
    const seen = material.examples.map((example) => ({
      ...example,
      questions: example.questions.slice(0, 1),
    }));
    const store = await createTrainingStore({ ...material, examples: seen });
    t.after(() => store.close());
    const found: boolean[] = [];
    for (const { id, questions } of material.examples) {
      for (const question of questions.slice(1)) {
        const { examples } = await store.retrieve(question, { examples: 8, documents: 0 });
        found.push(examples.some((example) => example.id === id));
      }
    }
    const share = found.filter((isFound) => isFound).length / found.length;
    t.diagnostic(`recall@8 ${(100 * share).toFixed(1)} % of ${found.length} wordings`);
    assert.ok(share >= 0.85, `recall@8 is ${share}`);
  });
});

describe('the shipped documents', () => {
  it('speak of every table and column', async () => {
    const database = new Database(await sampleDatabase(), { readonly: true });
    const columns = database
      .prepare(COLUMNS)
      .raw()
      .all()
      .map((row) => (Array.isArray(row) ? row.map(String) : []));
    database.close();
    const sections = material.documents.filter(({ id }) => id.startsWith('documents/schema.md'));
    const missing = columns.filter(
      ([table, column]) =>
        !sections.some(({ text }) => text.includes(`Table \`${table}\``) && text.includes(`\`${column}\``)),
    );
    assert.ok(columns.length > 50);
    assert.deepEqual(missing, []);
  });
});

describe('the shipped semantic model', () => {
  let sample: SampleKnowledge;
  before(async () => {
    sample = await sampleKnowledge();
  });

  it('describes every table and every column', () => {
    const isDescribed = ({ description }: { readonly description: string | null }) =>
      (description ?? '') !== '';
    const { datasets } = sample.knowledge;
    const columns = datasets.flatMap(({ name, fields }) =>
      fields.map(({ name: column, description }) => ({ name: `${name}.${column}`, description })),
    );
    assert.ok(columns.length >= 67, `${columns.length} columns`);
    assert.deepEqual(
      [...datasets, ...columns].filter((thing) => !isDescribed(thing)).map(({ name }) => name),
      [],
    );
  });

  it('defines at least 60 terms, each understood by the engine and executed', async () => {
    const { knowledge } = sample;
    const engine = createEngine({ knowledge, examples: [], today: '2025-12-31' });
    const database = new Database(await sampleDatabase(), { readonly: true });
    const run = async (sql: string): Promise<ResultShape> => {
      const rows = database.prepare(sql).raw().all();
      const hasValue = rows.some((row) => Array.isArray(row) && row.some((value) => value !== null));
      return { rowCount: rows.length, hasValue };
    };
    const terms = termsOf(knowledge);
    const problems: string[] = [];
    for (const term of terms) {
      const problem = await checkTerm(term, engine, run);
      if (problem !== null) problems.push(`${term.name}: ${problem}`);
    }
    database.close();
    assert.deepEqual(problems, []);
    assert.ok(terms.length >= 60, `${terms.length} terms`);
  });
});
