import { checked, type Definition, endOfFormula, NAME_MAX, range } from './definition-formula.ts';
import type { Stretch, Words } from './definition-words.ts';

/** "total cost by clinic, *where cost is fee plus tax*", "… *Note that cost refers to fee plus tax.*": of a name that was said before. */
export function restatedIn(words: Words): Definition | null {
  const { tokens } = words;
  for (let at = 2; at < tokens.length; at += 1) {
    if (!OPENING.has(tokens[at]?.norm ?? '')) continue;
    let start = at + 1;
    while (BEFORE_NAME.has(tokens[start]?.norm ?? '')) start += 1;
    for (let end = start + 1; end <= start + NAME_MAX; end += 1) {
      const mark = words.ends('is-defined', end);
      if (mark === null) continue;
      const stop = endOfFormula(words, mark);
      const opened = MARKS.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
      const whole = { start: opened, end: CLOSING.has(tokens[stop]?.norm ?? '') ? stop + 1 : stop };
      const name = { start, end };
      const column = columnOfSum(words, mark, stop);
      return column === null
        ? checked(words, { name, formula: { start: mark, end: stop }, whole })
        : { name, formula: column, isSum: true, whole };
    }
  }
  return null;
}

/** "total revenue (*based on sale price*)": which amounts are added up. */
export function basedIn({ tokens, nameBefore, isRows }: Words): Definition | null {
  const at = tokens.findIndex(({ norm }, place) => norm === 'based' && tokens[place + 1]?.norm === 'on');
  const isOpened = tokens[at - 1]?.norm === '(';
  const [opened, start] = [isOpened ? at - 1 : at, tokens[at + 2]?.norm === 'the' ? at + 3 : at + 2];
  const first = nameBefore(opened) ?? (isRows(opened - 1) ? null : opened - 1);
  const end = range(start + 1, start + NAME_MAX).findLast((stop) => nameBefore(stop) === start);
  if (at < 2 || first === null || end === undefined || !SUMS.has(tokens[first - 1]?.norm ?? '')) return null;
  const whole = { start: opened, end: isOpened ? end + 1 : end };
  return isOpened && tokens[end]?.norm !== ')'
    ? null
    : { name: { start: first, end: opened }, formula: { start, end }, isSum: true, whole };
}

/** "the sum of *sale_price* in the sales table". */
function columnOfSum({ tokens, nameBefore, isRows }: Words, start: number, end: number): Stretch | null {
  const first = tokens[start]?.norm === 'the' ? start + 1 : start;
  if (!SUMS.has(tokens[first]?.norm ?? '') || tokens[first + 1]?.norm !== 'of') return null;
  const begin = tokens[first + 2]?.norm === 'the' ? first + 3 : first + 2;
  for (let stop = end; stop > begin; stop -= 1) {
    if (nameBefore(stop) !== begin) continue;
    const isTable = tokens.slice(stop, end).every(({ norm }, at) => IN_TABLE.has(norm) || isRows(stop + at));
    return isTable ? { start: begin, end: stop } : null;
  }
  return null;
}

const SUMS: ReadonlySet<string> = new Set(['sum', 'total']);
const IN_TABLE: ReadonlySet<string> = new Set(['from', 'in', 'of', 'table', 'the']);

const OPENING: ReadonlySet<string> = new Set(['assuming', 'here', 'note', 'where', 'with']);
const BEFORE_NAME: ReadonlySet<string> = new Set(['a', 'an', 'our', 'that', 'the']);
const MARKS: ReadonlySet<string> = new Set([',', ';', '(', '.', '-', '–', '—']);
const CLOSING: ReadonlySet<string> = new Set([')']);
