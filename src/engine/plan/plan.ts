import type { Candidate } from '../candidate.ts';
import { checkJoins } from '../emit/check-joins.ts';
import type { JoinProblem } from '../joins/join-problem.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { answerKey } from './answer-key.ts';
import type { Assembly } from './assembly.ts';
import { buildQuery } from './build-query.ts';
import { createChart } from './chart.ts';
import { checkActs } from './check-acts.ts';
import {
  checkAsks,
  checkChangedPeriods,
  checkNumberOfPart,
  checkSize,
  checkTimeOfAsks,
  checkWho,
} from './check-asks.ts';
import { checkAttached } from './check-attached.ts';
import { checkBases } from './check-bases.ts';
import { checkContradiction } from './check-contradiction.ts';
import { checkConverse } from './check-converse.ts';
import { checkDeeds } from './check-deeds.ts';
import { checkEach } from './check-each.ts';
import { checkFlags } from './check-flags.ts';
import { checkGiven } from './check-given.ts';
import { checkIdle } from './check-idle.ts';
import { checkJoined } from './check-joined.ts';
import { checkLeftOut } from './check-left-out.ts';
import { checkLists } from './check-lists.ts';
import { checkMisread } from './check-misread.ts';
import { checkMoments } from './check-moments.ts';
import { checkNouns } from './check-nouns.ts';
import { checkOthers } from './check-others.ts';
import { checkAge, checkKinds, checkOwners } from './check-owners.ts';
import { checkPrices } from './check-prices.ts';
import { checkRanked } from './check-ranked.ts';
import { checkRelations } from './check-relations.ts';
import { checkRemnants } from './check-remnants.ts';
import { checkDefinition, checkHistory, checkNeither, checkNever, checkNumber } from './check-rows.ts';
import { checkSaid } from './check-said.ts';
import { checkShown } from './check-shown.ts';
import { checkStates } from './check-states.ts';
import { checkSums } from './check-sums.ts';
import { checkTimesApart } from './check-times-apart.ts';
import { checkTorn } from './check-torn.ts';
import { checkTotals } from './check-totals.ts';
import { checkUnits } from './check-units.ts';
import { checkVerbOfMost } from './check-verb-of-most.ts';
import { checkWhose } from './check-whose.ts';
import { pointsAtWinner } from './clauses/ask-of-winner.ts';
import type { Spoken } from './clauses/clause-chart.ts';
import { asksAgain, readClauses } from './clauses/read-clauses.ts';
import { draftOf } from './draft.ts';
import { OUTPUTS, PHRASE } from './grammar/phrases/costs.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Phrase } from './phrase.ts';
import { Rejected, type RejectionReason } from './rejection.ts';
import { resolveMeasure } from './resolve-measure/resolve-measure.ts';
import { withRoleHolders } from './role-holders.ts';
import { furthest, type Segmentation, segment } from './segment.ts';
import { withAllListed } from './with-all-listed.ts';
import { withAllRanked } from './with-all-ranked.ts';
import { withMonthsOfYears } from './with-months-of-years.ts';
import { withReference } from './with-reference.ts';
import { withoutNarrower } from './without-narrower.ts';
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
    const joined = clauses.length === 0 ? null : planOf(clauses, { index, words });
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
  const chart = createChart(candidates, { index, words });
  const segmentations = segment(chart);
  return segmentations.length === 0
    ? { kind: 'unread', at: furthest(chart) }
    : planOf(segmentations, { index, words });
}

/** The query that the readings make, or why there is none. */
function planOf(
  segmentations: readonly Segmentation[],
  { index, words }: { readonly index: KnowledgeIndex; readonly words: readonly string[] },
): PlanResult {
  const plans = new Map<string, Plan>();
  let rejection: Rejection | null = null;
  const tried = new Set<string>();
  let best = Number.POSITIVE_INFINITY;
  for (const segmentation of segmentations) {
    // Assembly only adds to the cost, so nothing from here on is a rival of the best.
    if (segmentation.cost - best >= MARGIN) break;
    if (tried.has(segmentation.key)) continue;
    tried.add(segmentation.key);
    const made = attempt(segmentation, { index, words });
    if (made === null) continue;
    if ('reason' in made) {
      if (rejection === null || weight(made.reason) > weight(rejection.reason)) rejection = made;
      continue;
    }
    const key = answerKey(made.query, index);
    const known = plans.get(key);
    const problem = known === undefined ? checkJoins(made.query, index.knowledge) : null;
    if (problem !== null) {
      rejection ??= { reason: joinRejection(problem), cost: made.cost };
      continue;
    }
    best = Math.min(best, made.cost);
    if (known === undefined || made.cost < known.cost) plans.set(key, made);
  }
  return choose([...plans.values()], rejection);
}

function joinRejection(problem: JoinProblem): RejectionReason {
  return problem.kind === 'no-path'
    ? { kind: 'unanswerable', message: `no keys connect ${problem.tables.join(' and ')}` }
    : { kind: 'no-sense', message: 'the tables can be connected in more than one way' };
}

/** The query of one reading, or what is wrong with it; null where its phrases do not fit together. */
function attempt(
  { phrases, cost, draft: joined, clauses = 1 }: Segmentation,
  { index, words }: { readonly index: KnowledgeIndex; readonly words: readonly string[] },
): Plan | Rejection | null {
  const said = joined ?? draftOf(phrases);
  if (said === null) return null;
  const draft = withMonthsOfYears(withAllRanked(withAllListed(said, words), words), words);
  const assembly: Assembly = {
    index,
    cost,
    assumptions: new Set(),
    manySides: new Set(),
    measured: new Set(),
    resolveMeasure,
  };
  try {
    const query = withRoleHolders(buildQuery(assembly, withReference(draft, { words, index })), index);
    checkRelations(query, words, index);
    checkDeeds(query, words, index);
    checkOwners(query, phrases, index);
    checkAge(query, words, index);
    checkKinds(phrases, index);
    checkVerbOfMost(phrases, index);
    checkBases(query, phrases, { words, index });
    checkGiven(query, index);
    checkIdle(query, words, index);
    checkWhose(query, words, index);
    checkActs(query, { phrases, words, index });
    checkUnits(query, words, index);
    checkNumber(query, draft, { words, index });
    checkDefinition(query, draft, words);
    checkHistory(query, draft, words);
    checkNever(query, draft, words);
    checkNeither(query, words);
    checkWho(query, words, index);
    checkConverse(query, words, index);
    checkContradiction(query, { words, index });
    checkAsks(query, phrases, { words, index });
    checkLeftOut(query, { words, index });
    checkLists(draft, { words, phrases });
    checkJoined(query, words, index);
    checkFlags(query, words, index);
    checkSaid(query, { words, index });
    checkNumberOfPart(query, draft, words);
    checkChangedPeriods(query, words);
    checkTimeOfAsks(phrases, words);
    checkShown(query, { words, index });
    checkSize(query, phrases);
    checkEach(query, { words, index });
    checkAttached(query, words, index);
    checkNouns(query, { words, index });
    checkOthers(query, { words, index });
    checkRanked(query, { phrases, words, index });
    checkStates(query, { words, index });
    checkMisread(query, { words, index });
    checkMoments(query, { words, index });
    checkRemnants(query, { phrases, words, index });
    checkTimesApart(query, { words, index });
    checkTorn(query, index);
    checkTotals(query, words, index);
    checkSums(query, words, index);
    checkPrices(query, { words, index });
    return { query, cost: assembly.cost, roughness: (assembly.cost - smoothCost(phrases)) / clauses };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return { reason: error.reason, cost: assembly.cost };
  }
}

interface Rejection {
  readonly reason: RejectionReason;
  readonly cost: number;
}

interface Plan {
  readonly query: LogicalQuery;
  readonly cost: number;
  readonly roughness: number;
}

/** What the same phrases cost when every word is the exact one. */
function smoothCost(phrases: readonly Phrase[]): number {
  return phrases.reduce((cost, { kind }) => {
    if (LIGHT.has(kind)) return cost;
    return cost + (kind === 'outputs' ? OUTPUTS : PHRASE);
  }, 0);
}

const LIGHT: ReadonlySet<Phrase['kind']> = new Set(['noise', 'opener', 'limit', 'in-percent', 'in-units']);

function choose(plans: readonly Plan[], rejection: Rejection | null): PlanResult {
  const ordered = [...plans].sort((a, b) => a.cost - b.cost);
  const [best] = ordered;
  if (best === undefined) {
    return {
      kind: 'rejected',
      reason: rejection?.reason ?? { kind: 'no-sense', message: 'the words do not make a question together' },
    };
  }
  if (
    rejection !== null &&
    rejection.reason.kind !== 'no-sense' &&
    rejection.cost < best.cost - REJECTION_LEAD
  ) {
    return { kind: 'rejected', reason: rejection.reason };
  }
  if (best.roughness > ROUGHNESS_MAX) {
    return {
      kind: 'rejected',
      reason: { kind: 'no-sense', message: 'I am not sure enough of what the words mean together' },
    };
  }
  const rivals = withoutTwins(withoutNarrower(ordered.filter(({ cost }) => cost - best.cost < MARGIN)));
  const [only = best] = rivals;
  return rivals.length > 1
    ? { kind: 'ambiguous', queries: rivals.map(({ query }) => query) }
    : { kind: 'planned', query: only.query, roughness: only.roughness };
}

/** An ambiguity tells a person more than a reading that made no sense. */
function weight({ kind }: RejectionReason): number {
  return kind === 'no-sense' ? 0 : 1;
}
