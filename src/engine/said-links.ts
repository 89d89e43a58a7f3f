import { type Dataset, type Knowledge, singularOf } from '../catalog/mod.ts';
import type { Candidate } from './candidate.ts';
import { COUNTED, DOERS, LINK_PARTICLES, LINK_STEMS, linkStem } from './lexicon/link-verbs.ts';
import type { Token } from './token.ts';

/**
 * The knowledge with the tables marked that a verb of the question is the name of, so that rows are related by them: films that
 * people direct are those of `directs`, and not those of `acts_in`.
 */
export function withSaidLinks(knowledge: Knowledge, tokens: readonly Token[]): Knowledge {
  const links = toldLinksOf(knowledge);
  if (links.size === 0) return knowledge;
  const said = new Set(
    tokens.flatMap(({ kind, norm }) => (kind === 'word' ? (links.get(linkStem(norm)) ?? []) : [])),
  );
  if (said.size === 0) return knowledge;
  return {
    ...knowledge,
    datasets: knowledge.datasets.map((dataset) =>
      said.has(dataset.name) ? { ...dataset, isSaid: true } : dataset,
    ),
  };
}

/** Tables that are named by a verb, by its stem; kept as long as the knowledge is: it never changes. */
const LINKS = new WeakMap<Knowledge, ReadonlyMap<string, readonly string[]>>();

/** The tables that relate others and are named by what these do, by the stem of the verb: `teaches`, `trained_in`. */
export function linksOf(knowledge: Knowledge): ReadonlyMap<string, readonly string[]> {
  const known = LINKS.get(knowledge);
  if (known !== undefined) return known;
  const found = new Map<string, string[]>();
  for (const dataset of knowledge.datasets) {
    const verb = linkVerb(dataset, knowledge);
    if (verb === null) continue;
    const stem = linkStem(verb);
    found.set(stem, [...(found.get(stem) ?? []), dataset.name]);
  }
  LINKS.set(knowledge, found);
  return found;
}

/** All tables that a verb tells apart from others between the same two, by the stem of the verb. */
const TOLD = new WeakMap<Knowledge, ReadonlyMap<string, readonly string[]>>();

function toldLinksOf(knowledge: Knowledge): ReadonlyMap<string, readonly string[]> {
  const known = TOLD.get(knowledge);
  if (known !== undefined) return known;
  const found = new Map([...eventLinksOf(knowledge), ...linksOf(knowledge)]);
  TOLD.set(knowledge, found);
  return found;
}

/**
 * Tables of pairs with the date of an event, where others relate the same two tables: who attended a course has an attendance, and no
 * registration alone.
 */
function eventLinksOf({ datasets, relationships }: Knowledge): ReadonlyMap<string, readonly string[]> {
  const endsOf = (dataset: string): ReadonlySet<string> =>
    new Set(relationships.flatMap(({ from, to }) => (from === dataset ? [to] : [])));
  const pairs = datasets.filter(({ name, roleOf }) => roleOf === undefined && endsOf(name).size > 1);
  const isOneOfWays = ({ name }: Dataset): boolean =>
    pairs.some((other) => other.name !== name && endsOf(name).intersection(endsOf(other.name)).size > 1);
  const named = pairs.filter(isOneOfWays).flatMap(({ name, label, fields }) => {
    const events = fields.flatMap(({ role, synonyms }) => (role === 'time' ? synonyms : []));
    // Much may be done to what others refer to.
    const isThing = relationships.some(({ from, to }) => to === name && from !== name);
    const participles = isThing ? [] : events.filter((event) => PARTICIPLE.test(event));
    const deed = DEED.exec(label)?.[1] ?? [];
    const stems = new Set([...participles, deed].flat().map(linkStem));
    return [...stems].map((stem) => [stem, [name]] as const);
  });
  return alone(named);
}

const PARTICIPLE = /^[a-z]+ed$/;
/** "course *offer*ing" */
const DEED = /(?:^| )([a-z]{4,})ing$/;

/** Those whose stem is of one table only. */
function alone(
  named: readonly (readonly [string, readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const stems = [...Map.groupBy(named, ([stem]) => stem).values()];
  return new Map(stems.flatMap((same) => (same.length === 1 ? same : [])));
}

/**
 * The candidates without those tables where their names say what somebody does: "the person who *acts in* the most films" asks
 * for no `acts_in`.
 */
export function withoutDone(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  knowledge: Knowledge,
): readonly Candidate[] {
  const links = new Set([...linksOf(knowledge).values()].flat());
  if (links.size === 0) return candidates;
  const isRows = (one: Candidate): boolean =>
    one.meaning.kind === 'dataset' && !links.has(one.meaning.dataset);
  return candidates.filter((one) => {
    if (one.meaning.kind !== 'dataset' || !links.has(one.meaning.dataset)) return true;
    const [before, word] = [tokens[one.start - 1]?.norm ?? '', tokens[one.start]?.norm ?? ''];
    const isAfterRows =
      !COUNTED.has(linkStem(word)) && candidates.some((other) => other.end === one.start && isRows(other));
    const isCounted = HAVING.has(before) && COUNTED.has(linkStem(word)) && singularOf(word) !== word;
    return !((DOERS.has(before) && !isCounted) || isAfterRows);
  });
}

/** Who has likes has so many of them, and who has acted acted. */
const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have']);

/** The verb that the table is named by; null for others. Who does it may stand before: `tutor_teaches`, beside a `teaches` of others. */
export function linkVerb(
  { name, label, roleOf }: Dataset,
  { datasets, relationships }: Knowledge,
): string | null {
  const ends = relationships.flatMap(({ from, to }) => (from === name ? [to] : []));
  // A `Train` that consignments refer to is a thing.
  const isThing = relationships.some(({ from, to }) => to === name && from !== name);
  if (roleOf !== undefined || ends.length < 2 || isThing) return null;
  const doers = datasets.flatMap((one) => (ends.includes(one.name) ? [one.labelPlural, one.label] : []));
  const doer = doers.find((one) => label.startsWith(`${one} `));
  const [first = '', last = '', ...others] = label.slice(doer === undefined ? 0 : doer.length + 1).split(' ');
  const isVerb = last === '' ? VERBAL.test(first) : LINK_PARTICLES.has(last) && others.length === 0;
  return isVerb && LINK_STEMS.has(linkStem(first)) ? first : null;
}

/** A word that may be the third person of a verb, or its base where the table has no plural name. */
const VERBAL = /^[a-z]+$/i;
