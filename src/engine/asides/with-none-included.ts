import { verbStem } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with its groups of none in plain words, where it says what was never done with them: "how many trips used each code?
 * Include the codes that were never used" is "include those with none". The very tokens where another deed is meant than the one that
 * is counted.
 */
export function withNoneIncluded(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ norm }) => INCLUDING.has(norm));
  const include = tokens[at];
  if (include === undefined || at < 2) return tokens;
  const stop = tokens.findIndex(({ kind }, place) => place > at && kind === 'symbol');
  const end = stop < 0 ? tokens.length : stop;
  const said = tokens.slice(at + 1, end).map(({ norm }) => norm);
  const verb = NONE_DONE.exec(said.join(' '))?.groups;
  const stem = verbStem(verb?.['never'] ?? verb?.['none'] ?? '');
  const isOfCounted = tokens.slice(0, at).some(({ norm }) => isOf(stem, norm));
  if (verb === undefined || !(isOfCounted || DOING.has(verb['none'] ?? ''))) return tokens;
  const words = ['those', 'with', 'none'].map((word) => spokenAs(include, word));
  return [...tokens.slice(0, at + 1), ...words, ...tokens.slice(end)];
}

const INCLUDING: ReadonlySet<string> = new Set(['include', 'including']);
const WHICH = '(?:(?:also|even) )?(?:(?:all|any|the|those) )*(?:[a-z]+ ){0,2}?(?:(?:that|which|who) )?';
const NONE_DONE = new RegExp(
  `^${WHICH}(?:(?:are|did|had|has|have|was|were) )?(?:(?:never|not)(?: been)? (?<never>[a-z]+)(?: (?:any|at all|it|once|one))*|(?<none>[a-z]+) (?:none|nothing|zero))$`,
);
/** Whatever it was that they did. */
const DOING: ReadonlySet<string> = new Set(['did', 'got', 'had', 'have', 'made']);

/** The verb itself, or the noun of what it tells of: treatments are of "treat". */
function isOf(stem: string, word: string): boolean {
  return stem.length > 2 && (verbStem(word) === stem || (stem.length > 3 && word.startsWith(stem)));
}
