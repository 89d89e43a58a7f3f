import { type FileVersion, isSettled } from './file-identity.ts';
import type { ResultProfile, ResultStream } from './query-runner.ts';
import { leastOf, type Repeats } from './repeats.ts';

export interface ResultCacheOptions {
  /** The database file as it is now; throws LoanqError when it is gone. */
  readVersion(): FileVersion;
  /** How far the views of the database can be trusted to give the same rows again. */
  viewsRepeat(): Promise<Repeats>;
}

/** Small results of statements that were run of late, kept as long as the database file stands as it is. */
export interface ResultCache {
  /** The result that is kept under the key, else that of `run`, which is kept for the next who asks. */
  through(key: string, repeats: Repeats, run: () => Promise<ResultStream>): Promise<ResultStream>;
  clear(): void;
}

interface Kept {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly profile: ResultProfile | null;
  readonly bytes: number;
  /** On the clock of `performance.now()`. */
  readonly until: number;
}

/** Of half of the results, and of one: what people look at again is small. */
const GENERATION_BYTES_MAX = 4 * 1024 * 1024;
const RESULT_BYTES_MAX = 64 * 1024;

/** What an entry takes beside its bytes, roughly. */
const ENTRY_BYTES = 500;

/** How long a result is kept that may go with the clock: shorter than the steps of that clock. */
const BRIEFLY_MS = 1_000;

/**
 * Creates an empty cache. What is used is in the younger of two generations, each of half the size; when that is full,
 * the older makes room as a whole, so that neither a use nor a new result costs more the more there are.
 */
export function createResultCache({ readVersion, viewsRepeat }: ResultCacheOptions): ResultCache {
  let younger = new Map<string, Kept>();
  let older = new Map<string, Kept>();
  /** Of the younger ones. */
  let bytes = 0;
  /** Of the file that the kept results were read from. */
  let version = '';
  let views: Promise<Repeats> | null = null;

  function clear(): void {
    younger.clear();
    older.clear();
    bytes = 0;
    views = null;
  }

  function find(key: string): Kept | null {
    const used = younger.get(key);
    const entry = used ?? older.get(key);
    if (entry === undefined || entry.until < performance.now()) return null;
    if (used === undefined) add(key, entry);
    return entry;
  }

  function add(key: string, entry: Kept): void {
    bytes += entry.bytes - (younger.get(key)?.bytes ?? 0);
    younger.set(key, entry);
    if (bytes <= GENERATION_BYTES_MAX) return;
    older = younger;
    younger = new Map();
    bytes = 0;
  }

  async function keep(
    key: string,
    repeats: Repeats,
    { body, profile }: ResultStream,
    read: FileVersion,
  ): Promise<void> {
    if (body instanceof ReadableStream || body.length > RESULT_BYTES_MAX) return;
    if (!isSettled(read)) return;
    views ??= viewsRepeat();
    const least = leastOf([repeats, await views]);
    if (least === 'never') return;
    const entry: Kept = {
      body,
      profile: await profile,
      bytes: ENTRY_BYTES + 2 * key.length + body.length,
      until: performance.now() + (least === 'briefly' ? BRIEFLY_MS : Number.POSITIVE_INFINITY),
    };
    // Only what was read from a file that nobody has touched since.
    if (readVersion().text !== read.text || version !== read.text || find(key) !== null) return;
    add(key, entry);
  }

  return {
    async through(key, repeats, run) {
      if (repeats === 'never') return await run();
      const read = readVersion();
      if (read.text !== version) {
        clear();
        version = read.text;
      }
      const known = find(key);
      if (known !== null) return { body: known.body, profile: Promise.resolve(known.profile) };
      const result = await run();
      // Nobody waits for it; what fails here (a profile, the file) fails for its asker too.
      keep(key, repeats, result, read).catch(() => {});
      return result;
    },
    clear,
  };
}
