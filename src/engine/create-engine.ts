import type { Knowledge } from '../catalog/mod.ts';
import type { Generation, Refusal, SqlGenerator } from '../shared/mod.ts';
import { assertNever } from '../shared/mod.ts';
import type { Candidate } from './candidate.ts';
import { checkJoins } from './emit/check-joins.ts';
import { emit } from './emit/emit.ts';
import {
  createExampleMatcher,
  type Example,
  type ExampleMatch,
  type ExampleMatcher,
} from './examples/match-example.ts';
import { createLinker, type Linker } from './link/create-linker.ts';
import type { LogicalQuery } from './logical-query.ts';
import { indexKnowledge, type KnowledgeIndex } from './plan/knowledge-index.ts';
import { plan } from './plan/plan.ts';
import type { RejectionReason } from './plan/rejection.ts';
import { columnMeanings } from './read/column-meanings.ts';
import { read } from './read/read.ts';
import { recognizeNumbers } from './recognize/numbers.ts';
import { recognizeTimes } from './recognize/times.ts';
import { isLanguageWord, recognizeWords } from './recognize/words.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokenize.ts';
import {
  ambiguousAggregate,
  ambiguousName,
  ambiguousReadings,
  senseless,
  tooLong,
  unanswerable,
  unknownWords,
  unreadable,
} from './wording.ts';

export interface EngineOptions {
  readonly knowledge: Knowledge;
  /** Questions with their SQL; one that asks the same wins over the grammar. */
  readonly examples: readonly Example[];
  /** ISO day that relative dates count from where the data has no as-of date. */
  readonly today: string;
}

/** The built-in engine as a generator. What it knows is fixed when it is made; make another when that changes. */
export function createEngine(
  options: EngineOptions,
): SqlGenerator & { answer(question: string): Generation | Refusal } {
  const answer = answerer(options);
  return { name: 'builtin', answer, generate: (question) => Promise.resolve(answer(question)) };
}

const TOKENS_MAX = 80;

interface Engine {
  readonly knowledge: Knowledge;
  readonly index: KnowledgeIndex;
  readonly linker: Linker;
  readonly asOf: string;
}

function answerer({ knowledge, examples, today }: EngineOptions): (question: string) => Generation | Refusal {
  const engine: Engine = {
    knowledge,
    index: indexKnowledge(knowledge),
    linker: createLinker(knowledge, { isLanguageWord }),
    asOf: knowledge.asOfDate ?? today,
  };
  const matcher: ExampleMatcher = createExampleMatcher(examples, (question) => {
    const tokens = tokenize(question);
    return { tokens, candidates: candidatesOf(engine, tokens) };
  });
  return (question) => {
    const tokens = tokenize(question);
    if (tokens.length > TOKENS_MAX) return tooLong(TOKENS_MAX);
    const candidates = candidatesOf(engine, tokens);
    const example = matcher.match({ tokens, candidates });
    if (example !== null) return fromExample(example);
    const unknown = uncovered(tokens, candidates);
    if (unknown.length > 0) {
      return unknownWords(unknown.map(({ text, norm }) => ({ text, nearest: engine.linker.nearest(norm) })));
    }
    const result = plan(candidates, { index: engine.index, words: tokens.map(({ norm }) => norm) });
    switch (result.kind) {
      case 'planned':
        return generation(engine, result.query);
      case 'ambiguous':
        return ambiguous(engine, result.queries);
      case 'unread':
        return unreadable(question.slice(tokens[result.at]?.start ?? 0).trim());
      case 'rejected':
        return rejected(result.reason);
      default:
        return assertNever(result);
    }
  };
}

export function candidatesOf({ linker, asOf }: Engine, tokens: readonly Token[]): readonly Candidate[] {
  const words = recognizeWords(tokens);
  const linked = linker.link(tokens).filter((candidate) => !isPartOfSpeech(candidate, tokens));
  return [
    ...words,
    ...recognizeNumbers(tokens),
    ...recognizeTimes(tokens, { asOf }),
    ...textAfter(words, tokens),
    ...linked.map((candidate) => discounted(candidate, linked, tokens)),
    ...tokens.flatMap(({ kind, norm }, start): Candidate[] =>
      kind === 'quoted'
        ? [{ start, end: start + 1, meaning: { kind: 'text', text: norm }, match: 'exact', cost: 0 }]
        : [],
    ),
  ];
}

/**
 * What makes a candidate less likely than its words alone: "in" and "me" are states only when written `IN`, `ME`; a
 * value that is also a table's name is first the table; a part of a longer name is first that name.
 */
function discounted(candidate: Candidate, linked: readonly Candidate[], tokens: readonly Token[]): Candidate {
  const { start, end, meaning } = candidate;
  let cost = candidate.cost;
  const token = tokens[start];
  if (meaning.kind === 'value' && end - start === 1 && token !== undefined) {
    const isWritten = token.text === token.text.toUpperCase() && token.text !== token.text.toLowerCase();
    if (!isWritten && token.kind !== 'quoted' && isLanguageWord(token.norm)) cost += COMMON_WORD;
  }
  const isCommon = tokens.slice(start, end).every(({ norm }) => isLanguageWord(norm));
  if (meaning.kind === 'field' && isCommon) cost += COMMON_FIELD;
  if (meaning.kind === 'segment' && end - start === 1 && token !== undefined && isLanguageWord(token.norm)) {
    cost += COMMON_WORD;
  }
  for (const other of linked) {
    if (
      meaning.kind === 'value' &&
      other.meaning.kind === 'dataset' &&
      other.start === start &&
      other.end === end
    ) {
      cost += TABLE_FIRST;
    }
    const contains = other.start <= start && other.end >= end && other.end - other.start > end - start;
    if (contains && other.match === 'exact') return { ...candidate, cost: cost + PART_OF_NAME };
  }
  return cost === candidate.cost ? candidate : { ...candidate, cost };
}

const COMMON_WORD = 0.8;
const COMMON_FIELD = 0.3;
const TABLE_FIRST = 1;
const PART_OF_NAME = 0.2;

/** A word of the language is not taken for a name that is only like it: "month" is not the term in months. */
function isPartOfSpeech({ start, end, match, meaning }: Candidate, tokens: readonly Token[]): boolean {
  const isRough = match === 'partial' || (meaning.kind === 'field' && match !== 'exact');
  return isRough && tokens.slice(start, end).every(({ norm }) => isLanguageWord(norm));
}

/** "starting with Maria": the word after such words is text, quoted or not. */
function textAfter(words: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  const ends = words.flatMap(({ meaning, end }) =>
    meaning.kind === 'language' && meaning.sense.startsWith('text:') ? [end] : [],
  );
  return [...new Set(ends)].flatMap((start): Candidate[] => {
    const token = tokens[start];
    return token?.kind === 'word' && !isLanguageWord(token.norm)
      ? [
          {
            start,
            end: start + 1,
            meaning: { kind: 'text', text: token.text },
            match: 'exact',
            cost: BARE_TEXT,
          },
        ]
      : [];
  });
}

const BARE_TEXT = 0.2;

/** Tokens that nothing is known of. */
function uncovered(tokens: readonly Token[], candidates: readonly Candidate[]): readonly Token[] {
  const covered = new Set<number>();
  for (const { start, end } of candidates) for (let at = start; at < end; at += 1) covered.add(at);
  return tokens.filter((_, at) => !covered.has(at));
}

function generation({ knowledge }: Engine, query: LogicalQuery): Generation | Refusal {
  const problem = checkJoins(query, knowledge);
  if (problem !== null) {
    return problem.kind === 'no-path'
      ? unanswerable(`no keys connect ${problem.tables.join(' and ')}`)
      : senseless('the tables can be connected in more than one way');
  }
  const reading = read(query, knowledge);
  return {
    kind: 'generation',
    sql: `-- ${inComment(reading)}\n${emit(query, knowledge)}`,
    generator: 'builtin',
    reading,
    columns: columnMeanings(query),
  };
}

function fromExample({ question, sql, replaced }: ExampleMatch): Generation {
  const swaps = replaced.map(({ from, to }) => `${to} for ${from}`).join(', ');
  const reading = `As in the example "${question}"${swaps === '' ? '' : `, with ${swaps}`}`;
  return {
    kind: 'generation',
    sql: `-- ${inComment(reading)}\n${sql}`,
    generator: 'builtin',
    reading,
    columns: null,
  };
}

/** Queries of the same reading differ in their making only: then there is no ambiguity. */
function ambiguous(engine: Engine, queries: readonly LogicalQuery[]): Generation | Refusal {
  const bySql = new Map(
    queries
      .filter((query) => checkJoins(query, engine.knowledge) === null)
      .map((query) => [emit(query, engine.knowledge), query]),
  );
  const readings = new Set([...bySql.values()].map((query) => read(query, engine.knowledge)));
  const [first] = bySql.values();
  return first !== undefined && readings.size === 1
    ? generation(engine, first)
    : ambiguousReadings([...readings]);
}

function rejected(reason: RejectionReason): Refusal {
  switch (reason.kind) {
    case 'no-sense':
      return senseless(reason.message);
    case 'ambiguous-field':
      return ambiguousName(reason.labels);
    case 'ambiguous-aggregate':
      return ambiguousAggregate(reason.label);
    case 'unanswerable':
      return unanswerable(reason.message);
    default:
      return assertNever(reason);
  }
}

/** Text that cannot end the comment line that it stands in. */
function inComment(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
