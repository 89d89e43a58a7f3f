import type { Generation, Log, Refusal } from '../shared/mod.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { type Complete, createComplete } from './complete.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { createSharedCalls, type SharedCalls } from './shared-calls.ts';

/** The way to the model and the answers it gave: what stays when the training material or the schema changes. */
export interface Provider {
  readonly complete: Complete;
  readonly answers: AnswerCache;
  readonly calls: SharedCalls<Generation | Refusal>;
}

/** Where the calls go, and how many answers are kept (0 for none). Throws LoanqError `misconfigured`. */
export function createProvider(
  settings: ProviderSettings,
  { answersMax, log }: { readonly answersMax: number; readonly log?: Log },
): Provider {
  return {
    complete: createComplete(settings, log),
    answers: createAnswerCache(answersMax),
    calls: createSharedCalls(),
  };
}
