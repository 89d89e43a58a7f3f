import type { Knowledge } from '../../catalog/mod.ts';
import { type Hop, joinPath } from './join-path.ts';
import { JoinError } from './join-problem.ts';

/** What is joined to a table, so that its rows can be grouped, tested and shown. */
export interface JoinRequest {
  /** The table whose rows matter, each of them. */
  readonly base: string;
  /** Tables whose columns group the rows: a row with several of theirs belongs to several groups. */
  readonly dimensions: ReadonlySet<string>;
  /** Tables of which the row shows or aggregates one value. */
  readonly outputs: ReadonlySet<string>;
  /** Tables of which conditions speak: joined where the row refers to them, else left to a semi-join. */
  readonly conditions: ReadonlySet<string>;
  /** Of those, the ones without whose row the conditions cannot hold. */
  readonly required: ReadonlySet<string>;
  /** Hops to start with, where the way back to an outer query is already known. */
  readonly seed: readonly Hop[];
}

export interface Join {
  readonly hop: Hop;
  /** An inner join would lose rows that the question is about. */
  readonly isOuter: boolean;
}

export interface JoinPlan {
  readonly base: string;
  readonly joins: readonly Join[];
  /** All tables that the request names: ways through them are meant. */
  readonly named: ReadonlySet<string>;
  /** A row of the base can occur several times. */
  readonly isFannedOut: boolean;
}

/** The tree of joins that brings the requested tables to the base; throws JoinError where there is none or no single one. */
export function joinPlan(knowledge: Knowledge, request: JoinRequest): JoinPlan {
  const { base, dimensions, outputs, conditions, seed } = request;
  const named = new Set([base, ...dimensions, ...outputs, ...conditions]);
  const tree: Hop[] = [...seed];
  const inner = new Set(seed.map((hop) => hop.to));
  const way = (table: string): readonly Hop[] => remainingPath(knowledge, { base, tree, to: table, named });
  /** Rows that refer to others come first, since they settle which others are meant; then the nearest. */
  const byDistance = (tables: ReadonlySet<string>): readonly string[] =>
    [...tables]
      .map((table) => ({ table, distance: way(table).length, settles: settledBy(table, tables, knowledge) }))
      .sort((a, b) => b.settles - a.settles || a.distance - b.distance)
      .map(({ table }) => table);

  for (const table of byDistance(dimensions)) {
    const hops = way(table);
    tree.push(...hops);
    // A group by something of a related row is a question about the rows that have one.
    for (const hop of hops) if (hop.isReverse) inner.add(hop.to);
  }
  for (const table of byDistance(outputs)) {
    const hops = way(table);
    if (hops.some((hop) => hop.isToMany)) throw new JoinError({ kind: 'many-values', base, related: table });
    tree.push(...hops);
  }
  for (const table of byDistance(conditions)) {
    const hops = way(table);
    // What refers to the row is a row of its own: a condition on it asks whether there is one.
    if (!hops.some((hop) => hop.isReverse)) tree.push(...hops);
  }
  for (const table of request.required) inner.add(table);
  requireTree(base, tree);
  return { base, joins: toJoins(tree, inner), named, isFannedOut: tree.some((hop) => hop.isToMany) };
}

/** The hops from the joined tables to another one; none if it is joined. Throws JoinError as `joinPlan` does. */
export function remainingPath(
  knowledge: Knowledge,
  search: {
    readonly base: string;
    readonly tree: readonly Hop[];
    readonly to: string;
    readonly named: ReadonlySet<string>;
  },
): readonly Hop[] {
  const { base, tree, to, named } = search;
  const joined = new Set([base, ...tree.map((hop) => hop.to)]);
  if (joined.has(to)) return [];
  const path = joinPath(knowledge, { from: base, to, named });
  if ('kind' in path) throw new JoinError(path);
  const rest = path.slice(path.findLastIndex((hop) => joined.has(hop.from)));
  // What the base itself refers to is its own; else what a joined row refers to is meant.
  return path.some((hop) => hop.isReverse) ? (forwardPath(knowledge, search) ?? rest) : rest;
}

/** Ways that were found one after another may meet again in a table, of which there would then be two rows. */
function requireTree(base: string, tree: readonly Hop[]): void {
  const reached = [base, ...tree.map((hop) => hop.to)];
  const twice = reached.find((table, at) => reached.indexOf(table) < at);
  if (twice === undefined) return;
  const paths = tree.filter((hop) => hop.to === twice).map((hop) => [hop.from, twice]);
  throw new JoinError({ kind: 'ambiguous-path', from: base, to: twice, paths });
}

/** How many of the tables a row of this one refers to. */
function settledBy(table: string, tables: ReadonlySet<string>, knowledge: Knowledge): number {
  return [...tables].filter((other) => {
    const path = joinPath(knowledge, { from: table, to: other, named: tables });
    return !('kind' in path) && path.every((hop) => !hop.isReverse);
  }).length;
}

/** The shortest way on from a joined row to the one it refers to; null if none refers to it. */
function forwardPath(
  knowledge: Knowledge,
  {
    tree,
    to,
    named,
  }: { readonly tree: readonly Hop[]; readonly to: string; readonly named: ReadonlySet<string> },
): readonly Hop[] | null {
  const paths = tree.flatMap((hop) => {
    const path = joinPath(knowledge, { from: hop.to, to, named });
    return 'kind' in path || path.some(({ isReverse }) => isReverse) ? [] : [path];
  });
  return paths.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

function toJoins(tree: readonly Hop[], inner: ReadonlySet<string>): readonly Join[] {
  const children = (table: string): readonly string[] =>
    tree.filter((hop) => hop.from === table).flatMap((hop) => [hop.to, ...children(hop.to)]);
  const outer = new Set<string>();
  return tree.map((hop) => {
    const isInner = [hop.to, ...children(hop.to)].some((table) => inner.has(table));
    const isOuter = !isInner && (hop.mayMiss || outer.has(hop.from));
    if (isOuter) outer.add(hop.to);
    return { hop, isOuter };
  });
}
