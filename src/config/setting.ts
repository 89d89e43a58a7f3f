import type * as z from 'zod';

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
