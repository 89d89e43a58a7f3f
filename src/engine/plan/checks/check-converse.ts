import { tablesOf } from '../../expression-walk.ts';
import { ASKERS, CONVERSES, DECISIONS } from '../../lexicon/converses.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/**
 * Rejects those at the other end of what is done: of borrowers none is the one "who lends the most", and none is who "approved
 * application 12".
 */
export function checkConverse(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const verb = WHO.exec(textOf(words))?.[1];
  if (query.kind === 'values' || verb === undefined || words.some((word) => PASSIVE.has(word))) return;
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  for (const table of outputs.flatMap(({ expression }) => [...tablesOf(expression)])) {
    const { label, labelPlural } = index.dataset(table);
    const stem = /^([a-z]+)[eo]r$/.exec(label)?.[1];
    const others = CONVERSES.get(stem ?? '');
    const decides = DECISIONS.has(verb) && ASKERS.has(label);
    if (decides || words.some((word) => others?.has(word)))
      noSense(`${labelPlural} are at the other end of what is done`);
  }
}

const WHO = /^(?:who|which people) ([a-z]+)/;

/** "who was lent the most" is the borrower. */
const PASSIVE: ReadonlySet<string> = new Set(['are', 'been', 'got', 'is', 'was', 'were']);
