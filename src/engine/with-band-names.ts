import type { Expression } from '../shared/mod.ts';
import type { LogicalQuery, Output } from './logical-query.ts';

/** The query with the bands that it groups by under these names, the lowest first; null where it has no such bands. */
export function withBandNames(query: LogicalQuery, names: readonly string[]): LogicalQuery | null {
  if (query.kind !== 'aggregate') return null;
  const [bands, ...others] = query.dimensions.filter(({ hasListedBands }) => hasListedBands === true);
  if (bands === undefined || others.length > 0) return null;
  const named = withNames(bands, names);
  if (named === null) return null;
  return { ...query, dimensions: query.dimensions.map((one) => (one === bands ? named : one)) };
}

function withNames(bands: Output, names: readonly string[]): Output | null {
  const { expression } = bands;
  if (expression.kind !== 'case' || expression.branches.length !== names.length) return null;
  const branches = expression.branches.map(({ when }, at) => {
    const name: Expression = { kind: 'literal', value: names[at] ?? '' };
    // biome-ignore lint/suspicious/noThenProperty: the branch of a CASE, never awaited
    return { when, then: name };
  });
  return { ...bands, expression: { ...expression, branches } };
}
