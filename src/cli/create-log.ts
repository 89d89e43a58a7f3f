import { setImmediate } from 'node:timers';
import type { Settings } from '../config/mod.ts';
import { LoanqError, type Log, type LogFields } from '../shared/mod.ts';
import type { Output } from './output.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** A log that writes lines, as text or JSON, from the settings' level upwards. */
export function createLog({ logLevel, logFormat }: Settings, output: Output): Log {
  const lowest = logLevel === 'silent' ? LEVELS.length : LEVELS.indexOf(logLevel);
  const toLine = logFormat === 'json' ? toJsonLine : toTextLine;
  const write = createLineWriter(output);
  function at(level: Level): Log[Level] {
    if (LEVELS.indexOf(level) < lowest) return () => {};
    return (message, fields = {}) => write(toLine(new Date().toISOString(), level, message, fields));
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Writes the lines of one turn of the event loop together: under load, a write for each costs more than the rest of it. */
function createLineWriter(output: Output): (line: string) => void {
  let lines = '';
  function flush(): void {
    const written = lines;
    lines = '';
    output.write(written).catch(() => {}); // Nobody reads the log: serving goes on.
  }
  return (line) => {
    if (lines === '') setImmediate(flush);
    lines += `${line}\n`;
  };
}

function toJsonLine(time: string, level: Level, message: string, fields: LogFields): string {
  return JSON.stringify({ time, level, message, ...fields }, (_, value: unknown) =>
    value instanceof Error ? describeError(value) : typeof value === 'bigint' ? `${value}` : value,
  );
}

/** `2026-01-31T09:30:00.000Z warn message key="value"`; an error's stack follows on lines of its own, indented. */
function toTextLine(time: string, level: Level, message: string, fields: LogFields): string {
  const { error, ...others } = fields;
  const facts = Object.entries(others).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const trace = error === undefined ? '' : `\n${error instanceof Error ? describeError(error) : error}`;
  const line = `${time} ${level} ${message.replaceAll('\n', '\\n')}${facts.join('')}`;
  return withoutControls(`${line}${trace.replaceAll('\n', '\n    ')}`);
}

/** Messages hold what callers sent, such as paths: none may write a line of its own, or speak to the terminal. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** A failure that was foreseen explains itself; of others the stack is told. */
function describeError(error: Error): string {
  const own =
    error instanceof LoanqError
      ? `${error.code}: ${error.message}`
      : (error.stack ?? `${error.name}: ${error.message}`);
  return error.cause instanceof Error ? `${own}\ncaused by ${describeError(error.cause)}` : own;
}
