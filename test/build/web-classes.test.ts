import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setWebClasses, WebHeaders, WebRequest, WebResponse } from '../../build/web-classes.ts';

describe('WebHeaders, WebRequest and WebResponse', () => {
  it('make what the classes of the runtime make', () => {
    assert.ok(new WebHeaders({ a: 'b' }) instanceof Headers);
    const request = new WebRequest('http://127.0.0.1/', { method: 'POST' });
    assert.ok(request instanceof Request && request.method === 'POST');
    const response = new WebResponse('text', { status: 201 });
    assert.ok(response instanceof Response && response.status === 201);
  });

  it('count as theirs what is of the classes of the runtime, and nothing else', () => {
    assert.ok(new Headers() instanceof WebHeaders);
    assert.ok(new Response() instanceof WebResponse);
    for (const other of [
      {},
      new Map(),
      new Response(),
      null,
      'Headers',
      { [Symbol.toStringTag]: 'Headers' },
    ]) {
      assert.ok(!(other instanceof WebHeaders), String(other));
    }
  });

  it('can be extended', () => {
    class Named extends WebResponse {
      readonly name = 'named';
    }
    const named = new Named(null, { status: 204 });
    assert.ok(named instanceof Response && named.status === 204);
    assert.equal(named.name, 'named');
    assert.ok(named instanceof Named && !(new Response() instanceof Named));
  });

  it('are replaced by lighter ones', () => {
    class Light {}
    setWebClasses(WebRequest, Light);
    assert.equal(WebResponse, Light);
  });
});
