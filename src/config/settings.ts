import type * as z from 'zod';
import * as type from './value-types.ts';

/** One setting of loanq. Parsing, `--help` and the table in the documentation are all made from it. */
export interface Setting<T = unknown> {
  readonly group: 'Server' | 'Data' | 'Questions' | 'Provider' | 'Log';
  /** Without the dashes; null for secrets, which a process list would show. */
  readonly flag: string | null;
  readonly variable: string;
  /** What stands for the value in the help text; null for an on/off setting, whose flag needs no value. */
  readonly placeholder: string | null;
  /** As a user would write it; null when the setting is simply absent. */
  readonly default: string | null;
  readonly meaning: string;
  /** What a right value is, to follow "it takes". */
  readonly takes: string;
  readonly schema: z.ZodType<T>;
}

/** Every setting, in the order in which the help text lists them. */
export const SETTINGS = {
  host: {
    group: 'Server',
    flag: 'host',
    variable: 'LOANQ_HOST',
    placeholder: 'ADDRESS',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 is every one of this machine.',
    takes: 'an address or host name of this machine, such as 127.0.0.1',
    schema: type.text,
  },
  port: {
    group: 'Server',
    flag: 'port',
    variable: 'LOANQ_PORT',
    placeholder: 'NUMBER',
    default: '8000',
    meaning: 'Port to listen on; 0 picks a free one.',
    takes: 'a whole number from 0 to 65535',
    schema: type.wholeNumber(0, 65_535),
  },
  publicUrl: {
    group: 'Server',
    flag: 'public-url',
    variable: 'LOANQ_PUBLIC_URL',
    placeholder: 'URL',
    default: null,
    meaning: 'Address under which users reach the service, where it is not the one it listens on.',
    takes: 'an address such as https://loans.example.com',
    schema: type.webAddress.nullable(),
  },
  allowedHosts: {
    group: 'Server',
    flag: 'allowed-hosts',
    variable: 'LOANQ_ALLOWED_HOSTS',
    placeholder: 'LIST',
    default: '',
    meaning: 'Further values of the Host header to answer to, besides this machine and the public address.',
    takes: 'host names separated by commas, such as loans.lan,loans.example.com:8443',
    schema: type.list(type.hostName),
  },
  corsOrigins: {
    group: 'Server',
    flag: 'cors-origin',
    variable: 'LOANQ_CORS_ORIGIN',
    placeholder: 'LIST',
    default: '',
    meaning: 'Origins whose web pages may call the service; * for all.',
    takes: 'origins separated by commas, such as https://app.example.com, or *',
    schema: type.list(type.origin),
  },
  trustedProxies: {
    group: 'Server',
    flag: 'trusted-proxy',
    variable: 'LOANQ_TRUSTED_PROXY',
    placeholder: 'LIST',
    default: '',
    meaning: 'Proxies whose X-Forwarded-* headers are believed.',
    takes: 'IP addresses or networks separated by commas, such as 10.0.0.0/8',
    schema: type.list(type.network),
  },
  bodyLimitBytes: {
    group: 'Server',
    flag: 'body-limit',
    variable: 'LOANQ_BODY_LIMIT',
    placeholder: 'SIZE',
    default: '1M',
    meaning: 'Largest request body.',
    takes: 'a size from 1K to 1G, such as 1M',
    schema: type.sizeBytes(1024, 1024 ** 3),
  },

  database: {
    group: 'Data',
    flag: 'database',
    variable: 'LOANQ_DATABASE',
    placeholder: 'FILE',
    default: null,
    meaning: 'SQLite or libSQL database to ask about; without it the sample loan book, made when missing.',
    takes: 'the path of a database file',
    schema: type.text.nullable(),
  },
  writable: {
    group: 'Data',
    flag: 'writable',
    variable: 'LOANQ_WRITABLE',
    placeholder: null,
    default: 'false',
    meaning: 'Let SQL change the database. Everyone who reaches the service can then alter or delete data.',
    takes: 'true or false',
    schema: type.flag,
  },
  timeoutMs: {
    group: 'Data',
    flag: 'timeout',
    variable: 'LOANQ_TIMEOUT',
    placeholder: 'TIME',
    default: '30s',
    meaning: 'Deadline of a statement; at its end the statement is stopped.',
    takes: 'a time from 1ms to 1440m, such as 30s',
    schema: type.durationMs,
  },
  memoryBytes: {
    group: 'Data',
    flag: 'memory',
    variable: 'LOANQ_MEMORY',
    placeholder: 'SIZE',
    default: '256M',
    meaning: 'Memory that the database may use for one statement.',
    takes: 'a size from 16M to 64G, such as 256M',
    schema: type.sizeBytes(16 * 1024 ** 2, 64 * 1024 ** 3),
  },
  processes: {
    group: 'Data',
    flag: 'processes',
    variable: 'LOANQ_PROCESSES',
    placeholder: 'NUMBER',
    default: null,
    meaning: 'Statements that run at the same time; without it as many as suit this machine.',
    takes: 'a whole number from 1 to 256',
    schema: type.wholeNumber(1, 256).nullable(),
  },
  home: {
    group: 'Data',
    flag: null, // The database driver is loaded from there, also where no command line is known.
    variable: 'LOANQ_HOME',
    placeholder: 'FOLDER',
    default: null,
    meaning:
      "Folder for what the executable unpacks and keeps; without it this user's folders for data and caches (on Linux ~/.local/share/loanq and ~/.cache/loanq).",
    takes: 'the path of a folder',
    schema: type.text.nullable(),
  },

  generator: {
    group: 'Questions',
    flag: 'generator',
    variable: 'LOANQ_GENERATOR',
    placeholder: 'NAME',
    default: 'auto',
    meaning:
      'Who writes the SQL: builtin (the offline engine), provider (a language model), hybrid (the engine, and the provider for what it refuses) or auto (the provider where one is configured, else the engine).',
    takes: 'auto, builtin, provider or hybrid',
    schema: type.oneOf(['auto', 'builtin', 'provider', 'hybrid']),
  },
  training: {
    group: 'Questions',
    flag: 'training',
    variable: 'LOANQ_TRAINING',
    placeholder: 'FOLDER',
    default: null,
    meaning:
      'Training material: semantic model, documents, example questions with their SQL; without it the one of the sample loan book.',
    takes: 'the path of a folder',
    schema: type.text.nullable(),
  },
  today: {
    group: 'Questions',
    flag: 'today',
    variable: 'LOANQ_TODAY',
    placeholder: 'DATE',
    default: null,
    meaning: 'Day that "last month" counts from where the data has no as-of date; without it the real one.',
    takes: 'a date such as 2025-12-31',
    schema: type.isoDate.nullable(),
  },

  apiKey: {
    group: 'Provider',
    flag: null,
    variable: 'OPENAI_API_KEY',
    placeholder: 'KEY',
    default: null,
    meaning: 'Key of the language-model provider. Setting it, or OPENAI_BASE_URL, configures a provider.',
    takes: 'the key as the provider gave it',
    schema: type.text.nullable(),
  },
  baseUrl: {
    group: 'Provider',
    flag: 'base-url',
    variable: 'OPENAI_BASE_URL',
    placeholder: 'URL',
    default: null,
    meaning: 'Address of a provider that speaks the OpenAI protocol, e.g. a model server of your own.',
    takes: 'an address such as http://localhost:11434/v1',
    schema: type.webAddress.nullable(),
  },
  organization: {
    group: 'Provider',
    flag: 'organization',
    variable: 'OPENAI_ORG_ID',
    placeholder: 'ID',
    default: null,
    meaning: 'Organization that the provider bills.',
    takes: "the organization's identifier",
    schema: type.text.nullable(),
  },
  model: {
    group: 'Provider',
    flag: 'model',
    variable: 'LOANQ_MODEL',
    placeholder: 'NAME',
    default: null,
    meaning: 'Model to ask; without it a sensible one of the provider.',
    takes: "a model's name as the provider knows it",
    schema: type.text.nullable(),
  },
  temperature: {
    group: 'Provider',
    flag: 'temperature',
    variable: 'LOANQ_TEMPERATURE',
    placeholder: 'NUMBER',
    default: null,
    meaning: "Freedom of the model's choice of words; without it the model's own default.",
    takes: 'a number from 0 to 2',
    schema: type.decimal(0, 2).nullable(),
  },
  seed: {
    group: 'Provider',
    flag: 'seed',
    variable: 'LOANQ_SEED',
    placeholder: 'NUMBER',
    default: null,
    meaning: 'Seed for providers that can repeat an answer.',
    takes: 'a whole number from 0 to 2147483647',
    schema: type.wholeNumber(0, 2_147_483_647).nullable(),
  },
  providerTimeoutMs: {
    group: 'Provider',
    flag: 'provider-timeout',
    variable: 'LOANQ_PROVIDER_TIMEOUT',
    placeholder: 'TIME',
    default: '60s',
    meaning: 'How long to wait for the provider.',
    takes: 'a time from 1ms to 1440m, such as 60s',
    schema: type.durationMs,
  },
  providerRetries: {
    group: 'Provider',
    flag: 'provider-retries',
    variable: 'LOANQ_PROVIDER_RETRIES',
    placeholder: 'NUMBER',
    default: '2',
    meaning: 'How often a failed call is tried again where that makes sense.',
    takes: 'a whole number from 0 to 10',
    schema: type.wholeNumber(0, 10),
  },
  sendSamples: {
    group: 'Provider',
    flag: 'send-samples',
    variable: 'LOANQ_SEND_SAMPLES',
    placeholder: null,
    default: 'false',
    meaning: 'Let values of the data be part of what the provider is sent.',
    takes: 'true or false',
    schema: type.flag,
  },

  logLevel: {
    group: 'Log',
    flag: 'log-level',
    variable: 'LOANQ_LOG_LEVEL',
    placeholder: 'LEVEL',
    default: 'info',
    meaning: 'Least severe messages that are logged: debug, info, warn, error or silent.',
    takes: 'debug, info, warn, error or silent',
    schema: type.oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  },
  logFormat: {
    group: 'Log',
    flag: 'log-format',
    variable: 'LOANQ_LOG_FORMAT',
    placeholder: 'FORMAT',
    default: 'text',
    meaning: 'Lines for people (text) or for machines (json).',
    takes: 'text or json',
    schema: type.oneOf(['text', 'json']),
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** The values of all settings. */
export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']>;
};
