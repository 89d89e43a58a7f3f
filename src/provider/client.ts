import OpenAI, { APIError } from 'openai';
import { LoanqError } from '../shared/mod.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ProviderSettings } from './provider-settings.ts';

/**
 * The `openai` package's client: takes every setting from `settings` and none from the environment, retries nothing by
 * itself and logs nothing. Throws LoanqError `misconfigured` for settings that no request could carry.
 */
export function createClient(settings: ProviderSettings): OpenAI {
  refuseUnsendable(settings);
  return new WholeErrorClient({
    baseURL: addressOf(settings),
    apiKey: settings.apiKey ?? 'none',
    defaultHeaders: keyHeaders(settings),
    ...(settings.apiVersion !== null && { defaultQuery: { 'api-version': settings.apiVersion } }),
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

/** Azure's dated interface has the model, there called deployment, in the path of Chat Completions. */
function addressOf({ baseUrl, apiVersion, api, model }: ProviderSettings): string {
  if (apiVersion === null) return baseUrl ?? 'https://api.openai.com/v1';
  if (baseUrl === null || model === null) {
    throw new LoanqError(
      'misconfigured',
      'OPENAI_API_VERSION is for Azure and needs two more: OPENAI_BASE_URL, such as https://NAME.openai.azure.com, and LOANQ_MODEL, the name of the deployment.',
    );
  }
  const root = `${baseUrl.replace(/\/openai(\/v1)?$/, '')}/openai`;
  return api === 'responses' ? root : `${root}/deployments/${encodeURIComponent(model)}`;
}

/** Azure wants the key in a header of its own. */
function keyHeaders({ baseUrl, apiKey, apiVersion }: ProviderSettings): Record<string, string | null> {
  if (apiKey === null) return { authorization: null };
  const host = baseUrl === null ? '' : (URL.parse(baseUrl)?.hostname ?? '');
  const isAzure = apiVersion !== null || /\.azure\.(com|us|cn)$/.test(host);
  return isAzure ? { authorization: null, 'api-key': apiKey } : {};
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
