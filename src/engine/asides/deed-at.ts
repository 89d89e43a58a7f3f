import type { Candidate } from '../candidate.ts';
import {
  AFTER_DEEDS,
  ANY_ONE,
  BEFORE_DEEDS_DONE,
  CHARGED,
  DEED_VERBS,
  DENYING,
  type DeedVerb,
  PARTS_OF_DEEDS,
  TAKING_PART,
} from '../lexicon/deed-verbs.ts';
import type { Token } from '../token.ts';
import { afterVerb, isRows, rowsEnding } from './deed-words.ts';
import type { Spoken } from './spoken.ts';

/** What was done with rows, by the words of the question. */
export interface Deed {
  readonly verb: DeedVerb;
  /** The table of who did it, or of what it was done with. */
  readonly subject: string;
  /** Whether a column of the table names them. */
  readonly isColumn: boolean;
  /** Where the words for that end. */
  readonly subjectEnd: number;
  readonly isDenied: boolean;
  /** "have ever": whenever it was. */
  readonly isSoFar: boolean;
  /** Whether nobody did it. */
  readonly isNobody: boolean;
  /** After the verb and its preposition. */
  readonly rest: number;
}

/** "tags never put on", right after the rows. */
export function deedAt(spoken: Spoken, verb: DeedVerb, at: number): Deed | null {
  const { tokens, candidates } = spoken;
  const begin = beginOf(tokens, at);
  const rows = rowsEnding(candidates, begin);
  // "which category do customers order from": those who do it are not what is asked for.
  const isInner = candidates.some(
    (one) => one.end === begin && isRows(one) && DOING.has(tokens[one.start - 1]?.norm ?? ''),
  );
  if (isInner) return null;
  const subject = rows ?? namesEnding(candidates, begin);
  if (subject === null) return null;
  const said = tokens.slice(begin, at).map(({ norm }) => norm);
  const isPart = PARTS_OF_DEEDS.has(tokens[at + 1]?.norm ?? '');
  const after = afterAsker(tokens, isPart ? at + 2 : at + 1);
  const isDenied = said.some((one) => DENYING.has(one));
  const rest = afterVerb(spoken, after - 1);
  // "courses not taught by anyone"
  const isByNobody = isDenied && tokens[after]?.norm === 'by' && ANY_ONE.has(tokens[rest]?.norm ?? '');
  return {
    verb: isPart ? TAKING_PART : verb,
    subject,
    isColumn: rows === null,
    subjectEnd: begin,
    isDenied,
    isSoFar: said.some((one) => SO_FAR.has(one)),
    isNobody: isByNobody || said.some((one) => one === 'nobody' || one === 'noone' || one === 'one'),
    rest,
  };
}

/** "borrowed *from us*": who asks is no other party. */
function afterAsker(tokens: readonly Token[], at: number): number {
  const asker = tokens[at + 1];
  const isAsker = AFTER_DEEDS.has(tokens[at]?.norm ?? '') && ASKERS.has(asker?.text ?? '');
  return isAsker ? at + 2 : at;
}

/** As written: "US" is a country. */
const ASKERS: ReadonlySet<string> = new Set(['us', 'me']);

/** "assigned to teach" tells of teaching. */
export function isCharge(tokens: readonly Token[], at: number): boolean {
  const to = tokens[at + 1]?.norm;
  return to === 'to' && CHARGED.has(tokens[at]?.norm ?? '') && DEED_VERBS.has(tokens[at + 2]?.norm ?? '');
}

/** Where what stands between the rows and the verb begins: "who have not *been arranged to* teach". */
function beginOf(tokens: readonly Token[], at: number): number {
  const [word = '', before = ''] = [tokens[at - 1]?.norm, tokens[at - 2]?.norm];
  if (BEFORE_DEEDS_DONE.has(word)) return beginOf(tokens, at - 1);
  return word === 'to' && CHARGED.has(before) ? beginOf(tokens, at - 2) : at;
}

/** "which supplier do we …", where those are a column of what they supply. */
function namesEnding(candidates: readonly Candidate[], end: number): string | null {
  const tables = new Set(
    candidates.flatMap((one) =>
      one.end === end && one.meaning.kind === 'field' && one.match !== 'misspelt' && one.match !== 'partial'
        ? [one.meaning.dataset]
        : [],
    ),
  );
  const [table] = tables;
  return table !== undefined && tables.size === 1 ? table : null;
}

/** Whenever it was: "have *ever* borrowed". */
const SO_FAR: ReadonlySet<string> = new Set(['ever', 'had', 'has', 'have', 'who', 'that']);
const DOING: ReadonlySet<string> = new Set(['did', 'do', 'does', 'had', 'has', 'have', 'most']);
