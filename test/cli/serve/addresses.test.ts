import assert from 'node:assert/strict';
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, it } from 'node:test';
import { localUrl, networkUrls, networkWarning } from '../../../src/cli/serve/addresses.ts';

function ofInterface(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '', cidr: null, internal };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
}

const INTERFACES = {
  lo: [ofInterface('127.0.0.1', true), ofInterface('::1', true)],
  eth0: [ofInterface('192.0.2.7'), ofInterface('2001:db8::7'), ofInterface('fe80::7')],
};

describe('networkUrls()', () => {
  for (const [host, ...urls] of [
    ['127.0.0.1'],
    ['localhost'],
    ['::1'],
    ['192.0.2.9', 'http://192.0.2.9:80'],
    ['2001:db8::9', 'http://[2001:db8::9]:80'],
    ['0.0.0.0', 'http://192.0.2.7:80'],
    ['::', 'http://192.0.2.7:80', 'http://[2001:db8::7]:80'],
  ] as const) {
    it(`names the addresses by which others reach ${host}`, () => {
      assert.deepEqual(networkUrls({ host, port: 80 }, INTERFACES), urls);
    });
  }
});

describe('networkWarning()', () => {
  const warn = (host: string, writable: boolean) =>
    networkWarning({ host, port: 80 }, { writable, interfaces: INTERFACES });

  it('says nothing where only this machine may ask', () => {
    assert.equal(warn('127.0.0.1', true), null);
  });

  it('says who may ask, and who may change the data', () => {
    assert.match(
      warn('0.0.0.0', false) ?? '',
      /reaches http:\/\/192\.0\.2\.7:80 may ask, and read the data: .*no log-in/,
    );
    assert.match(warn('0.0.0.0', true) ?? '', /--writable, change or delete the data/);
  });

  it('names the address where no interface is up', () => {
    const warning = networkWarning({ host: '0.0.0.0', port: 80 }, { writable: false, interfaces: {} });
    assert.match(warning ?? '', /reaches 0\.0\.0\.0, port 80 may/);
  });
});

describe('localUrl()', () => {
  it('is one that a browser here can open', () => {
    assert.equal(localUrl({ host: '::', port: 80 }), 'http://localhost:80');
    assert.equal(localUrl({ host: '::1', port: 80 }), 'http://[::1]:80');
  });
});
