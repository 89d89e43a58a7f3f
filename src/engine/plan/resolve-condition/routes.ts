import { ROUTE_ENDS } from '../../lexicon/words/routes.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { noSense } from '../rejection.ts';
import type { SketchOf, ValueTerm } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';
import { type NominalResolver, resolveExists } from './related.ts';
import { resolveValues } from './values.ts';

/** "from Oslo": the value is that of the origin, which a column or the part that another table's rows play is called. */
export function resolveRoute(
  assembly: Assembly,
  { end, values, rows }: SketchOf<'route'>,
  { scope, resolveNominal }: { readonly scope: ConditionScope; readonly resolveNominal: NominalResolver },
): Condition {
  const isEnd = (label: string): boolean => label.split(' ').some((word) => ROUTE_ENDS[end].has(word));
  if (rows !== undefined) {
    const [role, ...others] = rolesOf(assembly, rows.dataset).filter(
      ({ name, label }) => isEnd(label) && assembly.index.isToOne(scope.anchor, name),
    );
    if (role === undefined || others.length > 0)
      return noSense(`what "from" or "to" names is no place that ${scope.anchor} go from or to`);
    const nominal = { ...rows, dataset: role.name };
    return resolveExists(assembly, { kind: 'exists', nominal }, { scope, resolveNominal });
  }
  const ofEnd = ({ alternatives }: ValueTerm): ValueTerm => ({
    alternatives: alternatives
      .flatMap((one) => [
        one,
        ...rolesOf(assembly, one.dataset).map(({ name }) => ({ ...one, dataset: name })),
      ])
      .filter(({ dataset, field }) => isEnd(assembly.index.field(dataset, field).label)),
  });
  const ends = values.map(ofEnd);
  const { cost } = assembly;
  const resolved = resolveValues(assembly, { kind: 'value', field: null, values: ends }, scope);
  // "trips from Oslo", of the one route that each of them has, is no guess.
  const isOwn = ends.every(({ alternatives }) =>
    alternatives.every(({ dataset }) => assembly.index.isToOne(scope.anchor, dataset)),
  );
  if (isOwn) assembly.cost = Math.min(assembly.cost, cost + END_MAX);
  return resolved;
}

const END_MAX = 0.1;

function rolesOf({ index }: Assembly, table: string): Assembly['index']['knowledge']['datasets'] {
  return index.knowledge.datasets.filter(({ roleOf }) => roleOf === table);
}
