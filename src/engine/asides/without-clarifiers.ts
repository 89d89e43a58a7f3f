import type { AnswerForm } from '../answer-form.ts';
import type { Candidate } from '../candidate.ts';
import { ANNOUNCEMENTS, CLARIFIERS, type ClarifierKind, OPEN_ENDED } from '../lexicon/clarifiers.ts';
import { createSeeker } from '../seek.ts';
import type { Token } from '../token.ts';
import { type Claim, claimOf, isDifference, type Named } from './claims.ts';
import { echoClaim } from './echo-claim.ts';
import type { Spoken } from './spoken.ts';
import { valueClaim } from './value-claim.ts';
import { whetherClaim } from './whether-claim.ts';

/** A question without what only says how its answer is computed, and what its query must be like for that to be so. */
export interface Clarified {
  readonly tokens: readonly Token[];
  readonly claims: readonly Claim[];
  /** How the answer is written. */
  readonly form?: AnswerForm;
}

/**
 * The question without its clarifying parts: "(one value per loan)", ", taken as one group", ", whatever became of them".
 * They are left out where the query is as they say. Null where there are none.
 */
export function withoutClarifiers(spoken: Spoken): Clarified | null {
  const { tokens } = spoken;
  const left = new Set(tokens);
  const claims: Claim[] = [];
  for (const part of partsOf(tokens)) {
    const claim = claimIn(spoken, part);
    if (claim === null) continue;
    claims.push(claim);
    const to = isParenthesis(tokens, part) ? part.to + 1 : part.to;
    for (const token of tokens.slice(part.from, to)) left.delete(token);
  }
  const asked = tokens.filter((token) => left.has(token));
  return claims.length === 0 || asked.length < REST_MIN ? null : { tokens: asked, claims };
}

const REST_MIN = 2;

/** "the clubs, active or not, of each town": what is between both commas belongs together. */
function isParenthesis(tokens: readonly Token[], { start, end, from, to }: Part): boolean {
  const isBetween = to === end && tokens[from]?.norm === ',' && tokens[end]?.norm === ',';
  return (
    isBetween &&
    kindOf(
      tokens
        .slice(start, end)
        .map(({ norm }) => norm)
        .join(' '),
    ) === 'whole'
  );
}

/** A part of a question, by tokens; ends are exclusive. */
interface Part {
  readonly start: number;
  readonly end: number;
  /** With the marks that go with it. */
  readonly from: number;
  readonly to: number;
}

const OPENING: ReadonlySet<string> = new Set(['(', '[']);
const CLOSING: ReadonlySet<string> = new Set([')', ']']);
const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '.', '?', '!', '-', '–', '—']);

/** What stands between brackets and marks, and what the last words may be by themselves; none overlaps another. */
function partsOf(tokens: readonly Token[]): readonly Part[] {
  const parts: Part[] = [];
  const isMark = ({ kind, norm }: Token, marks: ReadonlySet<string>): boolean =>
    kind === 'symbol' && marks.has(norm);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isOpening = isMark(token, OPENING);
    if (!isOpening && !isMark(token, MARKS)) continue;
    const ends = isOpening ? CLOSING : ANY_MARK;
    const found = tokens.findIndex((one, place) => place > at && isMark(one, ends));
    const end = found < 0 ? tokens.length : found;
    // ": count, approved, declined" is a list, of which nothing is left out.
    const isListed = token.norm === ':' && tokens[end]?.norm === ',';
    if (end > at + 1 && !isListed)
      parts.push({ start: at + 1, end, from: at, to: isOpening ? end + 1 : end });
    if (isOpening) at = end;
  }
  return [...parts, ...lastOf(tokens, parts)];
}

const ANY_MARK: ReadonlySet<string> = new Set([...MARKS, ...OPENING]);

/** "… grades F and G taken together": participles that begin what is said last, without a comma. */
function lastOf(tokens: readonly Token[], parts: readonly Part[]): readonly Part[] {
  const whole = tokens.at(-1);
  const end = whole !== undefined && whole.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const from = tokens.findLastIndex(({ norm }, at) => at < end && OPEN_ENDED.has(norm));
  const isApart = parts.every((part) => part.to <= from || part.from >= end);
  return from > 0 && isApart ? [{ start: from, end, from, to: end }] : [];
}

function claimIn(spoken: Spoken, part: Part): Claim | null {
  const { tokens } = spoken;
  const plainly = { ...spoken, find: () => spoken.candidates };
  const whole = plainClaim(plainly, part);
  if (whole !== null) return whole;
  const claims = listedIn(tokens, part).map((one) => plainClaim(plainly, one));
  const said = claims.filter((claim) => claim !== null);
  if (said.length === claims.length) return (query) => said.every((claim) => claim(query));
  // "Mortgage as product category."
  const isValueAs = tokens.slice(part.start + 1, part.end - 1).some(({ norm }) => norm === 'as');
  const isBracket = OPENING.has(tokens[part.from]?.norm ?? '') || isValueAs;
  return (
    whetherClaim(spoken, part) ??
    (isBracket ? valueClaim(spoken, part) : null) ??
    (isBracket || isAnnounced(tokens, part) ? echoClaim(spoken, part) : null)
  );
}

/** ", i.e. the average": it says in other words what stands before it; ", and which is late" asks for more. */
function isAnnounced(tokens: readonly Token[], { start, end }: Stretch): boolean {
  const said = tokens
    .slice(start, end)
    .map(({ norm }) => norm)
    .join(' ');
  return !/^and (?:how|what|which)\b/.test(said) && ANNOUNCEMENTS.exec(said)?.[0] !== '';
}

type Stretch = Pick<Part, 'start' | 'end'>;

/** "(one value per loan, missing scores ignored)": what stands between the commas of a bracket. */
function listedIn(tokens: readonly Token[], { start, end }: Part): readonly Stretch[] {
  const commas = tokens.flatMap(({ norm }, at) => (at > start && at < end && LISTING.has(norm) ? [at] : []));
  return [start, ...commas.map((at) => at + 1)].map((from, at) => ({ start: from, end: commas[at] ?? end }));
}

const LISTING: ReadonlySet<string> = new Set([',', ';']);

/** What a whole part says of how the answer is computed; null where it says anything else. */
export function claimOfPart(
  tokens: readonly Token[],
  { find, knowledge }: Pick<Spoken, 'knowledge'> & { readonly find: Find },
): Claim | null {
  return plainClaim({ tokens, knowledge, find: () => find(tokens) }, { start: 0, end: tokens.length });
}

type Find = (tokens: readonly Token[]) => readonly Candidate[];

/** What is spoken; the candidates only where they are needed. */
interface Said extends Pick<Spoken, 'tokens' | 'knowledge'> {
  readonly find: () => readonly Candidate[];
}

function plainClaim({ tokens, find, knowledge }: Said, part: Stretch): Claim | null {
  const norms = tokens.slice(part.start, part.end).map(({ norm }) => norm);
  const said = norms.join(' ').replace(ANNOUNCEMENTS, '');
  if (isOrderOfSides(said, tokens.slice(0, part.start))) return isDifference;
  const kind = kindOf(said);
  return kind === null ? null : claimOf(kind, namedIn(find(), part), knowledge);
}

/** "(renters minus owners)", after "between renters and owners": the first is more than the second by so much. */
function isOrderOfSides(said: string, before: readonly Token[]): boolean {
  const [, left = '', right = ''] = /^(?:the )?([a-z]+) (?:minus|less) (?:the )?([a-z]+)$/.exec(said) ?? [];
  const at = before.findIndex(({ norm }) => norm === left);
  return at >= 0 && before.findIndex(({ norm }) => norm === right) > at;
}

function kindOf(said: string): ClarifierKind | null {
  return patternsIn(said).find(({ pattern }) => pattern.test(said))?.kind ?? null;
}

const patternsIn = createSeeker(
  Object.entries(CLARIFIERS).flatMap(([kind, patterns]) =>
    isKind(kind) ? patterns.map((pattern) => ({ kind, pattern })) : [],
  ),
  ({ pattern }) => pattern,
);

function isKind(kind: string): kind is ClarifierKind {
  return Object.hasOwn(CLARIFIERS, kind);
}

/** The tables and columns that the last name within the part may stand for: the loan of "one value per loan". */
function namedIn(candidates: readonly Candidate[], { start, end }: Stretch): Named {
  const within = candidates.filter(
    (one) => one.start >= start && one.end <= end && one.match !== 'misspelt' && NAMING.has(one.meaning.kind),
  );
  const last = Math.max(...within.map((one) => one.end));
  const [datasets, columns] = [new Set<string>(), new Set<string>()];
  for (const { meaning, ...one } of within) {
    if (one.end < last) continue;
    if (meaning.kind === 'dataset') datasets.add(meaning.dataset);
    if (meaning.kind === 'field') columns.add(`${meaning.dataset}.${meaning.field}`);
  }
  return { datasets, columns };
}

const NAMING: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'field']);
