import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

/**
 * The question by the column whose values it names one by one: "what do F and G loans owe, F and G separately?" asks by
 * grade. Null where nothing is wanted apart, or the values are not those of one column.
 */
export function withGroupsApart(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const end = tokens.at(-1)?.kind === 'symbol' ? tokens.length - 1 : tokens.length;
  const apart = tokens[end - 1];
  if (apart === undefined || !APART.has(apart.norm)) return null;
  const mark = tokens.findLastIndex(({ norm }, at) => norm === ',' && at < end);
  const values = candidates.filter(({ meaning, match }) => meaning.kind === 'value' && match === 'exact');
  const again = values.filter(({ start }) => start > mark);
  const before = mark < 0 ? again : values.filter(({ start }) => start < mark);
  const field = columnOf(before, before === again ? [] : again);
  if (field === null) return null;
  const asked = tokens.slice(0, mark > 0 ? mark : end - 1);
  const words = ['by', ...field.split(/[_\s]+/)].map(
    (norm): Token => ({ ...apart, norm: norm.toLowerCase() }),
  );
  return [...asked, ...words, ...tokens.slice(end)];
}

const APART: ReadonlySet<string> = new Set(['individually', 'separately']);

/** The one column that two or more of the values are of, the same that are said again; null where there is none. */
function columnOf(values: readonly Candidate[], again: readonly Candidate[]): string | null {
  const byColumn = Map.groupBy(values.flatMap(saidIn), ({ column }) => column);
  const known = new Set(again.flatMap(saidIn).map(({ value }) => value));
  const several = [...byColumn.values()].filter((some) => {
    const distinct = new Set(some.map(({ value }) => value));
    return distinct.size > 1 && (known.size === 0 || [...distinct].every((value) => known.has(value)));
  });
  const [only, ...others] = several;
  return only === undefined || others.length > 0 ? null : (only[0]?.field ?? null);
}

function saidIn({ meaning }: Candidate): readonly { column: string; field: string; value: string }[] {
  if (meaning.kind !== 'value') return [];
  const { dataset, field, value } = meaning;
  return [{ column: `${dataset}.${field}`, field, value: String(value) }];
}
