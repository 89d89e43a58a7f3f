import { singularOf } from '../../../catalog/mod.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import {
  either,
  inView,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
} from '../parser.ts';
import type { DimensionSketch } from '../sketch.ts';
import { dimension } from './dimensions.ts';
import { discreteField } from './fields.ts';
import { datasetTerm } from './terms.ts';
import { done } from './verbs.ts';
import { word } from './words.ts';

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

/** "by exhibit category", "for each category of exhibits", where categories have a table of their own: that of the exhibits. */
export const tableOfRows: Parser<RowsOfEach> = symbol(() =>
  inView(
    either<RowsOfEach>(
      sequence([word('group'), datasetTerm, kindOfRows], (_, through, of) => ({ dimension: of, through })),
      sequence([word('group'), kindOfRows, typed(OF), severalRows], (_, of, __, through) => ({
        dimension: of,
        through,
      })),
    ),
    ofTheirOne,
  ),
);

const kindOfRows: Parser<DimensionSketch> = symbol(() =>
  either<DimensionSketch>(
    mapped(datasetTerm, (dataset) => ({ kind: 'dataset', dataset })),
    mapped(discreteField, (field) => ({ kind: 'field', field })),
  ),
);

/** The table, or the one column of another table, that each of the rows has; null for what is a column of theirs. */
function ofTheirOne({ dimension: of, through }: RowsOfEach, index: KnowledgeIndex): RowsOfEach | null {
  if (of.kind === 'dataset')
    return areTied(of.dataset, through, index.knowledge) ? { dimension: of, through } : null;
  const [only, ...others] = of.kind === 'field' ? of.field.alternatives : [];
  const isTheirs =
    only !== undefined &&
    others.length === 0 &&
    only.dataset !== through &&
    areTied(only.dataset, through, index.knowledge);
  return isTheirs
    ? { dimension: { kind: 'field', field: { alternatives: [only], owner: only.dataset } }, through }
    : null;
}

const OF: ReadonlySet<string> = new Set(['of']);

/** Whether a key of one of the tables leads to the other. */
function areTied(one: string, other: string, { relationships }: KnowledgeIndex['knowledge']): boolean {
  return (
    one !== other &&
    relationships.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))
  );
}

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
