import type { Candidate } from '../candidate.ts';
import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { CLASSES, RANK_TURNS } from '../lexicon/rank-turns.ts';
import { UNITS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import { createTrigger } from '../trigger.ts';

/**
 * The question with a turn of speech that ranks in words that are read: "which branch comes out on top by volume" is the branch
 * with the highest volume, and "branches and how many loans each has" their number by branch. Null where there is none.
 */
export function withRanksWrittenOut(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const asked = SENTENCE_ENDS.has(tokens.at(-1)?.norm ?? '') ? tokens.slice(0, -1) : tokens;
  if (asked.some(({ kind }) => kind === 'quoted') || asksForLatest(asked)) return null;
  const text = asked.map(({ norm }) => `${norm} `).join('');
  const words = new Set(text.split(' '));
  const { turns, likelyIn } = compiled();
  for (const at of likelyIn(words)) {
    const turn = turns[at];
    if (turn === undefined || turn.needed.some((some) => some.isDisjointFrom(words))) continue;
    const slots = slotsOf(turn.pattern.exec(text), { text, asked, candidates });
    const turned = slots === null ? null : written(turn.plain, slots);
    // What is plain already may be another turn as well.
    if (turned?.some((token, at) => token.norm !== asked[at]?.norm) === true) return turned;
  }
  return null;
}

/** "volume by month, last 12": the latest of the periods, and not the lowest. */
function asksForLatest(asked: readonly Token[]): boolean {
  const isOfPeriods = asked.some(({ norm }, at) => UNITS.has(norm) && PER.has(asked[at - 1]?.norm ?? ''));
  return isOfPeriods && asked.some(({ norm }, at) => norm === 'last' && asked[at + 1]?.kind === 'number');
}

const PER: ReadonlySet<string> = new Set(['by', 'per', 'each']);

interface Turn {
  readonly pattern: RegExp;
  /** Of each of these sets a word has to be there, so that few patterns are tried. */
  readonly needed: readonly ReadonlySet<string>[];
  readonly plain: readonly string[];
}

interface Compiled {
  readonly turns: readonly Turn[];
  readonly likelyIn: ReturnType<typeof createTrigger>;
}

let made: Compiled | null = null;

/** Made when the first question needs them. */
function compiled(): Compiled {
  made ??= compile();
  return made;
}

function compile(): Compiled {
  const turns = RANK_TURNS.map(({ said, plain }) => ({
    pattern: new RegExp(`^${said.split(' ').map(pieceOf).join('')}$`, 'd'),
    needed: said.split(' ').flatMap((place) => neededAt(place) ?? []),
    plain: plain.split(' '),
  }));
  return { turns, likelyIn: createTrigger(turns.map(({ needed }) => needed)) };
}

const SLOT = /^[A-Z]\d?$/;
/** Names are short; a measure may have conditions of its own. */
const NAME_MAX = 8;
const LONG_MAX = 30;
const LONG: ReadonlySet<string> = new Set(['M', 'C', 'D', 'F', 'R', 'S']);
const ONE: ReadonlySet<string> = new Set(['K', 'O']);

/** A place of a turn, each word of it with the space after it. */
function pieceOf(place: string): string {
  const name = place.replace(/\?$/, '');
  const words = /^\{(.+)\}$/.exec(name)?.[1];
  const piece = SLOT.test(name)
    ? `(?<${name}>(?:\\S+ ){1,${ONE.has(name) ? 1 : LONG.has(name) ? LONG_MAX : NAME_MAX}}?)`
    : `(?:${(words === undefined ? [name] : (CLASSES[words] ?? [])).map(spaced).join('|')})`;
  return place.endsWith('?') ? `(?:${piece})?` : piece;
}

/** By place; many turns have the same. */
const NEEDED = new Map<string, ReadonlySet<string>>();

/** The first words of what a place of a turn has to be; null where it may be anything or nothing. */
function neededAt(place: string): ReadonlySet<string> | null {
  if (place.endsWith('?') || SLOT.test(place)) return null;
  const known = NEEDED.get(place);
  if (known !== undefined) return known;
  const words = /^\{(.+)\}$/.exec(place)?.[1];
  const forms = words === undefined ? [place] : (CLASSES[words] ?? []);
  const first = new Set(forms.map((form) => form.replaceAll('_', ' ').split(' ')[0] ?? ''));
  NEEDED.set(place, first);
  return first;
}

function spaced(form: string): string {
  return `${form.replaceAll(/[.?()#$]/g, '\\$&').replaceAll('_', ' ')} `;
}

interface Slot {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

type Slots = ReadonlyMap<string, Slot>;

/** What stands in the places of a turn; null where something else stands there than what belongs. */
function slotsOf(
  found: RegExpExecArray | null,
  {
    text,
    asked,
    candidates,
  }: { readonly text: string; readonly asked: readonly Token[]; readonly candidates: readonly Candidate[] },
): Slots | null {
  if (found === null) return null;
  const slots = new Map<string, Slot>();
  for (const [name, span] of Object.entries(found.indices?.groups ?? {})) {
    if (span === undefined) continue;
    const [start, end] = [wordsIn(text.slice(0, span[0])), wordsIn(text.slice(0, span[1]))];
    const slot: Slot = {
      tokens: asked.slice(start, end),
      candidates: candidates
        .filter((one) => one.start >= start && one.end <= end)
        .map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
    };
    if (!isFit(name, slot)) return null;
    slots.set(name, slot);
  }
  return slots;
}

function wordsIn(text: string): number {
  return text.split(' ').length - 1;
}

/** Whether what is said can stand in that place. */
function isFit(name: string, { tokens, candidates }: Slot): boolean {
  const [first] = tokens;
  const hasMark = tokens.some(({ kind, norm }) => kind === 'symbol' && MARKS.has(norm));
  switch (name.slice(0, 1)) {
    case 'K':
      return isNumber(candidates, null);
    case 'O':
      return isNumber(candidates, 'ordinal');
    case 'P':
      return OPENINGS.has(first?.norm ?? '') && !hasMark;
    case 'A':
      return candidates.some(({ meaning }) => meaning.kind === 'language' && /^order/.test(meaning.sense));
    case 'C':
      return !ASKING.has(first?.norm ?? '');
    case 'F':
      return !ASKING.has(first?.norm ?? '') && !isComputed(candidates);
    case 'R':
      return candidates.some(({ meaning }) => meaning.kind === 'dataset') && !ASKING.has(first?.norm ?? '');
    // The number of each is that by which they are chosen: "the share of late loans, and the number of each" has another.
    case 'S':
      return candidates.some(({ meaning }) => isRank(meaning) || isCompared(meaning));
    case 'D':
      return tokens.some(({ norm }) => LASTING.has(norm));
    case 'Z':
      return candidates.some(
        ({ start, end, meaning }) => start === 0 && end === tokens.length && isRank(meaning),
      );
    case 'L':
      return candidates.some(
        ({ start, end, meaning }) =>
          start === 0 && end === tokens.length && (meaning.kind === 'field' || isPart(meaning)),
      );
    case 'E':
      return candidates.some(
        ({ start, end, meaning }) => start === 0 && end === tokens.length && isNamed(meaning),
      );
    case 'T':
      return candidates.some(
        ({ start, end, meaning }) => start === 0 && end === tokens.length && isPart(meaning),
      );
    case 'V':
      return tokens.length === 1 && first?.kind === 'word';
    case 'M':
      return !ASKING.has(first?.norm ?? '');
    default:
      return !hasMark;
  }
}

function isRank(meaning: Candidate['meaning']): boolean {
  return meaning.kind === 'language' && meaning.sense.startsWith('rank:');
}

function isCompared(meaning: Candidate['meaning']): boolean {
  return meaning.kind === 'language' && /^(?:compare|after|order)/.test(meaning.sense);
}

/** "the second grade by volume": each has a name, where periods follow one another. */
function isNamed({ kind }: Candidate['meaning']): boolean {
  return kind === 'field' || kind === 'dataset';
}

function isPart(meaning: Candidate['meaning']): boolean {
  return meaning.kind === 'language' && meaning.sense.startsWith('part:');
}

function isNumber(candidates: Slot['candidates'], sign: 'ordinal' | null): boolean {
  return candidates.some(({ meaning }) => meaning.kind === 'number' && meaning.sign === sign);
}

/** Words for how long something takes. */
const LASTING: ReadonlySet<string> = new Set(
  'time times turnaround duration days hours minutes delay length'.split(' '),
);
const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '(', ')', '?', '.', '!']);
const OPENINGS: ReadonlySet<string> = new Set(
  'for in within per by among during of on across at since'.split(' '),
);
const ASKING: ReadonlySet<string> = new Set(
  'what which who how when where why is are do does did whose'.split(' '),
);

/** The plain words with what stood in their places; of rows there are most, and no highest. */
function written(plain: readonly string[], slots: Slots): readonly Token[] | null {
  const mark = [...slots.values()][0]?.tokens[0];
  if (mark === undefined) return null;
  const countsRows = isRows(slots.get('M'));
  // "top 3 loans by branch" are the top of each branch, and not by their number.
  if (countsRows && namesRows(slots.get('G') ?? slots.get('E')) && isOne(slots.get('M'))) return null;
  // "those with more than 500 loans, and how many are late in each": the bound is no bound of the late ones.
  const isCountOfEach =
    plain[0] === 'number' && plain.at(-1) === 'G' && (slots.get('M')?.tokens.length ?? 0) > 1;
  if (isCountOfEach && slots.get('G')?.candidates.some(({ meaning }) => isCompared(meaning)) === true)
    return null;
  return plain.flatMap((word, at): readonly Token[] => {
    const slot = slots.get(word);
    if (slot !== undefined) {
      const isKey = word === 'M' && countsRows && plain[at - 1] === 'by';
      return isKey ? [spoken(mark, 'number'), spoken(mark, 'of'), ...slot.tokens] : slot.tokens;
    }
    if (SLOT.test(word)) return [];
    const isEnd = plain[at + 1] === 'M' && countsRows;
    return [spoken(mark, isEnd ? (OF_ROWS[word] ?? word) : word)];
  });
}

const OF_ROWS: Readonly<Record<string, string>> = { highest: 'most', lowest: 'fewest' };

const COMPUTING = /^(?:avg|sum|max|min|median|stddev|count|how-much|percentile|share|weighted|ratio(?!-to$))/;

function isComputed(candidates: Slot['candidates']): boolean {
  return candidates.some(
    ({ meaning, match }) =>
      match !== 'misspelt' &&
      (meaning.kind === 'metric' || (meaning.kind === 'language' && COMPUTING.test(meaning.sense))),
  );
}

function namesRows(slot: Slot | undefined): boolean {
  return slot?.candidates.some(({ meaning }) => meaning.kind === 'dataset') === true;
}

/** "branch", of which there is one for each. */
function isOne(slot: Slot | undefined): boolean {
  const [only, ...others] = slot?.tokens ?? [];
  return only !== undefined && others.length === 0 && nounForm(only.norm) === only.norm;
}

/** "late loans", and no quantity of them. */
function isRows(slot: Slot | undefined): boolean {
  if (slot === undefined) return false;
  const startOf = (isOf: (meaning: Candidate['meaning']) => boolean): number =>
    Math.min(
      ...slot.candidates
        .filter((one) => one.match !== 'misspelt' && isOf(one.meaning))
        .map(({ start }) => start),
    );
  const rows = startOf(({ kind }) => kind === 'dataset');
  // "charged off" is what became of them, and a date besides.
  const states = new Set(
    slot.candidates.flatMap(({ start, meaning: { kind } }) =>
      kind === 'segment' || kind === 'value' ? [start] : [],
    ),
  );
  const fields = slot.candidates.filter(
    ({ start, meaning }) => meaning.kind === 'field' && !states.has(start),
  );
  return !isComputed(slot.candidates) && fields.every(({ start }) => rows < start) && Number.isFinite(rows);
}

function spoken(mark: Token, norm: string): Token {
  return { ...mark, kind: /^[,:;]$/.test(norm) ? 'symbol' : 'word', text: norm, norm, number: null };
}
