import { singularOf } from '../../../catalog/mod.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { inView, optional, type Parser, revised, sequence, symbol, typed } from '../parser.ts';
import type { DimensionSketch } from '../sketch.ts';
import { dimension } from './dimensions.ts';
import { datasetTerm } from './terms.ts';
import { done } from './verbs.ts';

/** What is grouped by, and the rows that it is of. */
export interface RowsOfEach {
  readonly dimension: DimensionSketch;
  /** The table of those who did it. */
  readonly through: string;
}

/** "paid by the members of each club", "by guides from every town": the club of who did it, and no row for each of them. */
export const doersOfEach: Parser<RowsOfEach> = symbol(() =>
  inView(
    sequence(
      [optional(done), typed(BY), optional(typed(THE)), severalRows, typed(PLACES), typed(EACH), dimension],
      (_, __, ___, through, ____, _____, of) => ({ dimension: of, through }),
    ),
    ofThem,
  ),
);

const BY: ReadonlySet<string> = new Set(['by']);
const THE: ReadonlySet<string> = new Set(['all', 'the']);
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'in', 'of', 'on', 'with']);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);

/** "members"; one of them would be a group by itself. */
const severalRows: Parser<string> = revised(datasetTerm, (found, { words }) =>
  found.filter(({ end }) => {
    const noun = words[end - 1] ?? '';
    return singularOf(noun) !== noun;
  }),
);

/** The column or the other table as that of those who did it; null where it is none of theirs: "by members in each month". */
function ofThem({ dimension: of, through }: RowsOfEach, index: KnowledgeIndex): RowsOfEach | null {
  const isTheirs = (table: string): boolean => table !== through && index.isToOne(through, table);
  if (of.kind === 'dataset') return isTheirs(of.dataset) ? { dimension: of, through } : null;
  if (of.kind !== 'field' || of.field.derived !== undefined) return null;
  const { roleOf } = index.dataset(through);
  // What is said of buyers is said of users as buyers.
  const own = of.field.alternatives.flatMap((one) =>
    one.dataset === through || one.dataset === roleOf ? [{ ...one, dataset: through }] : [],
  );
  const theirs = own.length > 0 ? own : of.field.alternatives.filter(({ dataset }) => isTheirs(dataset));
  const [first] = theirs;
  if (first === undefined) return null;
  const owner = own.length > 0 ? { owner: through } : {};
  return { dimension: { kind: 'field', field: { alternatives: theirs, ...owner } }, through };
}
