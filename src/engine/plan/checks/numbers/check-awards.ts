import { pluralOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/** Rejects how many kinds of them there are for the number of things that were given: "how many medals were awarded". */
export function checkAwards(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || words.some((word) => KINDS.has(word))) return;
  const areKinds = query.measures.some(({ expression }) => {
    if (expression.kind !== 'aggregate' || expression.distinct !== true) return false;
    const { argument } = expression;
    return (
      argument?.kind === 'column' && AWARDS.has(lastWord(index.field(argument.table, argument.column).label))
    );
  });
  if (areKinds) undecided('whether they are counted or their kinds is not said');
}

function lastWord(label: string): string {
  return label.slice(label.lastIndexOf(' ') + 1);
}

/** What is given to some, and of several kinds. */
const AWARDS: ReadonlySet<string> = new Set(
  'award honor honour medal penalty prize sanction trophy'.split(' '),
);
const KINDS: ReadonlySet<string> = new Set(
  'different distinct kind kinds sort sorts type types unique'.split(' '),
);

/** Without one of these {@link checkAwards} holds on to nothing. */
export const AWARDS_CUES: readonly Cue[] = [new Set([...AWARDS].flatMap((one) => [one, pluralOf(one)]))];
