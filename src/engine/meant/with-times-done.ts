import type { Field, Knowledge } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with the name of the column that counts how often something was done to a row: "reopened at least twice" is "with times
 * reopened at least 2", "how many times were tickets reopened" the "total times reopened of tickets". The very tokens of anything else.
 */
export function withTimesDone(tokens: readonly Token[], { knowledge }: Meanings): readonly Token[] {
  const counts = countsOf(knowledge);
  if (counts.size === 0) return tokens;
  const at = tokens.findIndex(({ norm }) => counts.has(norm));
  const label = counts.get(tokens[at]?.norm ?? '');
  return label === undefined ? tokens : (asTotal(tokens, at, label) ?? asBound(tokens, at, label) ?? tokens);
}

/** The labels of such columns by what was done. */
const countsOf: (knowledge: Knowledge) => ReadonlyMap<string, string> = rememberedOf(
  ({ datasets, segments }) =>
    new Map(
      segments.flatMap(({ label, condition, dataset }) => {
        if (condition.kind !== 'binary' || condition.operator !== '>') return [];
        const { left, right } = condition;
        const isCount = left.kind === 'column' && right.kind === 'literal' && right.value === 0;
        const fields = datasets.find(({ name }) => name === dataset)?.fields ?? [];
        const field = isCount ? fields.find(({ name }) => name === left.column) : undefined;
        return field !== undefined && tellsTimes(field, label) ? [[label, field.label] as const] : [];
      }),
    ),
);

function tellsTimes({ label }: Field, deed: string): boolean {
  return label.split(' ').includes(deed) && /\b(?:count|times)\b/.test(label);
}

/** "tickets that were *reopened* more than twice" */
function asBound(tokens: readonly Token[], at: number, label: string): readonly Token[] | null {
  const norms = tokens.map(({ norm }) => norm);
  const bound = BOUNDS.find((words) => words.every((word, place) => norms[at + 1 + place] === word)) ?? [];
  const next = at + 1 + bound.length;
  const isCounted = norms[next + 1] === 'times' && tokens[next]?.number != null;
  const number = isCounted ? norms[next] : TIMES.get(norms[next] ?? '');
  if (number === undefined) return null;
  let start = at;
  while (start > 1 && LINKS.has(norms[start - 1] ?? '')) start -= 1;
  const like = tokens[at];
  if (like === undefined || start === 0) return null;
  const said = ['with', ...label.split(' '), ...(bound.length === 0 ? ['of'] : bound)];
  return [
    ...tokens.slice(0, start),
    ...said.map((norm) => wordLike(like, norm)),
    numberAs(like, number),
    ...tokens.slice(next + (isCounted ? 2 : 1)),
  ];
}

const BOUNDS: readonly (readonly string[])[] = [
  'at least',
  'at most',
  'exactly',
  'fewer than',
  'less than',
  'more than',
  'no more than',
].map((words) => words.split(' '));
const TIMES: ReadonlyMap<string, string> = new Map([
  ['once', '1'],
  ['twice', '2'],
  ['thrice', '3'],
]);
const LINKS: ReadonlySet<string> = new Set('are been got had has have that was were which'.split(' '));

/** "how many times were tickets *reopened*" */
function asTotal(tokens: readonly Token[], at: number, label: string): readonly Token[] | null {
  const text = tokens.slice(0, at).map(({ norm }) => norm);
  const lead = LEADS.find((words) => words.every((one, place) => text[place] === one));
  const like = tokens[at];
  if (lead === undefined || like === undefined) return null;
  const rows = tokens.slice(lead.length, at).filter(({ norm }) => !LINKS.has(norm) && norm !== 'the');
  if (rows.length === 0 || rows.length > ROWS_MAX) return null;
  const total = ['total', ...label.split(' '), 'of'].map((norm) => wordLike(like, norm));
  return [...total, ...rows, ...tokens.slice(at + 1)];
}

const LEADS = ['how many times', 'the number of times', 'number of times', 'total number of times'].map(
  (words) => words.split(' '),
);
/** "support tickets" */
const ROWS_MAX = 3;

function numberAs(like: Token, norm: string): Token {
  return { ...like, kind: 'number', norm, text: norm, number: { value: Number(norm), sign: null } };
}
