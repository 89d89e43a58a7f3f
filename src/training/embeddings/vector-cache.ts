import type { Client } from '@libsql/client';
import { openClient } from '../open-client.ts';
import type { Embed } from './create-embed.ts';

/**
 * An `embed` that keeps vectors in a libSQL file, so that a text is sent once, also over restarts and among processes.
 * Vectors stand there under a digest of model and text: entries never go stale, and several processes add to them freely.
 * A file that cannot be used is as good as none.
 */
export function cachedEmbed(embed: Embed, { path, scope, discard }: VectorCacheOptions): Embed {
  const opening = openCache(path)
    .catch((error) => {
      if (!/malformed|damaged|not a database/.test(String(error))) throw error;
      discard();
      return openCache(path);
    })
    .catch(() => null);
  return async (texts, signal) => {
    const cache = await opening;
    if (cache === null) return embed(texts, signal);
    const keys = await Promise.all(texts.map((text) => digest(`${scope}\n${text}`)));
    const kept = await read(cache, keys).catch(() => new Map<string, Float32Array>());
    const missing = [...new Set(texts.filter((_, i) => !kept.has(toHex(keys[i]))))];
    const made = missing.length === 0 ? [] : await embed(missing, signal);
    const fresh = new Map(missing.map((text, i) => [text, made[i]]));
    const entries = texts.flatMap((text, i) => {
      const [key, vector] = [keys[i], fresh.get(text)];
      return key === undefined || vector === undefined ? [] : [{ key, vector }];
    });
    if (entries.length > 0) await write(cache, entries).catch(() => {}); // Next time they are asked for again.
    return texts.flatMap((text, i) => kept.get(toHex(keys[i])) ?? fresh.get(text) ?? []);
  };
}

/** Where vectors are kept. */
export interface VectorCacheOptions {
  readonly path: string;
  /** Tells one model's vectors from another's. */
  readonly scope: string;
  /** Removes the file. */
  discard(): void;
}

/** Only blobs are read back: the driver aborts on text that is not valid UTF-8, as a damaged file may hold. */
async function openCache(path: string): Promise<Client> {
  const client = await openClient(`file:${path}`);
  try {
    await client.execute('PRAGMA busy_timeout = 5000');
    await client.execute('CREATE TABLE IF NOT EXISTS vectors (key BLOB PRIMARY KEY, vector BLOB NOT NULL)');
    const { rows } = await client.execute(
      "SELECT count(*) AS damaged FROM pragma_quick_check(1) WHERE quick_check <> 'ok'",
    );
    if (rows[0]?.['damaged'] !== 0) throw new Error('The file is damaged.');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

const KEYS_MAX = 500;

async function read(client: Client, keys: readonly Uint8Array[]): Promise<Map<string, Float32Array>> {
  const found = new Map<string, Float32Array>();
  for (let start = 0; start < keys.length; start += KEYS_MAX) {
    const some = keys.slice(start, start + KEYS_MAX);
    const sql = `SELECT key, vector FROM vectors WHERE key IN (${some.map(() => '?').join(', ')})`;
    const { rows } = await client.execute({ sql, args: [...some] });
    for (const { key, vector } of rows) {
      if (!(key instanceof ArrayBuffer) || !(vector instanceof ArrayBuffer)) continue;
      if (vector.byteLength > 0 && vector.byteLength % Float32Array.BYTES_PER_ELEMENT === 0) {
        found.set(toHex(new Uint8Array(key)), new Float32Array(vector));
      }
    }
  }
  return found;
}

async function write(
  client: Client,
  entries: readonly { readonly key: Uint8Array; readonly vector: Float32Array }[],
): Promise<void> {
  await client.batch(
    entries.map(({ key, vector }) => ({
      sql: 'INSERT OR REPLACE INTO vectors (key, vector) VALUES (?, ?)',
      args: [key, toBytes(vector)],
    })),
    'write',
  );
}

/** The bytes of a vector, as libSQL's F32_BLOB has them. */
export function toBytes(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function toHex(bytes: Uint8Array | undefined): string {
  return Array.from(bytes ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('');
}
