import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toCsv } from '../../src/cli/to-csv.ts';

/** The CSV of a JSON text that arrives in chunks of `size` bytes. */
async function csv(json: string, size = json.length): Promise<string> {
  const bytes = new TextEncoder().encode(json);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
  }
  let text = '';
  for await (const lines of toCsv(chunks())) text += lines;
  return text;
}

const ROWS =
  '[{"a":"x,\\"y\\"","10":null,"b":-1.5e3},{"a":"","10":true,"b":9007199254740993},{"a":"}é{\\\\","10":"l\\n2","b":0}]';

describe('toCsv()', () => {
  it('quotes what needs it, keeps digits and the order of columns', async () => {
    assert.equal(await csv(ROWS), 'a,10,b\n"x,""y""",,-1.5e3\n"",true,9007199254740993\n}é{\\,"l\n2",0\n');
  });

  it('gives the same however the text is cut into chunks', async () => {
    const whole = await csv(ROWS);
    for (const size of [1, 2, 3, 7, 16, 50]) assert.equal(await csv(ROWS, size), whole, `${size}`);
  });

  it('gives nothing for no rows', async () => assert.equal(await csv('[]'), ''));
});
