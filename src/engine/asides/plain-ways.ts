import type { Knowledge } from '../../catalog/mod.ts';
import type { AnswerForm } from '../answer-form.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { withWhoAsPeople } from '../with-who-as-people.ts';
import type { Claim } from './claims.ts';
import { splitOpening } from './split-opening.ts';
import type { Spoken } from './spoken.ts';
import { withBetterOfTwo } from './with-better-of-two.ts';
import { withEitherLedIn } from './with-either-led-in.ts';
import { withEndsOfRows } from './with-ends-of-rows.ts';
import { withEverySuch } from './with-every-such.ts';
import { withExplained } from './with-explained.ts';
import { withGroupsApart } from './with-groups-apart.ts';
import { withManyHad } from './with-many-had.ts';
import { withMetricRanked } from './with-metric-ranked.ts';
import { withMoneyRanked } from './with-money-ranked.ts';
import { withMostHad } from './with-most-had.ts';
import { withNoneLinked } from './with-none-linked.ts';
import { withNotesWrittenOut } from './with-notes-written-out.ts';
import { withObjectOfBoth } from './with-object-of-both.ts';
import { withOpeningLast } from './with-opening-last.ts';
import { withPartsOfNames } from './with-parts-of-names.ts';
import { withPlainAsking } from './with-plain-asking.ts';
import { withPlainDeeds } from './with-plain-deeds.ts';
import { withPlainEnds } from './with-plain-ends.ts';
import { withPlainFilters } from './with-plain-filters.ts';
import { withPlainKinds } from './with-plain-kinds.ts';
import { withPlainTallies } from './with-plain-tallies.ts';
import { withPlainTies } from './with-plain-ties.ts';
import { withPlainTurn } from './with-plain-turn.ts';
import { withRanksWrittenOut } from './with-ranks-written-out.ts';
import { withSamePartsSaid } from './with-same-parts-said.ts';
import { withScopeLast } from './with-scope-last.ts';
import { withTimeSaidAgain } from './with-time-said-again.ts';
import { withWindowsSaid } from './with-windows-said.ts';
import { withoutAllAgents } from './without-all-agents.ts';
import { withoutAmountDeeds } from './without-amount-deeds.ts';
import { withoutAnswerForm } from './without-answer-form.ts';
import { withoutAsides } from './without-asides.ts';
import { withoutAskingAgain } from './without-asking-again.ts';
import { withoutChat } from './without-chat.ts';
import { type Clarified, withoutClarifiers } from './without-clarifiers.ts';
import { withoutDeedAgain } from './without-deed-again.ts';
import { withoutDoers } from './without-doers.ts';
import { withoutEchoTails } from './without-echo-tails.ts';
import { withoutFlagNouns } from './without-flag-nouns.ts';
import { withoutFraming } from './without-framing.ts';
import { withoutLightDeeds } from './without-light-deeds.ts';
import { withoutNote } from './without-note.ts';
import { withoutRequest } from './without-request.ts';
import { withoutRowsThemselves } from './without-rows-themselves.ts';
import { withoutTheirDeeds } from './without-their-deeds.ts';
import { withoutTheirRows } from './without-their-rows.ts';
import { withoutToday } from './without-today.ts';

/** What finds the candidates of other tokens. */
type Find = (tokens: readonly Token[]) => readonly Candidate[];

/** A way to leave out something that is said beside the question. */
type Step = (
  tokens: readonly Token[],
  candidates: readonly Candidate[],
) => readonly Token[] | Clarified | null;

const STEPS: readonly Step[] = [
  withTimeSaidAgain,
  withWindowsSaid,
  withoutToday,
  withEitherLedIn,
  withoutFraming,
  withoutAsides,
  withoutNote,
  withoutChat,
  withoutAskingAgain,
  withNotesWrittenOut,
  withRanksWrittenOut,
  withMostHad,
  withManyHad,
  withSamePartsSaid,
  withObjectOfBoth,
  withPlainEnds,
  withEndsOfRows,
  withScopeLast,
  withGroupsApart,
  withEverySuch,
  withPartsOfNames,
  withoutFlagNouns,
  withPlainFilters,
  withRanksWrittenOut,
  withoutRequest,
  withPlainAsking,
  withoutDoers,
  withoutTheirRows,
  withoutAmountDeeds,
  withoutDeedAgain,
  withoutRowsThemselves,
];

/**
 * The ways to ask the same without what is said beside the question, the nearest to what is typed first: without who asks
 * and why, without the talk around it, without what only says how the answer is computed.
 */
export function* plainWays(
  said: readonly Token[],
  knowledge: Knowledge,
  find: Find,
): Generator<Clarified & { readonly form: AnswerForm }, void, void> {
  const plain = withoutAnswerForm(said);
  if (plain !== null) {
    const { form = {}, claims } = plain;
    yield { tokens: plain.tokens, claims, form };
    for (const way of waysBeside(plain.tokens, knowledge, find))
      yield { tokens: way.tokens, claims: [...claims, ...way.claims], form };
  }
  for (const way of waysBeside(said, knowledge, find)) yield { ...way, form: {} };
}

function* waysBeside(
  typed: readonly Token[],
  knowledge: Knowledge,
  find: Find,
): Generator<Clarified, void, void> {
  yield* waysOf(typed, knowledge, find);
  const turned = withOpeningLast(typed);
  if (turned !== null) {
    yield { tokens: turned, claims: [] };
    yield* waysOf(turned, knowledge, find);
  }
  const opened = splitOpening(typed);
  if (opened === null) return;
  const { opening, rest } = opened;
  yield { tokens: [...opening, ...rest], claims: [] };
  // Turns of speech are known by how they begin.
  for (const { tokens, claims } of waysOf(rest, knowledge, find))
    yield { tokens: [...opening, ...tokens], claims };
}

function* waysOf(
  typed: readonly Token[],
  knowledge: Knowledge,
  find: Find,
): Generator<Clarified, void, void> {
  let tokens = typed;
  let candidates = find(tokens);
  let claims: readonly Claim[] = [];
  for (const step of STEPS) {
    const next = step(tokens, candidates);
    if (next === null) continue;
    const asked = 'claims' in next ? next : { tokens: next, claims: [] };
    tokens = asked.tokens;
    claims = [...claims, ...asked.claims];
    candidates = find(tokens);
    yield { tokens, claims };
  }
  for (const turned of withPlainTurn(tokens)) {
    yield { tokens: turned, claims };
    yield* withoutVerbs({ tokens: turned, candidates: find(turned), knowledge }, claims);
  }
  if (tokens !== typed) for (const turned of withPlainTurn(typed)) yield { tokens: turned, claims: [] };
  yield* withoutVerbs({ tokens, candidates, knowledge }, claims);
  if (tokens !== typed) yield* withoutVerbs({ tokens: typed, candidates: find(typed), knowledge }, []);
  const byAll = withoutAllAgents({ tokens, candidates, knowledge });
  if (byAll !== null) yield { tokens: byAll, claims };
  const theirs = withoutTheirDeeds({ tokens, candidates, knowledge });
  if (theirs !== null) yield { tokens: theirs.tokens, claims: [...claims, ...theirs.claims] };
  yield* clarifiedWays({ tokens, candidates, knowledge }, claims);
  if (tokens !== typed) yield* clarifiedWays({ tokens: typed, candidates: find(typed), knowledge }, []);
  for (const told of withoutEchoTails({ tokens, candidates, knowledge })) {
    const all = [...claims, ...told.claims];
    yield { tokens: told.tokens, claims: all };
    for (const turned of withPlainTurn(told.tokens)) yield { tokens: turned, claims: all };
  }
  for (const explained of withExplained({ tokens, candidates, knowledge }))
    yield { tokens: explained.tokens, claims: [...claims, ...explained.claims] };
}

function* clarifiedWays(spoken: Spoken, claims: readonly Claim[]): Generator<Clarified, void, void> {
  const clarified = withoutClarifiers(spoken);
  if (clarified === null) return;
  const all = [...claims, ...clarified.claims];
  yield { tokens: clarified.tokens, claims: all };
  for (const turned of withPlainTurn(clarified.tokens)) yield { tokens: turned, claims: all };
}

/** What things have in place of the verbs that say so. */
function* withoutVerbs(spoken: Spoken, claims: readonly Claim[]): Generator<Clarified, void, void> {
  for (const tokens of [
    withBetterOfTwo(spoken),
    withMoneyRanked(spoken),
    withMetricRanked(spoken),
    withoutLightDeeds(spoken),
    withPlainTies(spoken),
    withPlainKinds(spoken),
    withPlainTallies(spoken),
    withPlainDeeds(spoken),
  ]) {
    if (tokens === null) continue;
    yield { tokens: withWhoAsPeople(tokens, spoken.knowledge) ?? tokens, claims };
  }
  const without = withNoneLinked(spoken);
  if (without !== null) yield { tokens: without.tokens, claims: [...claims, ...without.claims] };
}
