/** Where a part of a question begins that hangs on what is before it. */
const JOINTS: ReadonlySet<string> = new Set([
  ...[
    'about',
    'across',
    'after',
    'among',
    'and',
    'as',
    'at',
    'because',
    'before',
    'between',
    'but',
    'by',
    'compared',
  ],
  ...[
    'counted',
    'during',
    'except',
    'excluding',
    'for',
    'from',
    'given',
    'going',
    'if',
    'in',
    'including',
    'into',
  ],
  ...[
    'leaving',
    'meaning',
    'measured',
    'of',
    'on',
    'or',
    'ordered',
    'over',
    'per',
    'since',
    'so',
    'sorted',
    'taking',
  ],
  ...['than', 'to', 'using', 'versus', 'vs', 'weighted', 'when', 'where', 'while', 'with', 'without'],
]);

/** They begin a part, too, and belong to the noun before it. */
const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whose']);

/** Also a number with its commas. */
const WORD = /[\p{L}\p{N}$%'_-]+(?:[.,]\p{N}+)*%?/gu;
const MARK = /[^\p{L}\p{N}$%'_\s-]|\s[-–—]\s/u;
/** What stands before it may be no part of the question at all. */
const OPENING_END = /[.:?!][\s"”)]*$/u;

/** What a question that lost a part does not begin or end with. */
const LOOSE_BEGINNING = /^(?:[\s,;:.–—-]+|(?:and|or|but)\b)+/iu;
const LOOSE_END = new RegExp(`(?:[\\s,;:–—-]+|\\b(?:${[...JOINTS].join('|')}))+$`, 'iu');

const WORDS_MIN = 2;

/** What is left says as much at least. */
const KEPT_MIN = 0.3;

interface Part {
  readonly text: string;
  /** Its first word, in lower case. */
  readonly first: string;
}

/**
 * What is left of a question without its end, without an opening of its own, or without one part in its middle, the
 * longest first. None has one of the unwanted words, which stand as in the question.
 */
export function shorterQuestions(question: string, unwanted: readonly string[]): readonly string[] {
  const parts = partsOf(question);
  const wordsMin = Math.max(WORDS_MIN, KEPT_MIN * countWords(question));
  const openings = parts.flatMap(({ text }, at) => (OPENING_END.test(text) ? [at + 1] : []));
  const shorter = [0, ...openings]
    .flatMap((start) => [
      ...parts.map((_, at) => parts.slice(start, at + 1)),
      ...parts.flatMap((_, at) =>
        canBeSpared(parts, at, start) ? [parts.slice(start).filter((part) => part !== parts[at])] : [],
      ),
    ])
    .map((kept) =>
      kept
        .map(({ text }) => text)
        .join('')
        .replace(LOOSE_BEGINNING, '')
        .replace(LOOSE_END, ''),
    )
    .filter((text) => text !== question && countWords(text) >= wordsMin && !hasAny(text, unwanted));
  return [...new Set(shorter)].sort((a, b) => countWords(b) - countWords(a));
}

/** It hangs on what is before it, and nothing hangs on it. */
function canBeSpared(parts: readonly Part[], at: number, start: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  return (
    part !== undefined &&
    at > start &&
    JOINTS.has(part.first) &&
    next !== undefined &&
    !RELATIVES.has(next.first)
  );
}

/** The question, cut before its joints and after its marks. */
function partsOf(question: string): readonly Part[] {
  const words = [...question.matchAll(WORD)];
  const begins = words.filter(({ 0: word, index }, at) => {
    const before = words[at - 1];
    if (before === undefined) return true;
    const between = question.slice(before.index + before[0].length, index);
    // "weighted by" is one joint.
    return MARK.test(between) || (isJoint(word) && !isJoint(before[0]));
  });
  return begins.map(({ 0: word, index }, at) => ({
    text: question.slice(at === 0 ? 0 : index, begins[at + 1]?.index),
    first: word.toLowerCase(),
  }));
}

function isJoint(word: string): boolean {
  return JOINTS.has(word.toLowerCase()) || RELATIVES.has(word.toLowerCase());
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

function hasAny(text: string, unwanted: readonly string[]): boolean {
  return text.match(WORD)?.some((word) => unwanted.includes(word)) ?? false;
}
