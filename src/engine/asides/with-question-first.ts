import {
  ARTICLES,
  AUXILIARIES,
  BEFORE_TIME,
  HAVING,
  PARTICLES,
  PAST_VERBS,
  PRESENT_VERBS,
} from '../lexicon/inversions.ts';
import { type Token, wordLike } from '../token.ts';

/**
 * The question with what it asks for before who did it: "our Texas branches issued how many loans in 2024?" is "how many loans did
 * our Texas branches issue in 2024?". Null where it is not asked so: what is told of "each branch" or "who" stays.
 */
export function withQuestionFirst(tokens: readonly Token[]): readonly Token[] | null {
  const how = tokens.findIndex(({ norm }, at) => norm === 'how' && MUCH.has(tokens[at + 1]?.norm ?? ''));
  if (how < 2 || tokens.findLastIndex(({ norm }) => norm === 'how') !== how) return null;
  const comma = tokens.findIndex(({ norm }) => norm === ',');
  const lead = comma > 0 && comma < how && BEFORE_TIME.has(tokens[0]?.norm ?? '') ? comma + 1 : 0;
  const verb = verbBefore(tokens, how);
  const who = verb === null ? [] : tokens.slice(lead, verb.start);
  if (verb === null || ARTICLES.has(who[0]?.norm ?? 'a') || who.some(isOther)) return null;
  const rest = tokens.slice(how);
  const stop = rest.findIndex(({ kind, norm }, at) => at > 1 && (kind === 'symbol' || ENDS.has(norm)));
  const end = stop < 0 ? rest.length : stop;
  const first = tokens[how];
  if (first === undefined || rest.slice(end).some(({ norm }) => norm === 'and' || norm === ',')) return null;
  const spoken = (norm: string): Token => wordLike(first, norm);
  return [
    ...rest.slice(0, end),
    spoken(verb.auxiliary),
    ...who,
    ...(verb.base === null ? tokens.slice(verb.main, how) : [spoken(verb.base)]),
    ...tokens.slice(0, Math.max(lead - 1, 0)),
    ...rest.slice(end),
  ];
}

const MUCH: ReadonlySet<string> = new Set(['many', 'much']);
/** Where the rows that are counted end: "how many loans *in* 2024". */
const ENDS: ReadonlySet<string> = new Set([...BEFORE_TIME, 'at', 'from', 'on', 'to', 'with']);

/** What tells of several, one by one, or asks for something else. */
function isOther({ kind, norm }: Token): boolean {
  return kind === 'symbol' ? norm !== "'" : OTHERS.has(norm);
}

const OTHERS: ReadonlySet<string> = new Set(
  `average by each every for find give how list on per show tell that typical what when where which who whose
  whether`.split(/\s+/),
);

interface Verb {
  readonly start: number;
  /** Where the verb itself begins, after "has" or "did". */
  readonly main: number;
  readonly auxiliary: string;
  /** The form that stands with the auxiliary; null where it is the one that is said. */
  readonly base: string | null;
}

/** The verb that ends before `end`: "issued", "took in", "have issued", "hold". */
function verbBefore(tokens: readonly Token[], end: number): Verb | null {
  // "owe *us* how much", "took *in* how many"
  const last = tokens[end - 1]?.norm ?? '';
  const main = PARTICLES.has(last) || last === 'us' ? end - 2 : end - 1;
  const norm = tokens[main]?.norm ?? '';
  const before = tokens[main - 1]?.norm ?? '';
  if (HAVING.has(norm)) return { start: main, main, auxiliary: norm === 'had' ? 'did' : 'do', base: 'have' };
  const isPast = PAST_VERBS.has(norm) || /[a-z]{2}ed$/.test(norm);
  if (isPast && AUXILIARIES.has(before)) return { start: main - 1, main, auxiliary: before, base: null };
  if (isPast) return { start: main, main, auxiliary: 'did', base: null };
  return PRESENT_VERBS.has(norm) ? { start: main, main, auxiliary: 'do', base: null } : null;
}
