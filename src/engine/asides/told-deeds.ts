import { type Dataset, type Knowledge, type Relationship, singularOf } from '../../catalog/mod.ts';
import { type Hop, joinPath } from '../joins/join-path.ts';
import type { DeedVerb } from '../lexicon/deed-verbs.ts';
import { verbStem } from '../lexicon/inflection.ts';

/** How two tables are brought together by a verb. */
export interface DeedWay {
  /** The table of what was done, where the verb tells of one; it may be one of the two. */
  readonly told: Dataset | null;
  /** Whether no table but those that only link them stands between the two. */
  readonly isDirect: boolean;
}

/** The way between two tables that the verb speaks of; null where it need not be the one that the keys make. */
export function wayOf(
  verb: DeedVerb,
  { from, to, knowledge }: { readonly from: string; readonly to: string; readonly knowledge: Knowledge },
): DeedWay | null {
  const path = joinPath(knowledge, { from, to, named: new Set([from, to]) });
  if ('kind' in path || path.length === 0) return null;
  const isSaidWay = path.some(({ to: name }) =>
    knowledge.datasets.some((one) => one.name === name && one.isSaid === true),
  );
  if (!isSaidWay && verb.nouns.length > 0 && playsParts(from, path, knowledge)) return null;
  if (!isSaidWay && isOneOfWays(from, to, knowledge) && !STATES.has(verb.base)) return null;
  const table = (name: string): Dataset | undefined => knowledge.datasets.find((one) => one.name === name);
  const between = path.slice(0, -1).flatMap(({ to: name }) => table(name) ?? []);
  const ends = [to, from].flatMap((name) => table(name) ?? []);
  const told = [...between, ...ends].find((one) => isToldBy(verb, one)) ?? null;
  // Who leads a garden need not work there: the key says what it relates them by, where another table relates them too.
  const [key, ...further] = path;
  const isByKey = key !== undefined && further.length === 0 && told === null;
  if (isByKey && relatesBoth(from, to, knowledge) > 0 && !isNamedBy(verb, key.relationship, knowledge))
    return null;
  const isDirect = between.every((one) => isLink(one, knowledge));
  const isOfDoer = ends.some((one) => isDoer(verb, one));
  const isSaid =
    verb.nouns.includes('*') || told !== null || (isDirect && (verb.nouns.length === 0 || isOfDoer));
  return isSaid ? { told, isDirect } : null;
}

/** The only one of several tables that relate the two directly that the verb tells of: who "bought" a car has a sale of it, and no service. */
export function toldAmong(
  verb: DeedVerb,
  { from, to, knowledge }: { readonly from: string; readonly to: string; readonly knowledge: Knowledge },
): Dataset | null {
  const both = tablesOfBoth(from, to, knowledge);
  const [told, ...others] = knowledge.datasets.filter(
    (one) => both.includes(one.name) && isToldBy(verb, one),
  );
  const parts = knowledge.datasets.some(({ roleOf }) => roleOf === from || roleOf === to);
  return both.length > 1 && told !== undefined && others.length === 0 && !parts ? told : null;
}

/** The only table of what the verb tells was done with rows of this one, the nearest; null where none or several may be. */
export function deedTable(verb: DeedVerb, of: string, knowledge: Knowledge): Dataset | null {
  const found = knowledge.datasets.flatMap((dataset) => {
    const isOther = dataset.name !== of && dataset.roleOf === undefined && dataset.isVisible;
    if (!isOther || !isToldBy(verb, dataset)) return [];
    const path = joinPath(knowledge, { from: of, to: dataset.name, named: new Set([of, dataset.name]) });
    const isMany =
      !('kind' in path) && path.some(({ isToMany }) => isToMany) && !playsParts(of, path, knowledge);
    return isMany ? [{ dataset, length: path.length }] : [];
  });
  const [nearest, second] = found.sort((a, b) => a.length - b.length);
  return nearest === undefined || second?.length === nearest.length ? null : nearest.dataset;
}

/** Several tables relate the two directly: which of them a verb speaks of is not known, but who speaks a language has it. */
function isOneOfWays(from: string, to: string, knowledge: Knowledge): boolean {
  return relatesBoth(from, to, knowledge) > 1;
}

/** How many other tables refer to both. */
function relatesBoth(from: string, to: string, knowledge: Knowledge): number {
  return tablesOfBoth(from, to, knowledge).length;
}

function tablesOfBoth(from: string, to: string, { relationships }: Knowledge): readonly string[] {
  const refers = (table: string, end: string): boolean =>
    relationships.some((one) => one.from === table && one.to === end);
  const tables = new Set(relationships.map((one) => one.from));
  return [...tables].filter((one) => refers(one, from) && refers(one, to));
}

/** `director_id` tells who directed, `lead_id` who leads. */
function isNamedBy(
  { base }: DeedVerb,
  { from, fromColumns }: Relationship,
  { datasets }: Knowledge,
): boolean {
  const fields = datasets.find(({ name }) => name === from)?.fields ?? [];
  const labels = fields.filter(({ name }) => fromColumns.includes(name)).map(({ label }) => label);
  const stem = verbStem(base);
  return labels.some((label) => label.split(' ').some((word) => stem.length > 2 && word.startsWith(stem)));
}

const STATES: ReadonlySet<string> = new Set(['hold', 'know', 'own', 'speak']);

/** "users who never sold": an order refers to its buyer, and which part they played in it the verb says otherwise. */
function playsParts(of: string, path: readonly Hop[], { datasets, relationships }: Knowledge): boolean {
  const parts = new Set(datasets.flatMap(({ name, roleOf }) => (roleOf === of ? [name] : [])));
  const tables = new Set(path.map(({ to }) => to));
  return relationships.some(({ from, to }) => tables.has(from) && parts.has(to));
}

/** The table of those who did it, where rows refer to them by a key that is called so: boats have owners. */
export function doerOf(verb: DeedVerb, of: string, { datasets, relationships }: Knowledge): Dataset | null {
  const keys = new Set(relationships.flatMap(({ from, to }) => (from === of ? [to] : [])));
  const [only, ...others] = datasets.filter((one) => keys.has(one.name) && isDoer(verb, one));
  return only === undefined || others.length > 0 ? null : only;
}

/** What things are used in: the rows of the only table that refers to them. */
export function usersOf(
  { base }: DeedVerb,
  of: string,
  { datasets, relationships }: Knowledge,
): Dataset | null {
  if (base !== 'use') return null;
  const tables = new Set(relationships.flatMap(({ from, to }) => (to === of && from !== of ? [from] : [])));
  const [only, ...others] = datasets.filter(({ name, roleOf }) => tables.has(name) && roleOf === undefined);
  return only === undefined || others.length > 0 || !only.isVisible ? null : only;
}

const KINDS: ReadonlySet<string> = new Set(['category', 'kind', 'status', 'type']);

/** Whether rows of the table are what the verb tells of, by its name, or by that of their date or of who did it. */
export function isToldBy({ base, nouns }: DeedVerb, { label, fields, defaultDate }: Dataset): boolean {
  const words = label.split(' ').map(singularOf);
  const noun = words.at(-1) ?? '';
  // What kinds of tickets there are says nothing of who opened one.
  if (KINDS.has(noun)) return false;
  const date = fields.find(({ name }) => name === defaultDate)?.label ?? '';
  return (
    words.some((one) => nouns.includes(one)) ||
    words.includes(base) ||
    isOfStem(base, noun) ||
    date.split(' ').some((one) => isOfStem(base, one))
  );
}

/** Brewers brew, sponsors sponsor. */
export function isDoer({ base }: DeedVerb, { label }: Dataset): boolean {
  const noun = singularOf(label.slice(label.lastIndexOf(' ') + 1));
  return noun.replace(/[eo]r$/, '') === base.replace(/e$/, '') || noun === base;
}

function isOfStem(base: string, word: string): boolean {
  const stem = verbStem(base);
  const other = verbStem(word);
  return stem.length > 2 && (other === stem || ENDINGS.some((ending) => other === stem + ending));
}

const ENDINGS: readonly string[] = ['ation', 'ment', 'ship', 'sion', 'tion'];

/** Whether it is a table of little more than keys to others, or that brings each two together once. */
export function isLink({ name, fields, primaryKey }: Dataset, { relationships }: Knowledge): boolean {
  const references = relationships.filter(({ from }) => from === name);
  const keys = new Set(references.flatMap(({ fromColumns }) => fromColumns));
  if (primaryKey.length === 2 && primaryKey.every((column) => keys.has(column))) return true;
  return (
    references.length > 1 &&
    fields.every(({ role }) => role !== 'time') &&
    fields.filter(({ role }) => role !== 'key').length <= LINK_FIELDS_MAX
  );
}

const LINK_FIELDS_MAX = 3;
