import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  describeSettings,
  parseSettings,
  SETTINGS,
  type Setting,
  settingsTable,
} from '../../src/config/mod.ts';
import { LoanqError } from '../../src/shared/mod.ts';

const NONE: ReadonlyMap<string, string> = new Map();

function refusal(flags: Record<string, string>, environment: Record<string, string> = {}): string {
  try {
    parseSettings(new Map(Object.entries(flags)), environment);
  } catch (error) {
    assert.ok(error instanceof LoanqError && error.code === 'misconfigured', String(error));
    return error.message;
  }
  return assert.fail('the value was accepted');
}

describe('parseSettings()', () => {
  it('gives the defaults where nothing is set', () => {
    const { host, port, timeoutMs, memoryBytes, generator, database, apiKey, writable } = parseSettings(
      NONE,
      {},
    );
    assert.deepEqual(
      { host, port, timeoutMs, memoryBytes, generator, database, apiKey, writable },
      {
        host: '127.0.0.1',
        port: 8000,
        timeoutMs: 30_000,
        memoryBytes: 256 * 1024 ** 2,
        generator: 'auto',
        database: null,
        apiKey: null,
        writable: false,
      },
    );
  });

  it('takes a flag before the environment, and that before the default', () => {
    const environment = { LOANQ_PORT: '9001' };
    assert.equal(parseSettings(new Map([['port', '9000']]), environment).port, 9000);
    assert.equal(parseSettings(NONE, environment).port, 9001);
  });

  it('takes an empty or blank variable as unset', () => {
    const settings = parseSettings(NONE, { LOANQ_PORT: '', LOANQ_DATABASE: '  ' });
    assert.equal(settings.port, 8000);
    assert.equal(settings.database, null);
  });

  it('lets a flag switch off what the environment switches on', () => {
    assert.equal(parseSettings(new Map([['writable', 'false']]), { LOANQ_WRITABLE: '1' }).writable, false);
  });

  it('quotes a wrong value, names where it came from and says what is right', () => {
    assert.equal(
      refusal({ port: '80a' }),
      '--port has the value "80a"; it takes a whole number from 0 to 65535.',
    );
    assert.equal(
      refusal({}, { LOANQ_GENERATOR: 'gpt' }),
      'LOANQ_GENERATOR has the value "gpt"; it takes auto, builtin, provider or hybrid.',
    );
  });

  it('never shows a secret', () => {
    const settings: readonly Setting[] = Object.values(SETTINGS);
    const secrets = settings.filter(({ variable }) => /KEY|SECRET|TOKEN\b|PASSWORD/.test(variable));
    assert.deepEqual(
      secrets.map(({ variable, flag }) => [variable, flag]),
      [
        ['OPENAI_API_KEY', null],
        ['LOANQ_EMBEDDING_API_KEY', null],
      ],
    );
  });

  for (const [flag, values] of Object.entries({
    port: ['-1', '65536', '8e3', '0x50', ' 80', '1.5', 'NaN', ''],
    timeout: ['0', '-1', '2h', '25h', '1441m', 'soon', '1e3'],
    memory: ['1M', '65G', '256 MegaBytes', '-1'],
    processes: ['0', '257'],
    'body-limit': ['1', '2G'],
    'public-url': [
      'loans.example.com',
      'ftp://a.b',
      'https://u:p@a.b',
      'https://a.b?x=1',
      'javascript:alert(1)',
    ],
    'cors-origin': ['a.b', 'https://a.b/', 'https://a.b/x', 'null'],
    'trusted-proxy': ['proxy', '10.0.0.0/33', '300.1.1.1'],
    'allowed-hosts': ['http://a.b', 'a b', 'a.b/c', 'a..b'],
    temperature: ['-1', '2.1', 'hot'],
    today: ['2025-02-30', '31.12.2025', '2025-1-1', 'today'],
    writable: ['maybe', '2', ''],
    'log-level': ['loud'],
    database: [''],
  })) {
    it(`refuses ${values.map((value) => JSON.stringify(value)).join(', ')} for --${flag}`, () => {
      for (const value of values)
        assert.match(refusal({ [flag]: value }), new RegExp(`^--${flag} has the value`));
    });
  }

  it('reads times and sizes with and without units', () => {
    const read = (flag: string, value: string) => parseSettings(new Map([[flag, value]]), {});
    assert.deepEqual(
      ['30', '30s', '1.5m', '250ms', '0.5'].map((value) => read('timeout', value).timeoutMs),
      [30_000, 30_000, 90_000, 250, 500],
    );
    assert.deepEqual(
      ['64M', '64MB', '64 MiB', '0.5G', '67108864'].map(
        (value) => read('memory', value).memoryBytes / 1024 ** 2,
      ),
      [64, 64, 64, 512, 64],
    );
  });

  it('reads lists, addresses and networks', () => {
    const settings = parseSettings(
      new Map([
        ['allowed-hosts', 'Loans.LAN, [::1]:8000,'],
        ['cors-origin', 'https://a.example,http://localhost:5173'],
        ['trusted-proxy', '10.0.0.0/8, ::1'],
        ['public-url', 'https://loans.example.com/app/'],
      ]),
      {},
    );
    assert.deepEqual(settings.allowedHosts, ['loans.lan', '[::1]:8000']);
    assert.deepEqual(settings.corsOrigins, ['https://a.example', 'http://localhost:5173']);
    assert.deepEqual(settings.trustedProxies, ['10.0.0.0/8', '::1']);
    assert.equal(settings.publicUrl, 'https://loans.example.com/app');
  });
});

describe('SETTINGS', () => {
  const settings: readonly Setting[] = Object.values(SETTINGS);

  it('have a flag and a variable of their own each', () => {
    const names = settings.flatMap(({ flag, variable }) => (flag === null ? [variable] : [flag, variable]));
    assert.equal(new Set(names).size, names.length);
  });

  it('are all in the help text and in the table', () => {
    const help = describeSettings();
    const table = settingsTable();
    for (const { flag, variable, placeholder } of settings) {
      const name = placeholder === null ? `--[no-]${flag}` : `--${flag}`;
      assert.ok(help.includes(variable) && table.includes(`\`${variable}\``), variable);
      if (flag !== null) assert.ok(help.includes(`  ${name}`) && table.includes(`\`${name}`), flag);
    }
  });

  it('are described within the width asked for', () => {
    for (const line of describeSettings(80).split('\n')) assert.ok(line.length <= 80, line);
  });
});
