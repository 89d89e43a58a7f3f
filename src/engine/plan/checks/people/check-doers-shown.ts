import { type Field, singularOf } from '../../../../catalog/mod.ts';
import { tablesOf } from '../../../expression-walk.ts';
import { VERB_FORMS } from '../../../lexicon/words/relations.ts';
import type { ListQuery, LogicalQuery, Output } from '../../../logical-query.ts';
import { columnsIn } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects who does it beside what is asked for: "which trades do the members work in" asks for trades, and for no members. */
export function checkDoersShown(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.fields.length < 2) return;
  const at = words.findIndex((word) => DOING.has(word) || (BEING.has(word) && endsInPlace(words)));
  const asked = words.slice(0, Math.max(at, 0));
  if (!asked.some((word) => ASKING.has(word)) || asked.includes('and')) return;
  const noun = singularOf(words[ARTICLES.has(words[at + 1] ?? '') ? at + 2 : at + 1] ?? '');
  if (noun.length > 2 && query.fields.slice(1).some(({ label }) => label.startsWith(noun)))
    noSense('who does it is not asked for');
}

/**
 * Rejects people beside what is asked of them: "for which purpose do customers borrow most often" and "the most loans went to customers
 * in which states" ask for no customer.
 */
export function checkPeopleShown(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'list' && THEIR_NAME.test(textOf(words)) && hidesPeople(query, index))
    noSense('who they are is not in the answer');
  const asked = askedOfPeople(words);
  if (asked.length === 0 || asked.includes('and')) return;
  const isSaid = ({ label }: Output): boolean =>
    label.split(' ').some((word) => asked.some((one) => singularOf(one) === word));
  const shown = shownOf(query);
  if (shown.some((one) => isName(one, index) && !isSaid(one)) && shown.some(isSaid))
    noSense('who it is of is not asked for');
}

/** Rejects one of two roles where both are said: "which writers directed a cartoon", "the managers who are also employees". */
export function checkSecondRole(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  if (query.where === null && ALSO.test(textOf(words))) noSense('what they are besides is not asked for');
  const columns = columnsIn(query);
  const isRole = ({ label }: Field): boolean => label.endsWith(' by');
  for (const table of new Set(columns.map((one) => one.table))) {
    const roles = index.dataset(table).fields.filter(isRole);
    if (roles.length < 2) continue;
    const used = new Set(columns.map((one) => index.field(one.table, one.column).label));
    const deeds = words.map(participleOf);
    const done = roles.find(({ label }) => !used.has(label) && deeds.some((deed) => label === `${deed} by`));
    if (done !== undefined && roles.some(({ label }) => used.has(label)))
      noSense(`who it was ${done.label} is not asked for`);
  }
}

const ALSO = /\b(?:who|that|which|[a-z]+s) (?:are|were|is|was) also (?:an? )?[a-z]+\b/;

/** "written" of "wrote". */
function participleOf(word: string): string {
  return PARTICIPLES.get(VERB_FORMS.get(word) ?? '') ?? word;
}

const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  [...VERB_FORMS].filter(([form]) => /(?:ed|en)$/.test(form)).map(([form, verb]) => [verb, form]),
);

/** What is asked for by "which" or "what" before "do" or behind a preposition; nothing in any other question. */
function askedOfPeople(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => ASKING.has(word));
  const doing = words.findIndex((word) => DOING.has(word));
  if (doing > at) return at < 0 ? [] : words.slice(at + 1, doing);
  return at > 1 && PLACES.has(words[at - 1] ?? '') ? words.slice(at + 1) : [];
}

function shownOf(query: LogicalQuery): readonly Output[] {
  if (query.kind !== 'list' && query.kind !== 'aggregate') return [];
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  return outputs.filter(({ name }) => query.hidden?.includes(name) !== true);
}

/** A column by which the rows of a table of people are told apart. */
const THEIR_NAME = /^who .*[?.] .*\bthe names? ?,/;

/** "who has applied by phone? i need the name and the product" shows no names of products alone. */
function hidesPeople(query: ListQuery, index: KnowledgeIndex): boolean {
  const shown = shownOf(query);
  const hasNames = index.knowledge.datasets.some((one) => index.isParty(one.name) && isOfPeople(one));
  const isOwnName = ({ expression }: Output): boolean =>
    expression.kind === 'column' &&
    expression.table === query.from &&
    index.dataset(query.from).display.includes(expression.column);
  return hasNames && !shown.some((one) => isName(one, index) || isOwnName(one) || one.role === 'identifier');
}

function isName({ expression }: Output, { knowledge, isParty }: KnowledgeIndex): boolean {
  if (expression.kind !== 'column' || !isParty(expression.table)) return false;
  const dataset = knowledge.datasets.find(({ name }) => name === expression.table);
  return dataset !== undefined && isOfPeople(dataset) && dataset.display.includes(expression.column);
}

/** Rejects those among whom something is common in its place: "which hobby is the most common among members" is no member. */
export function checkCommonAmong(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const [, noun = ''] = COMMON_AMONG.exec(textOf(words)) ?? [];
  if (noun === '' || query.kind !== 'aggregate') return;
  const isCalled = ({ label, expression }: Output): boolean =>
    [label, ...[...tablesOf(expression)].map((table) => index.dataset(table).label)].some((name) =>
      name.split(' ').includes(singularOf(noun)),
    );
  if (!query.dimensions.some(isCalled)) noSense('those among whom it is common are not asked for');
}

const COMMON_AMONG =
  /^(?:which|what)(?: \S+)*? (\S+) (?:is|are|was|were) (?:the )?(?:most|least) (?:common|frequent|popular|widespread)(?: ones?)? (?:among|amongst|with|for|of) /;

function endsInPlace(words: readonly string[]): boolean {
  const last = words.findLast((word) => /\w/.test(word));
  return last !== undefined && PLACES.has(last);
}

const DOING: ReadonlySet<string> = new Set(['did', 'do', 'does']);
const BEING: ReadonlySet<string> = new Set(['are', 'is', 'was', 'were']);
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'in', 'on']);
const ASKING: ReadonlySet<string> = new Set(['what', 'which']);
const ARTICLES: ReadonlySet<string> = new Set(['our', 'the', 'these', 'those']);

/** Without one of these {@link checkDoersShown} holds on to nothing. */
export const DOERS_SHOWN_CUES: readonly Cue[] = [ASKING];

/** Without one of these {@link checkPeopleShown} holds on to nothing. */
export const PEOPLE_SHOWN_CUES: readonly Cue[] = [THEIR_NAME, ASKING];

/** Without one of these {@link checkCommonAmong} holds on to nothing. */
export const COMMON_AMONG_CUES: readonly Cue[] = [COMMON_AMONG];
