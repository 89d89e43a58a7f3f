import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one number of all for what each of the rows has: "departments and *their average budget*". */
export function checkTheirs(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || query.sides !== undefined) return;
  if (THEIRS.test(textOf(words))) noSense('what each of them has is asked for');
}

const THEIRS =
  /^(?:(?:list|show|give me|display|name) )?(?:(?:all|our|the) )*[a-z]+s (?:and|with) (?:their )?(?:own )?(?:average|avg|highest|lowest|maximum|mean|median|minimum|total)\b/;

/** Without this {@link checkTheirs} holds on to nothing. */
export const THEIRS_CUES: readonly Cue[] = [new Set(['and', 'with'])];
