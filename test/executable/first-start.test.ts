import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type Ended, start } from '../cli/program.ts';
import { type MovedExecutable, moveExecutable, withoutExecutable } from '../support/executable.ts';

const COUNT = ['sql', 'SELECT count(*) AS loans FROM loans', '--csv'] as const;
const COUNTED: Ended = { code: 0, stdout: 'loans\n10000\n', stderr: '' };

/** As systems other than Linux keep them elsewhere. */
const isLinux = process.platform === 'linux';

describe('the first start of the executable', { skip: withoutExecutable }, () => {
  let place: MovedExecutable;
  let home = '';
  before(() => {
    place = moveExecutable();
  });
  after(() => place.remove());
  beforeEach(() => {
    home = join(place.folder, 'home');
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home);
  });

  /** In an empty environment but for what is given, in an empty folder. */
  function run(
    environment: Readonly<Record<string, string>>,
    args: readonly string[] = COUNT,
  ): Promise<Ended> {
    return start(args, { executable: place.executable, environment, folder: home }).ended;
  }

  /** The files below a folder. */
  function files(folder: string): readonly string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  }

  it('answers without a word of warning, and so does the second, which unpacks nothing', async () => {
    assert.deepEqual(await run({ HOME: home }), COUNTED);
    const written = files(home).map((path) => [path, statSync(join(home, path)).ino]);
    assert.deepEqual(await run({ HOME: home }), COUNTED);
    assert.deepEqual(
      files(home).map((path) => [path, statSync(join(home, path)).ino]),
      written,
    );
  });

  it('writes to the folders of the user for data and caches only', { skip: !isLinux }, async () => {
    const temporary = join(home, 'tmp');
    mkdirSync(temporary);
    await run({ HOME: home, TMPDIR: temporary }, ['ask', 'How many loans are late?']);
    for (const path of files(home)) assert.match(path, /^\.(cache|local\/share)\/loanq\/[^/]+$/);
    await run({ HOME: join(home, 'other'), XDG_DATA_HOME: join(home, 'd'), XDG_CACHE_HOME: join(home, 'c') });
    assert.deepEqual(
      files(home)
        .filter((path) => !path.startsWith('.'))
        .map((path) => path.replace(/-\w+/, '')),
      ['c/loanq/libsql.node', 'd/loanq/loans.db'],
    );
  });

  it('writes to LOANQ_HOME only where it is set, readable by this user alone', async () => {
    const folder = join(home, 'all');
    assert.deepEqual(await run({ HOME: home, LOANQ_HOME: folder }), COUNTED);
    assert.deepEqual(readdirSync(home), ['all']);
    assert.deepEqual(readdirSync(folder).sort(), ['cache', 'data']);
    if (process.platform === 'win32') return;
    for (const name of ['cache', 'data']) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o700);
  });

  it('falls back to the temporary folder where the home can hold nothing', { skip: !isLinux }, async () => {
    const temporary = join(home, 'tmp');
    mkdirSync(temporary);
    assert.deepEqual(await run({ HOME: '/dev/null', TMPDIR: temporary }), COUNTED);
    assert.match(readdirSync(temporary).join(), /^loanq-\d+$/);
  });

  it('says in a few lines what to do where no folder will do', { skip: !isLinux }, async () => {
    const { code, stdout, stderr } = await run({ HOME: '/dev/null', TMPDIR: '/dev/null' });
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^loanq: The sample loan book cannot be unpacked\. Set LOANQ_HOME to a folder/);
    assert.match(stderr, /\n- \/dev\/null\/\.local\/share\/loanq: ENOTDIR/);
    assert.ok(stderr.split('\n').length <= 5, stderr);
  });

  it('works for a user without a home or a name', { skip: process.getuid?.() !== 0 }, async () => {
    const temporary = join(home, 'tmp');
    mkdirSync(temporary, { mode: 0o777 });
    for (const folder of [place.folder, home, temporary]) chmodSync(folder, 0o777);
    const output = execFileSync(place.executable, COUNT, {
      uid: 4242,
      gid: 4242,
      cwd: home,
      env: { TMPDIR: temporary },
      encoding: 'utf8',
    });
    assert.equal(output, COUNTED.stdout);
  });

  it('leaves nothing half done on a full disk, and goes on where there is room', {
    skip: !isLinux,
  }, async (t) => {
    const full = join(home, 'full');
    mkdirSync(full);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', full], { stdio: 'ignore' });
    } catch {
      return t.skip('This user may not mount a small file system.');
    }
    try {
      const { code, stderr } = await run({ LOANQ_HOME: full });
      assert.equal(code, 2);
      assert.match(stderr, /LOANQ_HOME .*with 50 MB free.*: ENOSPC: no space left on device/s);
      assert.deepEqual(files(full), []);
      const temporary = join(home, 'tmp');
      mkdirSync(temporary);
      assert.deepEqual(await run({ HOME: full, TMPDIR: temporary }), COUNTED);
      assert.deepEqual(files(full), []);
    } finally {
      execFileSync('umount', [full]);
    }
  });

  it('may be several at once', async () => {
    const ended = await Promise.all(Array.from({ length: 4 }, () => run({ LOANQ_HOME: home })));
    for (const each of ended) assert.deepEqual(each, COUNTED);
    assert.deepEqual(
      files(home).map((path) => path.replace(/-\w+/, '')),
      ['cache/libsql.node', 'data/loans.db'],
    );
  });

  it('keeps what the user has changed', async () => {
    const first = ['sql', 'SELECT min(payment_id) AS first FROM payments', '--csv'];
    await run({ LOANQ_HOME: home }, ['sql', 'DELETE FROM payments WHERE payment_id = 1', '--writable']);
    assert.equal((await run({ LOANQ_HOME: home }, first)).stdout, 'first\n2\n');
  });

  it('leaves the book of an earlier version alone and says once where it is', async () => {
    const earlier = join(home, 'data', 'loans-0123456789ab.db');
    mkdirSync(join(home, 'data'));
    writeFileSync(earlier, 'changed by the user');
    const { code, stdout, stderr } = await run({ LOANQ_HOME: home });
    assert.deepEqual([code, stdout], [0, COUNTED.stdout]);
    assert.match(stderr, /^\S+ warn This version brings a new sample loan book\..*\n$/);
    assert.ok(stderr.includes(`--database ${earlier}`), stderr);
    assert.equal(readFileSync(earlier, 'utf8'), 'changed by the user');
    assert.deepEqual(await run({ LOANQ_HOME: home }), COUNTED);
  });

  it('does not run what somebody else has put in the place of the addon', async () => {
    await run({ LOANQ_HOME: home });
    const [name = ''] = readdirSync(join(home, 'cache'));
    const addon = join(home, 'cache', name);
    const right = readFileSync(addon);
    for (const wrong of [Buffer.from('wrong'), Buffer.concat([right.subarray(0, -1), Buffer.of(1)])]) {
      rmSync(addon);
      writeFileSync(addon, wrong);
      assert.deepEqual(await run({ LOANQ_HOME: home }), COUNTED);
      assert.ok(readFileSync(addon).equals(right), 'and puts the right one back');
    }
  });

  it('opens the browser at the address it listens on', { skip: !isLinux }, async () => {
    const opened = join(home, 'opened');
    execFileSync('mkfifo', [opened]);
    writeFileSync(join(home, 'xdg-open'), `#!/bin/sh\necho "$1" > ${opened}\n`, { mode: 0o755 });
    const server = start(['--open', '--port', '0'], {
      executable: place.executable,
      environment: { LOANQ_HOME: home, PATH: home },
      folder: home,
    });
    const [address] = await server.said(/http:\/\/\S+/);
    assert.equal(execFileSync('/bin/cat', [opened], { encoding: 'utf8' }), `${address}\n`);
    server.child.kill('SIGTERM');
    assert.equal((await server.ended).code, 0);
  });
});
