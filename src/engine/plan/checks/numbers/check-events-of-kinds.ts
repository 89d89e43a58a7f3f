import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a number of kinds where the rows that are of them are called so too: "surgeons with more than 10 *procedures*" may have done one
 * kind of procedure ten times, as `performed_procedures` tell.
 */
export function checkEventsOfKinds(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  for (const part of partsOf(query.where)) {
    if (!('kind' in part && part.kind === 'related-aggregate' && 'aggregate' in part && 'table' in part))
      continue;
    const { aggregate, table: owner } = part;
    const kinds =
      typeof aggregate === 'object' && aggregate !== null && 'table' in aggregate ? aggregate.table : null;
    if (typeof kinds !== 'string' || typeof owner !== 'string' || kinds === owner) continue;
    const { label, labelPlural } = index.dataset(kinds);
    const event = index.knowledge.datasets.find(
      (one) =>
        one.label.endsWith(` ${label}`) && refersTo(one.name, kinds, index) && index.isToOne(one.name, owner),
    );
    if (event === undefined || DIFFERENT.test(textOf(words))) continue;
    undecided(`whether each of ${labelPlural} counts once or every time is not said`);
  }
}

function refersTo(from: string, to: string, { knowledge: { relationships } }: KnowledgeIndex): boolean {
  return relationships.some((one) => one.from === from && one.to === to);
}

const DIFFERENT = /\b(?:different|distinct|kinds?|sorts?|types?|unique|various)\b/;

/** Without this {@link checkEventsOfKinds} holds on to nothing. */
export const EVENTS_OF_KINDS_CUES: readonly Cue[] = [
  new Set('exactly fewer least less more most only over than under'.split(' ')),
  /\d/,
];
