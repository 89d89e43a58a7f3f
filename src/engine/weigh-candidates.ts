import type { Candidate } from './candidate.ts';
import { isWholeWord } from './recognize/words.ts';
import type { Token } from './token.ts';

/** "in" and "me" are states only when written `IN`, `ME`; "late" may be the word rather than the state of a loan. */
const COMMON_WORD = 0.8;
/** The same for the name of a field. */
const COMMON_FIELD = 0.3;
/** A value that is also a table's name is first the table. */
const TABLE_FIRST = 1;
/** A part of a longer name is first that name. */
const PART_OF_NAME = 0.2;

/** What the names and values of the data are less likely to mean because of the words that they consist of. */
export function weighCandidates(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
): readonly Candidate[] {
  const linked = candidates.filter(
    (candidate) => !isPartOfSpeech(candidate, tokens) && !isTornName(candidate, candidates),
  );
  return linked.map((candidate) => {
    const extra = commonness(candidate, tokens) + overshadowing(candidate, linked);
    return extra === 0 ? candidate : { ...candidate, cost: candidate.cost + extra };
  });
}

/** A word of the language is not taken for a name that is only like it: "month" is not the term in months. */
function isPartOfSpeech({ start, end, match, meaning }: Candidate, tokens: readonly Token[]): boolean {
  const isRough = match === 'partial' || (meaning.kind === 'field' && match !== 'exact');
  return isRough && areCommon(tokens.slice(start, end));
}

/** The end of a name that is written out is that name's: "rate" of "interest rate" is no word for itself. */
function isTornName({ start, match, meaning }: Candidate, all: readonly Candidate[]): boolean {
  if (match !== 'partial' || meaning.kind !== 'field') return false;
  return all.some(
    (other) =>
      other.match === 'exact' &&
      other.start < start &&
      other.end > start &&
      other.meaning.kind === 'field' &&
      other.meaning.field === meaning.field &&
      other.meaning.dataset === meaning.dataset,
  );
}

function commonness({ start, end, meaning }: Candidate, tokens: readonly Token[]): number {
  const words = tokens.slice(start, end);
  if (meaning.kind === 'field') return words.every(({ norm }) => isWholeWord(norm)) ? COMMON_FIELD : 0;
  if (!areCommon(words)) return 0;
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) return 0;
  if (meaning.kind === 'segment') return COMMON_WORD;
  const isWritten = word.kind === 'quoted' || isCapitals(word) || (start > 0 && isAsStored(word, meaning));
  return meaning.kind === 'value' && !isWritten ? COMMON_WORD : 0;
}

/** "Sales" within a sentence is written as a name is. */
function isAsStored({ text, norm }: Token, meaning: Candidate['meaning']): boolean {
  return meaning.kind === 'value' && text === String(meaning.value) && text !== norm;
}

function areCommon(words: readonly Token[]): boolean {
  return words.every(({ norm }) => isWholeWord(norm));
}

function isCapitals({ text }: Token): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function overshadowing({ start, end, meaning }: Candidate, linked: readonly Candidate[]): number {
  const isInName = linked.some(
    (other) =>
      other.match === 'exact' &&
      other.start <= start &&
      other.end >= end &&
      other.end - other.start > end - start,
  );
  if (isInName) return PART_OF_NAME;
  const tables = linked.filter(
    (other) => other.meaning.kind === 'dataset' && other.start === start && other.end === end,
  );
  return meaning.kind === 'value' ? tables.length * TABLE_FIRST : 0;
}
