import type { Setting } from './setting.ts';
import * as type from './value-types.ts';

/** What is logged, and how. */
export const LOG_SETTINGS = {
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
