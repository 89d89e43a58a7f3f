import type { Setting } from './setting.ts';
import * as type from './value-types.ts';

/** The database, and what one statement may use. */
export const DATA_SETTINGS = {
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
} as const satisfies Readonly<Record<string, Setting>>;
