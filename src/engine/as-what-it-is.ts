import { isStatement, type Refusal } from '../shared/mod.ts';
import { GREETING } from './lexicon/chat.ts';
import { OTHER_LANGUAGES } from './lexicon/other-languages.ts';
import { aStatement, noQuestion, otherLanguage } from './wording.ts';

/** The refusal of what is no question in English, in words that say so; any other as it is. */
export function asWhatItIs(question: string, refusal: Refusal): Refusal {
  if (isStatement(question)) return aStatement(refusal);
  if (isOtherLanguage(question, refusal)) return otherLanguage(refusal);
  return isGreeting(question) ? noQuestion(refusal) : refusal;
}

/** Words of one other language are evidence where there are several and none of English. */
const WORDS_MIN = 2;

function isOtherLanguage(question: string, { help }: Refusal): boolean {
  if (help?.kind !== 'unknown-words') return false;
  const unknown = help.words.map(({ text }) => text.toLowerCase());
  if (wordsOf(question).some((word) => ENGLISH.has(word))) return false;
  if (unknown.some((word) => OTHER_SCRIPT.test(word))) return true;
  return OTHER_LANGUAGES.some((words) => unknown.filter((word) => words.has(word)).length >= WORDS_MIN);
}

/** Letters, of which English has none. */
const OTHER_SCRIPT = /[\p{L}--[\p{sc=Latin}\p{sc=Common}]]{2}/v;

/** Without what is a word of another language, too. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...['and', 'are', 'by', 'did', 'do', 'does', 'each', 'every', 'for', 'from', 'have', 'how', 'in', 'is'],
  ...['list', 'many', 'much', 'of', 'our', 'show', 'than', 'the', 'their', 'there', 'to', 'we', 'what'],
  ...['when', 'where', 'which', 'who', 'with'],
]);

/** "hello", "thanks": nothing in it asks for anything. */
function isGreeting(question: string): boolean {
  const words = wordsOf(question);
  return words.length > 0 && words.every((word) => GREETING.has(word));
}

function wordsOf(question: string): readonly string[] {
  return question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
