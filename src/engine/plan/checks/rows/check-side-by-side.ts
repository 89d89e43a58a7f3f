import { testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one number of several values that are to stand side by side: "sold and lost boats by town, side by side". */
export function checkSideBySide(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length !== 1 || query.sides !== undefined) return;
  const said = ` ${plain(textOf(words))} `;
  if (!SIDE_BY_SIDE.test(said)) return;
  const arePooled = testsOf(query.where).some((test) => {
    if (test.kind !== 'in' || query.dimensions.some(({ expression }) => isSame(expression, test.operand)))
      return false;
    const values = test.values.flatMap((one) => (one.kind === 'literal' ? [plain(String(one.value))] : []));
    return values.length > 1 && values.every((one) => said.includes(` ${one}`));
  });
  if (arePooled) noSense('the number of each of them is asked for');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').replaceAll(/ +/g, ' ');
}

const SIDE_BY_SIDE =
  / (?:side by side|next to each other|beside each other|in (?:separate|two|their own) columns) /;

/** Without one of these {@link checkSideBySide} holds on to nothing. */
export const SIDE_BY_SIDE_CUES: readonly Cue[] = [SIDE_BY_SIDE];
