import { singularOf } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import { PERIODS } from '../lexicon/cues.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../logical-query.ts';
import { toTitle } from '../plan/naming.ts';
import type { Token } from '../token.ts';
import { ungrouped } from '../ungrouped.ts';
import { type QuestionReader, spokenLike } from './state-said.ts';

/**
 * The query of a question for the number of periods: "how many months had more than 10 orders" counts what "which months had more
 * than 10 orders" lists. Null where nothing of the kind is asked, or that is not read.
 */
export function withPeriodsCounted(tokens: readonly Token[], reader: QuestionReader): LogicalQuery | null {
  const at = tokens.findIndex(({ norm }, place) => norm === 'many' && tokens[place - 1]?.norm === 'how');
  const like = tokens[at];
  // "how many years had they been employed" asks how long.
  if (like === undefined || at > 2 || tokens.some(({ norm }) => norm === 'been')) return null;
  const noun = DIFFERENT.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1;
  if (!PERIODS.has(singularOf(tokens[noun]?.norm ?? ''))) return null;
  const isAsked = at === 2 ? IN.has(tokens[0]?.norm ?? '') : at === 1 && HAVING.has(said(tokens, noun + 1));
  if (!isAsked) return null;
  const listed = reader.read([
    ...tokens.slice(0, at - 1),
    ...spokenLike([like], 'which'),
    ...tokens.slice(noun),
  ]);
  return listed === null ? null : numberOf(listed);
}

/** The word there, past one that tells which of the periods: "months *of 2024* had". */
function said(tokens: readonly Token[], at: number): string {
  const isTold = IN.has(tokens[at]?.norm ?? '') || tokens[at]?.norm === 'of';
  return tokens[isTold ? at + 2 : at]?.norm ?? '';
}

const DIFFERENT: ReadonlySet<string> = new Set(['different', 'distinct']);
const IN: ReadonlySet<string> = new Set(['during', 'in']);
const HAVING: ReadonlySet<string> = new Set(['had', 'saw']);

/** How many different periods the query lists; null where it lists anything else. */
function numberOf(query: LogicalQuery): LogicalQuery | null {
  if (query.kind === 'values' || query.limit !== null || query.perGroup !== null) return null;
  return query.kind === 'list' ? numberOfListed(query) : numberOfGroups(query);
}

function numberOfListed(query: ListQuery): AggregateQuery | null {
  const [only, ...others] = query.fields;
  if (!query.distinct || only?.expression.kind !== 'date-part' || others.length > 0) return null;
  return ungrouped({
    measures: [{ ...counted(only.label, different(only.expression, query.from)), transform: null }],
    where: query.where,
    assumptions: query.assumptions,
  });
}

function numberOfGroups(query: AggregateQuery): AggregateQuery | null {
  const { dimensions, measures } = query;
  const [only, ...others] = dimensions;
  if (only?.expression.kind !== 'date-part' || others.length > 0 || query.counted !== undefined) return null;
  if (measures.some(({ transform }) => transform !== null) || query.sides !== undefined) return null;
  return {
    ...query,
    counted: counted(only.label, { kind: 'literal', value: null }),
    order: [],
    hidden: measures.map(({ name }) => name),
  };
}

function counted(period: string, expression: Expression) {
  const label = `number of different values of ${period}`;
  return {
    name: toTitle(label),
    label,
    expression,
    role: 'measure' as const,
    unit: { kind: 'count' as const },
  };
}

function different(argument: Expression, table: string): Expression {
  return { kind: 'aggregate', function: 'count', argument, table, distinct: true, filter: null };
}
