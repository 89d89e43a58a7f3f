import type { Candidate } from '../candidate.ts';
import {
  EXCLUSION_OPENERS,
  ONLY,
  REQUIREMENTS,
  SCOPE_IDLE,
  SCOPE_LEADS,
  SCOPE_OPENERS,
  SCOPE_VERBS,
} from '../lexicon/scopes.ts';
import type { Token } from '../token.ts';
import { isRestriction, isSaidIn, meaningsOf, withinNames } from './restated.ts';

/**
 * The question with the rows last that it is about, where it begins with them ("Looking only at Texas branches, total
 * principal?") or tells them in a sentence after it ("Consider decided applications only.", "They should be in Texas."). Null
 * where it does not.
 */
export function withScopeLast(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  return openedWith(tokens, candidates) ?? endedWith(tokens) ?? requiredOf(tokens);
}

const ENDS: ReadonlySet<string> = new Set([',', ':', ';', '.', '-', '–', '—']);
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['?', '.', '!', ';']);
const REST_MIN = 2;

/** "… for Texas branches", "… in 2024". */
function openedWith(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] | null {
  const lead = tokens.findIndex(({ norm }) => !SCOPE_LEADS.has(norm) && norm !== ',');
  const norms = tokens.slice(Math.max(lead, 0)).map(({ norm }) => (norm === "'s" ? 'us' : norm));
  const [words, exclusion] = [openingOf(norms, SCOPE_OPENERS), openingOf(norms, EXCLUSION_OPENERS)];
  if (words === 0 && exclusion === 0) return null;
  const opener = lead + Math.max(words, exclusion);
  const end = tokens.findIndex(({ kind, norm }, at) => at >= opener && kind === 'symbol' && ENDS.has(norm));
  const scope = tokens.slice(opener, end).filter(({ norm }) => !SCOPE_IDLE.has(norm));
  const rest = tokens.slice(end + 1);
  const mark = tokens[end];
  if (mark === undefined || scope.length === 0 || rest.length < REST_MIN) return null;
  // "Tell me about students: how many students …"
  if (isSaidAgain(candidates, { from: opener, to: end })) return rest;
  if (exclusion > words) return inserted(rest, [spoken(mark, 'excluding'), ...scope]);
  const isTime = candidates.some(
    ({ start, end: to, meaning }) => start === opener && to === end && meaning.kind === 'time',
  );
  return inserted(rest, [spoken(mark, isTime ? 'in' : 'for'), ...scope]);
}

/** Whether all that the stretch names is named again after it. */
function isSaidAgain(
  candidates: readonly Candidate[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const named = candidates.filter(isRestriction).filter(({ meaning }) => meaning.kind !== 'language');
  const isPart = withinNames(candidates);
  const again = new Set(named.filter((one) => one.start > to && !isPart(one)).flatMap(meaningsOf));
  const said = named.filter(({ start, end }) => start >= from && end <= to);
  return said.length > 0 && said.every((one) => isSaidIn(one, again));
}

/** How many words the longest of the forms has that begin so; 0 where none does. */
function openingOf(norms: readonly string[], forms: readonly string[]): number {
  const text = norms.join(' ');
  const lengths = forms.map((form) => (text.startsWith(`${form} `) ? form.split(' ').length : 0));
  return Math.max(...lengths);
}

/** "…, counting only decided applications". */
function endedWith(tokens: readonly Token[]): readonly Token[] | null {
  const last = lastSentence(tokens);
  if (last === null) return null;
  const { asked, at } = last;
  const note = last.note.filter(({ norm }) => norm !== 'please');
  const verb = note.findIndex(({ norm }) => !SCOPE_VERBS.has(norm) && !ONLY.has(norm));
  const isScope = verb > 0 && note.some(({ norm }) => ONLY.has(norm));
  const rows = note.slice(verb).filter(({ norm }) => !ONLY.has(norm));
  if (!isScope || rows.length === 0) return null;
  return [...asked, spoken(at, ','), spoken(at, 'counting'), spoken(at, 'only'), ...rows];
}

/** "… and are in Texas": what is said after it of "they" is said of the rows that are asked for. */
function requiredOf(tokens: readonly Token[]): readonly Token[] | null {
  const last = lastSentence(tokens);
  if (last === null) return null;
  const { asked, note, at } = last;
  const norms = note.map(({ norm }) => norm);
  const opening = openingOf(norms, REQUIREMENTS);
  const isDenied = opening > 0 && norms[opening] === 'not';
  const [verb, ...state] = note.slice(opening + (isDenied ? 1 : 0));
  if (opening === 0 || state.length === 0 || (verb?.norm !== 'be' && verb?.norm !== 'have')) return null;
  if (verb.norm === 'have') return isDenied ? null : [...asked, spoken(at, 'and'), verb, ...state];
  const denial = isDenied ? [spoken(at, 'not')] : [];
  return [...asked, spoken(at, 'and'), { ...verb, norm: 'are' }, ...denial, ...state];
}

interface LastSentence {
  readonly asked: readonly Token[];
  /** The mark that ends what is asked. */
  readonly at: Token;
  readonly note: readonly Token[];
}

/** What stands after the question, without the mark that ends it; null where nothing does. */
function lastSentence(tokens: readonly Token[]): LastSentence | null {
  const length = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const mark = tokens
    .slice(0, length)
    .findLastIndex(({ kind, norm }) => kind === 'symbol' && SENTENCE_ENDS.has(norm));
  const at = tokens[mark];
  if (at === undefined || mark < REST_MIN) return null;
  return { asked: tokens.slice(0, mark), at, note: tokens.slice(mark + 1, length) };
}

/** The words put before the mark that ends the question. */
function inserted(tokens: readonly Token[], words: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && SENTENCE_ENDS.has(norm));
  return end < 0 ? [...tokens, ...words] : [...tokens.slice(0, end), ...words, ...tokens.slice(end)];
}

function spoken(mark: Token, norm: string): Token {
  return { ...mark, kind: norm === ',' ? 'symbol' : 'word', norm };
}
