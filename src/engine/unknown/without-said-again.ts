import type { Field } from '../../catalog/mod.ts';
import type { Candidate, Meaning } from '../candidate.ts';
import { PAID, PRICES } from '../lexicon/cues.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { CODE_NOUNS } from '../lexicon/told-words.ts';
import type { Token } from '../token.ts';
import type { Asked } from './unknown-words.ts';

/**
 * The tokens without unknown words that say again what a value has said: its code in brackets ("from Lisbon (LIS)"), and the
 * noun of its column ("an LWGR *reactor*" is a reactor type); nor those that say whose the next column is ("*exam* takers" of `exam_results`), or that
 * a quantity is one ("the *cost of* the fare").
 */
export function withoutSaidAgain(tokens: readonly Token[], asked: Asked): readonly Token[] {
  const candidates = asked.find(tokens);
  const quantities = quantitiesOfQuantities(tokens, { asked, candidates });
  const left = tokens.filter((token, at) => {
    const inner = isMark(token, '(') ? at + 1 : isMark(token, ')') ? at - 1 : at;
    if (isCodeAfterValue(tokens, inner, { asked, candidates })) return false;
    const known = { asked, candidates };
    if (quantities.some(({ start, end }) => start <= at && end > at)) return false;
    if (IDLE_DEEDS.has(token.norm) && asked.unknown.includes(token)) return false;
    if (isOfPlaceNoun(tokens, at, known)) return false;
    return !(
      asked.unknown.includes(token) &&
      (isNounOfValue(token, at, known) ||
        isTheirsAnyway(tokens, at, known) ||
        isTableOfNext(token, at, known) ||
        isCodeOfColumn(token, at, known))
    );
  });
  return left.length === tokens.length ? tokens : left;
}

interface Known {
  readonly asked: Asked;
  readonly candidates: readonly Candidate[];
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'symbol' && token.norm === mark;
}

/** "(LIS)" after a value that is known. */
function isCodeAfterValue(tokens: readonly Token[], at: number, { asked, candidates }: Known): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    asked.unknown.includes(token) &&
    CODE.test(token.text) &&
    isMark(tokens[at - 1], '(') &&
    isMark(tokens[at + 1], ')') &&
    valuesBefore(at - 1, candidates).length > 0
  );
}

/** Stations and airports, currencies and countries; two letters are as often a state that restricts. */
const CODE = /^\p{Lu}{3,4}$/u;

type Value = Extract<Meaning, { kind: 'value' }>;

function valuesBefore(at: number, candidates: readonly Candidate[]): readonly Value[] {
  return candidates.flatMap(({ end, meaning, match }) =>
    end === at && meaning.kind === 'value' && match !== 'misspelt' ? [meaning] : [],
  );
}

/** "*the region of* Prague", "Prague *region*": what the value of a column that is called otherwise is. */
function isOfPlaceNoun(tokens: readonly Token[], at: number, known: Known): boolean {
  const before = tokens[at]?.norm === 'the' && isPlaceNoun(tokens, at + 1, known);
  const of = tokens[at]?.norm === 'of' && isPlaceNoun(tokens, at - 1, known);
  const isLast = valuesBefore(at, known.candidates).length > 0 && isUnknownPlace(tokens[at], known);
  return before || of || isLast || isPlaceNoun(tokens, at, known);
}

function isPlaceNoun(tokens: readonly Token[], at: number, known: Known): boolean {
  const fields = new Set(
    known.candidates.flatMap(({ start, meaning, match }) =>
      start === at + 2 && meaning.kind === 'value' && match === 'exact'
        ? [`${meaning.dataset} ${meaning.field}`]
        : [],
    ),
  );
  return tokens[at + 1]?.norm === 'of' && fields.size === 1 && isUnknownPlace(tokens[at], known);
}

function isUnknownPlace(token: Token | undefined, { asked }: Known): boolean {
  return token !== undefined && asked.unknown.includes(token) && PLACES.has(token.norm);
}

const PLACES: ReadonlySet<string> = new Set(
  'area district location place province region territory zone'.split(' '),
);

/** What was found and written down was there; how long it is so now says no more than that it is. */
const IDLE_DEEDS: ReadonlySet<string> = new Set(
  'actually currently exclusively measured noted observed officially presently recorded temporarily'.split(
    ' ',
  ),
);

/** The noun is in the name of the column of the value, and all that it may be. */
function isNounOfValue(token: Token, at: number, { asked, candidates }: Known): boolean {
  const noun = nounForm(token.norm);
  const values = valuesBefore(at, candidates);
  return (
    token.kind === 'word' &&
    values.length > 0 &&
    values.every((value) => fieldOf(value, asked)?.label.split(' ').includes(noun) === true)
  );
}

/** "members who cancelled *their membership*": of the rows themselves nothing else can be so. */
function isTheirsAnyway(tokens: readonly Token[], at: number, { candidates }: Known): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at - 1]?.norm === 'their' &&
    (next === undefined || next.kind === 'symbol' || next.norm === 'in') &&
    candidates.some(({ end, meaning }) => end === at - 1 && meaning.kind === 'event')
  );
}

/** "the country *codes*", "origin *code* 2": what the values of a column are, where no column has it in its name. */
function isCodeOfColumn(token: Token, at: number, { candidates }: Known): boolean {
  return (
    CODE_NOUNS.has(token.norm) &&
    candidates.some(
      ({ end, meaning, match }) => end === at && meaning.kind === 'field' && match !== 'misspelt',
    )
  );
}

/** "the *cost of* the fare" is the fare. */
function quantitiesOfQuantities(
  tokens: readonly Token[],
  { asked, candidates }: Known,
): readonly { readonly start: number; readonly end: number }[] {
  return tokens.flatMap((token, start) => {
    if (!asked.unknown.includes(token) || !QUANTITIES.has(token.norm) || tokens[start + 1]?.norm !== 'of')
      return [];
    const end = DETERMINERS.has(tokens[start + 2]?.norm ?? '') ? start + 3 : start + 2;
    const of = candidates.filter((one) => one.start === end && one.match !== 'misspelt');
    const isQuantity = ({ meaning }: Candidate): boolean =>
      (meaning.kind === 'metric' || (meaning.kind === 'field' && isMeasure(meaning, asked))) &&
      (!PRICES.has(nounForm(token.norm)) || isCost(meaning, asked));
    return of.some(isQuantity) && of.every(({ meaning }) => meaning.kind !== 'dataset')
      ? [{ start, end }]
      : [];
  });
}

const QUANTITIES: ReadonlySet<string> = new Set(
  'amount amounts cost costs figure figures level levels price prices value values'.split(' '),
);
const DETERMINERS: ReadonlySet<string> = new Set(['all', 'each', 'its', 'the', 'their']);

/** The cost of funds is no amount of them: only what is paid for something is a cost itself. */
function isCost(meaning: Meaning, { knowledge }: Asked): boolean {
  const named =
    meaning.kind === 'metric'
      ? knowledge.metrics.find(({ name }) => name === meaning.metric)
      : meaning.kind === 'field'
        ? fieldOf(meaning, { knowledge })
        : undefined;
  return named?.label.split(' ').some((word) => PAID.has(nounForm(word))) === true;
}

function isMeasure({ dataset, field }: Pick<Value, 'dataset' | 'field'>, { knowledge }: Asked): boolean {
  return fieldOf({ dataset, field }, { knowledge })?.role === 'measure';
}

/** A word of the one table of which the next word names a column. */
function isTableOfNext(token: Token, at: number, { asked, candidates }: Known): boolean {
  const tables = new Set(
    candidates.flatMap(({ start, meaning }) =>
      start === at + 1 && meaning.kind === 'field' ? [meaning.dataset] : [],
    ),
  );
  const [table, ...others] = asked.knowledge.datasets.filter(({ name }) => tables.has(name));
  return others.length === 0 && table?.label.split(' ').includes(nounForm(token.norm)) === true;
}

function fieldOf(
  { dataset, field }: Pick<Value, 'dataset' | 'field'>,
  { knowledge }: Pick<Asked, 'knowledge'>,
): Field | undefined {
  return knowledge.datasets.find(({ name }) => name === dataset)?.fields.find(({ name }) => name === field);
}
