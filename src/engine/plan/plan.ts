import type { Candidate } from '../candidate.ts';
import { checkJoins } from '../emit/check-joins.ts';
import type { JoinProblem } from '../joins/join-problem.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { answerKey } from './answer-key.ts';
import type { Assembly } from './assembly.ts';
import { withKeysOfNames } from './build-aggregate/named-by-key.ts';
import { buildQuery } from './build-query.ts';
import { createChart } from './chart.ts';
import { objectionTo } from './checks/check-all.ts';
import { pointsAtWinner } from './clauses/ask-of-winner.ts';
import type { Spoken } from './clauses/clause-chart.ts';
import { asksAgain, readClauses } from './clauses/read-clauses.ts';
import { type Draft, draftOf } from './draft.ts';
import { createInterner, type Interner } from './interner.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { ofNounBeside } from './of-noun-beside.ts';
import { ownersIn } from './owners.ts';
import { Rejected, type RejectionReason } from './rejection.ts';
import { resolveMeasure } from './resolve-measure/resolve-measure.ts';
import { withRoleHolders } from './role-holders.ts';
import { roughnessOf } from './roughness.ts';
import { furthest, type Segmentation, segment } from './segment.ts';
import { withAllListed } from './with-all-listed.ts';
import { withAllRanked } from './with-all-ranked.ts';
import { withCodesAsTyped } from './with-codes-as-typed.ts';
import { withConditionOfBoth } from './with-condition-of-both.ts';
import { withCountedRanked } from './with-counted-ranked.ts';
import { withMonthsOfYears } from './with-months-of-years.ts';
import { withOwnListed } from './with-own-listed.ts';
import { withOwnerRanked } from './with-owner-ranked.ts';
import { withPairListed } from './with-pair-listed.ts';
import { withReference } from './with-reference.ts';
import { withTimeOfRank } from './with-time-of-rank.ts';
import { withoutFirstRanked } from './without-first-ranked.ts';
import { withoutNarrower } from './without-narrower.ts';
import { withoutStatesOfOthers } from './without-states-of-others.ts';
import { withoutTwins } from './without-twins.ts';

/** What became of a question: one query, several between which nothing decides, or none. */
export type PlanResult =
  /** `roughness`: how far the words are from saying this smoothly; 0 for exact names in common turns. */
  | { readonly kind: 'planned'; readonly query: LogicalQuery; readonly roughness: number }
  | { readonly kind: 'ambiguous'; readonly queries: readonly LogicalQuery[] }
  /** Every word is known, but from token `at` on they do not fit together. */
  | { readonly kind: 'unread'; readonly at: number }
  | { readonly kind: 'rejected'; readonly reason: RejectionReason };

/** Plans nearer to one another than this are an ambiguity. */
const MARGIN = 0.08;

/** A reading that needs more good will than this is no understanding. */
const ROUGHNESS_MAX = 1.0501;

/** A smoother reading that fails as ambiguous is not passed over for one that is rougher by this. */
const REJECTION_LEAD = 0.25;

/** Builds the query that all of the words make, or says why there is none. `words` are the tokens' norms. */
export function plan(
  candidates: readonly Candidate[],
  { index, words }: { readonly index: KnowledgeIndex; readonly words: readonly string[] },
): PlanResult {
  const spoken = { candidates, index, words };
  const inClauses = (): PlanResult | null => {
    const clauses = readClauses(spoken);
    const interner = createInterner();
    const joined = clauses.length === 0 ? null : planOf(clauses, { index, words, interner });
    return joined?.kind === 'planned' ? joined : null;
  };
  const isSeveral = asksAgain(spoken);
  const joined = isSeveral ? inClauses() : null;
  if (joined !== null) return joined;
  if (isSeveral && pointsAtWinner(spoken))
    return { kind: 'rejected', reason: { kind: 'undecided', message: OF_WINNER } };
  const whole = planWhole(spoken);
  return whole.kind === 'planned' || isSeveral ? whole : (inClauses() ?? whole);
}

const OF_WINNER = 'what is asked of the one that comes first is not understood with it';

/** The query that the words make as one sentence. */
function planWhole({ candidates, index, words }: Spoken): PlanResult {
  const chart = createChart(ofNounBeside(candidates, index), { index, words });
  const segmentations = segment(chart);
  return segmentations.length === 0
    ? { kind: 'unread', at: furthest(chart) }
    : planOf(segmentations, { index, words, interner: chart.interner });
}

interface Said {
  readonly index: KnowledgeIndex;
  readonly words: readonly string[];
  readonly interner: Interner;
}

/** The query that the readings make, or why there is none. */
function planOf(segmentations: readonly Segmentation[], said: Said): PlanResult {
  const { plans, rejection } =
    found(segmentations, said, { passesOverRough: true }) ??
    found(segmentations, said, { passesOverRough: false }) ??
    NOTHING_FOUND;
  return choose(plans, rejection);
}

interface Found {
  readonly plans: readonly Plan[];
  readonly rejection: Rejection | null;
}

const NOTHING_FOUND: Found = { plans: [], rejection: null };

/**
 * The queries of the readings that matter. None that is too rough is the answer, so that where nothing smoother is found they may be passed
 * over, which is most of the work for a question that is refused; null where one was that is cheaper than what was found.
 */
function found(
  segmentations: readonly Segmentation[],
  said: Said,
  { passesOverRough }: { readonly passesOverRough: boolean },
): Found | null {
  const rivals: Rivals = { plans: new Map(), settled: new Set(), best: Number.POSITIVE_INFINITY };
  let rejection: Rejection | null = null;
  let isPassedOver = false;
  const tried = new Set<string>();
  for (const segmentation of segmentations) {
    // Assembly only adds to the cost, so nothing from here on is a rival of the best.
    if (segmentation.cost - rivals.best >= MARGIN) break;
    if (tried.has(segmentation.key)) continue;
    tried.add(segmentation.key);
    if (passesOverRough && rivals.plans.size === 0 && isTooRough(segmentation)) {
      isPassedOver = true;
      continue;
    }
    const made = attempt(segmentation, { said, rivals });
    if (made === null) continue;
    if ('reason' in made) {
      if (rejection === null || tellsMore(made, rejection))
        rejection = { ...made, roughness: roughnessOf(made.cost, segmentation) };
      continue;
    }
    if (isPassedOver) return null;
    const known = rivals.plans.get(made.answer);
    rivals.best = Math.min(rivals.best, made.cost);
    if (known === undefined || made.cost < known.cost) rivals.plans.set(made.answer, made);
  }
  if (isPassedOver) rejection ??= { reason: TOO_ROUGH, cost: Number.POSITIVE_INFINITY };
  return { plans: [...rivals.plans.values()], rejection };
}

function isTooRough(segmentation: Segmentation): boolean {
  return roughnessOf(segmentation.cost, segmentation) > ROUGHNESS_MAX;
}

const TOO_ROUGH: RejectionReason = {
  kind: 'no-sense',
  message: 'I am not sure enough of what the words mean together',
};

/** What was found before. */
interface Rivals {
  /** The queries by what they answer. */
  readonly plans: Map<string, Plan>;
  /** Drafts that others need not be tried after: an equal one makes the same query and is dearer, or fails alike. */
  readonly settled: Set<number>;
  best: number;
}

/** The query of one reading, or what is wrong with it; null where it makes none, or none that matters. */
function attempt(
  segmentation: Segmentation,
  { said, rivals }: { readonly said: Said; readonly rivals: Rivals },
): Plan | Rejection | null {
  const { phrases, cost } = segmentation;
  const draft = draftSaid(segmentation, said);
  if (draft === null) return null;
  const id = idOfDraft(draft, said);
  if (rivals.settled.has(id)) return null;
  rivals.settled.add(id);
  const made = queryOf(draft, cost, said);
  if ('reason' in made) return made;
  const { query } = made;
  const answer = answerKey(query, said.index);
  const known = rivals.plans.get(answer);
  // What is wrong with a reading matters where it is much smoother than the best only.
  const isLate = cost >= rivals.best - REJECTION_LEAD;
  if (known !== undefined && isLate && made.cost >= known.cost) return null;
  const objection = objectionTo({ query, draft, phrases, ...said });
  if (objection !== null) {
    if (objection.isOfPhrases) rivals.settled.delete(id);
    return { reason: objection.reason, cost: made.cost };
  }
  const problem = known === undefined ? checkJoins(query, said.index.knowledge) : null;
  if (problem !== null) return { reason: joinRejection(problem), cost: made.cost, isOfJoins: true };
  return { query, answer, cost: made.cost, roughness: roughnessOf(made.cost, segmentation) };
}

function joinRejection(problem: JoinProblem): RejectionReason {
  return problem.kind === 'no-path'
    ? { kind: 'unanswerable', message: `no keys connect ${problem.tables.join(' and ')}` }
    : {
        kind: 'no-sense',
        message:
          'the things that are named are connected in more than one way, and which is meant is not said',
      };
}

/** What the phrases of a reading make together; null where they do not fit. */
function draftSaid({ phrases, draft: joined }: Segmentation, { words, index }: Said): Draft | null {
  const said = joined ?? draftOf(phrases);
  if (said === null) return null;
  const whole = withConditionOfBoth(withAllListed(said, words));
  const dated = withTimeOfRank(withAllRanked(whole, words), words, index);
  const ranked = withOwnerRanked(dated, words, index);
  const counted = withCountedRanked(withMonthsOfYears(ranked, words), words, index);
  return withPairListed(withOwnListed(counted, words, index), words, index);
}

/** The number of a draft: equal ones have the same. */
function idOfDraft(draft: Draft, { interner }: Said): number {
  return interner.idOf({ ...draft, openers: [...draft.openers] });
}

/** The query of a draft, or why there is none, with what that costs. */
function queryOf(
  draft: Draft,
  cost: number,
  { index, words }: Said,
): { readonly query: LogicalQuery; readonly cost: number } | Rejection {
  const assembly: Assembly = {
    index,
    cost,
    assumptions: new Set(),
    manySides: new Set(),
    measured: new Set(),
    owners: () => ownersIn(draft),
    isJoinedByAnd: words.includes('and') && !words.includes('or'),
    resolveMeasure,
  };
  try {
    const query = withRoleHolders(buildQuery(assembly, withReference(draft, { words, index })), index);
    const coded = withCodesAsTyped(query, words, index);
    const rest = withoutFirstRanked(withKeysOfNames(coded, index), words);
    return { query: rest, cost: assembly.cost };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return { reason: error.reason, cost: assembly.cost };
  }
}

interface Rejection {
  readonly reason: RejectionReason;
  readonly cost: number;
  /** The tables cannot be connected, or in more than one way. */
  readonly isOfJoins?: true;
  readonly roughness?: number;
}

/** An ambiguity tells a person more than a reading that made no sense, and anything more than what the joins lack. */
function tellsMore({ reason, isOfJoins }: Rejection, than: Rejection): boolean {
  return isOfJoins !== true && reason.kind !== 'no-sense' && than.reason.kind === 'no-sense';
}

/** "the name of the oldest singer": parts of names of others are no rival of words that are much nearer. */
function isOfPart({ reason, roughness = 0 }: Rejection, best: Plan): boolean {
  return reason.kind === 'ambiguous-field' && roughness - best.roughness >= REJECTION_LEAD;
}

interface Plan {
  /** What its query answers, however it is written. */
  readonly answer: string;
  readonly query: LogicalQuery;
  readonly cost: number;
  readonly roughness: number;
}

function choose(plans: readonly Plan[], rejection: Rejection | null): PlanResult {
  const ordered = [...plans].sort((a, b) => a.cost - b.cost);
  const [best] = ordered;
  if (best === undefined) {
    return {
      kind: 'rejected',
      reason: rejection?.reason ?? {
        kind: 'no-sense',
        message: 'how the words belong together is not clear',
      },
    };
  }
  if (
    rejection !== null &&
    rejection.reason.kind !== 'no-sense' &&
    rejection.cost < best.cost - REJECTION_LEAD &&
    !isOfPart(rejection, best)
  ) {
    return { kind: 'rejected', reason: rejection.reason };
  }
  if (best.roughness > ROUGHNESS_MAX) return { kind: 'rejected', reason: TOO_ROUGH };
  const near = ordered.filter(({ cost }) => cost - best.cost < MARGIN);
  const rivals = withoutTwins(withoutStatesOfOthers(withoutNarrower(near)));
  const [only = best] = rivals;
  return rivals.length > 1
    ? { kind: 'ambiguous', queries: rivals.map(({ query }) => query) }
    : { kind: 'planned', query: only.query, roughness: only.roughness };
}
