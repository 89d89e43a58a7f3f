import { splitStatements } from '../training/mod.ts';
import { CANNOT_ANSWER } from './answer-form.ts';

/** What a model's answer holds. */
export type Extraction =
  | { readonly kind: 'sql'; readonly sql: string }
  /** The model would change data; `verb` is what it begins with. */
  | { readonly kind: 'writing'; readonly verb: string }
  /** The model says that the data cannot answer the question, and why. */
  | { readonly kind: 'unanswerable'; readonly why: string }
  /** No query in it, or several different ones; `problem` is a sentence for the model. */
  | { readonly kind: 'unusable'; readonly problem: string };

/**
 * Finds the one query in what a model wrote: in a fenced block, in JSON, or bare between sentences.
 * Two different queries are not a choice to be made here.
 */
export function extractSql(answer: string): Extraction {
  const text = stripMarkers(stripThinking(answer)).trim();
  if (text.length > LENGTH_MAX) return { kind: 'unusable', problem: 'The answer is too long.' };
  const objects = jsonObjects(text);
  const queries = distinct(objects.length > 0 ? objects.flatMap(({ sql }) => sqlIn(sql)) : queriesIn(text));
  const [sql, other] = queries;
  if (sql !== undefined && other === undefined) return { kind: 'sql', sql };
  if (other !== undefined) {
    return { kind: 'unusable', problem: 'There are several different queries in the answer.' };
  }
  const why = objects.find((object) => object.why !== '')?.why ?? CANNOT_ANSWER_LINE.exec(text)?.[1];
  if (why !== undefined) return { kind: 'unanswerable', why: why.trim() };
  const verb = writingVerb([...objects.map((object) => object.sql), ...fencedBlocks(text)]) ?? bareVerb(text);
  if (verb !== null) return { kind: 'writing', verb };
  return { kind: 'unusable', problem: 'There is no SQL query in the answer.' };
}

const WRITING_VERB = /^(?:INSERT|REPLACE|UPDATE|DELETE|CREATE|ALTER|DROP)\b/;

/** What the first statement that would change something begins with. */
function writingVerb(sources: readonly string[]): string | null {
  const words = sources.flatMap(splitStatements).map(({ firstWord }) => firstWord);
  return words.find((word) => WRITING_VERB.test(word)) ?? null;
}

/** The same of SQL without a fence, in capitals: "Delete the loans …" may be a sentence. */
function bareVerb(text: string): string | null {
  return WRITING_VERB.exec(text)?.[0] ?? null;
}

/** Characters besides the reasoning; the longest query that makes sense is a tenth of it. */
const LENGTH_MAX = 100_000;

const CANNOT_ANSWER_LINE = new RegExp(`^[ \\t>*\`]*${CANNOT_ANSWER}\\b[:*\\s-]*([^\\n]*)`, 'im');

/** Reasoning that some models write into their answer. Templates that swallow the opening tag leave the closing one. */
function stripThinking(text: string): string {
  const final = text.lastIndexOf(FINAL_CHANNEL);
  if (final >= 0) return text.slice(final + FINAL_CHANNEL.length);
  return text
    .replace(/^[\s\S]*<\/(?:think|thinking|thought|reasoning)>/i, '')
    .replace(/<(?:think|thinking|thought|reasoning)>[\s\S]*$/i, '');
}

const FINAL_CHANNEL = '<|channel|>final<|message|>';

/** Marks of chat templates and tags around the SQL, which are no part of it (`[sql]` may be a quoted name). */
function stripMarkers(text: string): string {
  return text.replace(
    /<\|[^|<>\n]{1,40}\|>|<｜[^｜<>\n]{1,40}｜>|<\/?(?:s|sql|SQL|answer)>|\[\/?(?:SQL|INST)\]/g,
    '',
  );
}

/** What an answer in JSON says; empty texts for what it leaves out. */
interface JsonAnswer {
  readonly sql: string;
  readonly why: string;
}

/** Answers in JSON: all of the text, a fenced block, or what stands between braces amid prose. */
function jsonObjects(text: string): JsonAnswer[] {
  const blocks = fencedBlocks(text);
  const braced = blocks.length > 0 ? '' : text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return [...blocks, braced].flatMap((source) => parseJsonAnswer(source) ?? []);
}

/** `{"sql": "…", "cannot_answer": null}` and the like; null for anything else. */
function parseJsonAnswer(text: string): JsonAnswer | null {
  if (!text.startsWith('{')) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const entries = Object.entries(value ?? {});
  const textOf = (name: RegExp) => {
    const found: unknown = entries.find(([key]) => name.test(key))?.[1];
    return typeof found === 'string' ? found : '';
  };
  return { sql: textOf(/^(?:sql|query|sql_?query)$/i), why: textOf(/^cannot_answer$/) };
}

/** The queries of a text that should be SQL, and may be an answer in itself. */
function sqlIn(text: string): string[] {
  const direct = queriesOf(text);
  return direct.length > 0 ? direct : queriesIn(text);
}

/** The queries of the fenced blocks, or where these hold none, those that stand in prose. */
function queriesIn(text: string): string[] {
  const fenced = fencedBlocks(text).flatMap(queriesOf);
  return fenced.length > 0 ? fenced : bareQueries(text);
}

/** Contents of the fenced blocks, also on one line; one that is never closed runs to the end. */
function fencedBlocks(text: string): string[] {
  const blocks = text.matchAll(
    /^[ \t]*(```+|~~~+)(?:[^\n`]*\n|\w*[ \t]+(?=SELECT|WITH))([\s\S]*?)(?:^[ \t]*\1|\1[ \t]*$|$(?![\s\S]))/gm,
  );
  return [...blocks].map((block) => (block[2] ?? '').trim());
}

function queriesOf(source: string): string[] {
  return splitStatements(source)
    .filter(({ firstWord }) => firstWord === 'SELECT' || firstWord === 'WITH' || firstWord === 'VALUES')
    .map(({ text }) => text);
}

/** Queries that stand in prose: in a code span, or from the start of a line or after a colon to a semicolon or gap. */
function bareQueries(text: string): string[] {
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].flatMap((span) => queriesOf(span[1] ?? ''));
  if (spans.length > 0) return spans;
  const queries: string[] = [];
  let rest = text;
  while (queries.length < BARE_QUERIES_MAX) {
    const start = BARE_START.exec(rest);
    if (start === null) break;
    const sql = rest.slice(start.index + start[0].length - (start[1] ?? '').length);
    const [statement] = splitStatements(sql.slice(0, gapIn(sql)));
    if (statement === undefined) break;
    queries.push(statement.text);
    rest = sql.slice(statement.text.length);
  }
  return queries;
}

/** Bounds the work on an endless answer; more than one query is too many anyway, unless they are all the same. */
const BARE_QUERIES_MAX = 20;

/** Capitalized `Select` and `With` begin English sentences. */
const BARE_START =
  /(?:^|[:>]|\n)[ \t]*((?:SELECT|select)\s|(?:WITH|with)\s+(?:RECURSIVE\s+|recursive\s+)?[\w"]+\s*(?:\([^)]{0,2000}\)\s*)?(?:AS|as)\b)/;

/** Where a blank line ends a query that has no semicolon: before a line that does not go on with SQL. */
function gapIn(sql: string): number {
  for (const gap of sql.matchAll(/\n\s*\n[ \t]*/g)) {
    const next = sql.slice(gap.index + gap[0].length);
    if (!SQL_CONTINUES.test(next)) return gap.index;
  }
  return sql.length;
}

const CONTINUING_WORDS =
  'select|from|where|group by|order by|having|limit|offset|union|except|intersect|join|left|inner|cross|on|and|or|window';
const SQL_CONTINUES = new RegExp(
  `^(?:[),(]|--|/\\*|(?:${CONTINUING_WORDS})\\b|(?:${CONTINUING_WORDS.toUpperCase()})\\b|[\\w"]+\\s+(?:as|AS)\\s*\\()`,
);

/** Queries that differ in more than white space. */
function distinct(queries: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const query of queries) {
    const key = query.replace(/\s+/g, ' ');
    if (!seen.has(key)) seen.set(key, query);
  }
  return [...seen.values()];
}
