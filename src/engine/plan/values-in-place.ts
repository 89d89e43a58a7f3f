import type { Assembly } from './assembly.ts';
import type { Draft } from './draft.ts';
import type { FieldTerm, MeasureSketch, Nominal } from './sketch.ts';

/**
 * "what is the second highest salary", "which fee is the third lowest": the value in that place, of which equal ones have one together,
 * and not the row that has it.
 */
export function valuesInPlace(_: Assembly, draft: Draft): Draft {
  const { rank, nominals, measures, groups, byMeasures, outputs, openers, compare, transform } = draft;
  const field = fieldInPlace(draft);
  if (rank === null || field === null || openers.has('who')) return draft;
  if (measures.length + groups.length + byMeasures.length > 0) return draft;
  if (outputs !== null || compare !== null || transform !== null) return draft;
  const [table, ...others] = new Set(field.alternatives.map(({ dataset }) => dataset));
  const [rows, ...otherRows] = nominals;
  if (table === undefined || others.length + otherRows.length > 0) return draft;
  if (rows !== undefined && rows.dataset !== table) return draft;
  const by: MeasureSketch = { kind: 'bare', field };
  const whole: Nominal = { kind: 'nominal', dataset: table, conditions: [] };
  return {
    ...draft,
    openers: new Set([...openers, 'distinct']),
    nominals: [rows ?? whole],
    columns: [{ kind: 'field', field }],
    rank: { ...rank, by },
  };
}

/** The one column whose second or a later value is asked for; null where rows are. */
function fieldInPlace({ rank, columns, nominals, openers, startsWithRank }: Draft): FieldTerm | null {
  if (rank === null || (rank.position ?? 1) < 2 || rank.limit !== null || rank.property !== undefined)
    return null;
  // "the second most common channel": how often each is there decides.
  if (rank.quality === 'number') return null;
  const [column, ...others] = columns;
  if (others.length > 0) return null;
  // "which fee is the second highest"
  if (column !== undefined)
    return rank.by === null && column.kind === 'field' && (openers.has('which') || startsWithRank)
      ? column.field
      : null;
  const isAsked = nominals.length === 0 || (startsWithRank && !ROWS.some((one) => openers.has(one)));
  return rank.by?.kind === 'bare' && isAsked ? rank.by.field : null;
}

const ROWS = ['which', 'list'] as const;
