import { ask } from './ask.ts';
import type { Command } from './command.ts';
import { evaluation } from './eval.ts';
import { importing } from './import.ts';
import { serve } from './serve.ts';
import { sql } from './sql.ts';
import { train } from './train/train.ts';

/** Every command, in the order in which the help text lists them; the first is the one meant when none is named. */
export const COMMANDS: readonly [Command, ...Command[]] = [serve, ask, sql, importing, evaluation, train];
