import type { CatalogColumn } from '../catalog.ts';
import type { FieldRole } from '../knowledge.ts';
import { isCommonWord } from '../names/common-words.ts';
import { CURRENCIES } from './column-hints.ts';

const AUXILIARIES: ReadonlySet<string> = new Set(
  'is has can was are did accepts allows includes needs offers provides requires serves takes wants'.split(
    ' ',
  ),
);

/** Whether the word begins what is asked of a row: `is_active`. */
export function isAuxiliary(word: string | undefined): boolean {
  return word !== undefined && AUXILIARIES.has(word);
}

/** What one letter at the end of a quantity's name is the unit of: metres, tonnes, litres, hours. */
const UNIT_LETTERS: ReadonlySet<string> = new Set(['h', 'l', 'm', 't']);

/** `price eur` is a price; the unit tells the currency. `hub height m` is a height in metres. */
export function withoutUnit(
  words: readonly string[],
  { role, column }: { readonly role: FieldRole; readonly column: CatalogColumn },
): readonly string[] {
  const last = words.at(-1) ?? '';
  const isAmount = role === 'measure' && words.length > 1 && (CURRENCIES.has(last) || UNIT_LETTERS.has(last));
  return isAmount && column.content !== 'text' ? words.slice(0, -1) : words;
}

/** What ends the name of a flag: `abandoned_yn`, `approved_flag`. */
const FLAG_ENDS: ReadonlySet<string> = new Set(['flag', 'ind', 'indicator', 'yn']);
const STATE = /[a-z]{2}(?:able|ed|ive)$|^(?:express|fragile|priority|rush|urgent|vip)$/;

/** `is active` is asked for as `active`, `abandoned yn` as `abandoned`. */
export function withoutAuxiliary(words: readonly string[]): readonly string[] {
  if (words.length > 1 && isAuxiliary(words[0]) && words.at(-1) !== 'flag') return words.slice(1);
  const [state = '', end = ''] = words;
  const isState = words.length === 2 && FLAG_ENDS.has(end) && (STATE.test(state) || isCut(state));
  return isState ? words.slice(0, 1) : words;
}

/** Letters of a word, which the question tells in full: `urg` of `UrgFlg`. */
function isCut(word: string): boolean {
  return word.length <= 4 && !isCommonWord(word);
}
