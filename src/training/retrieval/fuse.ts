/** The constant of reciprocal rank fusion, as in Cormack, Clarke and Büttcher, SIGIR 2009. */
const RANK_OFFSET = 60;

/** A position with its score: 1 where every list has it first. */
export interface Fused {
  readonly position: number;
  readonly score: number;
}

/** Lists of positions, each best first, as one by reciprocal ranks; of equal ones the lower position goes first. */
export function fuse(lists: readonly (readonly number[])[]): Fused[] {
  const scores = new Map<number, number>();
  for (const list of lists) {
    for (const [rank, position] of list.entries()) {
      const share = (RANK_OFFSET + 1) / (RANK_OFFSET + 1 + rank) / lists.length;
      scores.set(position, (scores.get(position) ?? 0) + share);
    }
  }
  return Array.from(scores, ([position, score]) => ({ position, score })).sort(
    (a, b) => b.score - a.score || a.position - b.position,
  );
}
