import type { Draft } from './draft.ts';

/** Tables that the question names, which decide between fields of the same name. */
export function mentionedIn({ nominals, columns, groups, measures }: Draft): ReadonlySet<string> {
  return new Set([
    ...nominals.map(({ dataset }) => dataset),
    ...[...columns, ...groups].flatMap((sketch) => (sketch.kind === 'dataset' ? [sketch.dataset] : [])),
    ...measures.flatMap((measure) => (measure.kind === 'count' ? [measure.nominal.dataset] : [])),
  ]);
}
