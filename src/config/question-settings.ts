import type { Setting } from './setting.ts';
import * as type from './value-types.ts';

/** Who answers, and with what. */
export const QUESTION_SETTINGS = {
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
      'Training material: semantic model, documents, example questions with their SQL. It goes before what comes with loanq about the sample, and is read again when it changes.',
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
} as const satisfies Readonly<Record<string, Setting>>;
