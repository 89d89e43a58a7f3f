import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { DimensionSketch } from './sketch.ts';

/** Tables that the question names, which decide between fields of the same name. */
export function mentionedIn(
  { nominals, columns, groups, measures }: Draft,
  index: KnowledgeIndex,
): ReadonlySet<string> {
  return new Set([
    ...nominals.map(({ dataset }) => dataset),
    ...[...columns, ...groups].flatMap((sketch) => tableOf(sketch, index)),
    ...measures.flatMap((measure) => (measure.kind === 'count' ? [measure.nominal.dataset] : [])),
  ]);
}

/** The table whose rows are grouped by, also by their name: "branch name, city and number of loans". */
function tableOf(sketch: DimensionSketch, index: KnowledgeIndex): readonly string[] {
  if (sketch.kind === 'dataset') return [sketch.dataset];
  const [only, ...others] = sketch.kind === 'field' ? sketch.field.alternatives : [];
  const isName =
    only !== undefined && others.length === 0 && index.dataset(only.dataset).display.includes(only.field);
  return isName ? [only.dataset] : [];
}
