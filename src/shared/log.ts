/** Where a room reports what the operator should know; `cli/` decides on format and level. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** Facts beside the message. An `Error` is logged with its stack and causes. */
export type LogFields = Readonly<Record<string, unknown>>;
