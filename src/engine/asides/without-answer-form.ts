import type { AnswerForm } from '../answer-form.ts';
import { ANSWER_FORMS, type AnswerFormKind, FORM_BEGINS, PLACES_SAID } from '../lexicon/answer-forms.ts';
import type { AggregateQuery, MeasureOutput } from '../logical-query.ts';
import { createSeeker } from '../seek.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { Claim } from './claims.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without the parts that say how its answer is written: "…, rounded to two decimals", "… (blank for the first
 * year)", "As one table: …"; what changes the answer is done, and of the rest the query must be so. Null where there are none.
 */
export function withoutAnswerForm(tokens: readonly Token[]): Clarified | null {
  let asked = tokens;
  let claims: readonly Claim[] = [];
  let form: AnswerForm = {};
  for (let cut = cutOf(asked); cut !== null; cut = cutOf(asked)) {
    asked = cut.asked;
    claims = [...claims, ...claimsOf(cut)];
    form = { ...form, ...formOf(cut) };
  }
  return asked === tokens || asked.length < REST_MIN ? null : { tokens: asked, claims, form };
}

/** Fewer words are no question of their own. */
const REST_MIN = 2;
/** Longer parts say more than a form. */
const WORDS_MAX = 18;

interface Cut {
  readonly asked: readonly Token[];
  readonly kind: AnswerFormKind;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '.', '!', '?', '-', '–', '—', '(', '[', ')', ']']);
const BRACKETS: ReadonlySet<string> = new Set(['(', '[']);
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ')', ']']);

/** The first, last or any other part that is a form, with all that belongs to it. */
function cutOf(tokens: readonly Token[]): Cut | null {
  const end = tokens.findLastIndex(({ norm }) => !ENDS.has(norm)) + 1;
  const marks = tokens.flatMap((token, at) => (isMark(token) && at < end ? [at] : []));
  for (const { from, start, stop, to } of partsOf(tokens, { marks, end })) {
    const form = formIn(tokens.slice(start, stop));
    const asked = [...tokens.slice(0, from), ...tokens.slice(isInserted(tokens, { from, to }) ? to + 1 : to)];
    if (form === null || asked.length === 0) continue;
    return { ...form, asked: form.kind === 'percent' ? inPercent(asked, from - 1) : asked };
  }
  return null;
}

/** "how much more, *in dollars*, did we fund": both commas go. */
function isInserted(tokens: readonly Token[], { from, to }: Pick<Part, 'from' | 'to'>): boolean {
  return (
    tokens[from]?.norm === ',' && tokens[to]?.norm === ',' && AUXILIARIES.has(tokens[to + 1]?.norm ?? '')
  );
}

const AUXILIARIES: ReadonlySet<string> = new Set('are did do does had has have is was were'.split(' '));

/** "what fraction (in percent)": what percentage. */
function inPercent(asked: readonly Token[], at: number): readonly Token[] {
  const noun = asked[at];
  return noun === undefined || !FRACTIONS.has(noun.norm)
    ? asked
    : asked.with(at, { ...noun, norm: 'percentage', text: 'percentage' });
}

const FRACTIONS: ReadonlySet<string> = new Set(['fraction', 'part', 'proportion', 'ratio']);

/** A part by tokens, and with the marks that go with it. */
interface Part {
  readonly from: number;
  readonly start: number;
  readonly stop: number;
  readonly to: number;
}

/** What stands before the first mark, between two, after one, and after a word that a form may begin with, up to the end or to "and". */
function partsOf(
  tokens: readonly Token[],
  { marks, end }: { readonly marks: readonly number[]; readonly end: number },
): readonly Part[] {
  const [opening] = marks;
  const first = opening === undefined ? [] : [{ from: 0, start: 0, stop: opening, to: opening + 1 }];
  const between = marks.flatMap((from, place): readonly Part[] => {
    const next = marks[place + 1] ?? end;
    const isClosed = BRACKETS.has(tokens[from]?.norm ?? '');
    return [{ from, start: from + 1, stop: next, to: isClosed ? next + 1 : next }];
  });
  // "show the month *as YYYY-MM* and the number"
  const within = tokens.flatMap((token, from): readonly Part[] => {
    const stop = tokens.findIndex(({ norm }, at) => at > from && norm === 'and');
    return FORM_BEGINS.has(token.norm) && stop > from ? [{ from, start: from, stop, to: stop }] : [];
  });
  const last = tokens.flatMap((token, at): readonly Part[] => {
    if (at === 0 || at >= end || end - at > WORDS_MAX) return [];
    if (isMark(token)) return [{ from: at, start: at + 1, stop: end, to: tokens.length }];
    return FORM_BEGINS.has(token.norm) ? [{ from: at, start: at, stop: end, to: tokens.length }] : [];
  });
  return [...first, ...last, ...between, ...within];
}

function isMark({ kind, norm }: Token): boolean {
  return kind === 'symbol' && MARKS.has(norm);
}

const formsIn = createSeeker(ANSWER_FORMS, ([, form]) => form);

function formIn(part: readonly Token[]): Pick<Cut, 'kind' | 'groups'> | null {
  const said = part.map(({ norm }) => norm).join(' ');
  for (const [kind, form] of formsIn(said)) {
    const found = form.exec(said);
    if (found !== null) return { kind, groups: found.groups ?? {} };
  }
  return null;
}

function formOf({ kind, groups }: Cut): AnswerForm {
  switch (kind) {
    case 'decimals':
      return { decimals: placesOf(groups['places'] ?? '') };
    case 'whole':
      return { decimals: 0 };
    case 'period-start':
      return { startOf: (groups['period'] ?? 'month') as PeriodSaid };
    case 'first-empty':
      return { isFirstEmpty: true };
    default:
      return {};
  }
}

type PeriodSaid = 'month' | 'quarter' | 'year' | 'week';

function placesOf(said: string): number {
  return PLACES_SAID.get(said) ?? Number(said);
}

/** What the query must be like for the part to be so. */
function claimsOf({ kind, groups }: Cut): readonly Claim[] {
  switch (kind) {
    case 'percent':
      return [
        isAggregate((query) =>
          query.measures.every((one) => one.unit?.kind === 'percent' && !isDifference(one)),
        ),
      ];
    case 'money':
      return [
        isAggregate((query) =>
          query.measures.every((one) => one.unit?.kind === 'money' && one.unit.currency === 'USD'),
        ),
      ];
    case 'one-row':
      return [isAggregate((query) => query.dimensions.length === 0 && query.measures.length === 1)];
    case 'beside':
      return [isAggregate(({ dimensions, measures }) => dimensions.length < 2 && measures.length > 1)];
    case 'plain-average':
      return [
        isAggregate(({ measures }) =>
          measures.every(
            ({ expression }) => expression.kind === 'aggregate' && expression.function === 'avg',
          ),
        ),
      ];
    case 'lower-bound':
      return [
        isAggregate((query) => query.dimensions.some(({ expression }) => expression.kind === 'binary')),
      ];
    case 'first-empty':
      return [isAggregate((query) => query.measures.some(({ transform }) => transform?.kind === 'change'))];
    case 'year-month':
      return [isAggregate((query) => query.dimensions.some(({ expression }) => isMonth(expression)))];
    case 'shape': {
      const columns = groups['columns'];
      return columns === undefined ? [] : [hasColumns(placesOf(columns))];
    }
    default:
      return [];
  }
}

/** So many in all, or beside what is grouped by. */
function hasColumns(number: number): Claim {
  return (query) => {
    const groups = query.kind === 'aggregate' ? query.dimensions.length : 0;
    return [number, number + groups].includes(shownOutputs(query).length);
  };
}

function isAggregate(holds: (query: AggregateQuery) => boolean): Claim {
  return (query) => query.kind === 'aggregate' && holds(query);
}

function isMonth(expression: AggregateQuery['dimensions'][number]['expression']): boolean {
  return expression.kind === 'date-part' && expression.part === 'month';
}

/** Of rates a change "in percent" may be one in points. */
function isDifference({ expression, transform }: MeasureOutput): boolean {
  return transform?.kind === 'change' || (expression.kind === 'binary' && expression.operator === '-');
}
