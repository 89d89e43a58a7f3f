import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate, Meaning } from '../candidate.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import { AGGREGATES_SAID, COMPARING, ECHO_WORDS, UNITS_SAID } from '../lexicon/echoes.ts';
import type { AggregateQuery, LogicalQuery } from '../logical-query.ts';
import { partsOf } from '../plan/rewrite.ts';
import type { Token } from '../token.ts';
import type { Claim } from './claims.ts';
import type { Spoken } from './spoken.ts';

/**
 * The claim of an explanation that only says again what is asked: "repeat customers (two or more loans)", "the longest decision
 * (days)". All that it names is in the query: its columns, values, states, numbers and how they are put together. Null for one that
 * has any other word.
 */
export function echoClaim(
  { tokens, candidates, knowledge }: Spoken,
  { start, end }: { readonly start: number; readonly end: number },
): Claim | null {
  const within = candidates.filter(
    (one) => one.start >= start && one.end <= end && EXACT.has(one.match) && one.meaning.kind !== 'language',
  );
  const claims: Claim[] = [];
  let at = start;
  while (at < end) {
    const echo = echoAt(at, { tokens, within, knowledge });
    if (echo === null) return null;
    if (echo.claim !== null) claims.push(echo.claim);
    at = echo.end;
  }
  const numbers = within.flatMap(({ meaning }) => (meaning.kind === 'number' ? [meaning.value] : []));
  const rows = within.flatMap(({ meaning }) => (meaning.kind === 'dataset' ? [meaning.dataset] : []));
  // "two applications or more" are no two loans.
  if (numbers.length > 0 && rows.length > 0) claims.push((query) => hasSoMany(query, { numbers, rows }));
  const compares = tokens.slice(start, end).some((_, place) => comparesAt(tokens, start + place));
  // "earlier than maturity" compares two, "over 60" one with a number.
  const named = within.filter(({ meaning }) => meaning.kind === 'field' || meaning.kind === 'number');
  if (claims.length === 0 || (compares && named.length === 0)) return null;
  return (query) => claims.every((claim) => claim(query));
}

/** Rows of one of the tables are held against a number next to one of those. */
function hasSoMany(
  query: LogicalQuery,
  { numbers, rows }: { readonly numbers: readonly number[]; readonly rows: readonly string[] },
): boolean {
  return partsOf(query).some(
    (part) =>
      'aggregate' in part &&
      'value' in part &&
      partsOf(part.aggregate).some((one) => rows.some((table) => hasTable(one, table))) &&
      numbers.some((number) => Math.abs(number - Number(part.value)) <= 1),
  );
}

const EXACT: ReadonlySet<Candidate['match']> = new Set(['exact', 'inflected']);

interface Echo {
  readonly end: number;
  readonly claim: Claim | null;
}

interface Within {
  readonly tokens: readonly Token[];
  readonly within: readonly Candidate[];
  readonly knowledge: Knowledge;
}

/** What is said from the place on; null where it is nothing that can be looked for. */
function echoAt(at: number, { tokens, within, knowledge }: Within): Echo | null {
  const norm = tokens[at]?.norm ?? '';
  const named = within.filter((one) => one.start === at);
  const longest = Math.max(at, ...named.map((one) => one.end));
  const unit = UNITS_SAID.get(norm);
  const functions = AGGREGATES_SAID.get(norm);
  const isNext = longest <= at + 1;
  if (isNext && functions !== undefined)
    return { end: at + 1, claim: (query) => aggregated(query).some((name) => functions.includes(name)) };
  if (isNext && PERIODS.has(norm)) return { end: at + 1, claim: (query) => isByPeriod(query, norm) };
  if (isNext && EACH.has(norm)) return { end: at + 1, claim: isOfSeveral };
  if (isNext && unit !== undefined) return { end: at + 1, claim: (query) => unitsOf(query).includes(unit) };
  if (longest > at) {
    const meanings = named.filter((one) => one.end === longest).map(({ meaning }) => meaning);
    const claim: Claim = (query) => meanings.some((meaning) => isIn(query, meaning, knowledge));
    return { end: longest, claim };
  }
  return ECHO_WORDS.has(norm) || comparesAt(tokens, at) ? { end: at + 1, claim: null } : null;
}

const PERIODS: ReadonlySet<string> = new Set(['month', 'quarter', 'week', 'weekday', 'year']);
const EACH: ReadonlySet<string> = new Set(['both', 'each', 'every', 'per']);

function isByPeriod(query: LogicalQuery, period: string): boolean {
  return (
    query.kind === 'aggregate' &&
    query.dimensions.some(({ expression }) => expression.kind === 'date-part' && expression.part === period)
  );
}

/** A number for each group, or several numbers. */
function isOfSeveral(query: LogicalQuery): boolean {
  return query.kind === 'aggregate' && query.dimensions.length + query.measures.length > 1;
}

/** "less than", "over 60"; "principal less recovered" computes something. */
function comparesAt(tokens: readonly Token[], at: number): boolean {
  const [{ norm = '' } = {}, next] = tokens.slice(at, at + 2);
  return COMPARING.has(norm) && (!COMPUTING.has(norm) || next?.norm === 'than' || next?.kind === 'number');
}

const COMPUTING: ReadonlySet<string> = new Set(['less', 'over']);

function aggregated(query: LogicalQuery): readonly string[] {
  if (query.kind !== 'aggregate') return [];
  return query.measures.flatMap(({ expression }) => aggregatesOf(expression)).map((one) => one.function);
}

/** The units of the numbers that are shown; numbers of rows have none. */
function unitsOf(query: LogicalQuery): readonly string[] {
  if (query.kind !== 'aggregate') return [];
  return query.measures.map(({ unit, transform }) => {
    if (transform?.kind === 'change' && transform.as === 'percent') return 'percent';
    return unit === null ? 'none' : unit.kind === 'duration' ? unit.of : unit.kind;
  });
}

/** Whether the query has what a word means. */
export function isIn(query: LogicalQuery, meaning: Meaning, knowledge: Knowledge): boolean {
  const parts = partsOf(query);
  switch (meaning.kind) {
    case 'dataset':
      return parts.some((part) => hasTable(part, meaning.dataset));
    case 'field':
    case 'event':
      return partsOf(withoutMixed(query, meaning.field)).some(
        (part) => hasTable(part, meaning.dataset) && 'column' in part && part.column === meaning.field,
      );
    case 'value':
      return (
        parts.some((part) => 'value' in part && part.value === meaning.value) &&
        parts.some(
          (part) => hasTable(part, meaning.dataset) && 'column' in part && part.column === meaning.field,
        )
      );
    case 'number':
      return parts.some((part) => 'value' in part && part.value === meaning.value);
    case 'segment': {
      const segment = knowledge.segments.find(({ name }) => name === meaning.segment);
      return segment !== undefined && parts.some((part) => same(part, segment.condition));
    }
    case 'metric': {
      const metric = knowledge.metrics.find(({ name }) => name === meaning.metric);
      return metric !== undefined && parts.some((part) => same(part, metric.expression));
    }
    default:
      return false;
  }
}

/** Without the measures that are made of this column and of others: "gross losses (principal)" are of nothing else. */
function withoutMixed(query: LogicalQuery, column: string): LogicalQuery {
  if (query.kind !== 'aggregate') return query;
  const isMixed = ({ expression }: AggregateQuery['measures'][number]): boolean => {
    const columns = aggregatesOf(expression).flatMap(({ argument }) =>
      argument?.kind === 'column' ? [argument.column] : [],
    );
    return columns.includes(column) && columns.some((one) => one !== column);
  };
  return { ...query, measures: query.measures.filter((measure) => !isMixed(measure)) };
}

function hasTable(part: object, table: string): boolean {
  return ('table' in part && part.table === table) || ('from' in part && part.from === table);
}

function same(part: object, expression: object): boolean {
  return isSame(part, expression);
}
