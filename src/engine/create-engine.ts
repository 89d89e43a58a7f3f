import type { Knowledge } from '../catalog/mod.ts';
import { type Generation, type Refusal, remembered, type SqlGenerator } from '../shared/mod.ts';
import { withAddOns } from './addons/with-add-ons.ts';
import { amountsMeant } from './amounts-meant.ts';
import { inForm } from './answer-form.ts';
import { asWhatItIs } from './as-what-it-is.ts';
import { plainWays } from './asides/plain-ways.ts';
import { withoutBandNames } from './asides/without-band-names.ts';
import { withoutHeading } from './asides/without-heading.ts';
import { withoutInterjections } from './asides/without-interjections.ts';
import { withoutLinks } from './asides/without-links.ts';
import {
  concluded,
  type Made,
  queryOf,
  type Refused,
  SMOOTHER,
  smoother,
  smoothest,
  withSql,
} from './conclude.ts';
import { continued, inParts } from './continued/continued.ts';
import { type Asked, createMemory } from './create-memory.ts';
import { withDefinitions } from './definitions.ts';
import { createExampleMatcher, type Example } from './examples/match-example.ts';
import { unknownTokens } from './find-candidates.ts';
import { isListUnder } from './listed/is-list-under.ts';
import { isMarked, type ListSplit, splitsOf } from './listed/split-list.ts';
import { withList } from './listed/with-list.ts';
import { spellings } from './meant/respell.ts';
import { withOwnStates } from './own-states.ts';
import { objectionToTyped } from './plan/checks/as-typed.ts';
import { objectionToWhole } from './plan/checks/check-all.ts';
import { losesHead } from './plan/checks/ranks/check-heads.ts';
import type { KnowledgeIndex } from './plan/knowledge-index.ts';
import type { PlanResult } from './plan/plan.ts';
import { refusalOf } from './refusal-of.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { fromExample } from './to-generation.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokenize.ts';
import { createWays } from './ways-to-ask.ts';
import { withAskedShown } from './with-asked-shown.ts';
import { withBandNames } from './with-band-names.ts';
import { withBeginningLast, withTimeOfDeedLast } from './with-beginning-last.ts';
import { withDashRead } from './with-dash-read.ts';
import { isUnaskedCount, withJointsWrittenOut } from './with-joints-written-out.ts';
import { withPeopleBeforeWho, withWhoAsPeople } from './with-who-as-people.ts';
import { keepsCapitals } from './without-articles.ts';
import { withoutSlips } from './without-slips.ts';
import { noTables, severalAmounts, tooLong, unreadable } from './wording.ts';

/** What an engine knows. */
export interface EngineOptions {
  readonly knowledge: Knowledge;
  /** Questions with their SQL; one that asks the same wins over the grammar. */
  readonly examples: readonly Example[];
  /** ISO day that relative dates count from where the data has no as-of date. */
  readonly today: string;
}

/** The built-in generator, which can also be asked without waiting. */
export interface Engine extends SqlGenerator {
  answer(question: string): Generation | Refusal;
}

/** The built-in engine as a generator. What it knows is fixed when it is made; make another when that changes. */
export function createEngine(options: EngineOptions): Engine {
  const answered = answerer(options);
  const answer = remembered((question: string) => {
    const outcome = answered(question);
    return outcome.kind === 'refusal' ? asWhatItIs(question, outcome) : outcome;
  }, ANSWERS_KEPT);
  return { name: 'builtin', answer, generate: (question) => Promise.resolve(answer(question)) };
}

/** A question as it is typed, and its words, also as they are spelt. */
interface Typed {
  readonly question: string;
  readonly said: readonly (readonly string[])[];
  /** What it calls the bands that it lists. */
  readonly names?: readonly string[];
  /** Whether rows are reached through those that are said to have them, as where nothing else decides. */
  readonly isThrough?: boolean;
}

const TOKENS_MAX = 80;

/** What a team asks again within a day: links that are passed on, pages that are loaded again. */
const ANSWERS_KEPT = 200;

/** The stages, in order: tokenize, recognize and link, match an example, plan, emit and read. */
function answerer(options: EngineOptions): Engine['answer'] {
  const memory = createMemory(options);
  const { learnt, indexed, linker, find, indexFor, planOf } = memory;
  const inAnyWay = createWays({ linker, find, knowledge: learnt });
  const matcher = createExampleMatcher(options.examples, { tokenize, find: memory.candidatesOf });
  /** The answer without what is said beside the question. */
  const plain = (tokens: readonly Token[], index: KnowledgeIndex): Made | null => {
    const said = tokens.map(({ norm }) => norm);
    for (const { tokens: asked, claims, form } of plainWays(tokens, index.knowledge, find)) {
      if (!keepsCapitals(tokens, asked)) continue;
      const way = unknownTokens(asked, find(asked)).length > 0 ? null : planOf(asked, index);
      const queries = way?.kind === 'planned' ? [way.query] : way?.kind === 'ambiguous' ? way.queries : [];
      const [query, ...others] = queries
        .filter((one) => claims.every((claim) => claim(one)) && !losesHead(one, said, index))
        .flatMap((one) => inForm(one, form) ?? []);
      const isChosen = way?.kind === 'planned' || claims.length > 0;
      const isOne = query !== undefined && others.length === 0 && isChosen;
      const made = isOne ? withSql(query, index.knowledge) : null;
      if (made !== null) return made;
    }
    return null;
  };
  /** The answer without the verbs that the keys make superfluous, where all ways to leave them out agree. */
  const linked = (tokens: readonly Token[], index: KnowledgeIndex): Made | null => {
    const spoken = { tokens, candidates: find(tokens), knowledge: index.knowledge };
    let first: Made | null = null;
    for (const { tokens: asked, claims } of withoutLinks(spoken)) {
      const way = unknownTokens(asked, find(asked)).length > 0 ? null : planOf(asked, index);
      if (way?.kind !== 'planned' || !claims.every((claim) => claim(way.query))) continue;
      const made = withSql(way.query, index.knowledge);
      if (first !== null && made !== null && made.answer.sql !== first.answer.sql) return null;
      first ??= made;
    }
    return first;
  };
  /** The answer to a note, of the likelier joints between its parts. */
  const joined = (tokens: readonly Token[], index: KnowledgeIndex): Made | null => {
    for (const way of withJointsWrittenOut(tokens, find(tokens))) {
      const result = planOf(way, index);
      if (result.kind !== 'planned' || isUnaskedCount(result.query, tokens)) continue;
      const made = withSql(result.query, index.knowledge);
      if (made !== null) return made;
    }
    return null;
  };
  /** What the words ask as they stand, or in the next best way. */
  const read = memory.once((said: readonly Token[], { index, question }): Made | Refused => {
    const tokens = withTimeOfDeedLast(said, find(said)) ?? said;
    const candidates = find(tokens);
    const unknown = unknownTokens(tokens, candidates);
    const { knowledge } = index;
    if (unknown.length > 0) {
      const ways = spellings(tokens, unknown, linker).map((way) => planOf(way, index));
      // Between two names of the data smoothness says little.
      const lead = unknown.some(({ norm }) => linker.near(norm).length > 0) ? SMOOTHER : SMOOTHER_WORD;
      return (
        smoothest(ways, { lead, knowledge }) ??
        plain(tokens, index) ??
        linked(tokens, index) ?? { answer: refuseUnknown(unknown, linker) }
      );
    }
    const inOtherOrder = (): PlanResult | null => {
      const turned = withBeginningLast(tokens, candidates);
      return turned === null ? null : planOf(turned, index);
    };
    const result = smoother(planOf(tokens, index), inOtherOrder);
    if (result.kind !== 'planned') {
      const people = [withWhoAsPeople(tokens, knowledge), withPeopleBeforeWho(tokens, knowledge)];
      const planned = (way: readonly Token[]): PlanResult => planOf(way, index);
      const dashed = withDashRead(tokens, candidates).map(planned);
      const asked = people.flatMap((way) => (way === null ? [] : [planned(way)]));
      const made =
        smoothest([...dashed, ...asked], { lead: SMOOTHER, knowledge }) ??
        // "who" is the people in any words, however rough the rest is.
        smoothest(dashed.length > 0 ? [] : asked, { lead: SMOOTHER, knowledge, most: 2 }) ??
        plain(tokens, index) ??
        (isUndecided(result) ? null : linked(tokens, index)) ??
        joined(tokens, index);
      if (made !== null) return made;
    }
    if (result.kind !== 'unread') return concluded(result, knowledge);
    const meant = amountsMeant(tokens, result.at, { candidates, knowledge });
    const rest = question.slice(tokens[result.at]?.start ?? 0).trim();
    return {
      answer: meant === null ? unreadable(rest, result.at === 0) : severalAmounts(meant.said, meant.amounts),
    };
  });
  /** What is before a list of columns, with these columns. */
  const listed = (splits: readonly ListSplit[], asking: Asked): Made | Refused | null => {
    const found = withList(splits, {
      index: asking.index,
      find,
      read: (body) => queryOf(read(body, asking)),
    });
    if (found === null || 'reason' in found)
      return found === null ? null : { answer: refusalOf(found.reason) };
    return withSql(found.query, asking.index.knowledge);
  };
  /** What the words ask, with the columns that they end with. */
  const readListed = memory.once((tokens: readonly Token[], asking): Made | Refused => {
    const splits = splitsOf(tokens, find(tokens));
    const marked = listed(splits.filter(isMarked), asking);
    if (marked !== null) return marked;
    const made = read(tokens, asking);
    if ('query' in made) return made;
    return (
      listed(
        splits.filter((split) => !isMarked(split)),
        asking,
      ) ?? made
    );
  });
  /** What the words ask, also where they go on with what is read by itself, or is added after a main clause. */
  const readInParts = memory.once((tokens: readonly Token[], asking): Made | Refused => {
    const { index } = asking;
    const reader = { index, find, read: (body: readonly Token[]) => queryOf(readListed(body, asking)) };
    const first = withSql(continued(tokens, reader), index.knowledge);
    if (first !== null) return first;
    const whole = readListed(tokens, asking);
    const asRead = queryOf(whole);
    const query = inParts(tokens, asRead, reader);
    const made = query === asRead ? null : withSql(query, index.knowledge);
    if (made !== null || asRead !== null) return made ?? whole;
    return withSql(withAddOns(tokens, reader), index.knowledge) ?? whole;
  });
  const answer = (question: string): Generation | Refusal => {
    if (learnt.datasets.length === 0) return noTables();
    const typed = withoutInterjections(tokenize(question));
    const asked = withoutSlips(typed, linker);
    const bare = withoutHeading(asked, find) ?? asked;
    const spelt = isListUnder(asked, bare, { index: indexed, find }) ? asked : bare;
    if (spelt.length > TOKENS_MAX) return tooLong(TOKENS_MAX);
    // A note is asked in other words before its own, and may be taught.
    const isNote = spelt.some(({ norm }) => norm === ':');
    const taught = isNote ? matcher.match({ tokens: spelt, candidates: find(spelt) }) : null;
    if (taught !== null) return fromExample(taught);
    const said = [typed, spelt].map((tokens) => tokens.map(({ norm }) => norm));
    const named = withoutBandNames(spelt);
    const inNames =
      named === null
        ? null
        : inAnyWay(named.tokens, (way) => answerTo(way, { question, said, names: named.names }));
    if (inNames?.kind === 'generation') return inNames;
    const made = inAnyWay(spelt, (way) => answerTo(way, { question, said }));
    if (made.kind === 'generation' || !memory.namesOwners(spelt)) return made;
    const owned = inAnyWay(spelt, (way) => answerTo(way, { question, said, isThrough: true }));
    return owned.kind === 'generation' ? owned : made;
  };
  const answerTo = (
    whole: readonly Token[],
    { question, said, names, isThrough }: Typed,
  ): Generation | Refusal => {
    const candidates = find(whole);
    const example = names === undefined ? matcher.match({ tokens: whole, candidates }) : null;
    if (example !== null) return fromExample(example);
    const tokens = withDefinitions(whole, candidates) ?? withOwnStates(whole, candidates) ?? whole;
    const words = tokens.map(({ norm }) => norm);
    const index = isThrough === true ? memory.ownersFor(tokens) : indexFor(tokens);
    const made = shownAsAsked(readInParts(tokens, { index, question }), words, index);
    const query = queryOf(made);
    const reason =
      query === null
        ? null
        : (objectionToWhole({ query, words, index }) ?? objectionToTyped({ query, index }, said));
    if (reason !== null) return refusalOf(reason);
    if (query === null || names === undefined) return made.answer;
    const called = withSql(withBandNames(query, names), index.knowledge);
    return called?.answer ?? refusalOf({ kind: 'no-sense', message: 'what has such names is not said' });
  };
  return answer;
}

/** The answer with the columns that the words ask for. */
function shownAsAsked(made: Made | Refused, words: readonly string[], index: KnowledgeIndex): Made | Refused {
  const query = queryOf(made);
  const asked = query === null ? null : withAskedShown(query, words, index);
  return asked === query ? made : (withSql(asked, index.knowledge) ?? made);
}

/** Several things may be meant, which a verb less does not decide. */
function isUndecided(result: PlanResult): boolean {
  return result.kind === 'ambiguous' || (result.kind === 'rejected' && result.reason.kind !== 'no-sense');
}

/** The same of readings that differ in a word of the language only. */
const SMOOTHER_WORD = 0.04;
