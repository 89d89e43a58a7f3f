import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { joinPath } from '../../../joins/join-path.ts';
import { VERB_FORMS } from '../../../lexicon/words/relations.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';

interface Asked {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
  /** The tables that the query relates. */
  readonly pairs: () => readonly (readonly [string, string])[];
}

/** "members who attended a session": those who booked one and stayed away, as a flag of the bookings tells, did not. */
export function checkFlagVerbs(query: LogicalQuery, { words, index, pairs }: Asked): void {
  const flags = index.knowledge.segments.filter(
    ({ label }) => VERB_FORMS.has(label) && words.includes(label),
  );
  if (flags.length === 0) return;
  const related = pairs();
  const named = new Set(related.flat());
  const onWay = new Set(
    related.flatMap(([from, to]) => {
      const path = joinPath(index.knowledge, { from, to, named });
      return 'kind' in path ? [] : path.map((hop) => hop.to);
    }),
  );
  const asked = JSON.stringify(query);
  for (const { label, dataset, condition } of flags) {
    const columns = [...columnsOf(condition)];
    const isAsked = columns.some((column) => asked.includes(`"column":"${column}"`));
    if (onWay.has(dataset) && !named.has(dataset) && !isAsked)
      noSense(`whether they ${label} is told by ${dataset}`);
  }
}

function columnsOf(expression: Expression): ReadonlySet<string> {
  return expression.kind === 'column'
    ? new Set([expression.column])
    : new Set(operandsOf(expression).flatMap((one) => [...columnsOf(one)]));
}
