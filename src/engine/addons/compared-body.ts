import { nounForm } from '../lexicon/inflection.ts';
import type { ItemReader } from '../listed/list-item.ts';
import type { Token } from '../token.ts';
import type { SaidColumns } from './add-on.ts';

/**
 * The two sides of a question that asks which of them has more, or whether one has, with what is to be shown of both: "do renters
 * have higher scores than owners? Show both averages" are the "average scores for renters versus owners". Null where the end of
 * the question does not say what is shown.
 */
export function comparedBody(
  body: readonly Token[],
  columns: SaidColumns | null,
  { find }: Pick<ItemReader, 'find'>,
): readonly Token[] | null {
  const asked = body.filter(({ kind, norm }) => kind !== 'symbol' || norm !== '?');
  const [first] = asked;
  const found = sidesOf(asked) ?? setBesideIn(asked);
  if (first === undefined || found === null) return null;
  const { subject, noun, left, right } = found;
  const word = (norm: string): Token => ({ ...first, kind: 'word', norm, number: null });
  const measure = found.isSetBeside ? [] : measureOf(columns, { subject, noun, word });
  if (measure === null || left.length === 0 || right.length === 0) return null;
  // "more loans in Texas than borrowers in Florida" are two measures.
  const tablesIn = (words: readonly Token[]): readonly string[] =>
    find(words).flatMap(({ meaning }) => (meaning.kind === 'dataset' ? [meaning.dataset] : []));
  const known = [subject, noun, left].flatMap(tablesIn);
  const isPlace = PREPOSITIONS.has(left[0]?.norm ?? '');
  // "… than in Florida *for auto loans*" says which of both.
  const ends = right.flatMap(({ norm }, at) => (at > 0 && PREPOSITIONS.has(norm) ? [at] : []));
  const other = tablesIn(right.slice(0, ends[0] ?? right.length));
  if (isPlace && other.some((one) => !known.includes(one))) return null;
  const joined = found.isSetBeside === true || isPlace ? left : [word('for'), ...left];
  return [...measure, ...joined, word('versus'), ...right];
}

interface Sides {
  /** What stands before the word that compares, where it is no side itself: "is *the default rate* higher". */
  readonly subject: readonly Token[];
  /** What is compared, after that word: "higher *scores*". */
  readonly noun: readonly Token[];
  readonly left: readonly Token[];
  readonly right: readonly Token[];
  /** The measure is said with the first side. */
  readonly isSetBeside?: true;
}

/** "do renters have higher scores than owners", "is the rate higher for F or for G", "did we issue more loans in May than in June". */
function sidesOf(asked: readonly Token[]): Sides | null {
  const at = asked.findIndex(({ norm }) => COMPARING.has(norm));
  const opening = asked[0]?.norm ?? '';
  if (at < 1 || !(AUXILIARIES.has(opening) || opening === 'which')) return null;
  const rest = asked.slice(asked[at + 1]?.norm === ',' ? at + 2 : at + 1);
  const joint = jointIn(rest);
  if (joint === null) return null;
  const [before, right] = [rest.slice(0, joint.at), rest.slice(joint.at + joint.length)];
  const start = before.findIndex(({ norm }) => PREPOSITIONS.has(norm) && norm !== 'of');
  const noun = start < 0 ? before : before.slice(0, start);
  const subject = opening === 'which' ? [] : subjectOf(asked.slice(1, at));
  if (opening === 'which' && asked.slice(1, at).some(({ norm }) => !AUXILIARIES.has(norm))) return null;
  const left = start < 0 ? [] : before.slice(start);
  if (left.length > 0) return { subject, noun, left, right };
  // The first side stands before.
  return joint.isThan && subject.length > 0 ? { subject: [], noun, left: subject, right } : null;
}

function jointIn(
  rest: readonly Token[],
): { readonly at: number; readonly length: number; readonly isThan: boolean } | null {
  const than = rest.findIndex(({ norm }) => norm === 'than');
  if (than >= 0) return { at: than, length: 1, isThan: true };
  const ors = rest.flatMap(({ norm }, at) => (norm === 'or' ? [at] : []));
  const [or] = ors;
  if (or === undefined || ors.length > 1) return null;
  return rest[or - 1]?.norm === ','
    ? { at: or - 1, length: 2, isThan: false }
    : { at: or, length: 1, isThan: false };
}

/** Without "we issue", "there", "have". */
function subjectOf(before: readonly Token[]): readonly Token[] {
  const isOurs = PRONOUNS.has(before[0]?.norm ?? '');
  const end = before.findLastIndex(({ norm }) => !LIGHT.has(norm)) + 1;
  if (!isOurs) return before.slice(0, end);
  return [];
}

/** "how does our approval rate this year stack up against last year's": what is set beside it. */
function setBesideIn(asked: readonly Token[]): Sides | null {
  const norms = asked.map(({ norm }) => norm);
  const at = norms.findIndex((norm, place) => BESIDES.has(`${norm} ${norms[place + 1]} ${norms[place + 2]}`));
  if (norms[0] !== 'how' || !AUXILIARIES.has(norms[1] ?? '') || at < 0) return null;
  const right = asked.slice(at + BESIDE_LENGTH).filter(({ norm }) => norm !== "'s");
  return { subject: [], noun: [], left: asked.slice(2, at), right, isSetBeside: true };
}

const BESIDE_LENGTH = 3;
const BESIDES: ReadonlySet<string> = new Set(
  ['stack', 'measure', 'hold', 'match'].flatMap((verb) =>
    ['against', 'to', 'with', 'versus'].map((joint) => `${verb} up ${joint}`),
  ),
);

interface Spoken {
  readonly subject: readonly Token[];
  readonly noun: readonly Token[];
  word(norm: string): Token;
}

/** What is shown of both sides, as the end of the question names it, or by its kind of what is compared. */
function measureOf(columns: SaidColumns | null, { subject, noun, word }: Spoken): readonly Token[] | null {
  const [item, ...others] = columns?.items ?? [];
  if (others.length > 0) return null;
  const compared = subject.length > 0 ? subject : noun;
  // "give both"
  if (item === undefined || item.number === 'figures') return compared.length > 0 ? compared : null;
  if (item.number === null) {
    const known = new Set(item.words.map(nounForm));
    const isSame = [...subject, ...noun].every(({ norm }) => known.has(nounForm(norm)) || SMALL.has(norm));
    return isSame && item.measures.length > 0 ? item.words.map(word) : null;
  }
  const made = MADE.get(item.number);
  const start = compared.findIndex(({ norm }) => !SMALL.has(norm));
  const named = start < 0 ? [] : compared.slice(start);
  // "which is higher, the average rate …? Show both averages"
  const isMade = made?.[0] !== undefined && nounForm(named[0]?.norm ?? '') === made[0];
  return named.length === 0 || made === undefined ? null : [...(isMade ? [] : made.map(word)), ...named];
}

/** What a word for the kind of a number makes of what is compared. */
const MADE: ReadonlyMap<string, readonly string[]> = new Map([
  ['number', ['number', 'of']],
  ['average', ['average']],
  ['total', ['total']],
  ['amount', ['total']],
  ['rate', []],
]);
const SMALL: ReadonlySet<string> = new Set(['the', 'our', 'a', 'an', 'of']);
const COMPARING: ReadonlySet<string> = new Set(
  'more fewer less higher lower larger bigger greater smaller longer shorter better worse'.split(' '),
);
const AUXILIARIES: ReadonlySet<string> = new Set('are did do does had has have is was were'.split(' '));
const PRONOUNS: ReadonlySet<string> = new Set(['we', 'they', 'you', 'there', 'i']);
const LIGHT: ReadonlySet<string> = new Set(['have', 'had', 'get', 'got', 'a', 'an', 'any']);
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'among at by during for from in of on to with within'.split(' '),
);
