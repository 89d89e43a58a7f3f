import type OpenAI from 'openai';
import { LoanqError } from '../../shared/mod.ts';

/** Turns texts into vectors, one each, all of one length. Rejects with LoanqError `provider-failed` or `cancelled`. */
export type Embed = (texts: readonly string[], signal?: AbortSignal) => Promise<Float32Array[]>;

/** How an embedding model is reached. */
export interface EmbeddingSettings {
  readonly model: string;
  /** Address of a server that speaks the OpenAI protocol; null for OpenAI's own. */
  readonly baseUrl: string | null;
  /** Null for a server that asks for none. */
  readonly apiKey: string | null;
  readonly organization: string | null;
  /** For one call, milliseconds. */
  readonly timeoutMs: number;
  readonly retries: number;
}

/** What servers take in one call, and how much of a text models read. */
const TEXTS_MAX = 64;
const CHARACTERS_MAX = 6_000;

/** Asks a server for embeddings. */
export function createEmbed(settings: EmbeddingSettings): Embed {
  let opened: Promise<OpenAI> | null = null;
  return async (texts, signal) => {
    opened ??= openClient(settings);
    const client = await opened;
    const vectors: Float32Array[] = [];
    for (let start = 0; start < texts.length; start += TEXTS_MAX) {
      const input = texts.slice(start, start + TEXTS_MAX).map((text) => text.slice(0, CHARACTERS_MAX));
      const call = { input, settings, ...(signal === undefined ? {} : { signal }) };
      vectors.push(...(await embedSome(client, call)));
    }
    return vectors;
  };
}

async function openClient(settings: EmbeddingSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai'); // Slow to load.
  return new Client({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    organization: settings.organization,
    timeout: settings.timeoutMs,
    maxRetries: settings.retries,
    logLevel: 'off', // The client's own log would show what is asked.
  });
}

interface Call {
  readonly input: string[];
  readonly settings: EmbeddingSettings;
  readonly signal?: AbortSignal;
}

async function embedSome(client: OpenAI, { input, settings, signal }: Call): Promise<Float32Array[]> {
  try {
    const options = signal === undefined ? {} : { signal };
    // Not every server knows the client's default, base64.
    const answer = await client.embeddings.create(
      { model: settings.model, input, encoding_format: 'float' },
      options,
    );
    return toVectors(answer, input.length);
  } catch (cause) {
    if (signal?.aborted === true) throw new LoanqError('cancelled', 'The question was cancelled.', { cause });
    const reason = cause instanceof Error ? cause.message : String(cause);
    const shown = settings.apiKey === null ? reason : reason.replaceAll(settings.apiKey, '…');
    throw new LoanqError(
      'provider-failed',
      `The embedding model ${settings.model} gave no vectors: ${shown}`,
    );
  }
}

/** Servers are not all faithful to the protocol: what is not as many vectors of numbers of one length is refused. */
function toVectors(answer: unknown, count: number): Float32Array[] {
  const data = isRecord(answer) && Array.isArray(answer['data']) ? answer['data'] : [];
  const vectors = data
    .toSorted((a, b) => Number(a?.index) - Number(b?.index))
    .map((item) =>
      isRecord(item) && Array.isArray(item['embedding']) ? Float32Array.from(item['embedding']) : null,
    )
    .filter((vector) => vector !== null);
  const length = vectors[0]?.length ?? 0;
  const areGood = vectors.every((vector) => vector.length === length && vector.every(Number.isFinite));
  if (vectors.length !== count || length === 0 || !areGood) {
    throw new Error(`its answer is not ${count} vectors of one length`);
  }
  return vectors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
