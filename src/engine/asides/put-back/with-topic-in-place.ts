import {
  NAME_ENDS,
  OWNING,
  QUESTION_WORDS,
  RESUMING,
  RESUMING_LAST,
  SHOW_VERBS,
} from '../../lexicon/put-back.ts';
import type { Token } from '../../token.ts';
import { spokenAs } from '../deed-words.ts';
import { isAskedFrom, sentenceEnd, within } from './parts.ts';

/**
 * The question with what it names before a colon where a word stands for it: "the largest price: which boat has it?" asks which boat has
 * the largest price, "old and new boats: compare their length" to compare the length of old and new boats. An instruction that is
 * before the question goes behind it. Nothing where no word, or one with others that may mean the same, stands for it.
 */
export function withTopicInPlace(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const colon = tokens.findIndex(({ norm }) => MARKS.has(norm));
  const mark = tokens[colon];
  if (mark === undefined || colon < 1 || !isAskedFrom(tokens, colon + 1)) return [];
  const topic = within(tokens.slice(0, colon));
  const rest = tokens.slice(colon + 1);
  // "name and town" are columns.
  if (SHOW_VERBS.has(topic[0]?.norm ?? '') && !JOINTS.has(topic[1]?.norm ?? ''))
    return withInstructionLast(topic, rest);
  if (topic.some(({ norm }) => PARTS_END.has(norm) || QUESTION_WORDS.has(norm))) return [];
  const end = sentenceEnd(rest);
  const asked = rest.slice(0, end);
  const at = asked.findIndex((_, place) => isResuming(asked, place));
  if (at < 0) return withColumnsLast(topic, { mark, asked, after: rest.slice(end) });
  const after = rest.slice(at + 1);
  if (!OWNING.has(rest[at]?.norm ?? '')) return [[...rest.slice(0, at), ...topic, ...after]];
  const length = after.findIndex(({ norm, kind }) => isMark({ norm, kind }) || NAME_ENDS.has(norm));
  const stop = length < 0 ? after.length : length;
  const owned = after.slice(0, stop);
  if (owned.length === 0) return [];
  return [
    [
      ...rest.slice(0, at),
      spokenAs(mark, 'the'),
      ...owned,
      spokenAs(mark, 'of'),
      ...topic,
      ...after.slice(stop),
    ],
  ];
}

/** "debt-to-income" is one name. */
function isMark({ kind, norm }: Pick<Token, 'kind' | 'norm'>): boolean {
  return kind === 'symbol' && norm !== '-';
}

const JOINTS: ReadonlySet<string> = new Set([',', 'and', 'or']);
const PARTS_END: ReadonlySet<string> = new Set(['?', '.', '!', ';', ':', '(', ')']);
const MARKS: ReadonlySet<string> = new Set([':', '–', '—']);

/** "show the town and its price: which towns …?" */
function withInstructionLast(
  instruction: readonly Token[],
  question: readonly Token[],
): readonly (readonly Token[])[] {
  const last = question.at(-1);
  if (last?.norm !== '?' || !QUESTION_WORDS.has(question[0]?.norm ?? '')) return [];
  return [[...question, ...instruction, { ...last, norm: '.', text: '.' }]];
}

/** "town, length and price: list the late boats" lists them with these columns. */
function withColumnsLast(
  topic: readonly Token[],
  {
    mark,
    asked,
    after,
  }: { readonly mark: Token; readonly asked: readonly Token[]; readonly after: readonly Token[] },
): readonly (readonly Token[])[] {
  const isList = topic.some(({ norm }) => norm === ',') && topic.some(({ norm }) => norm === 'and');
  return isList && SHOW_VERBS.has(asked[0]?.norm ?? '') ? [[...asked, mark, ...topic, ...after]] : [];
}

/** A word that stands for what was named: not "that have" or "these loans", nor "which is it". */
function isResuming(asked: readonly Token[], at: number): boolean {
  const norm = asked[at]?.norm ?? '';
  const next = asked[at + 1];
  if (OWNING.has(norm)) return true;
  const isLast = next === undefined || next.kind === 'symbol';
  return RESUMING.has(norm) && (isLast || !RESUMING_LAST.has(norm));
}
