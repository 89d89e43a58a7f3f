import type { Knowledge } from '../../catalog/mod.ts';
import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import { UNITS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The groups of a note in words: "default rate / grade" is that by grade, and "loan count, grade x status" is by both. The very
 * tokens where there are none.
 */
export function withGroupsOfNotes(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  const marks = tokens.flatMap(({ norm }, at) => (CROSSES.has(norm) || norm === '/' ? [at] : []));
  if (marks.length === 0) return tokens;
  const candidates = find(tokens);
  const groups = groupsIn(tokens, candidates, knowledge);
  const isGrouped = tokens.some(({ norm }) => GROUPED.has(norm));
  const written = new Map<number, string>();
  for (const at of marks) {
    const second = groups.find(({ start }) => start === at + 1);
    const first = groups.find(({ end }) => end === at);
    if (second === undefined) continue;
    if (tokens[at]?.norm === '/') {
      if (!isGrouped && isMeasured(tokens, at, candidates)) written.set(at, 'by');
    } else if (first !== undefined && (first.start > 0 || second.end < tokens.length - 1)) {
      written.set(at, 'and');
      if (!isGrouped && written.size === 1) written.set(first.start - 1, 'by');
    }
  }
  if (written.size === 0) return tokens;
  const opening = tokens[0];
  const isFirst = written.has(-1) && opening !== undefined;
  return [
    ...(isFirst ? [spokenAs(opening, 'by')] : []),
    ...tokens.flatMap((token, at) => {
      const word = written.get(at);
      if (word === undefined) return [token];
      return JOINTS.has(token.norm) ? [spokenAs(token, word)] : [token, spokenAs(token, word)];
    }),
  ];
}

const CROSSES: ReadonlySet<string> = new Set(['x', '×', '*']);
const GROUPED: ReadonlySet<string> = new Set(['by', 'per', 'each', 'every']);
/** Marks in whose place the word stands. */
const JOINTS: ReadonlySet<string> = new Set([...CROSSES, '/', ',', ':', ';', '-']);
const COUNTS: ReadonlySet<string> = new Set(['count', 'counts']);
const KINDS: ReadonlySet<string> = new Set(['category', 'flag', 'geography']);

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What can be grouped by: tables, periods and columns of kinds; the longest first. */
function groupsIn(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  { datasets }: Knowledge,
): readonly Stretch[] {
  const kinds = new Map(
    datasets.flatMap(({ name, fields }) => fields.map((one) => [`${name}.${one.name}`, one.role] as const)),
  );
  const periods = tokens.flatMap(({ norm }, at) => (UNITS.has(norm) ? [{ start: at, end: at + 1 }] : []));
  const named = candidates.filter(
    ({ meaning }) =>
      meaning.kind === 'dataset' ||
      (meaning.kind === 'field' && KINDS.has(kinds.get(`${meaning.dataset}.${meaning.field}`) ?? '')),
  );
  return [...named, ...periods].toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

/** Whether a metric or "loan count" stands before the mark. */
function isMeasured(tokens: readonly Token[], at: number, candidates: readonly Candidate[]): boolean {
  const isCount = COUNTS.has(tokens[at - 1]?.norm ?? '');
  return candidates.some(({ end, meaning }) =>
    isCount ? end === at - 1 && meaning.kind === 'dataset' : end === at && meaning.kind === 'metric',
  );
}
