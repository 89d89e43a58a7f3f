import type { Candidate } from '../candidate.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import { COSTS } from './costs.ts';

/**
 * Leaves out values that are a single letter or a word of the language (`A`, `IN`, `Other`) where nothing says that
 * the value is meant: it is quoted, stands beside its field's name or in a list there, or is typed in capitals.
 */
export function admitValues(
  candidates: readonly Candidate[],
  context: { readonly tokens: readonly Token[]; readonly isWholeWord: (norm: string) => boolean },
): Candidate[] {
  const { tokens } = context;
  const isShouted = tokens.every((token) => token.text === token.text.toUpperCase());
  const fieldAt = new Set(candidates.flatMap(fieldEnds));
  const rowsEndAt = new Set(candidates.flatMap(rowsEnds));
  /** "10 products" are so many of them, and none with a level of 10. */
  const rowsAt = new Set(
    candidates.flatMap(({ start, meaning, match }) =>
      meaning.kind === 'dataset' && match !== 'misspelt' ? [start] : [],
    ),
  );
  const accepted = new Set<string>();
  return candidates
    .toSorted((a, b) => a.start - b.start)
    .flatMap((candidate) => {
      const { meaning, start, end } = candidate;
      const token = tokens[start];
      if (meaning.kind === 'value' && isHome(candidate, tokens) && !isOfRows(candidate, tokens, rowsEndAt))
        return [];
      if (isArticleBeforeNamed(candidate, token, candidates)) return [];
      if (isOfColumnCalledSo(candidate, tokens, candidates)) return [];
      if (meaning.kind !== 'value' || end - start > 1 || token === undefined || token.kind === 'quoted')
        return [candidate];
      const owner = `${meaning.dataset}.${meaning.field}`;
      // "shipments in 2022" says when, though trucks have a model year.
      if (YEAR.test(token.norm) && TIMED.has(tokens[start - 1]?.norm ?? '')) return [];
      const isDoubtful = token.norm.length === 1 || context.isWholeWord(token.norm);
      const isCapital = !isShouted && token.text !== token.norm;
      const isCode =
        isCapital &&
        token.text === token.text.toUpperCase() &&
        (start > 0 || token.text.length > 1 || beginsList(tokens));
      // "per state in 2024": no state.
      const goesOn = tokens[end] !== undefined && tokens[end]?.kind !== 'symbol';
      if (!isCapital && !isShouted && JOINING.has(token.norm) && goesOn) return [];
      if (isPrefix(token, tokens[start + 1]) && !isCapital) return [];
      const isNumber = token.kind === 'number' && !YEAR.test(token.norm);
      if (isNumber && rowsAt.has(end) && !fieldAt.has(`${start} ${owner}`)) return [];
      if (token.norm.length === 2 && isOfRate(tokens[start + 1])) return [];
      if (isDoubtful && isCutShort(candidate, token)) return [];
      if (!isDoubtful) {
        accepted.add(`${start} ${owner}`);
        return [withCodeCost(candidate, token, isCapital)];
      }
      // "whose decision *was* declined"
      const isSaidOf = token.norm.length > 2 && BE.has(tokens[start - 1]?.norm ?? '');
      const isNamed =
        fieldAt.has(`${start} ${owner}`) ||
        fieldAt.has(`${end - 1} before ${owner}`) ||
        (isSaidOf && fieldAt.has(`${start - 1} ${owner}`));
      const isListed = [1, 2, 3].some(
        (back) =>
          isJoint(tokens, start - back + 1, start) &&
          accepted.has(`${start - back} ${owner}`) &&
          // "grade F or G and a term": the list is in capitals, the article is not.
          isInCapitals(tokens[start - back]) === isInCapitals(token),
      );
      const isWritten = token.text === String(meaning.value) && isCapital && start > 0;
      if (!isNamed && !isListed && ((!isCode && !isWritten) || INITIAL.test(meaning.field))) return [];
      accepted.add(`${start} ${owner}`);
      return [candidate];
    });
}

/** "got an A": a letter of somebody's name is meant only where it is called so. */
const INITIAL = /init(?:ial)?s?$/i;

/**
 * "a grade G loan", "the average rate of a grade": the letter is the article where its column has another value behind its name, and
 * where no rows stand there: "a grade loans".
 */
function isArticleBeforeNamed(
  { start, meaning }: Candidate,
  token: Token | undefined,
  candidates: readonly Candidate[],
): boolean {
  if (meaning.kind !== 'value' || token?.text !== 'a') return false;
  const isOfColumn = (one: Candidate, kind: 'field' | 'value'): boolean =>
    one.meaning.kind === kind &&
    'field' in one.meaning &&
    one.meaning.dataset === meaning.dataset &&
    one.meaning.field === meaning.field;
  return candidates.some(
    (name) =>
      name.start === start + 1 &&
      isOfColumn(name, 'field') &&
      (candidates.some((one) => one.start === name.end && isOfColumn(one, 'value')) ||
        !candidates.some((one) => one.start === name.end && one.meaning.kind === 'dataset')),
  );
}

/** "the countries of the artists" is the column, though a genre is called so too: "country songs", "whose genre is country". */
function isOfColumnCalledSo(
  { start, end, meaning, match }: Candidate,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): boolean {
  if (meaning.kind !== 'value' || end > start + 1 || tokens[start]?.kind === 'quoted') return false;
  const typed = tokens[start]?.norm ?? '';
  const isMany = match === 'inflected' && nounForm(typed) !== typed;
  const isAsked = isMany || WHOSE.has(tokens[start - 1]?.norm ?? '');
  return (
    isAsked &&
    candidates.some(
      (one) =>
        one.start === start &&
        one.end === end &&
        one.meaning.kind === 'field' &&
        one.match !== 'misspelt' &&
        one.match !== 'partial' &&
        one.meaning.field !== meaning.field,
    )
  );
}

const WHOSE: ReadonlySet<string> = new Set('by each every her his its own per same their'.split(' '));

/** "from Italy", of a value `Italian`. */
function isHome({ start, end, meaning }: Candidate, tokens: readonly Token[]): boolean {
  return (
    meaning.kind === 'value' &&
    end - start > 1 &&
    tokens[start]?.norm === 'from' &&
    !String(meaning.value).toLowerCase().startsWith('from ')
  );
}

/** Whether what is from somewhere are the rows that have the value: "drivers (who are) from Italy", and no flights. */
function isOfRows(
  { start, meaning }: Candidate,
  tokens: readonly Token[],
  rowsEndAt: ReadonlySet<string>,
): boolean {
  let at = start;
  while (at > 0 && BEFORE_HOME.has(tokens[at - 1]?.norm ?? '')) at -= 1;
  return meaning.kind === 'value' && rowsEndAt.has(`${at} ${meaning.dataset}`);
}

const JOINING: ReadonlySet<string> = new Set(['in', 'or']);

const BEFORE_HOME: ReadonlySet<string> = new Set(
  'are is was were who that which come comes came coming'.split(' '),
);

function rowsEnds({ meaning, end }: Candidate): string[] {
  return meaning.kind === 'dataset' ? [`${end} ${meaning.dataset}`] : [];
}

/** "per" is no single one of what is coded `PERS`. */
function isCutShort({ match }: Candidate, { norm }: Token): boolean {
  return match === 'inflected' && nounForm(norm) === norm;
}

/** "A, B and C grades". */
function beginsList([, joint, next]: readonly Token[]): boolean {
  const isLetter = (token: Token | undefined): boolean => token?.text.length === 1 && isInCapitals(token);
  return isLetter(joint) || (LISTING.has(joint?.norm ?? '') && isLetter(next));
}

const LISTING: ReadonlySet<string> = new Set([
  ',',
  '/',
  '-',
  '&',
  'and',
  'or',
  'through',
  'to',
  'versus',
  'vs',
]);

function isInCapitals(token: Token | undefined): boolean {
  return token !== undefined && token.text !== token.norm;
}

/** "co-borrower" is not somebody from Colorado. */
function isPrefix(token: Token, next: Token | undefined): boolean {
  const hasHyphen = token.end - token.start > token.text.length;
  return token.norm.length <= 2 && hasHyphen && next?.start === token.end;
}

/** "CO rate", "CO %" shorten the name of a rate: two letters right before it are no place. */
function isOfRate(next: Token | undefined): boolean {
  return next !== undefined && RATES.has(next.norm);
}

const RATES: ReadonlySet<string> = new Set(['%', 'pct', 'percent', 'percentage', 'rate', 'rates', 'ratio']);

const BE: ReadonlySet<string> = new Set(['are', 'is', 'was', 'were']);

const YEAR = /^(?:18|19|20|21)\d\d$/;
/** Before a time. */
const TIMED: ReadonlySet<string> = new Set([
  'after',
  'before',
  'during',
  'in',
  'since',
  'throughout',
  'until',
]);

/** Where a value of the field may stand: right after its name, or right before. */
function fieldEnds({ meaning, start, end }: Candidate): string[] {
  if (meaning.kind !== 'field') return [];
  const owner = `${meaning.dataset}.${meaning.field}`;
  return [`${end} ${owner}`, `${start - 1} before ${owner}`];
}

/** Only short words and marks stand between the values of a list: `A, B and C`. */
function isJoint(tokens: readonly Token[], start: number, end: number): boolean {
  return (
    tokens.slice(start, end).every((token) => token.kind === 'symbol' || token.norm.length <= 3) &&
    end > start
  );
}

function withCodeCost(candidate: Candidate, token: Token, isCapital: boolean): Candidate {
  const isLowerCode = token.kind === 'word' && token.norm.length === 2 && !isCapital;
  return isLowerCode ? { ...candidate, cost: candidate.cost + COSTS.shortCode } : candidate;
}
