import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople, isReceiver } from '../../people.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tablesIn } from '../../tables-in.ts';
import { textOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects those to whom it was done as those who did it: "who issued the most loans" is none of the customers, and no loans are
 * "approved by Ada Moss" who is one of them.
 */
export function checkGivers(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  // A part that people play for others says who did it: the manager of somebody.
  const receivers = index.knowledge.datasets.flatMap((one) =>
    one.roleOf === undefined && isReceiver(one) ? [one.name] : [],
  );
  if (receivers.length === 0) return;
  const [, doer] = GIVING.exec(text) ?? (query.kind === 'aggregate' ? (WHICH_GIVING.exec(text) ?? []) : []);
  // Nobody else either: "who issues mortgages" asks for no products.
  const isUnknown = areShown(receivers, query) || (doer === 'who' && !showsPeople(query, index));
  if (doer !== undefined && isUnknown) noSense(UNKNOWN);
  const [, place = ''] = FOUNDING.exec(text) ?? [];
  const places = tablesCalled(place, index);
  const isFounder = places.length > 0 && places.every((table) => index.isParty(table));
  if (isFounder && areShown(receivers, query)) noSense(UNKNOWN);
  const given = doerIn(text, index);
  if (given !== '' && receivers.some((table) => isCalled(given, table, query, index))) noSense(UNKNOWN);
}

const UNKNOWN = 'who did it is not in the data';

/** Who is said to have done it, and what goes on behind: "by Ada Moss in 2024", "how many did Ada Moss approve", "claims Ada Moss approved". */
function doerIn(text: string, index: KnowledgeIndex): string {
  const [, by] = GIVEN_BY.exec(text) ?? [];
  const [, active] = by === undefined ? (DID_GIVE.exec(text) ?? []) : [];
  if (by !== undefined || active !== undefined) return by ?? active ?? '';
  const [, noun = '', before = ''] = GAVE.exec(text) ?? [];
  return noun !== '' && tablesCalled(noun, index).length > 0 ? before : '';
}

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

function shownIn(query: Asked): readonly string[] {
  return query.kind === 'list'
    ? [query.from, ...query.fields.flatMap(({ expression }) => [...tablesOf(expression)])]
    : query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
}

function areShown(receivers: readonly string[], query: Asked): boolean {
  return shownIn(query).some((table) => receivers.includes(table));
}

/** Others than receivers; what is counted alone may be they too. */
function showsPeople(query: Asked, index: KnowledgeIndex): boolean {
  const counted =
    query.kind === 'list'
      ? []
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  return [...shownIn(query), ...counted].some((table) => {
    const dataset = index.dataset(table);
    return dataset.roleOf !== undefined || isOfPeople(dataset) || dataset.synonyms.includes('person');
  });
}

/** "borrowers", "the borrower", "Ada Moss", "students": theirs, which "by borrower" groups by. */
function isCalled(given: string, table: string, query: Asked, index: KnowledgeIndex): boolean {
  const said = given.split(' ');
  const [first = ''] = said;
  const noun = DETERMINERS.has(first) ? (said[1] ?? '') : first;
  const areMany = DETERMINERS.has(first) || singularOf(noun) !== noun;
  const isNext = said[said.indexOf(noun) + 1] === "'s";
  if (areMany && !isNext && tablesCalled(noun, index).includes(table)) return true;
  const { segments } = index.knowledge;
  if (segments.some(({ dataset, nouns }) => dataset === table && areMany && nouns.includes(noun)))
    return true;
  return tablesIn(query).has(table) && namesHeld(query, table, index).some((name) => startsWith(given, name));
}

function startsWith(given: string, name: string): boolean {
  return name.length > 2 && [`${given} `, `${given}s `].some((text) => text.startsWith(name));
}

/** What the rows are asked to be called, or to be: no place. */
function namesHeld(query: Asked, table: string, index: KnowledgeIndex): readonly string[] {
  return textsHeld(query).flatMap(({ column, texts }) => {
    const { role, values } = column.table === table ? index.field(table, column.column) : NO_FIELD;
    if (role === 'geography') return [];
    const synonyms = values?.flatMap((one) => (texts.includes(`${one.value}`) ? one.synonyms : [])) ?? [];
    return [...texts, ...synonyms].map((name) => name.toLowerCase());
  });
}

const NO_FIELD = { role: 'geography', values: null } as const;

const DETERMINERS: ReadonlySet<string> = new Set('a all an any our some the these those'.split(' '));

/** Verbs of who gives and handles: their base, and what somebody does, did and has done. */
const VERBS = [
  ...'approve decide decline disburse handle issue manage originate service'
    .split(' ')
    .map((base) => [base, `${base}s`, `${base}d`, `${base}d`]),
  ...'fund grant recover reject'.split(' ').map((base) => [base, `${base}s`, `${base}ed`, `${base}ed`]),
  ['deny', 'denies', 'denied', 'denied'],
  ['lend', 'lends', 'lent', 'lent'],
  ['process', 'processes', 'processed', 'processed'],
  ['underwrite', 'underwrites', 'underwrote', 'underwritten'],
];
const formsAt = (place: number): string => VERBS.map((forms) => forms[place]).join('|');
const GIVE = `${formsAt(0)}|charge off|write off`;
const DOES = formsAt(1);
const DID = `${formsAt(2)}|gave|gave out`;
const GIVEN = `${formsAt(3)}|charged off|written off`;
const OFF = '(?:charged|charges|wrote|writes) off';
/** Others collect stamps, and earn money. */
const COLLECTED =
  '(?:collected|collects)(?= (?:the )?(?:[a-z]+ ){0,2}(?:cash|debts?|fees?|interest|money|payments?|principal|rents?))';
const EARNED = '(?:earned|earns|earn)(?= (?:the )?(?:most |least )?(?:fees?|interest))';
const DEEDS = `${DID}|${DOES}|${OFF}|${COLLECTED}|${EARNED}`;
const DOING = `(?:has |have |had |usually |also )*`;
const GIVING = new RegExp(`^(who) ${DOING}(?:${DEEDS}) `);
/** Of the most alone: "which passengers booked a flight" did. */
const WHICH_GIVING = new RegExp(`^(who|which [a-z]+) ${DOING}(?:${DEEDS}|accepted|booked|signed) `);
/** What others refer to is none of theirs: "who opened the most branches". */
const FOUNDING =
  /^who (?:built|closed|closes|founded|founds|manages|opened|opens|owns|ran|runs|started|starts) (?:the )?(?:most |fewest |first |last |largest |oldest )?([a-z]+)/;
const GIVEN_BY = new RegExp(
  `\\b(?:${GIVEN}|(?:cash|debts?|fees?|installments?|interest|money|payments?|principal|rents?) collected) by (?!(?:amount|date|day|month|number|quarter|size|week|year)\\b)([a-z][^,.;:?!]*)`,
);
const DID_GIVE = new RegExp(`\\b(?:did|do|does) ([^,.;:?!]{3,40}?) (?:${GIVE})\\b`);
const GAVE = new RegExp(
  `\\b([a-z]+) ([a-z]+(?: [a-z]+)?) (?:${GIVEN})(?: (?:in|during|since|last|this|for|on)\\b|(?: [?.!]+)?$)`,
);

/** Without one of these {@link checkGivers} holds on to nothing. */
export const GIVERS_CUES: readonly Cue[] = [GIVING, WHICH_GIVING, FOUNDING, GIVEN_BY, DID_GIVE, GAVE];
