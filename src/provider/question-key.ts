import type { Knowledge } from '../catalog/mod.ts';
import type { TrainingStore } from '../training/mod.ts';

/** All that an answer depends on, besides the provider's settings. */
interface KeyParts {
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
  readonly today: () => string;
}

/** Makes a key of a question and all that its answer depends on; questions that differ in white space only have the same. */
export function createQuestionKeys({
  knowledge,
  store,
  today,
}: KeyParts): (question: string) => Promise<string> {
  let schema: Promise<string> | null = null;
  return async (question) => {
    schema ??= hash(JSON.stringify(knowledge));
    const text = question.normalize('NFC').replace(/\s+/g, ' ').trim();
    return hash(JSON.stringify([await schema, store.version, today(), text]));
  };
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
