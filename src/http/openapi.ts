import * as z from 'zod';
import { AskRequest, SQLRequest, schemas } from './schemas.ts';

/** A JSON object of the OpenAPI document. */
type Json = { readonly [key: string]: unknown };

const DESCRIPTION = `Ask a loan book questions in plain English: SQL, rows and chart code come back.

Every error is a JSON object with \`detail\`: a list of validation errors with status 422, else a sentence that says
what went wrong. The header \`X-Request-Id\` names a request in the server's log.`;

/** The OpenAPI 3.1 document of the service, but for its `servers`. */
export function createOpenApiDocument(version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'loanq',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'Documentation', url: '../docs/start/' },
    tags: [
      { name: 'chat', description: 'Questions and SQL.' },
      { name: 'service', description: 'The service itself.' },
    ],
    paths: PATHS,
    components: { schemas: createSchemas(), responses: RESPONSES, headers: HEADERS },
  };
}

/** Requests take fields that the models do not have and ignore them; responses have none. */
function createSchemas(): Json {
  const uri = (id: string): string => `#/components/schemas/${id}`;
  const requests = z.toJSONSchema(schemas, { uri, io: 'input', override: tidy });
  const responses = z.toJSONSchema(schemas, { uri, io: 'output', override: tidy });
  const isRequest = (id: string): boolean =>
    [AskRequest, SQLRequest].some((model) => schemas.get(model)?.id === id);
  return Object.fromEntries(
    Object.keys(responses.schemas).map((id) => {
      const { $schema, $id, ...schema } = (isRequest(id) ? requests : responses).schemas[id] ?? {};
      return [id, schema];
    }),
  );
}

/** Leaves out what says nothing in JSON: that the keys of an object are strings, that its values are anything. */
function tidy({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { additionalProperties } = jsonSchema;
  delete jsonSchema.propertyNames;
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0) {
    jsonSchema.additionalProperties = true;
  }
}

const HEADERS = {
  'X-Request-Id': header('Names this request in the log of the server.'),
  'Server-Timing': header('How long the stages took, milliseconds: `generate;dur=3.1, run;dur=0.8`.'),
  'X-Loanq-Generator': {
    ...header('What wrote the SQL: the built-in engine or the language-model provider.'),
    schema: { type: 'string', enum: ['builtin', 'provider'] },
  },
  'X-Loanq-Columns': header(
    'What the columns of the rows mean, for charts: a JSON array of `{name, role, unit}`. Absent where it is not known.',
  ),
  'Retry-After': {
    ...header('Seconds after which to try again.'),
    schema: { type: 'integer', minimum: 0 },
  },
} as const;

const RESPONSES = {
  Unreadable: errorResponse('The body cannot be decoded: it is not UTF-8, or nests hundreds of levels deep.'),
  TooLarge: errorResponse('The body is longer than the server takes.'),
  Encoded: errorResponse('The body is compressed, or has another Content-Encoding that is not taken.'),
  WrongHost: errorResponse('The server does not answer to this host; the detail names the setting.'),
  Invalid: response('The body does not fit its model.', 'HTTPValidationError'),
  Failed: errorResponse(
    'The question could not be answered or the SQL could not be run; the detail is the message of the engine, the ' +
      'database or the provider.',
  ),
  Overloaded: errorResponse('Too many statements are running and waiting.', ['Retry-After']),
} as const;

const CHAT_ERRORS = {
  '400': 'Unreadable',
  '413': 'TooLarge',
  '415': 'Encoded',
  '421': 'WrongHost',
  '422': 'Invalid',
  '500': 'Failed',
  '503': 'Overloaded',
} as const satisfies Record<string, keyof typeof RESPONSES>;

const PATHS = {
  '/api/v1/chat/generate-sql': {
    post: chatOperation({
      operationId: 'generateSql',
      summary: 'Generate SQL',
      description: 'Turns a question into SQL without running it.',
      request: 'AskRequest',
      response: response('The SQL.', 'SQLResponse', ['Server-Timing', 'X-Loanq-Generator']),
    }),
  },
  '/api/v1/chat/run-sql': {
    post: chatOperation({
      operationId: 'runSql',
      summary: 'Run SQL',
      description: 'Runs one statement that reads. A large result is streamed.',
      request: 'SQLRequest',
      response: response('The rows.', 'DataResponse', ['Server-Timing']),
    }),
  },
  '/api/v1/chat/ask': {
    post: chatOperation({
      operationId: 'ask',
      summary: 'Ask a question',
      description: 'Turns a question into SQL, runs it, and writes chart code for the result.',
      request: 'AskRequest',
      response: response('The answer.', 'AskResponse', [
        'Server-Timing',
        'X-Loanq-Columns',
        'X-Loanq-Generator',
      ]),
    }),
  },
  '/api': {
    get: serviceOperation({
      operationId: 'getApiInformation',
      summary: 'API information',
      description: 'Name, version and links of the service.',
      response: response('What the service is.', 'ApiInformation'),
    }),
  },
  '/health': {
    get: serviceOperation({
      operationId: 'getHealth',
      summary: 'Health',
      description: 'For the probes of load balancers: answers at once while the process runs.',
      response: response('The service is up.', 'HealthResponse'),
    }),
  },
} as const;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly response: Json;
}

function chatOperation({ request, response, ...about }: Operation & { readonly request: string }): Json {
  return {
    tags: ['chat'],
    ...about,
    requestBody: { required: true, content: jsonContent(request) },
    responses: { '200': response, ...responseReferences(CHAT_ERRORS) },
  };
}

function serviceOperation({ response, ...about }: Operation): Json {
  return {
    tags: ['service'],
    ...about,
    responses: { '200': response, ...responseReferences({ '421': 'WrongHost' }) },
  };
}

function responseReferences(names: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(
    Object.entries(names).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

function errorResponse(description: string, headers: readonly string[] = []): Json {
  return response(description, 'ErrorResponse', headers);
}

function response(description: string, schema: string, headers: readonly string[] = []): Json {
  return {
    description,
    headers: Object.fromEntries(
      ['X-Request-Id', ...headers].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: jsonContent(schema),
  };
}

function jsonContent(schema: string): Json {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
}

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}
