import type { Dataset } from '../../catalog/mod.ts';
import { joinPath } from '../joins/join-path.ts';
import { DEED_VERBS } from '../lexicon/deed-verbs.ts';
import { BEFORE_SPENT_ON, IN_ALL, MONEY, MONEY_VERBS, MOST_MONEY, SPENT_ON } from '../lexicon/money-verbs.ts';
import { BEFORE_LINKS } from '../lexicon/neutral-verbs.ts';
import type { Token } from '../token.ts';
import { isRows, rowsEnding, spokenAs } from './deed-words.ts';
import type { Spoken } from './spoken.ts';
import { deedTable } from './told-deeds.ts';

/**
 * The question with those who have the highest total of an amount in place of who "spent the most on invoices", "paid the most money
 * in total for treatments", "pledged the most". Null where nobody did that, or which amounts are meant is not known.
 */
export function withMoneyRanked(spoken: Spoken): readonly Token[] | null {
  const { tokens, candidates } = spoken;
  for (const [at, verb] of tokens.entries()) {
    if (!MONEY_VERBS.has(verb.norm)) continue;
    const isWho = tokens[0]?.norm === 'who' && beginOf(tokens, at) === 0;
    const begin = isWho ? 1 : beginOf(tokens, at);
    const own = isWho ? null : rowsEnding(candidates, begin);
    const most = tokens[at + 1]?.norm === 'the' ? at + 2 : at + 1;
    const extreme = tokens[most]?.norm ?? '';
    if ((own === null && !isWho) || !MOST_MONEY.has(extreme)) continue;
    const { after, isMoney } = restAfter(tokens, most + 1);
    const amounts = spentOn(spoken, own, after) ?? ofVerb(spoken, { own, at, after, isMoney });
    if (amounts === null) continue;
    const isClause = RELATIVES.has(tokens[begin]?.norm ?? '') || !ASKING.has(tokens[0]?.norm ?? '');
    const words = [isClause ? 'with' : 'has', 'the', extreme === 'most' ? 'highest' : 'lowest', 'total'];
    return [
      ...tokens.slice(0, begin),
      ...[...words, ...amounts.label.split(' '), 'money'].map((word) => spokenAs(verb, word)),
      ...tokens.slice(amounts.end),
    ];
  }
  return null;
}

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who']);
const ASKING: ReadonlySet<string> = new Set(['what', 'which', 'who']);

function beginOf(tokens: readonly Token[], at: number): number {
  let begin = at;
  while (BEFORE_LINKS.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  return begin;
}

/** Behind "money", "in total". */
export function restAfter(
  tokens: readonly Token[],
  from: number,
): { readonly after: number; readonly isMoney: boolean } {
  const isMoney = MONEY.has(tokens[from]?.norm ?? '');
  const at = isMoney ? from + 1 : from;
  const all = IN_ALL.find((turn) => turn.every((word, place) => tokens[at + place]?.norm === word));
  return { after: at + (all?.length ?? 0), isMoney };
}

interface Amounts {
  readonly label: string;
  /** Where the words for it end. */
  readonly end: number;
}

/** "on invoices", "for their dogs' treatments": rows with an amount of money, each of which is of one of them. */
function spentOn(
  { tokens, candidates, knowledge }: Spoken,
  own: string | null,
  from: number,
): Amounts | null {
  if (!SPENT_ON.has(tokens[from]?.norm ?? '')) return null;
  let at = from + 1;
  while (BEFORE_SPENT_ON.has(tokens[at]?.norm ?? '')) at += 1;
  const rows = candidates.filter((one) => one.start === at && isRows(one));
  const end = Math.max(...rows.map((one) => one.end));
  const [only, ...others] = rows.filter((one) => one.end === end);
  if (only?.meaning.kind !== 'dataset' || others.length > 0) return null;
  const { norm = '' } = tokens[end] ?? {};
  if (norm === "'" || norm === "'s") {
    const next = candidates.find((one) => one.start === end + 1 && isRows(one));
    return next?.meaning.kind === 'dataset'
      ? amountsOf(knowledge, own, { table: next.meaning.dataset, end: next.end })
      : null;
  }
  return amountsOf(knowledge, own, { table: only.meaning.dataset, end });
}

/** "pledged the most", of pledges. */
function ofVerb(
  { tokens, candidates, knowledge }: Spoken,
  said: {
    readonly own: string | null;
    readonly at: number;
    readonly after: number;
    readonly isMoney: boolean;
  },
): Amounts | null {
  const verb = DEED_VERBS.get(tokens[said.at]?.norm ?? '');
  const { kind } = tokens[said.after] ?? {};
  if (verb === undefined || (kind !== undefined && kind !== 'symbol' && !said.isMoney)) return null;
  const named = candidates.find((one) => one.start === said.at && isRows(one))?.meaning;
  const told = said.own === null ? null : deedTable(verb, said.own, knowledge);
  const table = named?.kind === 'dataset' ? named.dataset : told?.name;
  return table === undefined ? null : amountsOf(knowledge, said.own, { table, end: said.after });
}

function amountsOf(
  knowledge: Spoken['knowledge'],
  own: string | null,
  { table, end }: { readonly table: string; readonly end: number },
): Amounts | null {
  const dataset = knowledge.datasets.find(({ name }) => name === table);
  if (dataset === undefined || !hasAmounts(dataset) || table === own) return null;
  // Who paid it is somebody that its rows belong to.
  if (own === null) return { label: dataset.label, end };
  const path = joinPath(knowledge, { from: table, to: own, named: new Set([table, own]) });
  const isOfOne = !('kind' in path) && path.every(({ isToMany }) => !isToMany);
  return isOfOne ? { label: dataset.label, end } : null;
}

/** What has a number of pieces has the price of one. */
function hasAmounts({ fields, defaultMeasure }: Dataset): boolean {
  const measure = fields.find(({ name }) => name === defaultMeasure);
  return measure?.unit?.kind === 'money' && !fields.some(({ label }) => PIECES.test(label));
}

const PIECES = /\b(?:quantity|units?|pieces|discount)\b/;
