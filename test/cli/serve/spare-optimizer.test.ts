import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optimizedWhenBusy } from '../../../src/cli/serve/spare-optimizer.ts';

test('optimizedWhenBusy() passes every request on, also after the one that makes it busy', () => {
  const handle = optimizedWhenBusy((request: number, bindings: string) => `${request} ${bindings}`);
  for (let request = 1; request <= 3_000; request++) assert.equal(handle(request, 'env'), `${request} env`);
});
