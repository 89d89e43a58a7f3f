/** What tells failures apart; see `Failure`. */
interface FailureKind {
  readonly status: number | null;
  readonly code: string | null;
  readonly message: string;
  readonly isOwnMessage: boolean;
}

/** What the operator can do about a failure, as a sentence to follow its message; empty where the message says it. */
export function remedyFor({ status, code, message, isOwnMessage }: FailureKind): string {
  if (status === null) return '';
  if (isQuota(code)) return REMEDIES.quota;
  if (isContextTooLong(code, message)) return REMEDIES.context;
  if (code === 'content_filter') return REMEDIES.filter;
  if (code === 'model_not_found') return REMEDIES.model;
  if (status === 401) return REMEDIES.key;
  if (status === 403) return REMEDIES.permission;
  if (status === 429) return REMEDIES.rate;
  if (status >= 300 && status < 400) return REMEDIES.moved;
  if (status === 404 || status === 405) return REMEDIES.model;
  if (status >= 500) return isOwnMessage ? REMEDIES.later : REMEDIES.gateway;
  return '';
}

const REMEDIES = {
  quota:
    "Check the plan and billing of the provider's account; LOANQ_GENERATOR=builtin answers without the provider meanwhile.",
  rate: 'Ask again later, or raise LOANQ_PROVIDER_RETRIES and LOANQ_PROVIDER_TIMEOUT to wait for longer.',
  key: 'Check OPENAI_API_KEY.',
  permission: 'Check what the key in OPENAI_API_KEY may use.',
  model: 'Check LOANQ_MODEL and OPENAI_BASE_URL.',
  context: 'Lower LOANQ_PROMPT_TOKENS, or set LOANQ_MODEL to a model with a longer context.',
  filter: 'Word the question differently.',
  moved: 'Set OPENAI_BASE_URL to the new address.',
  later: 'Ask again later; if that does not help, look into the log or the status page of the provider.',
  gateway: 'Check OPENAI_BASE_URL, and that the model server behind it runs.',
} as const;

/** An exceeded quota does not come back by waiting a second, unlike a rate limit; OpenAI answers 429 to both. */
export function isQuota(code: string | null): boolean {
  return code === 'insufficient_quota' || code === 'billing_hard_limit_reached';
}

/** OpenAI has a code for it, vLLM only a message; llama.cpp has a type. */
function isContextTooLong(code: string | null, message: string): boolean {
  return (
    code === 'context_length_exceeded' ||
    code === 'exceed_context_size_error' ||
    /context (?:length|window|size)/i.test(message)
  );
}
