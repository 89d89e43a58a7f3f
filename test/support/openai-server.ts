import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server that speaks the OpenAI HTTP protocol over real sockets; what it answers is scripted, what it was asked is kept. */
export interface OpenAiServer {
  /** As for `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** How the next chat completions are answered, one reply a request; without a script the answer is `SELECT 1`. */
  script(...replies: readonly Reply[]): void;
  close(): Promise<void>;
}

/** One request as it came in. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: ApiRequest;
  /** Resolves when the connection of the response is gone or the response is sent; true if the client left early. */
  readonly closed: Promise<boolean>;
}

interface Message {
  readonly role: string;
  readonly content: string;
}

/** The part of a request body that replies look at. */
export interface ApiRequest {
  readonly model?: string;
  readonly messages?: readonly Message[];
  readonly response_format?: unknown;
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly temperature?: number;
  readonly seed?: number;
  /** Of embeddings the texts, of responses the turns. */
  readonly input?: string | readonly string[] | readonly Message[];
  readonly text?: unknown;
  readonly store?: boolean;
  readonly encoding_format?: 'float' | 'base64';
}

/** Answers one request. */
export type Reply = (response: ServerResponse, request: ApiRequest) => void;

/** What the server insists on; by default any key and one model. */
export interface OpenAiServerOptions {
  readonly apiKey?: string;
  readonly models?: readonly string[];
}

/** Starts the server on a free port of the loopback address. */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const models = options.models ?? ['test-model'];
  const requests: RecordedRequest[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    const body: ApiRequest = text === '' ? {} : JSON.parse(text);
    const path = request.url ?? '';
    const { pathname } = new URL(path, 'http://localhost');
    const closed = once(response, 'close').then(() => !response.writableFinished);
    requests.push({ method: request.method ?? '', path, headers: request.headers, body, closed });
    setHeaders(response);
    const key = request.headers['api-key'] ?? request.headers.authorization?.slice('Bearer '.length) ?? '';
    if (options.apiKey !== undefined && key !== options.apiKey) {
      return errors.badKey(String(key))(response, body);
    }
    // Azure's dated interface names the model in the path.
    const [, deployment, operation] = /^\/openai\/deployments\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
    const target = operation ?? pathname.replace(/^(\/openai)?(\/v1)?/, '');
    route(
      `${request.method} ${target}`,
      models,
      () => replies.shift() ?? completion('```sql\nSELECT 1\n```'),
    )(response, deployment === undefined ? body : { ...body, model: decodeURIComponent(deployment) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    script: (...next) => void replies.push(...next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A completion or response with this text, streamed if that is asked for. */
export function completion(content: string, { finishReason = 'stop' } = {}): Reply {
  return (response, request) => {
    if (request.input !== undefined) return responded(content)(response, request);
    if (request.stream === true) return streamed([content], { finishReason })(response, request);
    const message = { role: 'assistant', content, refusal: null, annotations: [] };
    sendJson(
      response,
      200,
      completionBody(request, [{ index: 0, message, logprobs: null, finish_reason: finishReason }]),
    );
  };
}

/** A response of the Responses API: reasoning, then a message with this text; `fields` replace its own. */
export function responded(text: string, fields: Readonly<Record<string, unknown>> = {}): Reply {
  return (response, request) =>
    sendJson(response, 200, {
      id: 'resp_test',
      object: 'response',
      created_at: 1_700_000_000,
      status: 'completed',
      error: null,
      incomplete_details: null,
      model: request.model,
      output: [
        { id: 'rs_test', type: 'reasoning', summary: [{ type: 'summary_text', text: 'SELECT 2;' }] },
        {
          id: 'msg_test',
          type: 'message',
          status: 'completed',
          role: 'assistant',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 100, output_tokens: 10, total_tokens: 110 },
      ...fields,
    });
}

/** A completion with these choices, for those that no well-behaved model makes. */
export function choices(list: readonly unknown[]): Reply {
  return (response, request) => sendJson(response, 200, completionBody(request, list));
}

/** Server-sent events, one per piece of text. */
export function streamed(pieces: readonly string[], { finishReason = 'stop' } = {}): Reply {
  return (response, request) => {
    const deltas = [{ role: 'assistant', content: '' }, ...pieces.map((content) => ({ content }))];
    const events = deltas.map((delta) => chunk(request, { index: 0, delta, finish_reason: null }));
    const last = chunk(request, { index: 0, delta: {}, finish_reason: finishReason });
    const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 };
    const counted = request.stream_options?.include_usage === true ? [chunk(request, null, usage)] : [];
    sendEvents([...events, last, ...counted, '[DONE]'])(response, request);
  };
}

/** Server-sent events with this data, and then the end. */
export function sendEvents(data: readonly string[]): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.end(data.map((text) => `data: ${text}\n\n`).join(''));
  };
}

/** Any response, word for word. */
export function raw(
  status: number,
  contentType: string,
  body: string,
  headers: Record<string, string> = {},
): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers });
    response.end(body);
  };
}

/** An error as OpenAI documents them. */
export function error(
  status: number,
  fields: { message: string; type: string; param?: string | null; code?: string | null },
  headers: Record<string, string> = {},
): Reply {
  const body = { error: { param: null, code: null, ...fields } };
  return raw(status, 'application/json', JSON.stringify(body, null, 4), headers);
}

/** The errors that OpenAI's documentation lists, with their texts. */
export const errors = {
  quota: error(429, {
    message:
      'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
    type: 'insufficient_quota',
    code: 'insufficient_quota',
  }),
  rateLimit: (headers: Record<string, string>): Reply =>
    error(
      429,
      {
        message:
          'Rate limit reached for test-model in organization org-test on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s.',
        type: 'requests',
        code: 'rate_limit_exceeded',
      },
      headers,
    ),
  badKey: (key: string): Reply =>
    error(401, {
      message: `Incorrect API key provided: ${key}. You can find your API key at https://platform.openai.com/account/api-keys.`,
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    }),
  unknownModel: (model: string): Reply =>
    error(404, {
      message: `The model \`${model}\` does not exist or you do not have access to it.`,
      type: 'invalid_request_error',
      code: 'model_not_found',
    }),
  contextTooLong: error(400, {
    message:
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens. Please reduce the length of the messages.",
    type: 'invalid_request_error',
    param: 'messages',
    code: 'context_length_exceeded',
  }),
  unsupportedTemperature: error(400, {
    message:
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
    type: 'invalid_request_error',
    param: 'temperature',
    code: 'unsupported_value',
  }),
  unsupportedFormat: error(400, {
    message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
    type: 'invalid_request_error',
    param: null,
    code: null,
  }),
  unverifiedForStream: error(400, {
    message:
      'Your organization must be verified to stream this model. Please go to the settings of your organization.',
    type: 'invalid_request_error',
    param: 'stream',
    code: 'unsupported_value',
  }),
  overloaded: (headers: Record<string, string> = {}): Reply =>
    error(
      503,
      { message: 'The engine is currently overloaded, please try again later.', type: 'server_error' },
      headers,
    ),
} as const;

/** Accepts the request and never answers. */
export const hang: Reply = () => {};

/** Sends the headers and a part of the body, then never anything more. */
export const stall: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id": "chatcmpl-1", "choi');
};

/** Streams a word, and then nothing until the client has left. */
export const stallStream: Reply = (response, request) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const first = chunk(request, {
    index: 0,
    delta: { role: 'assistant', content: 'SELECT' },
    finish_reason: null,
  });
  response.write(`data: ${first}\n\n`);
};

/** Breaks the connection off in the middle of the body. */
export const breakOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"id": "chatcmpl-1", "choi', () => response.destroy());
};

/** Closes the connection without a byte. */
export const reset: Reply = (response) => void response.destroy();

function route(target: string, models: readonly string[], next: () => Reply): Reply {
  return (response, request) => {
    if (target === 'GET /models') {
      const data = models.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'test' }));
      return sendJson(response, 200, { object: 'list', data });
    }
    const isAnswered = target === 'POST /chat/completions' || target === 'POST /responses';
    const reply = isAnswered ? next() : target === 'POST /embeddings' ? embeddings : null;
    if (reply === null) {
      return error(404, { message: `Invalid URL (${target})`, type: 'invalid_request_error' })(
        response,
        request,
      );
    }
    if (request.model === undefined) {
      const message = 'you must provide a model parameter';
      return error(400, { message, type: 'invalid_request_error' })(response, request);
    }
    if (!models.includes(request.model)) return errors.unknownModel(request.model)(response, request);
    reply(response, request);
  };
}

/** Vectors of eight letters' frequencies: alike for alike texts, and the same every time. */
const embeddings: Reply = (response, request) => {
  const inputs = typeof request.input === 'string' ? [request.input] : (request.input ?? []);
  const data = inputs.map(String).map((text, index) => {
    const vector = Float32Array.from('etaoinsr', (letter) => text.split(letter).length / (text.length + 1));
    const embedding =
      request.encoding_format === 'base64' ? Buffer.from(vector.buffer).toString('base64') : [...vector];
    return { object: 'embedding', index, embedding };
  });
  sendJson(response, 200, {
    object: 'list',
    data,
    model: request.model,
    usage: { prompt_tokens: 1, total_tokens: 1 },
  });
};

function completionBody(request: ApiRequest, list: readonly unknown[]): unknown {
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: request.model,
    choices: list,
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
    service_tier: 'default',
  };
}

/** The last chunk of a counted stream has no choice, the others no usage. */
function chunk(request: ApiRequest, choice: unknown, usage: unknown = null): string {
  return JSON.stringify({
    id: 'chatcmpl-test',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: request.model,
    choices: choice === null ? [] : [choice],
    ...(request.stream_options?.include_usage === true && { usage }),
  });
}

function setHeaders(response: ServerResponse): void {
  response.setHeader('x-request-id', 'req_test');
  response.setHeader('openai-version', '2020-10-01');
  response.setHeader('openai-processing-ms', '1');
  response.setHeader('x-ratelimit-remaining-requests', '59');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return text;
}
