import assert from 'node:assert/strict';
import process from 'node:process';
import { describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { optimizedWhenBusy, spareOptimizer } from '../../../src/cli/serve/spare-optimizer.ts';

/** Of V8's optimization status: the function is compiled by one of the optimizing compilers. */
const OPTIMIZED = 1 << 4;
const CALLS = 20_000;
const ROUNDS_MAX = 200;

/** A function that is long, as those that answer a request are. */
function sumOfDigits(number: number): number {
  const tens = Math.trunc(number / 10);
  const hundreds = Math.trunc(number / 100);
  const thousands = Math.trunc(number / 1000);
  const digits = { one: number % 10, ten: tens % 10, hundred: hundreds % 10, thousand: thousands % 10 };
  const low = digits.one + digits.ten;
  const high = digits.hundred + digits.thousand;
  const isEven = (low + high) % 2 === 0;
  return isEven ? low + high : high + low;
}

function isOptimized(): boolean {
  setFlagsFromString('--allow-natives-syntax');
  const statusOf: unknown = runInThisContext('(what) => %GetOptimizationStatus(what)');
  return typeof statusOf === 'function' && (Number(statusOf(sumOfDigits)) & OPTIMIZED) !== 0;
}

function callOften(): void {
  for (let number = 0; number < CALLS; number++) sumOfDigits(number);
}

describe('the optimizer', () => {
  const skip = 'deno' in process.versions && 'It takes no flags while it runs.';
  it('is spared until the server is busy, and then takes also what ran often before', { skip }, async () => {
    const { handle, isBusy } = optimizedWhenBusy(
      (request: number, bindings: string) => `${request} ${bindings}`,
    );
    spareOptimizer();
    assert.equal(isBusy(), false);
    for (let round = 0; round < 5; round++) callOften();
    await delay(50); // It works beside, on a thread of its own.
    callOften();
    assert.equal(isOptimized(), false);

    for (let request = 1; request <= 200; request++) assert.equal(handle(request, 'env'), `${request} env`);
    assert.equal(isBusy(), true);
    for (let round = 0; round < ROUNDS_MAX && !isOptimized(); round++) {
      callOften();
      await delay(5);
    }
    assert.equal(isOptimized(), true);
  });
});

describe('optimizedWhenBusy()', () => {
  it('passes every request on, also after the one that makes it busy', () => {
    const { handle } = optimizedWhenBusy((request: number, bindings: string) => `${request} ${bindings}`);
    for (let request = 1; request <= 3_000; request++) assert.equal(handle(request, 'env'), `${request} env`);
  });
});
