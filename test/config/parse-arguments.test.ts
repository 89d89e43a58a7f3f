import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FlagShape, nearest, parseArguments } from '../../src/config/mod.ts';

const KNOWN: readonly FlagShape[] = [
  { flag: 'port', value: 'needed' },
  { flag: 'database', value: 'needed' },
  { flag: 'writable', value: 'optional' },
  { flag: 'json', value: 'none' },
  { flag: 'help', value: 'none' },
  { flag: 'version', value: 'none' },
];

function parse(...argv: string[]): { flags: Record<string, string>; positionals: readonly string[] } {
  const { flags, positionals } = parseArguments(argv, KNOWN);
  return { flags: Object.fromEntries(flags), positionals };
}

describe('parseArguments()', () => {
  it('takes values after the flag or after an equals sign', () => {
    assert.deepEqual(parse('--port', '1', '--database=a=b', 'ask', '--json'), {
      flags: { port: '1', database: 'a=b', json: 'true' },
      positionals: ['ask'],
    });
  });

  it('takes the last of repeated flags', () => {
    assert.deepEqual(parse('--port', '1', '--port=2').flags, { port: '2' });
  });

  it('knows -h, -v and -V', () => {
    assert.deepEqual(parse('-h', '-v').flags, { help: 'true', version: 'true' });
    assert.deepEqual(parse('-V').flags, { version: 'true' });
  });

  it('takes everything after -- as it is', () => {
    assert.deepEqual(parse('sql', '--', '--port', '-- a comment').positionals, [
      'sql',
      '--port',
      '-- a comment',
    ]);
  });

  it('takes a negative number as a value', () => {
    assert.deepEqual(parse('--port', '-1').flags, { port: '-1' });
  });

  it('refuses a flag without its value', () => {
    assert.throws(() => parse('--port'), {
      message: '--port needs a value after it, or with an equals sign: --port=VALUE.',
    });
    assert.throws(() => parse('--port', '--json'), { message: /^--port needs a value/ });
  });

  it('takes --no- for a setting that is on or off, the last of both', () => {
    assert.deepEqual(parse('--no-writable', 'ask').flags, { writable: 'false' });
    assert.deepEqual(parse('--no-writable', '--writable').flags, { writable: 'true' });
    assert.throws(() => parse('--no-writable=true'), { message: /^--no-writable takes no value/ });
    assert.throws(() => parse('--no-writeable'), { message: /Did you mean --no-writable\?/ });
    for (const flag of ['--no-port', '--no-json', '--no-no-writable'])
      assert.throws(() => parse(flag), { message: /^There is no flag --no-/ });
  });

  it('takes a value of a setting that is on or off, and none of a switch', () => {
    assert.deepEqual(parse('--writable', '--json').flags, { writable: 'true', json: 'true' });
    assert.deepEqual(parse('--writable=false').flags, { writable: 'false' });
    for (const value of ['5', 'true', 'false', '']) {
      assert.throws(() => parse('ask', `--json=${value}`), {
        code: 'misconfigured',
        message: '--json takes no value: write --json alone, or leave it out.',
      });
    }
  });

  it('suggests the nearest flag for an unknown one', () => {
    assert.throws(() => parse('--prot', '1'), {
      message: 'There is no flag --prot. Did you mean --port? See loanq --help.',
    });
    assert.throws(() => parse('--data', '1'), { message: /Did you mean --database\?/ });
    assert.throws(() => parse('-port'), { message: /Did you mean --port\?/ });
    assert.throws(() => parse('--colour'), { message: 'There is no flag --colour. See loanq --help.' });
  });

  it('does not quote the value of an unknown flag, which might be a secret', () => {
    assert.throws(
      () => parse('--api-key=sk-secret'),
      (error: Error) => !error.message.includes('sk-secret'),
    );
  });

  it('knows no flag by the name of a property that all objects have', () => {
    assert.throws(() => parse('--constructor'), { message: /^There is no flag --constructor/ });
    assert.throws(() => parse('--__proto__=1'), { message: /^There is no flag --__proto__/ });
  });
});

describe('nearest()', () => {
  it('forgives a slip and a swap, and nothing that is another word', () => {
    assert.equal(nearest('sreve', ['serve', 'sql', 'ask']), 'serve');
    assert.equal(nearest('srve', ['serve', 'sql', 'ask']), 'serve');
    assert.equal(nearest('explain', ['serve', 'sql', 'ask']), null);
    assert.equal(nearest('', ['serve', 'sql', 'ask']), null);
  });
});
