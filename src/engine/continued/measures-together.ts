import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import type { AggregateQuery, Condition, MeasureOutput } from '../logical-query.ts';
import { withUniqueNames } from '../plan/naming.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { attempted } from './state-said.ts';

/** Whether it shows one number of each group, of all groups but for a ranking, and no more. */
export function isPlainNumber(query: AggregateQuery, isRanking = false): boolean {
  const { measures, having, versus, kept, counted, sides, limit, perGroup, isTogether, hidden = [] } = query;
  return (
    measures.length === 1 &&
    measures.every(({ transform }) => transform === null) &&
    having === null &&
    (versus ?? kept ?? counted ?? sides ?? isTogether) === undefined &&
    (limit !== null) === isRanking &&
    perGroup === null &&
    hidden.length === 0
  );
}

/** The numbers side by side, each with what holds for its rows alone. */
export function measuresTogether(
  first: AggregateQuery,
  others: readonly AggregateQuery[],
): AggregateQuery | null {
  const queries = [first, ...others];
  const all = queries.map(({ where }) => conjunctsOf(where));
  const shared = (all[0] ?? []).filter((one) => all.every((some) => some.some((it) => isSame(it, one))));
  const isOwn = (one: Condition): boolean => !shared.some((it) => isSame(it, one));
  return attempted(() => {
    const measures = queries.flatMap(({ measures: [measure] }, place): readonly MeasureOutput[] => {
      if (measure === undefined) return [];
      const own = allOf((all[place] ?? []).filter(isOwn));
      const expression = own === null ? measure.expression : overRows(measure.expression, own);
      return [{ ...measure, expression }];
    });
    const assumptions = new Set(queries.flatMap((query) => query.assumptions));
    return {
      ...first,
      where: allOf(shared),
      measures: withUniqueNames(measures),
      order: [],
      assumptions: [...assumptions],
    };
  });
}
