import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import type { Cue } from '../cues.ts';
import { stateBefore } from '../states-before.ts';

/** Rejects what is so once where it is to be so a second time: "boats late again", "sold again", "boats reopened in 2024". */
export function checkDoneAgain(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const said = JSON.stringify(query);
  // "with at least two loans": more than one of them are counted.
  if (words.some((word, at) => isAgain(word, at, { words, index })) && !SEVERAL.test(said))
    undecided('what was so before is lost');
  const redone = words.find((word) => REDONE.test(word));
  if (redone !== undefined && !said.includes(redone.slice(0, redone.length - 2)))
    undecided('what was so before is lost');
}

function isAgain(
  word: string,
  at: number,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): boolean {
  if (word !== 'again' && word !== 'anew') return false;
  const before = words[at - 1] ?? '';
  if (stateBefore(words, at, index) !== null || DONE.test(before)) return true;
  return tablesCalled(before, index).length > 0 && PLACED.has(words[at + 1] ?? '');
}

/** "paid off", "closed early", "issued" */
const DONE = /^(?:early|off|out|back|[a-z]{3,}ed)$/;
const PLACED: ReadonlySet<string> = new Set('after at before during for in since within'.split(' '));
const SEVERAL = /"kind":"related-aggregate"|"kind":"exists"/;
/** "reopen", without its ending. */
const REDO = /\bre-?(?:activat|appl|approv|book|borrow|declin|default|enrol|grant|hir|issu|join|open|submit)/;
const REDONE = new RegExp(`^${REDO.source}(?:led|ted|ied|ed)$`);

/** Without one of these {@link checkDoneAgain} holds on to nothing. */
export const DONE_AGAIN_CUES: readonly Cue[] = ['again', 'anew', REDO];
