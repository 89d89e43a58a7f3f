import type { Knowledge, Relationship } from '../../catalog/mod.ts';
import type { JoinProblem } from './join-problem.ts';

/** One key, walked in one direction. */
export interface Hop {
  readonly relationship: Relationship;
  readonly from: string;
  readonly to: string;
  readonly fromColumns: readonly string[];
  readonly toColumns: readonly string[];
  /** A row of `from` may have several rows of `to`. */
  readonly isToMany: boolean;
  /** A row of `from` may have no row of `to`. */
  readonly mayMiss: boolean;
  /** From the referenced side to the referencing one. */
  readonly isReverse: boolean;
}

/** Between which tables a way is sought, in a query that names these. */
interface Ends {
  readonly from: string;
  readonly to: string;
  readonly named: ReadonlySet<string>;
}

/** Paths are enumerated up to this number; more only occur in schemas where the choice is hopeless anyway. */
const PATHS_MAX = 64;

/** A path this many times as fan-free as the next is meant: account → card holder, not account → same district. */
const FAN_OUT_RATIO = 5;

/**
 * The shortest path between two tables. Of equally short ones: through tables that the query names, then the higher
 * preference, then fewer hops to a many side, then fewer rows met through a shared parent, then far smaller fan-out.
 */
export function joinPath(knowledge: Knowledge, ends: Ends): readonly Hop[] | JoinProblem {
  if (ends.from === ends.to) return [];
  const paths = PATHS.get(knowledge) ?? new Map<string, Path>();
  PATHS.set(knowledge, paths);
  const key = [ends.from, ends.to, ...[...ends.named].sort()].join('\n');
  const known = paths.get(key);
  if (known !== undefined) return known;
  const path = findPath(knowledge, ends);
  if (paths.size >= PATHS_KEPT) paths.clear();
  paths.set(key, path);
  return path;
}

type Path = readonly Hop[] | JoinProblem;

/** The ways that questions took before. */
const PATHS = new WeakMap<Knowledge, Map<string, Path>>();
const PATHS_KEPT = 500;

function findPath(knowledge: Knowledge, ends: Ends): Path {
  const paths = meantPaths(knowledge, ends);
  if (paths.length === 0) return { kind: 'no-path', tables: [ends.from, ends.to] };
  const best = bestOf(paths, ends.named, knowledge);
  const [first, second] = best
    .map((path) => ({ path, fanOut: fanOutOf(knowledge, path) }))
    .sort((a, b) => a.fanOut - b.fanOut);
  if (first === undefined) throw new Error('A non-empty list of paths has a best one');
  if (second !== undefined && second.fanOut < first.fanOut * FAN_OUT_RATIO) {
    const names = best.map((path) => path.map((hop) => hop.relationship.name));
    return { kind: 'ambiguous-path', from: ends.from, to: ends.to, paths: names };
  }
  return first.path;
}

/**
 * The shortest paths; where those only lead through what both ends have in common, longer ones on which some rows tell that the
 * two belong together: students take sections of courses, and are not in all courses of their department.
 */
function meantPaths(knowledge: Knowledge, ends: Ends): readonly (readonly Hop[])[] {
  const shortest = shortestPaths(knowledge, ends);
  const said = throughSaid(knowledge, ends, shortest[0]?.length ?? 0);
  if (said.length > 0) return said;
  const [first] = shortest;
  if (first === undefined || !shortest.every(isByParent)) return shortest;
  const parents = new Set(
    shortest.flatMap((path) => path.flatMap(({ to }, at) => (isTurn(path, at + 1) ? [to] : []))),
  );
  if ([...parents].some((table) => ends.named.has(table))) return shortest;
  const others = shortestPaths(knowledge, ends, parents).filter(
    (path) => !isByParent(path) && path.length <= first.length + FURTHER_MAX,
  );
  return others.length > 0 ? others : shortest;
}

/** The shortest paths through a table that a verb of the question is the name of, where it refers to one end and is near the other. */
function throughSaid(knowledge: Knowledge, ends: Ends, shortest: number): readonly (readonly Hop[])[] {
  const paths = knowledge.datasets.flatMap(({ name, isSaid }) =>
    isSaid === true && name !== ends.from && name !== ends.to
      ? through(name, knowledge, { ends, shortest })
      : [],
  );
  const length = Math.min(...paths.map((path) => path.length));
  return paths.filter((path) => path.length === length);
}

function through(
  said: string,
  knowledge: Knowledge,
  { ends: { from, to }, shortest }: { readonly ends: Ends; readonly shortest: number },
): readonly (readonly Hop[])[] {
  const named = new Set([from, to]);
  const before = shortestPaths(knowledge, { from, to: said, named });
  const after = shortestPaths(knowledge, { from: said, to, named });
  const lengths = [before[0]?.length ?? FAR, after[0]?.length ?? FAR].sort((a, b) => a - b);
  const [near = FAR, far = FAR] = lengths;
  // Loans that are opened are what others refer to, and lead nowhere that is nearer without them.
  const isThing = knowledge.relationships.some((one) => one.to === said && one.from !== said);
  const longest = isThing ? shortest : shortest + FURTHER_MAX;
  if (near > 1 || (far > 1 && shortest < 2) || near + far > longest) return [];
  return before.flatMap((first) =>
    after
      .map((second) => [...first, ...second])
      .filter(
        (path) =>
          new Set(path.map((hop) => hop.to)).size === path.length && path.every((hop) => hop.to !== from),
      ),
  );
}

const FAR = 9;

/** How many keys more a way may have that says how two things are related. */
const FURTHER_MAX = 1;

/** Up to a shared parent and down again relates rows only by what they have in common. */
function isByParent(path: readonly Hop[]): boolean {
  return path.some((_, at) => isTurn(path, at));
}

function isTurn(path: readonly Hop[], at: number): boolean {
  return path[at]?.isToMany === true && path[at - 1]?.isReverse === false;
}

/** The same key, walked the other way. */
export function reverseHop(hop: Hop): Hop {
  return toHop(hop.relationship, !hop.isReverse);
}

function toHop(relationship: Relationship, isReverse: boolean): Hop {
  const { from, to, fromColumns, toColumns, isTotal, isOneToOne } = relationship;
  return {
    relationship,
    from: isReverse ? to : from,
    to: isReverse ? from : to,
    fromColumns: isReverse ? toColumns : fromColumns,
    toColumns: isReverse ? fromColumns : toColumns,
    isToMany: isReverse && !isOneToOne,
    mayMiss: isReverse || !isTotal,
    isReverse,
  };
}

/** The hops of each knowledge by their start, kept as long as the knowledge is: it never changes. */
const HOPS = new WeakMap<Knowledge, ReadonlyMap<string, readonly Hop[]>>();

function hopsOf(knowledge: Knowledge): ReadonlyMap<string, readonly Hop[]> {
  const known = HOPS.get(knowledge);
  if (known !== undefined) return known;
  const hops = knowledge.relationships
    .filter(({ from, to }) => from !== to)
    .flatMap((relationship) => [toHop(relationship, false), toHop(relationship, true)]);
  const found = Map.groupBy(hops, (hop) => hop.from);
  HOPS.set(knowledge, found);
  return found;
}

function shortestPaths(
  knowledge: Knowledge,
  { from, to, named }: Ends,
  without: ReadonlySet<string> = NONE,
): readonly (readonly Hop[])[] {
  const hopsFrom = hopsOf(knowledge);
  // Ways through a role are ways through its table, unless it is the role that the query names.
  const isWay = (table: string): boolean => table === to || named.has(table) || !isRole(knowledge, table);
  const seen = new Set([from, ...without]);
  let frontier: (readonly Hop[])[] = [[]];
  while (frontier.length > 0) {
    const longer = frontier.flatMap((path) =>
      (hopsFrom.get(path.at(-1)?.to ?? from) ?? [])
        .filter((hop) => !seen.has(hop.to) && isWay(hop.to))
        .map((hop) => [...path, hop]),
    );
    const arrived = longer.filter((path) => path.at(-1)?.to === to);
    if (arrived.length > 0) return arrived.slice(0, PATHS_MAX);
    for (const path of longer) seen.add(path.at(-1)?.to ?? from);
    frontier = longer.slice(0, PATHS_MAX * PATHS_MAX);
  }
  return [];
}

function bestOf(
  paths: readonly (readonly Hop[])[],
  named: ReadonlySet<string>,
  knowledge: Knowledge,
): readonly (readonly Hop[])[] {
  const costs = [
    (path: readonly Hop[]) => path.slice(0, -1).filter((hop) => !named.has(hop.to)).length,
    (path: readonly Hop[]) => (isByPair(path, knowledge) ? 0 : 1),
    (path: readonly Hop[]) => -path.reduce((sum, hop) => sum + hop.relationship.preference, 0),
    (path: readonly Hop[]) => path.filter((hop) => hop.isToMany).length,
    (path: readonly Hop[]) => path.filter((_, at) => isTurn(path, at)).length,
  ];
  return costs.reduce((left, cost) => {
    const least = Math.min(...left.map(cost));
    return left.filter((path) => cost(path) === least);
  }, paths);
}

/** Whether the table between the two is called after both: `translator language` of translators and languages. */
function isByPair([first, second, ...others]: readonly Hop[], { datasets }: Knowledge): boolean {
  if (first === undefined || second === undefined || others.length > 0) return false;
  const labelOf = (table: string): readonly string[] =>
    datasets.find(({ name }) => name === table)?.label.split(' ') ?? [];
  const pair = labelOf(first.to);
  return pair.length > 1 && [first.from, second.to].every((end) => pair.includes(nounOf(labelOf(end))));
}

/** The coverage of a coverage type. */
function nounOf(label: readonly string[]): string {
  const last = label.at(-1) ?? '';
  return (KINDS.has(last) ? label.at(-2) : undefined) ?? last;
}

const KINDS: ReadonlySet<string> = new Set(['class', 'kind', 'type']);

const NONE: ReadonlySet<string> = new Set();

function isRole({ datasets }: Knowledge, table: string): boolean {
  return datasets.some(({ name, roleOf }) => name === table && roleOf !== undefined);
}

/** How many rows at the end a row at the start has on average, by the sizes of the tables. */
function fanOutOf(knowledge: Knowledge, path: readonly Hop[]): number {
  const rows = (table: string): number =>
    Math.max(1, knowledge.datasets.find(({ name }) => name === table)?.rowCount ?? 1);
  return path
    .filter((hop) => hop.isToMany)
    .reduce((product, hop) => product * Math.max(1, rows(hop.to) / rows(hop.from)), 1);
}
