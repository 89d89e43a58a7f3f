import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import {
  checkStatement,
  createQueryRunner,
  type DatabaseRunner,
  type DefenceLayer,
  queryRows,
} from '../../src/database/mod.ts';
import { LoanqError } from '../../src/shared/mod.ts';
import { ATTACKS, type Attack } from './attacks.ts';
import { createTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts';

const CANARY = 'canary in a file';

interface Site extends TemporaryDatabase {
  readonly publicDirectory: string;
  readonly runner: DatabaseRunner;
}

/** A database beside a secret, in a directory of the owner only, and a runner with one process. */
function createSite(withoutLayers: readonly DefenceLayer[]): Site {
  const database = createTemporaryDatabase();
  const publicDirectory = join(database.directory, 'public');
  chmodSync(database.directory, 0o711);
  mkdirSync(publicDirectory);
  chmodSync(publicDirectory, 0o777);
  writeFileSync(join(database.directory, 'secret'), CANARY, { mode: 0o600 });
  chmodSync(database.path, 0o600);
  chmodSync(database.directory, 0o711);
  const runner = createQueryRunner({ path: database.path, processes: 1, timeoutMs: 10_000, withoutLayers });
  return { ...database, publicDirectory, runner };
}

/** Names and contents of everything in the directory. */
function fingerprint(directory: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(directory, name);
    hash.update(name).update('\0');
    if (statSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

function aim(attack: Attack, site: Site): string {
  return attack.sql.replaceAll('{dir}', site.directory).replaceAll('{public}', site.publicDirectory);
}

/** The text of the answer, or of the refusal. */
async function attempt(runner: Pick<DatabaseRunner, 'run'>, sql: string): Promise<string> {
  try {
    const { body } = await runner.run(sql);
    return await new Response(body).text();
  } catch (error) {
    assert(error instanceof LoanqError);
    return error.message;
  }
}

/** What one statement could leave behind for the next in the same process. */
async function state(runner: DatabaseRunner): Promise<string> {
  const settings = [
    'PRAGMA query_only',
    'PRAGMA trusted_schema',
    'PRAGMA hard_heap_limit',
    'PRAGMA writable_schema',
    'PRAGMA journal_mode',
    'SELECT name FROM sqlite_temp_master',
    'PRAGMA database_list',
    // Fails inside a transaction that was left open.
    'BEGIN',
    'ROLLBACK',
    'SELECT * FROM loans',
    "SELECT 'a' LIKE 'A'",
  ];
  const answers: string[] = [];
  for (const sql of settings) answers.push(await attempt(runner.trusted, sql));
  return answers.join('\n');
}

interface Snapshot {
  readonly files: string;
  readonly state: string;
}

async function snapshot(site: Site): Promise<Snapshot> {
  return { files: fingerprint(site.directory), state: await state(site.runner) };
}

function isSame(a: Snapshot, b: Snapshot): boolean {
  return a.files === b.files && a.state === b.state;
}

/** Whether the file system, what is secret and what the next statement meets are as without the attack. */
async function isHeld(site: Site, clean: Snapshot, attack: Attack): Promise<boolean> {
  const answer = await attempt(site.runner, aim(attack, site));
  const leaked =
    answer.includes('canary') ||
    answer.includes(Buffer.from(CANARY).toString('base64')) ||
    answer.includes(Buffer.from(CANARY).toString('hex').toUpperCase()) ||
    answer.includes(`"leaked":${CANARY.length}`) ||
    answer.includes('secret"') ||
    answer.includes('loans.db"');
  return !leaked && isSame(await snapshot(site), clean);
}

/** Removes files that an attack made; false when it did more than that and the site is spoiled. */
async function removeStrays(site: Site, clean: Snapshot): Promise<boolean> {
  const own = new Set(['loans.db', 'secret', 'public']);
  for (const name of readdirSync(site.directory)) {
    if (!own.has(name)) rmSync(join(site.directory, name), { recursive: true });
  }
  return isSame(await snapshot(site), clean);
}

/** Runs every attack against what is left of the layers; gives those that got through. */
async function breakThrough(withoutLayers: readonly DefenceLayer[]): Promise<Attack[]> {
  const through: Attack[] = [];
  let site = createSite(withoutLayers);
  let clean = await snapshot(site);
  const renew = async (): Promise<void> => {
    await site.runner.close();
    site.remove();
    site = createSite(withoutLayers);
    clean = await snapshot(site);
  };
  for (const attack of ATTACKS) {
    if (await isHeld(site, clean, attack)) continue;
    // On a busy machine what is looked at may come too late; what gets through does so in another place, too.
    await renew();
    if (await isHeld(site, clean, attack)) continue;
    through.push(attack);
    if (!(await removeStrays(site, clean))) await renew();
  }
  await site.runner.close();
  site.remove();
  return through;
}

const notHeldBy = (layer: 'connection' | 'process'): string[] =>
  ATTACKS.filter(({ alsoHeldBy }) => !alsoHeldBy.includes(layer)).map(({ sql }) => sql);

describe(`${ATTACKS.length} attacks`, () => {
  it('are refused by the gate, every one', () => {
    for (const { sql } of ATTACKS) {
      assert.throws(
        () => checkStatement(sql),
        (error) => error instanceof LoanqError && error.code === 'sql-refused',
        sql,
      );
    }
  });

  it('change and reveal nothing through run()', async () => {
    assert.deepEqual(await breakThrough([]), []);
  });

  it('are held by the connection alone where they change the database', async () => {
    const through = await breakThrough(['gate', 'process']);
    assert.deepEqual(through.map(({ sql }) => sql).sort(), notHeldBy('connection').sort());
  });

  const isRoot = process.getuid?.() === 0;
  it('are held by the process alone where they change what belongs to others', {
    skip: isRoot ? false : 'only root can start a process as another user',
  }, async () => {
    const through = await breakThrough(['gate', 'connection']);
    assert.deepEqual(through.map(({ sql }) => sql).sort(), notHeldBy('process').sort());
  });
});

describe('queryRows()', () => {
  it('reads through trusted what the gate refuses', async () => {
    const site = createSite([]);
    const rows = await queryRows(site.runner.trusted, "SELECT name FROM pragma_table_info('loans')");
    assert.deepEqual(rows, [{ name: 'loan_id' }, { name: 'grade' }, { name: 'principal' }]);
    await site.runner.close();
    site.remove();
  });
});
