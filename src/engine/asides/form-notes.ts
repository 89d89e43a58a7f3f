import { FORM_VERBS, FORM_WORDS } from '../lexicon/asides.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';

/**
 * The question without a last sentence that only tells the form of the answer ("Present one row per grade, in this order."); what
 * it has rows for is said in the question then. Null where there is none.
 */
export function withoutFormNote(tokens: readonly Token[]): readonly Token[] | null {
  const start = lastSentence(tokens);
  if (start === null) return null;
  const note = partsOf(tokens.slice(start).filter(({ norm }) => !ENDS.has(norm)));
  const [asked, mark] = [tokens.slice(0, start - 1), tokens[start - 1]];
  if (note === null || mark === undefined) return null;
  // What is grouped by would be a column for each of its values then, which is not read.
  if (note.columns.some(({ norm }) => isSaid(norm, asked))) return null;
  const { each } = note;
  if (each.length === 0 && note.isInOneRow) return [...asked, ...spoken(mark, ['in', 'one', 'row'])];
  if (each.length === 0) return note.isForm ? asked : null;
  const isGrouped =
    asked.some(({ norm }) => GROUPING.has(norm)) &&
    each.every(({ norm }) => isSaid(norm, asked) || SMALL.has(norm));
  return isGrouped ? asked : [...asked, ...spoken(mark, ['for', 'each']), ...each];
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?']);
const MARKS: ReadonlySet<string> = new Set(['.', '!', '?', ';', ':']);
const GROUPING: ReadonlySet<string> = new Set(['across', 'by', 'each', 'every', 'per']);
const SMALL: ReadonlySet<string> = new Set(['the', 'of', 'a', 'and', 'its', 'their']);

/** Where the last of several sentences begins. */
function lastSentence(tokens: readonly Token[]): number | null {
  const whole = tokens.at(-1);
  const length = whole !== undefined && ENDS.has(whole.norm) ? tokens.length - 1 : tokens.length;
  const mark = tokens
    .slice(0, length)
    .findLastIndex(({ kind, norm }) => kind === 'symbol' && MARKS.has(norm));
  return mark > 0 ? mark + 1 : null;
}

interface Note {
  /** What there is a row for: "one row per *grade*". */
  readonly each: readonly Token[];
  /** "with the *statuses* as columns". */
  readonly columns: readonly Token[];
  /** Whether it tells a form at all. */
  readonly isForm: boolean;
  /** "in one row", "side by side". */
  readonly isInOneRow: boolean;
}

/** The parts of a note; null where it says anything else. */
function partsOf(sentence: readonly Token[]): Note | null {
  const commas = sentence.flatMap(({ norm }, at) => (norm === ',' ? [at] : []));
  const cuts = [-1, ...commas, sentence.length];
  const parts = cuts.slice(1).map((cut, at) => sentence.slice((cuts[at] ?? 0) + 1, cut));
  let note: Note = { each: [], columns: [], isForm: false, isInOneRow: false };
  for (const [at, part] of parts.entries()) {
    const said = partOf(part, at === 0);
    if (said === null) return null;
    note = {
      each: [...note.each, ...said.each],
      columns: [...note.columns, ...said.columns],
      isForm: note.isForm || said.isForm,
      isInOneRow: note.isInOneRow || said.isInOneRow,
    };
  }
  return note;
}

/** "(present) one row per grade", "(with) the statuses as columns in this order", "in this order". */
function partOf(part: readonly Token[], isFirst: boolean): Note | null {
  const norms = part.map(({ norm }) => norm);
  const begin = FORM_VERBS.has(norms[0] ?? '') && isFirst ? 1 : 0;
  const per = norms.findIndex(
    (norm, at) => norm === 'per' || (norm === 'for' && EACH.has(norms[at + 1] ?? '')),
  );
  const words = per < 0 ? part.slice(begin) : part.slice(begin, per);
  const columns = norms.includes('columns') ? words.filter(({ norm }) => !FORM_WORDS.has(norm)) : [];
  if (!words.every((one) => FORM_WORDS.has(one.norm) || columns.includes(one)) || columns.length > 1)
    return null;
  const each = per < 0 ? [] : part.slice(norms[per] === 'per' ? per + 1 : per + 2);
  if (
    per >= 0 &&
    (each.length === 0 ||
      each.length > EACH_MAX ||
      !(begin === 1 || norms.includes('row') || norms.includes('line')))
  )
    return null;
  const isInOneRow =
    per < 0 && (/\bone (?:row|line)\b|\bside by side\b/.test(norms.join(' ')) || norms.includes('columns'));
  return { each, columns, isInOneRow, isForm: norms.some((norm) => OF_FORM.has(norm)) };
}

const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const EACH_MAX = 6;
const OF_FORM: ReadonlySet<string> = new Set(['row', 'rows', 'line', 'columns', 'order', 'table', 'grid']);

function isSaid(norm: string, asked: readonly Token[]): boolean {
  return asked.some((one) => nounForm(one.norm) === nounForm(norm));
}

/** Words at the place of the mark. */
function spoken(mark: Token, norms: readonly string[]): readonly Token[] {
  return norms.map((norm) => ({ ...mark, kind: 'word', norm }));
}
