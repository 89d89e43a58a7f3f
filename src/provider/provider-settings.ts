/** How the provider is reached. Where a value is null, the provider's own default holds. */
export interface ProviderSettings {
  /** Address of a server that speaks the OpenAI protocol, e.g. `http://localhost:11434/v1`; null for OpenAI's own. */
  readonly baseUrl: string | null;
  /** Null for a server that asks for none. */
  readonly apiKey: string | null;
  readonly organization: string | null;
  /** Null for `DEFAULT_MODEL`, or, with a `baseUrl`, for the one model that the server has. */
  readonly model: string | null;
  readonly temperature: number | null;
  readonly seed: number | null;
  /** Chat Completions, which every such server has, or OpenAI's newer Responses. */
  readonly api: 'chat' | 'responses';
  /** Of Azure's dated interface, e.g. `2024-10-21`; null everywhere else. */
  readonly apiVersion: string | null;
  /** Ask for JSON of a fixed shape, as long as the server takes that. */
  readonly structuredOutput: boolean;
  /** Have the answer sent as it is written, as long as the server takes that; Chat Completions only. */
  readonly stream: boolean;
  /** For one answer of the model, tries and waits between them included. */
  readonly timeoutMs: number;
  /** How often a failed call is made again, where that makes sense. */
  readonly retries: number;
}

/** The model that OpenAI is asked for when none is named: its small general one, good at SQL for little money. */
export const DEFAULT_MODEL = 'gpt-5.4-mini';
