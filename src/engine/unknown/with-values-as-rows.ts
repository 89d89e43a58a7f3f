import type { Dataset, Field, Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { type Token, wordLike } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The tokens with rows that are called by what kind they are under the name of their table: "how many *singles*" are releases with type
 * single. Null where nothing is asked of such rows, or several columns have the value.
 */
export function withValuesAsRows(
  tokens: readonly Token[],
  { find, knowledge }: Pick<Wordings, 'find' | 'knowledge'>,
): readonly Token[] | null {
  const candidates = find(tokens);
  for (const one of candidates) {
    const { start, end, meaning, match } = one;
    if (meaning.kind !== 'value' || match === 'misspelt' || match === 'partial') continue;
    const before = tokens[start - 1]?.norm ?? '';
    const last = tokens[end - 1];
    if (last?.kind !== 'word' || isOtherwise(one, candidates)) continue;
    const isMany = nounForm(last.norm) !== last.norm;
    const isBegun = start === 0 || (LISTING.has(before) && start === 1);
    const isAsked = ASKING.has(before) || (isBegun && (start > 0 || isOfWhom(tokens[end])));
    const isSpokenOf = isMany && (BEFORE_ROWS.has(before) || tokens[start - 1]?.kind === 'number');
    if (!(isAsked && (isMany || ONE.has(before))) && !isSpokenOf) continue;
    if (ONE.has(before) && isPartOfNoun(tokens, end)) continue;
    const kind = kindOf(meaning, knowledge, isMany);
    if (kind === null) continue;
    const { dataset, field } = kind;
    const words = written(dataset, field, isMany).map((norm) => wordLike(last, norm));
    return [...tokens.slice(0, start), ...words, ...valueTokens(tokens, one), ...tokens.slice(end)];
  }
  return null;
}

/**
 * The same of what a question begins by asking for: "which *restorer* was hired first" asks for one of them, and for no date; "schools
 * that failed a check" for schools, and for no checks.
 */
export function withKindAsked(
  tokens: readonly Token[],
  wordings: Pick<Wordings, 'find' | 'knowledge'>,
): readonly Token[] {
  const [first = ''] = tokens.map(({ norm }) => norm);
  const isOne = ONE.has(first);
  const at = isOne || LISTING.has(first) ? 1 : 0;
  if (!isOne && !tokens.some((token, place) => place > at && place < at + WORDS_MAX && isOfWhom(token)))
    return tokens;
  const isValue = wordings
    .find(tokens)
    .some(
      ({ start, end, meaning }) =>
        start === at && meaning.kind === 'value' && (isOne || isOfWhom(tokens[end])),
    );
  return (isValue ? withValuesAsRows(tokens, wordings) : null) ?? tokens;
}

/** "which vehicle *make* has": no vehicle is asked for. */
function isPartOfNoun(tokens: readonly Token[], at: number): boolean {
  const [next = '', verb = ''] = [tokens[at]?.norm, tokens[at + 1]?.norm];
  return AUXILIARIES.has(verb) && !AUXILIARIES.has(next) && !NO_NOUN.test(next);
}

const AUXILIARIES: ReadonlySet<string> = new Set('are did do does had has have is was were'.split(' '));
const NO_NOUN = /^(?:and|not|or|that|there|which|who)$|ly$/;

/** "restaurants *that* …": what follows is said of the rows. */
function isOfWhom(token: Token | undefined): boolean {
  return token !== undefined && RELATIVES.has(token.norm);
}

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whose', 'with', 'without']);
/** No name of a kind has more. */
const WORDS_MAX = 4;

const ASKING: ReadonlySet<string> = new Set('many of which what'.split(' '));
const LISTING: ReadonlySet<string> = new Set('find list name show'.split(' '));
const ONE: ReadonlySet<string> = new Set(['which', 'what']);

/** What else stands there is a name of the data, or what follows is what has the value: "how many single *releases*". */
function isOtherwise({ start, end, meaning }: Candidate, candidates: readonly Candidate[]): boolean {
  return candidates.some((other) => {
    const isSame = other.start === start && other.end === end && other.meaning.kind !== 'language';
    const isOther = isSame && (other.meaning.kind !== 'value' || !isOfSameColumn(other.meaning, meaning));
    const isLonger =
      other.start <= start &&
      other.end >= end &&
      other.end - other.start > end - start &&
      other.meaning.kind !== 'language';
    const isNoun =
      other.start === end && (other.meaning.kind === 'dataset' || other.meaning.kind === 'field');
    return isOther || isLonger || isNoun;
  });
}

function isOfSameColumn(a: Candidate['meaning'], b: Candidate['meaning']): boolean {
  return a.kind === 'value' && b.kind === 'value' && a.dataset === b.dataset && a.field === b.field;
}

/** The rows that are called by the value, with the column that says of which kind they are. */
function kindOf(
  meaning: Extract<Candidate['meaning'], { kind: 'value' }>,
  { datasets, relationships }: Knowledge,
  isMany: boolean,
): { readonly dataset: Dataset; readonly field: Field } | null {
  const dataset = datasets.find(({ name }) => name === meaning.dataset);
  const field = dataset?.fields.find(({ name }) => name === meaning.field);
  if (dataset === undefined || field === undefined || field.type !== 'text') return null;
  const referring = new Set(relationships.flatMap(({ from, to }) => (to === dataset.name ? [from] : [])));
  // What kinds there are is a table of its own: those are the rows that refer to it.
  const isListOfKinds =
    endsInKind(dataset.label) || dataset.label.endsWith('status') || DESCRIPTION.test(field.label);
  if (isListOfKinds && referring.size > 0) {
    const [only, ...others] = datasets.filter(({ name, isVisible }) => isVisible && referring.has(name));
    return only === undefined || others.length > 0 ? null : { dataset: only, field };
  }
  // "towns" are cities with that status; "active" is none by itself.
  return isKind(field) || (isMany && field.label.endsWith('status')) ? { dataset, field } : null;
}

const DESCRIPTION = /\bdescription$/;

/** A column of kinds, by which rows are called. */
function isKind({ role, label, values }: Field): boolean {
  return (role === 'category' || (role === 'key' && values !== null)) && endsInKind(label);
}

function endsInKind(label: string): boolean {
  return KINDS.has(label.replace(CODED, '').split(' ').at(-1) ?? '');
}

const CODED = / (?:code|description|name)$/;

const KINDS: ReadonlySet<string> = new Set(
  'breed category class format genre kind position rank role spec specialization specialty speciality species title type'.split(
    ' ',
  ),
);

/** Before rows in the plural: "the average price of *the* houses". */
const BEFORE_ROWS: ReadonlySet<string> = new Set(
  'about all any by different each every fewer for from have has had how least many more most no of only our than the with'.split(
    ' ',
  ),
);

function written({ label, labelPlural }: Dataset, field: Field, isMany: boolean): readonly string[] {
  return `${isMany ? labelPlural : label} with ${field.label}`.split(' ');
}

function valueTokens(tokens: readonly Token[], { start, end }: Candidate): readonly Token[] {
  return tokens.slice(start, end);
}
