import type { EvaluationCase } from './evaluation-case.ts';

/** What was done to a question that must not change its answer. */
export type Perturbation = 'typo' | 'case' | 'marks' | 'time-first' | 'group-first' | 'keywords';

/**
 * The question as others would type it: a letter of one longer word wrong, in other case, with or without its end mark,
 * its time or its grouping first, without articles and courtesy. Always the same ones of the same question; those that
 * would leave it as it is are left out.
 */
export function perturbations(question: string): readonly { kind: Perturbation; question: string }[] {
  const dice = createDice(question);
  const made: Readonly<Record<Perturbation, string | null>> = {
    typo: withTypo(question, dice),
    case: inOtherCase(question, dice),
    marks: withOtherEnd(question),
    'time-first': withEndFirst(question, TIME_LAST),
    'group-first': withEndFirst(question, GROUP_LAST),
    keywords: inKeywords(question),
  };
  return KINDS.flatMap((kind) => {
    const other = made[kind];
    return other === null || other === question ? [] : [{ kind, question: other }];
  });
}

const KINDS: readonly Perturbation[] = ['typo', 'case', 'marks', 'time-first', 'group-first', 'keywords'];

/** The cases that a case becomes when its question is asked in other ways: `<id> typo` and so on. */
export function perturbed(test: EvaluationCase): readonly EvaluationCase[] {
  return perturbations(test.question).map(({ kind, question }) => ({
    ...test,
    id: `${test.id} ${kind}`,
    question,
  }));
}

/** A number from 0 to `sides - 1`; the next one at each throw. */
type Dice = (sides: number) => number;

/** Seeded with the text (FNV-1a), then Marsaglia's xorshift with 32 bits. */
function createDice(text: string): Dice {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % sides;
  };
}

/** Words that people misspell: of five letters and more, outside of quotes. */
const WORD = /(?<!["'\w])[a-z]{5,}(?![\w"'])/giu;

function withTypo(question: string, dice: Dice): string | null {
  const words = [...question.matchAll(WORD)];
  const word = words[words.length === 0 ? 0 : dice(words.length)];
  if (word === undefined) return null;
  const [typed] = word;
  return question.slice(0, word.index) + misspelt(typed, dice) + question.slice(word.index + typed.length);
}

/** One letter left out, doubled, swapped with the next or hit beside its key; never the first. */
function misspelt(word: string, dice: Dice): string {
  const at = 1 + dice(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (dice(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + after.charAt(0) + letter + after.slice(1);
    default:
      return before + besideKey(letter, dice) + after;
  }
}

const KEYS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function besideKey(letter: string, dice: Dice): string {
  for (const row of KEYS) {
    const at = row.indexOf(letter.toLowerCase());
    const beside = at < 0 ? [] : [row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== '');
    if (beside.length > 0) return beside[dice(beside.length)] ?? letter;
  }
  return letter;
}

function inOtherCase(question: string, dice: Dice): string | null {
  // Quoted text is compared as it stands, and one capital letter may be a name: "grade A".
  if (/["']|\b[A-Z]{1,2}\b/.test(question)) return null;
  return dice(2) === 0 ? question.toUpperCase() : question.toLowerCase();
}

function withOtherEnd(question: string): string {
  return /[.?!]$/.test(question) ? question.replace(/[.?!]+$/, '') : `${question}?`;
}

const TIME_LAST =
  /^(?<rest>[^:,;()?.]+?) (?<end>(?:in|during|since|for) (?:(?:[qh][1-4]|january|february|march|april|may|june|july|august|september|october|november|december|the (?:first|second) half of) )?20\d\d|(?:last|this) (?:year|quarter|month)|in the (?:past|last) \d+ (?:months|days))(?<mark>[.?!]?)$/iu;
const GROUP_LAST =
  /^(?<rest>[^:,;()?.]+?) (?<end>(?:by|per|for each|for every) [a-z]+(?: [a-z]+){0,2})(?<mark>[.?!]?)$/iu;
/** What is said of two times, or ranked by what comes last, needs its order; so does what somebody says of himself: "I'm curious what … looks like". */
const NEEDS_ORDER =
  /\b(?:than|vs|versus|compared|but|both|side|weighted|top|bottom|best|worst|first|last|most|least|held|who|that|which|i|i'm|as an?|(?:small|larg|high|low|few|old|new|earli|lat)est|(?:19|20)\d\d)\b/iu;

/** "loans by grade in 2024" as "in 2024, loans by grade". */
function withEndFirst(question: string, pattern: RegExp): string | null {
  const { rest, end, mark } = pattern.exec(question)?.groups ?? {};
  if (rest === undefined || end === undefined || NEEDS_ORDER.test(rest)) return null;
  return `${end}, ${rest}${mark ?? ''}`;
}

/** "What is the average rate of our loans?" as "average rate of loans". */
function inKeywords(question: string): string | null {
  const short = question
    .replace(/^(?:what(?: is|'s| are| was| were)|show me|show|give me|tell me) /iu, '')
    // A capital A may be a grade.
    .replaceAll(/(?<!half )\b(?:the|a|an|our|please) (?!year|month)/gu, '')
    .replace(/\?$/, '');
  return /["']/.test(question) ? null : short;
}
