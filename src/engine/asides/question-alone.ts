import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { unknownTokens } from '../find-candidates.ts';
import { RHETORICAL, RHETORICAL_HOW } from '../lexicon/asides.ts';
import { ASKING_BEGINS, FINITE, OPENING_BINDING, SUBJECTS } from '../lexicon/background.ts';
import { AVERAGE } from '../lexicon/cues.ts';
import type { Token } from '../token.ts';
import { type Background, isOfRows, NAMES } from './background.ts';
import { pointsBack } from './background-pointers.ts';
import { saysWhich } from './background-scope.ts';
import { binds } from './without-background.ts';

type Find = (tokens: readonly Token[]) => readonly Candidate[];

/**
 * The question without what is said before it in words that the data does not have, whatever they are: a title ("Cross-sell gap: …"), a
 * remark ("People bank elsewhere, it seems. …"), a question that no data answers ("Is it fair? …"). Null where that may say of
 * which rows the question is or how it is meant, and where the rest is no question of its own.
 */
export function questionAlone(
  tokens: readonly Token[],
  find: Find,
  knowledge: Knowledge,
): readonly Token[] | null {
  const end = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && ENDS.has(norm));
  const [first, rest] = [tokens.slice(0, end), tokens.slice(end + 1)];
  const mark = tokens[end]?.norm ?? '';
  const words = rest.filter(({ kind }) => kind !== 'symbol');
  if (end < 1 || end > FIRST_MAX || words.length < REST_MIN) return null;
  // "do families *with* more kids borrow more? average amount by …": by groups, and not of one of them.
  const isGrouped = mark === '?' && rest.some(({ norm }) => GROUPING.has(norm));
  const isBinding = ({ norm }: Token): boolean =>
    OPENING_BINDING.has(norm) && !(isGrouped && COMPARING.has(norm));
  if (binds(first) || first.some(isBinding)) return null;
  const said = find(first);
  const opening = { first, rest, before: said.filter(isNamed), after: find(rest).filter(isNamed) };
  if (mark !== '?' && unknownTokens(first, said).length === 0)
    return mark === ':' && isTitleOfAsking(opening, knowledge) && !pointsBack(opening) ? rest : null;
  const isAsked = asks(opening) || (isGrouped && rest.some(({ norm }) => AVERAGE.has(norm)));
  if (!isOpening(opening, mark) || !isAsked) return null;
  return pointsBack(opening) || saysWhich(opening, knowledge) ? null : rest;
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ':', ';']);
/** Fewer words explain nothing of what is said before them. */
const REST_MIN = 5;
/** Who says more than that says something of the answer. */
const FIRST_MAX = 24;
/** One word may be what is asked for: "Churn: …". */
const TITLE_MIN = 2;
const TITLE_MAX = 6;

function isNamed({ meaning, match }: Candidate): boolean {
  return meaning.kind !== 'language' && (match === 'exact' || match === 'inflected');
}

/** What stands before the mark asks for nothing that the data has. */
function isOpening({ first, before, after }: Background, mark: string): boolean {
  const [begin = '', next = ''] = first.map(({ norm }) => norm);
  if (mark === '?') return RHETORICAL.has(begin) || (begin === 'how' && RHETORICAL_HOW.has(next));
  if (ASKING_BEGINS.has(begin)) return false;
  const isStatement = first.some(({ norm }) => FINITE.has(norm) || SUBJECTS.has(norm));
  if (isStatement || mark === '!') return true;
  // A title of what the question has.
  const named = new Set(after.map(keyOf));
  return (
    first.length >= TITLE_MIN && first.length <= TITLE_MAX && before.every((one) => named.has(keyOf(one)))
  );
}

/** "Same-day decisions: what share of decided applications …": a title of rows, before a question that names its own. */
function isTitleOfAsking({ first, rest, before, after }: Background, knowledge: Knowledge): boolean {
  const [begin = '', next = ''] = rest.map(({ norm }) => norm);
  const isAsked = ASKING.has(begin) || ASKING.has(`${begin} ${next}`);
  const hasRows = after.some(({ meaning }) => meaning.kind === 'dataset');
  const isGroup = first.some(({ norm }) => GROUPING.has(norm));
  if (!isAsked || !hasRows || isGroup || first.length > TITLE_MAX) return false;
  const named = new Set(after.map(keyOf));
  const isSaid = (one: Candidate): boolean => isOfRows(one, knowledge) || named.has(keyOf(one));
  return before.every(({ start, end }) =>
    before.some((other) => other.start <= start && other.end >= end && isSaid(other)),
  );
}

/** The rest names rows or a metric of its own. */
function asks({ rest, after }: Background): boolean {
  return (
    after.some(({ meaning }) => meaning.kind === 'metric' || meaning.kind === 'dataset') &&
    (ASKING_BEGINS.has(rest[0]?.norm ?? '') || after.some(({ meaning }) => NAMES.has(meaning.kind)))
  );
}

const COMPARING: ReadonlySet<string> = new Set(['than', 'with']);
const ASKING: ReadonlySet<string> = new Set([
  'how many',
  'what percent',
  'what percentage',
  'what proportion',
  'what share',
]);
const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per', 'versus', 'vs']);

function keyOf({ meaning }: Candidate): string {
  return JSON.stringify(meaning);
}
