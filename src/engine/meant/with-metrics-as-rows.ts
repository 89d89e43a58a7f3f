import type { Knowledge } from '../../catalog/mod.ts';
import { singularOf } from '../../catalog/mod.ts';
import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with the rows in place of the metric that names them beside what is asked: "2025 originations: count, average rate"
 * and "average rate by grade, 2025 originations" are of the loans of 2025, and ask for no volume; nor does "of 2024 originations, how
 * many are late?". The same tokens where there is none.
 */
export function withMetricsAsRows(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  if (!tokens.some(({ norm }) => MARKS.has(norm))) return tokens;
  const candidates = find(tokens);
  const metrics = candidates.filter(({ meaning }) => meaning.kind === 'metric');
  if (metrics.length === 0) return tokens;
  const parts = [headingOf(tokens, candidates), openingOf(tokens, candidates), endOf(tokens)].filter(
    (part) => part !== null,
  );
  for (const part of parts) {
    const said = metrics.find(
      (one) => part.from <= one.start && one.end <= part.to && isTimed(candidates, part, one),
    );
    const rows = said === undefined ? null : rowsOf(said, tokens, knowledge);
    const first = said === undefined ? undefined : tokens[said.start];
    if (said === undefined || rows === null || first === undefined) continue;
    return [...tokens.slice(0, said.start), spokenAs(first, rows), ...tokens.slice(said.end)];
  }
  return tokens;
}

/** What sets the rows apart from what is asked of them. */
const MARKS: ReadonlySet<string> = new Set([',', ':']);

interface Part {
  readonly from: number;
  readonly to: number;
}

/** What stands before a colon, where numbers are asked for behind it; "by region, 2024 originations: …" begins with the group. */
function headingOf(tokens: readonly Token[], candidates: readonly Candidate[]): Part | null {
  const colon = tokens.findIndex(({ norm }) => norm === ':');
  const comma = tokens.slice(0, Math.max(colon, 0)).findLastIndex(({ norm }) => norm === ',');
  // "2025 originations: *total* and average rate" asks for what they come to.
  const isTotal = tokens.some(
    ({ norm }, at) => at > colon && TOTALS.has(norm) && ALONE.has(tokens[at + 1]?.norm ?? '?'),
  );
  return colon > 0 && !isTotal && asksBehind(candidates, colon) ? { from: comma + 1, to: colon } : null;
}

function asksBehind(candidates: readonly Candidate[], at: number): boolean {
  return candidates.some(
    ({ start, meaning }) =>
      start > at && (meaning.kind === 'metric' || (meaning.kind === 'language' && ASKING.has(meaning.sense))),
  );
}

const TOTALS: ReadonlySet<string> = new Set(['sum', 'total', 'totals']);
const ALONE: ReadonlySet<string> = new Set([',', '.', '?', 'and', 'by', 'per']);
const ASKING: ReadonlySet<string> = new Set(['avg', 'count', 'max', 'median', 'min']);

/** "of 2024 originations": what a question begins with, where a number is asked for behind it. */
function openingOf(tokens: readonly Token[], candidates: readonly Candidate[]): Part | null {
  const comma = tokens.findIndex(({ norm }) => norm === ',');
  const asksHowMany = tokens[comma + 1]?.norm === 'how' && tokens[comma + 2]?.norm === 'many';
  const isOpened = comma > 0 && OPENERS.has(tokens[0]?.norm ?? '');
  return isOpened && (asksHowMany || asksBehind(candidates, comma)) ? { from: 1, to: comma } : null;
}

const OPENERS: ReadonlySet<string> = new Set(['among', 'for', 'of']);

/** What stands after the last comma. */
function endOf(tokens: readonly Token[]): Part | null {
  const comma = tokens.findLastIndex(({ norm }) => norm === ',');
  const last = tokens.findLastIndex(({ kind }) => kind !== 'symbol');
  return comma > 0 && comma < last ? { from: comma + 1, to: last + 1 } : null;
}

/** Whether nothing but a time, and a group after it, is said beside the metric. */
function isTimed(candidates: readonly Candidate[], { from, to: end }: Part, metric: Candidate): boolean {
  const by = candidates.find(
    ({ start, meaning }) =>
      metric.end <= start && start < end && meaning.kind === 'language' && meaning.sense === 'group',
  );
  const to = by?.start ?? end;
  const times = candidates.filter(
    ({ start, end, meaning }) => from <= start && end <= to && meaning.kind === 'time',
  );
  const isCovered = (at: number): boolean =>
    [metric, ...times].some(({ start, end }) => start <= at && at < end) || isJoint(candidates, at);
  return times.length > 0 && Array.from({ length: to - from }, (_, at) => from + at).every(isCovered);
}

/** "in", "the": what ties a time to what it is said of. */
function isJoint(candidates: readonly Candidate[], at: number): boolean {
  return candidates.some(
    ({ start, end, meaning }) =>
      start === at && end === at + 1 && meaning.kind === 'language' && JOINTS.has(meaning.sense),
  );
}

const JOINTS: ReadonlySet<string> = new Set(['filler', 'of']);

/** The rows that a metric adds up by their usual date, where it is said in the plural and not by its own name. */
function rowsOf(
  { end, meaning }: Candidate,
  tokens: readonly Token[],
  { metrics, datasets }: Knowledge,
): string | null {
  const last = tokens[end - 1]?.norm ?? '';
  const isPlural = singularOf(last) !== last;
  const metric = metrics.find(({ name }) => meaning.kind === 'metric' && meaning.metric === name);
  if (metric === undefined || metric.date !== null || !isPlural) return null;
  if (metric.label.split(' ').includes(singularOf(last))) return null;
  const [table, ...others] = new Set(aggregatesOf(metric.expression).map((one) => one.table));
  return others.length > 0 ? null : (datasets.find(({ name }) => name === table)?.labelPlural ?? null);
}
