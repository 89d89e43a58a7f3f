import type { Knowledge } from '../catalog/mod.ts';
import type { Generation, Refusal, SqlGenerator } from '../shared/mod.ts';
import { withAddOns } from './addons/with-add-ons.ts';
import { agreed } from './agreed.ts';
import { amountsMeant } from './amounts-meant.ts';
import { inForm } from './answer-form.ts';
import { afterOpening } from './asides/after-opening.ts';
import { inPlainClauses } from './asides/in-plain-clauses.ts';
import { plainWays } from './asides/plain-ways.ts';
import { putBack } from './asides/put-back/put-back.ts';
import { questionAfterLead } from './asides/question-after-lead.ts';
import { questionAlone } from './asides/question-alone.ts';
import { withPlainForm } from './asides/with-plain-form.ts';
import { withPlainFrames } from './asides/with-plain-frames.ts';
import { withPlainGrammar } from './asides/with-plain-grammar.ts';
import { withPlainOrder } from './asides/with-plain-order.ts';
import { withoutBackground } from './asides/without-background.ts';
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
import { createMemory } from './create-memory.ts';
import { withDefinitions } from './definitions.ts';
import { createExampleMatcher, type Example } from './examples/match-example.ts';
import { unknownTokens } from './find-candidates.ts';
import { isListUnder } from './listed/is-list-under.ts';
import { isMarked, type ListSplit, splitsOf } from './listed/split-list.ts';
import { withList } from './listed/with-list.ts';
import { asMeant } from './meant/as-meant.ts';
import { spellings } from './meant/respell.ts';
import { withOwnStates } from './own-states.ts';
import { objectionToWhole } from './plan/checks/check-all.ts';
import { losesHead } from './plan/checks/ranks/check-heads.ts';
import type { KnowledgeIndex } from './plan/knowledge-index.ts';
import type { PlanResult } from './plan/plan.ts';
import { refusalOf } from './refusal-of.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { fromExample } from './to-generation.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokenize.ts';
import { otherWordings } from './unknown/other-words.ts';
import { withKindAsked } from './unknown/with-values-as-rows.ts';
import { withAskedShown } from './with-asked-shown.ts';
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
  const answer = answerer(options);
  return { name: 'builtin', answer, generate: (question) => Promise.resolve(answer(question)) };
}

const TOKENS_MAX = 80;

/** The stages, in order: tokenize, recognize and link, match an example, plan, emit and read. */
function answerer(options: EngineOptions): Engine['answer'] {
  const memory = createMemory(options);
  const { learnt, indexed, linker, find, indexFor, planOf } = memory;
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
    const made = withoutLinks(spoken).flatMap(({ tokens: asked, claims }) => {
      const way = unknownTokens(asked, find(asked)).length > 0 ? null : planOf(asked, index);
      if (way?.kind !== 'planned' || !claims.every((claim) => claim(way.query))) return [];
      return withSql(way.query, index.knowledge) ?? [];
    });
    const [first, ...others] = made;
    return first !== undefined && others.every(({ answer }) => answer.sql === first.answer.sql)
      ? first
      : null;
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
  const read = (said: readonly Token[], { index, question }: Asked): Made | Refused => {
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
  };
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
  const readListed = (tokens: readonly Token[], asking: Asked): Made | Refused => {
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
  };
  /** What the words ask, also where they go on with what is read by itself, or is added after a main clause. */
  const readInParts = (tokens: readonly Token[], asking: Asked): Made | Refused => {
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
  };
  const answer = (question: string): Generation | Refusal => {
    if (learnt.datasets.length === 0) return noTables();
    const asked = withoutSlips(withoutInterjections(tokenize(question)), linker);
    const bare = withoutHeading(asked, find) ?? asked;
    const typed = isListUnder(asked, bare, { index: indexed, find }) ? asked : bare;
    if (typed.length > TOKENS_MAX) return tooLong(TOKENS_MAX);
    return answerTyped(typed, question);
  };
  /** The answer in the words as typed, in plainer ones, with so many parts moved, or without what only leads to the question. */
  const answerTyped = (typed: readonly Token[], question: string, moves = 2): Generation | Refusal => {
    const means = { linker, find, knowledge: learnt };
    const written = asMeant(typed, means);
    const made = answerInForm(written, question);
    if (made.kind === 'generation') return made;
    const ordered = withPlainOrder(typed);
    const inOrder = ordered === null ? null : answerTyped(ordered, question, moves);
    if (inOrder?.kind === 'generation') return inOrder;
    const framed = withPlainFrames(typed);
    const inFrames = framed === null ? null : answerAgain(framed, question);
    if (inFrames !== null) return inFrames;
    const regular = withPlainGrammar(framed ?? typed);
    const inGrammar = regular === null ? null : answerAgain(regular, question);
    if (inGrammar !== null) return inGrammar;
    for (const way of framed === null ? [written] : [asMeant(framed, means), written]) {
      const plain = inPlainClauses(way);
      const again = plain === null ? null : answerAgain(plain, question);
      if (again !== null) return again;
    }
    const back = moves > 0 ? answerPutBack(typed, question, moves - 1) : null;
    if (back !== null) return back;
    const led = questionAfterLead(typed, find, learnt);
    // What the engine can answer before it is a question of its own.
    if (led === null || (!led.isTitle && answerAgain(led.lead, question) !== null)) return made;
    const rest = answerTyped(led.rest, question, moves);
    return rest.kind === 'generation' ? rest : made;
  };
  /** The answer with a part put back where it usually stands; null where the places that it may have differ in it. */
  const answerPutBack = (typed: readonly Token[], question: string, moves: number): Generation | null => {
    for (const ways of putBack(typed)) {
      const made = agreed(ways, (way) => answerTyped(way, question, moves));
      if (made !== null) return made;
    }
    return null;
  };
  /** The answer in other words. */
  const answerAgain = (said: readonly Token[], question: string): Generation | null => {
    const again = answerInForm(asMeant(said, { linker, find, knowledge: learnt }), question);
    return again.kind === 'generation' ? again : null;
  };
  /** The answer to the question in the plain form of its kind, or to what it says after its opening. */
  const answerInForm = (written: readonly Token[], question: string): Generation | Refusal => {
    const means = { find, knowledge: learnt };
    const whole = withKindAsked(withPlainForm(written, means), means);
    const answered = (way: readonly Token[]): Generation | Refusal => inAllWords(way, question);
    const asking = { tokens: whole, find, knowledge: learnt, answered };
    const made = afterOpening(asking, withoutBackground) ?? answered(whole);
    return made.kind === 'generation' ? made : (afterOpening(asking, questionAlone) ?? made);
  };
  /** The answer in the words as they stand, or in others for those of which nothing is known. */
  const inAllWords = (tokens: readonly Token[], question: string): Generation | Refusal => {
    const first = answerTo(tokens, question);
    return first.kind === 'generation' ? first : (inOtherWords(tokens, question) ?? first);
  };
  /** The answer where words of which nothing is known have others that the data knows; null where they have several answers. */
  const inOtherWords = (tokens: readonly Token[], question: string): Generation | null => {
    const ways = otherWordings(tokens, { linker, knowledge: learnt, find });
    return agreed(ways, (way) => answerTo(way, question));
  };
  const answerTo = (whole: readonly Token[], question: string): Generation | Refusal => {
    const candidates = find(whole);
    const example = matcher.match({ tokens: whole, candidates });
    if (example !== null) return fromExample(example);
    const tokens = withDefinitions(whole, candidates) ?? withOwnStates(whole, candidates) ?? whole;
    const asking = { index: indexFor(tokens), question };
    const words = tokens.map(({ norm }) => norm);
    const made = shownAsAsked(readInParts(tokens, asking), words, asking.index);
    const query = queryOf(made);
    const reason = query === null ? null : objectionToWhole({ query, words, index: asking.index });
    return reason === null ? made.answer : refusalOf(reason);
  };
  return answer;
}

interface Asked {
  readonly index: KnowledgeIndex;
  readonly question: string;
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
