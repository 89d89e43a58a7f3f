import OpenAI, { APIError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { LoanqError, type Log } from '../shared/mod.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { redact, toFailure, translateError } from './failure.ts';
import type { Turn } from './prompt.ts';
import { DEFAULT_MODEL, type ProviderSettings } from './provider-settings.ts';
import { readAnswer } from './read-answer.ts';
import { readModel } from './read-model.ts';
import { withRetries } from './retry.ts';

/** Asks the model to go on with a conversation; gives its answer's text. Rejects with LoanqError `provider-failed` or `cancelled`. */
export type Complete = (turns: readonly Turn[], signal: AbortSignal | undefined) => Promise<string>;

/**
 * A way to the provider, through the `openai` package and Chat Completions, which every such server speaks.
 * Throws LoanqError `misconfigured` for a key that cannot be sent.
 */
export function createComplete(settings: ProviderSettings, log?: Log): Complete {
  refuseUnsendable(settings);
  const client = createClient(settings);
  let model = settings.model ?? (settings.baseUrl === null ? DEFAULT_MODEL : null);
  function onRetry(error: unknown, waitMs: number): void {
    const reason = redact(toFailure(error)?.message ?? 'unknown', settings.apiKey);
    log?.warn('The provider failed and is asked again', { reason, waitMs: Math.round(waitMs) });
  }

  return async (turns, signal) => {
    const deadline = AbortSignal.timeout(settings.timeoutMs);
    const both = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    const startedAt = performance.now();
    try {
      return await withRetries(
        async () => {
          model ??= await readModel(client, both);
          const answer = await request(client, toBody(model, turns, settings), both);
          log?.debug('The provider answered', {
            model,
            ms: Math.round(performance.now() - startedAt),
            ...sizes(turns, answer),
          });
          return answer;
        },
        { retries: settings.retries, signal: both, endsAt: startedAt + settings.timeoutMs, onRetry },
      );
    } catch (error) {
      if (signal?.aborted) throw new LoanqError('cancelled', 'The question was cancelled.');
      throw translateError(error, { settings, isLate: deadline.aborted });
    }
  };
}

/** Takes every setting from `settings` and none from the environment, retries nothing by itself and logs nothing. */
function createClient(settings: ProviderSettings): OpenAI {
  return new WholeErrorClient({
    baseURL: settings.baseUrl ?? 'https://api.openai.com/v1',
    apiKey: settings.apiKey ?? 'none',
    ...(settings.apiKey === null && { defaultHeaders: { authorization: null } }),
    adminAPIKey: null,
    organization: settings.organization,
    project: null,
    webhookSecret: null,
    // The deadline of `createComplete` comes first: it also covers the body of the answer.
    timeout: settings.timeoutMs + 1_000,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
  });
}

function sizes(turns: readonly Turn[], answer: string): { promptLength: number; answerLength: number } {
  return {
    promptLength: turns.reduce((sum, { content }) => sum + content.length, 0),
    answerLength: answer.length,
  };
}

/** What `fetch` would refuse at every call, in messages that show the key or the password. */
function refuseUnsendable({ apiKey, organization, baseUrl }: ProviderSettings): void {
  for (const [variable, value] of Object.entries({ OPENAI_API_KEY: apiKey, OPENAI_ORG_ID: organization })) {
    if (value !== null && !/^[\x21-\x7e]+$/.test(value)) {
      throw new LoanqError(
        'misconfigured',
        `${variable} holds a space, a line break or a character outside ASCII, which no key has; copy it once more.`,
      );
    }
  }
  const address = baseUrl === null ? null : URL.parse(baseUrl);
  if (address !== null && address.username + address.password !== '') {
    throw new LoanqError(
      'misconfigured',
      'OPENAI_BASE_URL holds a user name or password, which cannot be sent; put the key into OPENAI_API_KEY.',
    );
  }
}

/**
 * Keeps the whole body of an error, as JSON or text: servers other than OpenAI's put their message elsewhere than in
 * `error`, and proxies send pages.
 */
class WholeErrorClient extends OpenAI {
  protected override makeStatusError(
    status: number,
    body: object | undefined,
    text: string | undefined,
    headers: Headers,
  ): APIError {
    return new APIError(status, body ?? text, text, headers);
  }
}

type Body = ChatCompletionCreateParamsNonStreaming;

function toBody(model: string, turns: readonly Turn[], { temperature, seed }: ProviderSettings): Body {
  return {
    model,
    messages: [...turns],
    ...(temperature !== null && { temperature }),
    ...(seed !== null && { seed }),
  };
}

/** One call; one more without `temperature` or `seed` where the model says that it does not take them. */
async function request(client: OpenAI, body: Body, signal: AbortSignal): Promise<string> {
  try {
    return await readAnswer(await client.chat.completions.create(body, { signal }).asResponse(), client);
  } catch (error) {
    const refused = toFailure(error)?.parameter;
    if ((refused !== 'temperature' && refused !== 'seed') || body[refused] === undefined) throw error;
    const { [refused]: _, ...rest } = body;
    return await request(client, rest, signal);
  }
}
