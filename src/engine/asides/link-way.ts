import type { Dataset, Field, Knowledge, Relationship } from '../../catalog/mod.ts';
import { type Hop, joinPath } from '../joins/join-path.ts';
import { DEED_VERBS } from '../lexicon/deed-verbs.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { LEADING_VERBS } from '../lexicon/neutral-verbs.ts';
import { stemOf } from '../ties.ts';
import { wordsOfRole } from '../words-of-role.ts';
import type { LinkRun } from './linked-terms.ts';
import { isDoer, isLink, isToldBy } from './told-deeds.ts';

/** Two tables that a verb brings together, or one where both names are of the same rows. */
export type LinkedTables = readonly [before: string, after: string];

/**
 * The two tables that the names beside the verb are of, where exactly one way of keys brings them together and nothing that the
 * data has tells the verb apart from it: a flag, a state or another key that is called so. Null otherwise.
 */
export function linkWay({ base, before, after }: LinkRun, knowledge: Knowledge): LinkedTables | null {
  const shared = [...before].filter((table) => after.has(table));
  const [own] = shared;
  if (own !== undefined)
    return shared.length === 1 && !tellsOtherwise(base, [own], knowledge) && !tiesToOwn(base, own, knowledge)
      ? [own, own]
      : null;
  const ways = [...before].flatMap((from) =>
    [...after].flatMap((to) => wayBetween(base, [from, to], knowledge)),
  );
  const [way] = ways;
  return way !== undefined && ways.length === before.size * after.size && ways.length === 1 ? way : null;
}

function wayBetween(base: string, [from, to]: LinkedTables, knowledge: Knowledge): readonly LinkedTables[] {
  const path = joinPath(knowledge, { from, to, named: new Set([from, to]) });
  if ('kind' in path || path.length > HOPS_MAX) return [];
  const table = (name: string): Dataset | undefined => knowledge.datasets.find((one) => one.name === name);
  const between = path.slice(0, -1).flatMap((hop) => table(hop.to) ?? []);
  const isSaid = between.some((one) => one.isSaid === true);
  const isOnlyWay =
    isSaid ||
    (path.every((hop) => isOnlyKey(hop, knowledge)) && bridges(from, to, knowledge) <= between.length);
  // What belongs to a maker of a country is of that country.
  const isChain = path.every(({ isReverse }) => isReverse) || !path.some(({ isReverse }) => isReverse);
  if (!isOnlyWay || !(isChain || between.every((one) => one.isSaid === true || isTold(base, one, knowledge))))
    return [];
  if (!isSaid && !path.every((hop) => isPlainKey(base, hop, knowledge))) return [];
  if (!isSaid && needsEvent(base, [from, to], { between, knowledge })) return [];
  const tables = [from, ...path.map((hop) => hop.to)];
  return tellsOtherwise(base, tables, knowledge) ? [] : [[from, to]];
}

/** A table on the way, and those at its ends. */
const HOPS_MAX = 2;

/** No other key brings the same two tables together. */
function isOnlyKey({ from, to }: Hop, { relationships, datasets }: Knowledge): boolean {
  const plays = (name: string): string => datasets.find((one) => one.name === name)?.roleOf ?? name;
  const [one, other] = [plays(from), plays(to)];
  const keys = relationships.filter((key) => {
    const [a, b] = [plays(key.from), plays(key.to)];
    return (a === one && b === other) || (a === other && b === one);
  });
  return new Set(keys.map((key) => `${plays(key.from)} ${key.fromColumns.join(' ')}`)).size === 1;
}

/** How many other tables refer to both, to each once: a stop has an airline of its arrival and one of its departure, and so no flight of either. */
function bridges(from: string, to: string, { relationships }: Knowledge): number {
  const refers = (table: string, end: string): boolean =>
    relationships.filter((one) => one.from === table && one.to === end).length === 1;
  return [...new Set(relationships.map((one) => one.from))].filter(
    (one) => one !== from && one !== to && refers(one, from) && refers(one, to),
  ).length;
}

/** A table on the way only links the two, or tells of what the verb says. */
function isTold(base: string, table: Dataset, knowledge: Knowledge): boolean {
  const verb = DEED_VERBS.get(base) ?? { base, forms: [], nouns: [] };
  return isLink(table, knowledge) || verb.nouns.includes('*') || isToldBy(verb, table);
}

/** A verb that tells of something done needs rows that tell of it: who reviewed films has reviews. */
function needsEvent(
  base: string,
  [from, to]: LinkedTables,
  { between, knowledge }: { readonly between: readonly Dataset[]; readonly knowledge: Knowledge },
): boolean {
  const verb = DEED_VERBS.get(base);
  if (verb === undefined || verb.nouns.length === 0 || verb.nouns.includes('*')) return false;
  const ends = knowledge.datasets.filter(({ name }) => name === from || name === to);
  const isTold = [...between, ...ends].some((one) => isToldBy(verb, one) || isDoer(verb, one));
  return !isTold && !(JOINING.has(base) && between.some((one) => isLink(one, knowledge)));
}

/** Verbs of which it is enough that rows belong together: who takes a course is among its students. */
const JOINING: ReadonlySet<string> = new Set(
  'apply attend enrol enroll raise register take train'.split(' '),
);

/** The key is called as the table is that it leads to, or its key, or as the verb is: who manages a shop need not work there. */
function isPlainKey(base: string, { relationship }: Hop, knowledge: Knowledge): boolean {
  const label = labelOf(relationship, knowledge);
  const to = knowledge.datasets.find(({ name }) => name === relationship.to);
  const stem = verbStem(base);
  const isOfSameName = relationship.fromColumns.join() === relationship.toColumns.join();
  if (label.split(' ').some((word) => stem.length > 2 && word.startsWith(stem))) return true;
  const own = [to?.label ?? '', ...(to?.synonyms ?? [])].flatMap((name) => name.split(' '));
  const isOfDoer = own.some((word) => word.replace(/[eo]r$/, '') === base.replace(/e$/, ''));
  if (LEADING_VERBS.has(base)) return isOfDoer;
  return (
    isOfDoer ||
    isOfSameName ||
    to?.roleOf !== undefined ||
    wordsOfRole(label).every((word) => isOwnWord(word, own))
  );
}

/** `hero_id` of superheroes, `link_to_major` of majors. */
function isOwnWord(word: string, own: readonly string[]): boolean {
  return LINKING.has(word) || own.some((one) => one.includes(word) || word.startsWith(one));
}

const LINKING: ReadonlySet<string> = new Set(['fk', 'link', 'of', 'ref', 'to']);

function labelOf({ from, fromColumns }: Relationship, { datasets }: Pick<Knowledge, 'datasets'>): string {
  const fields = datasets.find(({ name }) => name === from)?.fields ?? [];
  return fields.find(({ name }) => name === fromColumns[0])?.label ?? '';
}

/** "publications that cite Y", "mechanics who lead Ada": a table or a key that is called so ties rows to others of the same table. */
function tiesToOwn(base: string, own: string, { datasets, relationships }: Knowledge): boolean {
  const stem = stemOf(base);
  const isCalled = (label: string): boolean => label.split(' ').some((word) => stemOf(word) === stem);
  return relationships.some((key) => {
    if (key.to !== own) return false;
    const from = datasets.find(({ name }) => name === key.from);
    const isSelf = key.from === own || relationships.filter((one) => isBeside(one, key)).length > 1;
    return isSelf && (isCalled(from?.label ?? '') || isCalled(labelOf(key, { datasets })));
  });
}

function isBeside(one: Relationship, other: Relationship): boolean {
  return one.from === other.from && one.to === other.to;
}

/**
 * A column of one of the tables that is called so, and is no key, tells more of it: a flag, a state, a number. How many of them there
 * are of each two says no more than that they belong together.
 */
function tellsOtherwise(base: string, tables: readonly string[], knowledge: Knowledge): boolean {
  const stem = verbStem(base);
  const isOfVerb = ({ label, role }: Field, isOfLink: boolean): boolean =>
    role !== 'key' &&
    role !== 'time' &&
    !(isOfLink && role === 'measure') &&
    label.split(' ').some((word) => verbStem(word) === stem);
  return knowledge.datasets.some(
    (one) => tables.includes(one.name) && one.fields.some((field) => isOfVerb(field, isLink(one, knowledge))),
  );
}
