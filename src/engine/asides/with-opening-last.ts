import type { Token } from '../token.ts';

/**
 * The question with what it begins with, up to a comma, in the place where it is said more often: "on late loans, how much is
 * owed?" as "how much is owed on late loans?". Null where it does not begin so, or asks for a part: what stands first is then
 * the whole.
 */
export function withOpeningLast(tokens: readonly Token[]): readonly Token[] | null {
  const comma = commaAfter(tokens);
  if (comma === 0) return null;
  const [opening, rest] = [tokens.slice(0, comma), tokens.slice(comma + 1)];
  const place = placeIn(rest);
  return place < REST_MIN ? null : [...rest.slice(0, place), ...opening, ...rest.slice(place)];
}

/** Where what the question begins with ends: at the comma before what is asked; 0 where it does not begin so. */
function commaAfter(tokens: readonly Token[]): number {
  const [first, second] = tokens.map(({ norm }) => norm);
  const isOpening = OPENERS.has(first ?? '') || (ORDERED.has(first ?? '') && second === 'by');
  if (!isOpening || tokens.some(({ norm }) => PARTS.has(norm))) return 0;
  const comma = tokens.findIndex(
    ({ norm }, at) =>
      norm === ',' && ASKED.has(tokens[LEADS.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1]?.norm ?? ''),
  );
  return Math.max(comma, 0);
}

/** Where the sentence ends, or what is asked first: before ", and what is …", "with its name and …". */
function placeIn(rest: readonly Token[]): number {
  const end = rest.findIndex(({ kind, norm }, at) => {
    if (kind === 'symbol') return SENTENCE_ENDS.has(norm) || (norm === ',' && isAskedFrom(rest, at + 1));
    const next = rest[at + 1]?.norm ?? '';
    return (norm === 'and' && isAskedFrom(rest, at)) || (norm === 'with' && THEIRS.has(next));
  });
  return end < 0 ? rest.length : end;
}

function isAskedFrom(rest: readonly Token[], at: number): boolean {
  const from = rest[at]?.norm === 'and' ? at + 1 : at;
  return from > at && ASKED.has(rest[from]?.norm ?? '');
}

const REST_MIN = 2;
const OPENERS: ReadonlySet<string> = new Set(
  `across after among amongst at before below between by depending during excluding for from in including of on over per since through to
  under until via with within without`.split(/\s+/),
);
const ORDERED: ReadonlySet<string> = new Set('grouped ordered ranked sorted split broken'.split(' '));
const ASKED: ReadonlySet<string> = new Set(
  'are did display do does find get give has have how is list name show tell was were what when where which who whose'.split(
    ' ',
  ),
);
/** Before what is asked: "*by* how many points", "*in* which months". */
const LEADS: ReadonlySet<string> = new Set('at by for from in of on to with'.split(' '));
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['?', '.', '!', ':', ';', '(']);
const THEIRS: ReadonlySet<string> = new Set(['its', 'their', 'the', 'both']);
const PARTS: ReadonlySet<string> = new Set(
  '% fraction part pct percent percentage portion proportion share shares'.split(' '),
);
