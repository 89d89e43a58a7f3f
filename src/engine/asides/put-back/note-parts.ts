import { SENTENCE_ENDS } from '../../lexicon/cues.ts';
import { ASKED_TURNS, CONDITION_TURNS, PURPOSE_TURNS } from '../../lexicon/note-part-turns.ts';
import {
  ASKED_ALONE,
  GROUP_BEGINS,
  LIST_VERBS,
  ONLY_WORDS,
  POINTING,
  SAID_OF,
  SAYING_SO,
} from '../../lexicon/note-parts.ts';
import { TENS_WORDS, UNIT_WORDS } from '../../lexicon/numbers.ts';
import { QUESTION_WORDS } from '../../lexicon/put-back.ts';
import { localTurns } from '../../local-turns.ts';
import type { Token } from '../../token.ts';

/** A note of the form "Rows, group: what is asked", in its parts. */
export interface NoteParts {
  /** All that stands before the colon. */
  readonly head: readonly Token[];
  /** What says which rows or groups are meant, one by one: "no late fee", "red boats", "but a low price". */
  readonly conditions: readonly (readonly Token[])[];
  /** "by town", "per kind", and in what the number is said: "in percentage points" */
  readonly groups: readonly (readonly Token[])[];
  /** What is asked, without what only points back to the conditions: "which towns", and not "which towns have that?". */
  readonly asked: readonly Token[];
  /** Whether it is asked of the groups that the conditions tell of: "for the towns with that, …". */
  readonly isOfThose: boolean;
}

/**
 * The parts of a note whose conditions and groups stand before a colon, and what is asked behind it. Null where the question is no such
 * note: it has other marks, a sentence before the colon, or asks nothing by itself.
 */
export function notePartsOf(tokens: readonly Token[]): NoteParts | null {
  const colon = tokens.findIndex(({ norm }) => norm === ':');
  const head = inPlainConditions(tokens.slice(0, Math.max(colon, 0)));
  // A capital "A" may be a grade, and no article.
  if (colon < 1 || colon > HEAD_MAX || tokens[0]?.norm === 'a' || head.some(isOther)) return null;
  const end = tokens.findLastIndex(({ norm }) => !SENTENCE_ENDS.has(norm)) + 1;
  const behind = withoutPurpose(tokens.slice(colon + 1, end));
  const plain = inPlainAsking(behind);
  const { asked, unit } = unitOf(withoutPointing(plain));
  if (asked.length === 0 || asked.some(isMark)) return null;
  const parts = splitAt(head).map(withoutOnly);
  if (parts.some((part) => part.length === 0)) return null;
  const isGroup = (part: readonly Token[]): boolean => isGroupAt(part, 0);
  const own = asked.findLastIndex((_, at) => at > 0 && isGroupAt(asked, at));
  const isOwn = own > 0 && asked.length - own <= OWN_GROUP_MAX;
  return {
    head,
    conditions: parts.filter((part) => !isGroup(part)),
    groups: [...parts.filter(isGroup), ...(isOwn ? [asked.slice(own)] : []), unit].filter(
      (group) => group.length > 0,
    ),
    // "mean price, by town"
    asked: isOwn ? asked.slice(0, asked[own - 1]?.norm === ',' ? own - 1 : own) : asked,
    isOfThose: plain !== behind,
  };
}

const inPlainConditions = localTurns(CONDITION_TURNS);
const withoutPurpose = localTurns(PURPOSE_TURNS);
const inPlainAsking = localTurns(ASKED_TURNS);

/** "number of boats *per home town*" */
const OWN_GROUP_MAX = 5;

/** "change in the rate, *in percentage points*" */
function unitOf(asked: readonly Token[]): {
  readonly asked: readonly Token[];
  readonly unit: readonly Token[];
} {
  const comma = asked.findLastIndex(({ norm }) => norm === ',');
  const unit = asked.slice(comma + 1);
  const isUnit = comma > 0 && unit[0]?.norm === 'in' && unit.slice(1).every(({ norm }) => UNITS.has(norm));
  return isUnit ? { asked: asked.slice(0, comma), unit } : { asked, unit: [] };
}

const UNITS: ReadonlySet<string> = new Set(['%', 'days', 'dollars', 'percent', 'percentage', 'points']);

/** Longer heads are sentences. */
const HEAD_MAX = 18;
const MARKS: ReadonlySet<string> = new Set([':', ';', '(', ')', '?', '.', '!', '=']);

function isMark({ kind, norm }: Token): boolean {
  return kind === 'symbol' && MARKS.has(norm);
}

/** What makes a head a sentence or a question. */
function isOther(token: Token): boolean {
  return isMark(token) || QUESTION_WORDS.has(token.norm) || LIST_VERBS.has(token.norm);
}

function splitAt(head: readonly Token[]): readonly (readonly Token[])[] {
  const commas = head.flatMap(({ norm }, at) => (norm === ',' ? [at] : []));
  return [-1, ...commas].map((from, at) => head.slice(from + 1, commas[at] ?? head.length));
}

/** "by town", "for each kind", "per kind"; "each" alone may be anything of the kind. */
function isGroupAt(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at]?.norm ?? '', tokens[at + 1]];
  if (second === undefined) return false;
  const isBegun = GROUP_BEGINS.has(first) && (at === 0 || !EACH.has(first));
  return isBegun || (FOR.has(first) && EACH.has(second.norm) && at + 2 < tokens.length);
}

const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const FOR: ReadonlySet<string> = new Set(['for', 'in']);

/** "red boats *only*", "*only* red boats": the note is of these anyway. "Only 2 boats" are no more than two. */
function withoutOnly(part: readonly Token[]): readonly Token[] {
  const rest = ONLY_WORDS.has(part.at(-1)?.norm ?? '') ? part.slice(0, -1) : part;
  const isLed = ONLY_WORDS.has(rest[0]?.norm ?? '');
  return isLed && rest[1]?.kind === 'word' && !NUMBERS.has(rest[1].norm) ? rest.slice(1) : rest;
}

/** Words for a number of rows. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...UNIT_WORDS.keys(),
  ...TENS_WORDS.keys(),
  'a',
  'an',
  'few',
  'some',
]);

/** "which towns *have that*" is "which towns", "list *those* towns" lists the towns, and "how many boats *is that*" counts them. */
function withoutPointing(asked: readonly Token[]): readonly Token[] {
  const norms = asked.map(({ norm }) => norm).join(' ');
  const tail = SAYING_SO.find((one) => norms.endsWith(` ${one}`));
  const rest = tail === undefined ? asked : asked.slice(0, -tail.split(' ').length);
  const bare = rest.at(-1)?.norm === ',' ? rest.slice(0, -1) : rest;
  return bare.filter(
    ({ norm }, at) =>
      !(POINTING.has(norm) && isBeforeRows(bare, at) && SAID_OF.has(bare[at - 1]?.norm ?? '')),
  );
}

/** "those towns", and not "those of Rome" or "those that …". */
function isBeforeRows(asked: readonly Token[], at: number): boolean {
  const next = asked[at + 1];
  return next?.kind === 'word' && !ASKED_ALONE.has(next.norm);
}
