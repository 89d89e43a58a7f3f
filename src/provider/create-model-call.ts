import type { Log } from '../shared/mod.ts';
import type { AnswerForm } from './answer-form.ts';
import { askChat } from './chat-completions.ts';
import { createClient } from './client.ts';
import { AnswerError, type Failure, toFailure } from './failure.ts';
import type { Call, ModelAnswer, Turn } from './model-call.ts';
import { DEFAULT_MODEL, type ProviderSettings } from './provider-settings.ts';
import { readModel } from './read-model.ts';
import { askResponses } from './responses.ts';

/** Writes the conversation in the form that the answer is to have. */
export type WriteTurns = (form: AnswerForm) => readonly Turn[];

/**
 * One call of the model, and one more without each option that the model or server says it does not take, now and from
 * then on. Throws LoanqError `misconfigured`.
 */
export function createModelCall(
  settings: ProviderSettings,
  log?: Log,
): (write: WriteTurns, signal: AbortSignal) => Promise<ModelAnswer> {
  const client = createClient(settings);
  const askModel = settings.api === 'responses' ? askResponses : askChat;
  let model = settings.model ?? (settings.baseUrl === null ? DEFAULT_MODEL : null);
  let options: Options = {
    temperature: settings.temperature,
    seed: settings.seed,
    isStructured: settings.structuredOutput,
    isStreamed: settings.stream && settings.api === 'chat',
  };

  return async (write, signal) => {
    model ??= await readModel(client, signal);
    for (let used = options; ; ) {
      try {
        const turns = write(used.isStructured ? 'json' : 'block');
        return await askModel(client, { model, turns, ...used }, signal);
      } catch (error) {
        if (used.isStreamed && error instanceof AnswerError && error.isStreamUnbegun) {
          used = { ...used, isStreamed: false };
          continue;
        }
        const fewer = withoutRefused(used, toFailure(error));
        if (fewer === null) throw error;
        options = fewer;
        used = fewer;
        log?.warn('The provider does not take an option and is asked without it', { left: fewer });
      }
    }
  };
}

type Options = Pick<Call, 'temperature' | 'seed' | 'isStructured' | 'isStreamed'>;

/** What is not asked for is not refused. */
const OFF: Options = { temperature: null, seed: null, isStructured: false, isStreamed: false };

/** How servers name the options that they do not take, as the parameter in question or in their message. */
const NAMES_OF_OPTIONS = {
  temperature: /\btemperature\b/,
  seed: /\bseed\b/,
  isStructured: /response_format|json_schema|json_object|text\.format|structured output|\bgrammar\b/i,
  isStreamed: /\bstream/,
} as const satisfies Record<keyof Options, RegExp>;

/** The options without the one that a failure names as the reason; null where none is. */
function withoutRefused(options: Options, failure: Failure | null): Options | null {
  if (failure === null || !REFUSING_STATUSES.has(failure.status)) return null;
  const reason = failure.parameter ?? failure.message;
  for (const name of ['temperature', 'seed', 'isStructured', 'isStreamed'] as const) {
    if (options[name] !== OFF[name] && NAMES_OF_OPTIONS[name].test(reason))
      return { ...options, [name]: OFF[name] };
  }
  return null;
}

const REFUSING_STATUSES: ReadonlySet<number | null> = new Set([400, 404, 415, 422, 500, 501]);
