import { type Knowledge, pluralOf, singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { UNITS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with what is written shorter than it is said: "loans/yr" as "loans per yr"; after "loan count", "% late" as "% of loans
 * late".
 */
export function withShorthandWrittenOut(
  tokens: readonly Token[],
  { find, knowledge: { segments } }: Meanings,
): readonly Token[] {
  const candidates = find(tokens);
  const isGrouped = tokens.some(({ norm }) => GROUPS.has(norm));
  const isPer = (at: number): boolean =>
    !isGrouped && tokens[at]?.norm === '/' && isPlural(tokens[at - 1]) && isOne(tokens, at + 1, candidates);
  const rowsAt = partsOfRows(tokens, candidates, segments);
  // The very tokens where there is none of it: what is known of them stays known.
  if (rowsAt.size === 0 && !tokens.some((_, at) => isPer(at))) return tokens;
  return tokens.flatMap((token, at) => {
    const rows = rowsAt.get(at);
    if (rows !== undefined)
      return [token, { ...token, kind: 'word' as const, norm: 'of', number: null }, rows];
    return [isPer(at) ? { ...token, kind: 'word' as const, norm: 'per' } : token];
  });
}

/** "applications by channel: number, *%* declined": the places of such marks, with the rows that the part is of. */
function partsOfRows(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  segments: Knowledge['segments'],
): ReadonlyMap<number, Token> {
  if (isOfBoth(tokens)) return new Map();
  const first = tokens.findIndex(
    ({ norm }, at) => PERCENTS.has(norm) && JOINTS.has(tokens[at - 1]?.norm ?? '') && at > 1,
  );
  const noun = candidates.find(
    ({ start, end, meaning }) =>
      end <= first &&
      meaning.kind === 'dataset' &&
      (isPlural(tokens[end - 1]) || (start === end - 1 && COUNTS.has(tokens[end]?.norm ?? ''))),
  );
  const rows = tokens[(noun?.end ?? 0) - 1];
  if (noun?.meaning.kind !== 'dataset' || rows === undefined) return new Map();
  const { dataset } = noun.meaning;
  const ofRows = new Set(segments.flatMap((one) => (one.dataset === dataset ? one.name : [])));
  const isState = (at: number): boolean =>
    candidates.some(
      ({ start, end, meaning }) =>
        start === at &&
        (meaning.kind === 'value'
          ? meaning.dataset === dataset
          : meaning.kind === 'segment' && ofRows.has(meaning.segment)) &&
        STATE_ENDS.has(tokens[end]?.norm ?? ''),
    );
  const plural = { ...rows, norm: pluralOf(singularOf(rows.norm)) };
  const isPart = ({ norm }: Token, at: number): boolean =>
    PERCENTS.has(norm) && JOINTS.has(tokens[at - 1]?.norm ?? '') && isState(at + 1);
  // "*number*, % declined" would be that of those declined.
  const isNumber = ({ norm }: Token, at: number): boolean =>
    NUMBERS.has(norm) && MARKS.has(tokens[at - 1]?.norm ?? '') && JOINTS.has(tokens[at + 1]?.norm ?? '');
  if (!tokens.some(isPart)) return new Map();
  return new Map(
    tokens.flatMap((token, at) => (isPart(token, at) || isNumber(token, at) ? [[at, plural]] : [])),
  );
}

/** "*out of* all loans, number *and* percentage declined": both are of those declined. */
function isOfBoth(tokens: readonly Token[]): boolean {
  return (
    WHOLES.has(tokens[0]?.norm ?? '') &&
    tokens.some(({ norm }, at) => NUMBERS.has(norm) && tokens[at + 1]?.norm === 'and')
  );
}

const WHOLES: ReadonlySet<string> = new Set(['among', 'amongst', 'of', 'out']);
const PERCENTS: ReadonlySet<string> = new Set(['%', 'pct', 'percent', 'percentage']);
const JOINTS: ReadonlySet<string> = new Set([',', ':', ';', '&', '+', 'and', 'plus', 'with']);
const NUMBERS: ReadonlySet<string> = new Set(['count', 'number']);
const MARKS: ReadonlySet<string> = new Set([',', ':', ';']);
const COUNTS: ReadonlySet<string> = new Set(['count', 'counts']);
/** What may follow the state; after "late *loans*" it is said of what. */
const STATE_ENDS: ReadonlySet<string> = new Set([
  '',
  ',',
  '.',
  ';',
  '?',
  '&',
  '+',
  'and',
  'by',
  'each',
  'for',
  'per',
  'plus',
]);

const GROUPS: ReadonlySet<string> = new Set(['by', 'per', 'each']);

function isPlural(token: Token | undefined): boolean {
  return token?.kind === 'word' && /[^s]s$/.test(token.norm);
}

/** A period, one thing that rows are of, or what rows have: "applications / channel". */
function isOne(tokens: readonly Token[], at: number, candidates: readonly Candidate[]): boolean {
  const norm = tokens[at]?.norm ?? '';
  const isRows = candidates.some(({ end, meaning }) => end === at - 1 && meaning.kind === 'dataset');
  const isThing = candidates.some(
    ({ start, end, meaning }) =>
      start === at && end === at + 1 && (meaning.kind === 'dataset' || (isRows && meaning.kind === 'field')),
  );
  return UNITS.has(norm) || (isThing && !isPlural(tokens[at]));
}
