import { joinPath } from '../joins/join-path.ts';
import { JoinError } from '../joins/join-problem.ts';
import type { Condition } from '../logical-query.ts';
import type { BlockRequest, Emission, NamedExpression } from './emit-options.ts';
import { toLiteral } from './literal.ts';
import { comparison, enclose, LEVEL, type Printed } from './print-expression.ts';
import type { Scope } from './scope.ts';
import { EMPTY_SELECT, formatSubselect } from './select.ts';
import { semiJoinSql } from './semi-join.ts';

type RelatedMeasure = Extract<Condition, { kind: 'related-measure' }>;

/** The rows whose related rows together have more or less of something: `key IN (SELECT key … GROUP BY key HAVING …)`. */
export function relatedMeasureSql(
  condition: RelatedMeasure,
  { scope, emission }: { readonly scope: Scope; readonly emission: Emission },
  negated: boolean,
): Printed {
  const { table, related, measure, operator } = condition;
  const hops = joinPath(emission.knowledge, { from: table, to: related, named: new Set([table, related]) });
  if ('kind' in hops) throw new JoinError(hops);
  return semiJoinSql(hops, {
    scope,
    knowledge: emission.knowledge,
    negated,
    inner: (base, seed, key) => {
      const dimensions = key.columns.map(
        (column): NamedExpression => ({
          name: column,
          expression: { kind: 'column', table: key.table, column },
        }),
      );
      const block = emission.createBlock({ base, seed, dimensions, measures: [measure], where: null });
      const limit = limitSql(condition, { emission, dimensions, seed });
      const having = comparison(`${enclose(block.print(measure), LEVEL.sum)} ${operator} ${limit}`);
      return { block: block.select, key: block.dimensions, having };
    },
  });
}

/** What the related rows of each row are compared with. */
function limitSql(
  { related, measure, against }: RelatedMeasure,
  {
    emission,
    dimensions,
    seed,
  }: {
    readonly emission: Emission;
    readonly dimensions: readonly NamedExpression[];
    readonly seed: BlockRequest['seed'];
  },
): string {
  if (typeof against === 'number') return toLiteral(against);
  const isOfEach = against === 'average' || against === 'highest';
  const isOfOne = typeof against === 'object';
  const block = emission.createBlock({
    base: related,
    seed: isOfEach ? seed : [],
    dimensions: isOfEach ? dimensions : [],
    measures: [measure],
    where: isOfOne
      ? { kind: 'test', expression: against.than }
      : isOfEach
        ? ofAny(dimensions, emission)
        : null,
    isShown: () => false,
  });
  const { sql } = block.print(measure);
  if (!isOfEach) return formatSubselect({ ...block.select, columns: [{ sql, alias: null }] });
  return formatSubselect({
    ...EMPTY_SELECT,
    columns: [{ sql: against === 'highest' ? 'MAX(value)' : 'AVG(value)', alias: null }],
    from: formatSubselect({ ...block.select, columns: [{ sql, alias: 'value' }] }),
  });
}

/** Rows that belong to none are no group of their own. */
function ofAny(keys: readonly NamedExpression[], { knowledge }: Emission): Condition | null {
  const known = keys.flatMap(({ expression }): readonly Condition[] => {
    if (expression.kind !== 'column') return [];
    const fields = knowledge.datasets.find(({ name }) => name === expression.table)?.fields ?? [];
    const isNullable = fields.some(({ name, isNullable: may }) => name === expression.column && may);
    const test = { kind: 'is-null', operand: expression, negated: true } as const;
    return isNullable ? [{ kind: 'test', expression: test }] : [];
  });
  return known.length === 0 ? null : { kind: 'all', of: known };
}
