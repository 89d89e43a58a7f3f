import { type Dataset, type Knowledge, singularOf } from '../catalog/mod.ts';
import type { Token } from './token.ts';

/**
 * The knowledge with the tables marked whose rows are said to have what several tables refer to: "runs by depot *of the truck*" leads
 * through the trucks, and not through the drivers, who have a depot too.
 */
export function withSaidOwners(knowledge: Knowledge, tokens: readonly Token[]): Knowledge {
  const owned = ownedOf(knowledge);
  if (owned.size === 0) return knowledge;
  const words = tokens.map(({ kind, norm }) => (kind === 'word' ? singularOf(norm) : norm));
  const said = words.flatMap((word, at) => {
    const owners = owned.get(word);
    return owners === undefined ? [] : ownerSaid(words, at, owners);
  });
  const [owner, ...others] = new Set(said);
  // Of two of them neither is the way for all that is asked.
  if (owner === undefined || others.length > 0) return knowledge;
  const datasets = knowledge.datasets.map((dataset) =>
    dataset.name === owner ? { ...dataset, isSaid: true } : dataset,
  );
  return { ...knowledge, datasets };
}

/** By the last word of its name, each table that several others refer to: those others by the last words of theirs. */
type Owned = ReadonlyMap<string, ReadonlyMap<string, string>>;

const OWNED = new WeakMap<Knowledge, Owned>();

function ownedOf(knowledge: Knowledge): Owned {
  const known = OWNED.get(knowledge);
  if (known !== undefined) return known;
  const { datasets, relationships } = knowledge;
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const { name, label, roleOf } of datasets) {
    const noun = lastWordOf(label);
    const holders = datasets.filter(
      (one) => one.name !== name && relationships.some(({ from, to }) => from === one.name && to === name),
    );
    const isTold = roleOf === undefined && holders.length > 1 && isAlone(noun, name, datasets);
    const called = holders.filter((one) => isAlone(lastWordOf(one.label), one.name, datasets));
    if (isTold && called.length > 0)
      found.set(noun, new Map(called.map((one) => [lastWordOf(one.label), one.name])));
  }
  OWNED.set(knowledge, found);
  return found;
}

function lastWordOf(label: string): string {
  return singularOf(label.slice(label.lastIndexOf(' ') + 1));
}

function isAlone(noun: string, table: string, datasets: readonly Dataset[]): boolean {
  return datasets.every(({ name, label }) => name === table || lastWordOf(label) !== noun);
}

/** "depot of the truck", "depot name of the truck", "the truck's home depot", "truck depot", "trucks of the depot". */
function ownerSaid(words: readonly string[], at: number, owners: ReadonlyMap<string, string>): string[] {
  const next = words.slice(at + 1, at + 1 + AFTER_MAX);
  const of = next.indexOf('of');
  const after = of < 0 || of > 1 ? [] : next.slice(of + 1).filter((word) => !ARTICLES.has(word));
  const before = words.slice(Math.max(0, at - BEFORE_MAX), at).filter((word) => !ARTICLES.has(word));
  const [own, last] = [before.findLast((word) => word === "'s"), before.at(-1)];
  const possessor = own === undefined ? last : before[before.lastIndexOf("'s") - 1];
  const place = before.findLastIndex((word) => PLACES.has(word));
  const placed = place < 1 ? undefined : before[place - 1];
  const found = [after[0], possessor, placed].flatMap((word) => owners.get(word ?? '') ?? []);
  return found;
}

const AFTER_MAX = 4;
const BEFORE_MAX = 5;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'its', 'our', 'the', 'their']);
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'of']);
