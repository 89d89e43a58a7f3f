import { conjunctsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a comparison with all rows where it is with those of the same kind: "shops with a higher sales rate than the average of
 * their region", "a higher volume than the average shop in its area".
 */
export function checkOwnAverage(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const said = [...textOf(words).matchAll(OF_THEIRS)].flatMap(({ groups }) => groups?.['kind'] ?? []);
  if (!said.some((kind) => isKind(kind, index))) return;
  const versus = query.kind === 'aggregate' ? (query.versus ?? []) : [];
  const isOfAllGroups = versus.some(({ than }) => than === undefined);
  const isOfAllRows = conjunctsOf(query.where).some(
    (one) =>
      (one.kind === 'compare-to-aggregate' && one.within === undefined) ||
      (one.kind === 'related-measure' && typeof one.against === 'string'),
  );
  if (isOfAllGroups || isOfAllRows) noSense('what is compared with is of the same kind, and not of all');
}

function isKind(kind: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(({ label: rows, synonyms: others, fields }) =>
    [{ label: rows, synonyms: others }, ...fields].some(
      ({ label, synonyms }) => label === kind || synonyms.includes(kind),
    ),
  );
}

const OF_THEIRS =
  / (?:of|in|for|within|across) (?:their|its|the same|the [a-z]+ 's own) (?:own )?(?<kind>[a-z]+)/g;

const THEIRS_SAID = / (?:of|in|for|within|across) (?:their|its|the same|the [a-z]+ 's own) /;

/** Without one of these {@link checkOwnAverage} holds on to nothing. */
export const OWN_AVERAGE_CUES: readonly Cue[] = [THEIRS_SAID];
