import { conjunctsOf } from '../conjuncts.ts';
import { COUNT_NOUNS, PART_SCOPES, SHARE_NOUNS } from '../lexicon/parts-of-them.ts';
import type { AggregateQuery, Condition } from '../logical-query.ts';
import { percentOf } from '../plan/expressions.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { outputOf, SHARE } from '../plan/resolve-measure/measure-of.ts';
import type { Token } from '../token.ts';
import { partWordings } from './part-wordings.ts';
import { attempted, type QuestionReader, rowsOf, spokenLike, stateSaid } from './state-said.ts';
import { wholeIn } from './whole-in.ts';

/**
 * The query of a question that says first which rows it is about: "Of the clients who joined before 2015, what percentage has an open
 * loan?" All before the comma is said of the whole, and all after it of the part. Null where either is not read by itself.
 */
export function withPartOfScope(tokens: readonly Token[], reader: QuestionReader): AggregateQuery | null {
  const said = saidScope(tokens);
  const whole = said === null ? null : reader.read([...spokenLike(tokens, 'number of'), ...said.rows]);
  if (said === null || whole?.kind !== 'aggregate' || whole.dimensions.length > 0) return null;
  const counted = wholeIn(whole, 'count');
  if (counted === null || whole.measures.length > 1) return null;
  const which = stateSaid(partWordings(said.state, rowsOf(counted.table, reader)), counted.table, reader);
  if (which === null || areOfOneEvent(whole.where, which)) return null;
  const { expression, label, ...measure } = counted.measure;
  return attempted(() => {
    const part = overRows(expression, which);
    const shown = said.isShare
      ? outputOf(`share of ${label}`, percentOf(part, expression), SHARE)
      : { ...measure, label, expression: part };
    return { ...whole, measures: [shown] };
  });
}

/** "of the customers who applied in 2024, what share was approved": then, or at any time. */
function areOfOneEvent(whole: Condition | null, part: Condition): boolean {
  const known = conjunctsOf(whole).flatMap(relatedTo);
  return conjunctsOf(part)
    .flatMap(relatedTo)
    .some((table) => known.includes(table));
}

function relatedTo(condition: Condition): readonly string[] {
  if (condition.kind === 'exists') return [condition.related];
  return condition.kind === 'related-aggregate' ? [condition.aggregate.table] : [];
}

interface SaidScope {
  readonly rows: readonly Token[];
  readonly state: readonly Token[];
  readonly isShare: boolean;
}

/** "*of* the loans of 2022*, what share* is late", "*among* …*, how many* are late". */
function saidScope(tokens: readonly Token[]): SaidScope | null {
  const comma = tokens.findIndex(({ norm }) => norm === ',');
  const start = tokens.findIndex(({ norm }) => !PART_SCOPES.has(norm));
  if (start < 1 || comma < start + 2) return null;
  const [what, noun] = tokens.slice(comma + 1).map(({ norm }) => norm);
  const isShare = ASKING.has(what ?? '') && SHARE_NOUNS.has(noun ?? '');
  if (!isShare && !(what === 'how' && noun === 'many')) return null;
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const state = tokens.slice(comma + 3, end);
  const isWhole = state.length > 1 && state.every(({ kind, norm }) => kind !== 'symbol' && norm !== 'of');
  return isWhole && !state.some(({ norm }) => OTHER.has(norm))
    ? { rows: tokens.slice(start, comma), state, isShare }
    : null;
}

const ASKING: ReadonlySet<string> = new Set(['what', 'which']);
/** What goes on with something else. */
const OTHER: ReadonlySet<string> = new Set(['and', 'by', 'per', 'each', 'every', 'versus', ...COUNT_NOUNS]);
