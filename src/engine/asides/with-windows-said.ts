import { UNITS } from '../lexicon/times.ts';
import { literalValue } from '../number-literal.ts';
import { readCardinal } from '../recognize/cardinal.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with the length of a moving average or total before it, where it says what each is over: "moving average of … over that month and
 * the two months before it" is one of three months, which reaches back before the time that is asked for. Null where it says nothing of the
 * kind, or another length before.
 */
export function withWindowsSaid(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex(
    ({ norm }, place) => MOVING.has(norm) && AVERAGES.has(tokens[place + 1]?.norm ?? ''),
  );
  const [moving, average] = tokens.slice(at);
  if (at < 0 || moving === undefined || average === undefined) return null;
  const window = windowIn(tokens, at + 2);
  if (window === null) return null;
  const { from, to, length, unit } = window;
  const said = lengthBefore(tokens, at);
  if (said !== null && (said.length !== length || said.unit !== unit)) return null;
  const begin = said?.start ?? at;
  const number: Token = {
    ...moving,
    kind: 'number',
    norm: String(length),
    number: { value: length, sign: null },
  };
  const plain = [
    number,
    spokenAs(moving, unit),
    moving,
    average,
    spokenAs(average, 'reaching'),
    spokenAs(average, 'back'),
  ];
  return periodsLast([
    ...tokens.slice(0, begin),
    ...plain,
    ...tokens.slice(at + 2, from),
    ...withoutShown(tokens.slice(to), tokens.slice(0, from)),
  ]);
}

/** ", months of 2025 only" says again which are shown, where that year was said. */
function withoutShown(rest: readonly Token[], before: readonly Token[]): readonly Token[] {
  const [year] = SHOWN.exec(rest.map(({ norm }) => norm).join(' '))?.slice(1) ?? [];
  return year !== undefined && before.some(({ norm }) => norm === year) ? [] : rest;
}

const SHOWN =
  /^, (?:only |just )?(?:show(?:ing|n)? )?(?:only |just )?(?:the )?(?:days|weeks|months|quarters) (?:of|in) ((?:19|20)[0-9]{2})(?: only| alone)?(?: [.?])?$/;

/** "for every month of 2025, what is …" with the periods after it. */
function periodsLast(tokens: readonly Token[]): readonly Token[] {
  const comma = tokens.findIndex(({ norm }) => norm === ',');
  const isFirst = tokens[0]?.norm === 'for' && comma > 0 && comma < BEGINNING_MAX;
  if (!isFirst) return tokens;
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  return [...tokens.slice(comma + 1, end), ...tokens.slice(0, comma)];
}

const BEGINNING_MAX = 8;

const MOVING: ReadonlySet<string> = new Set(['moving', 'rolling', 'running', 'trailing']);
const AVERAGES: ReadonlySet<string> = new Set(['average', 'averages', 'avg', 'mean', 'sum', 'total']);

interface Window {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly unit: string;
}

/** "(the month and the two before it)", "over that month and the two preceding months". */
function windowIn(tokens: readonly Token[], start: number): Window | null {
  const at = tokens.findIndex(
    ({ norm }, place) =>
      place >= start &&
      UNIT.has(norm) &&
      THAT.has(tokens[place - 1]?.norm ?? '') &&
      JOINTS.has(tokens[jointAfter(tokens, place)]?.norm ?? ''),
  );
  const unit = tokens[at]?.norm;
  if (at < 0 || unit === undefined) return null;
  const joint = jointAfter(tokens, at);
  let place = joint + 1;
  while (BEFORE_NUMBER.has(tokens[place]?.norm ?? '')) place += 1;
  const found = readCardinal(tokens, place);
  const others = found === null ? null : literalValue(found.literal);
  if (found === null || others === null) return null;
  place = found.end;
  let isBefore = tokens.slice(joint + 1, place).some(({ norm }) => PRECEDING.has(norm));
  while (AFTER_NUMBER.has(tokens[place]?.norm ?? '')) {
    isBefore ||= PRECEDING.has(tokens[place]?.norm ?? '');
    place += 1;
  }
  let from = at - 1;
  while (OPENING.has(tokens[from - 1]?.norm ?? '')) from -= 1;
  const isOpen = BRACKETS.has(tokens[from - 1]?.norm ?? '');
  if (!isBefore) return null;
  if (!isOpen) return { from, to: place, length: others + 1, unit };
  const to = closedAt(tokens, place);
  return to === null ? null : { from: from - 1, to, length: others + 1, unit };
}

/** Where the period goes on to those before it: "the month *itself* and", "each month *averaged* with". */
function jointAfter(tokens: readonly Token[], unit: number): number {
  let at = unit + 1;
  while (AFTER_UNIT.has(tokens[at]?.norm ?? '')) at += 1;
  return at;
}

const AFTER_UNIT: ReadonlySet<string> = new Set(['averaged', 'is', 'itself', 'taken', 'together']);
const JOINTS: ReadonlySet<string> = new Set(['and', 'plus', 'with']);

const BRACKETS: ReadonlySet<string> = new Set(['(', '[']);
const CLOSED: ReadonlySet<string> = new Set([')', ']']);

/** After the bracket, in which no more is said than that it reaches back; "… within 2024" says where it begins. */
function closedAt(tokens: readonly Token[], place: number): number | null {
  if (CLOSED.has(tokens[place]?.norm ?? '')) return place + 1;
  const to = tokens.findIndex(({ norm }, at) => at > place && CLOSED.has(norm));
  const more = tokens.slice(place, Math.max(to, place)).map(({ norm }) => norm);
  const reachesBack = more.some((norm) => ALSO.has(norm)) && !more.some((norm) => INSIDE.has(norm));
  return reachesBack ? to + 1 : null;
}

const ALSO: ReadonlySet<string> = new Set(['also', 'even', 'including', 'reaching']);
const INSIDE: ReadonlySet<string> = new Set('except no not only unless within without'.split(' '));

/** "3-month", "three month" right before it. */
function lengthBefore(
  tokens: readonly Token[],
  at: number,
): { readonly start: number; readonly length: number; readonly unit: string } | null {
  const unit = tokens[at - 1]?.norm ?? '';
  if (!UNIT.has(unit) && UNITS.get(unit) === undefined) return null;
  const start = tokens[at - 2]?.norm === '-' ? at - 3 : at - 2;
  const found = readCardinal(tokens, start);
  const length = found === null ? null : literalValue(found.literal);
  return length === null ? null : { start, length, unit: unit.replace(/s$/, '') };
}

const UNIT: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'year']);
const THAT: ReadonlySet<string> = new Set(['each', 'every', 'its', 'that', 'the', 'this', 'current']);
const OPENING: ReadonlySet<string> = new Set(
  'across average averaged averaging computed covering each ie is mean of over taken taking use uses using'.split(
    ' ',
  ),
);
const PRECEDING: ReadonlySet<string> = new Set(['before', 'preceding', 'previous', 'prior', 'earlier']);
const BEFORE_NUMBER: ReadonlySet<string> = new Set(['the', 'its', ...PRECEDING]);
const AFTER_NUMBER: ReadonlySet<string> = new Set([
  ...PRECEDING,
  'it',
  'that',
  'ones',
  'days',
  'weeks',
  'months',
  'quarters',
  'years',
  'immediately',
  'just',
]);
