import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createProxyTrust } from '../../src/http/middleware/proxy-trust.ts';

describe('createProxyTrust()', () => {
  it('trusts addresses and blocks, in every spelling of an address', () => {
    const trusts = createProxyTrust(['10.0.0.5', '172.16.0.0/12', '2001:db8::/32', 'fd00::1']);
    for (const address of [
      '10.0.0.5',
      '::ffff:10.0.0.5',
      '172.31.255.255',
      '2001:db8:1::9',
      'FD00:0:0::1',
      'fd00::1%eth0',
    ]) {
      assert.equal(trusts(address), true, address);
    }
    for (const address of [
      '10.0.0.6',
      '172.32.0.0',
      '2001:db9::',
      'fd00::2',
      '',
      'x',
      '10.0.0.5.1',
      '010.0.0.5x',
      '::',
    ]) {
      assert.equal(trusts(address), false, address);
    }
  });

  it('takes a block of nothing for every address of its kind', () => {
    const trusts = createProxyTrust(['0.0.0.0/0']);
    assert.equal(trusts('1.2.3.4'), true);
    assert.equal(trusts('::1'), false);
  });
});
