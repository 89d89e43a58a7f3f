import { conjunctsOf } from '../conjuncts.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { type ItemReader, itemOf } from '../listed/list-item.ts';
import { withColumns } from '../listed/with-list.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { type Token, wordLike } from '../token.ts';
import { matchOf } from './match-of.ts';

/** What some of the rows are by whose number others are chosen: "late" of "…, and how many of them are late". */
export interface SaidPart {
  readonly state: readonly Token[];
  /** What the rows are, where they are named again. */
  readonly noun: readonly Token[];
}

/** "how many of them are late", "how many were charged off in each"; null where it is said otherwise. */
export function saidPart(sentence: readonly Token[], { find }: ItemReader): SaidPart | null {
  const found = matchOf(sentence, [PART]);
  if (found === null) return null;
  const state = found.tokensOf('state');
  const isState = find(state).some(
    ({ start, end, meaning, match }) =>
      start === 0 &&
      end === state.length &&
      (match === 'exact' || match === 'inflected') &&
      (meaning.kind === 'segment' || meaning.kind === 'value'),
  );
  return isState ? { state, noun: found.tokensOf('noun') } : null;
}

const PART =
  /^(?:(?:and|also) )*how many (?:(?:of (?:them|those|these|it|the|their)(?: (?:same|very))? ?)?(?<noun>[^ ]+ )?)(?:are|were|is|was|got|have been|had been|have gone|went) (?:currently |now |still |later |already )?(?<state>[^ ]+(?: [^ ]+)?)(?: (?:in|for|of|at|with|on|by) each(?: one| of (?:them|those|these))?)?$/du;

/** The query with the number of those beside the number by which its rows or groups are chosen; null where it has none. */
export function withPart(query: LogicalQuery, part: SaidPart, reader: ItemReader): LogicalQuery | null {
  const table = countedIn(query);
  if (table === null || !names(part.noun, table, reader)) return null;
  const [like] = part.state;
  if (like === undefined) return null;
  const spoken = (norm: string): Token => wordLike(like, norm);
  const plural = reader.index.dataset(table).labelPlural.split(' ').map(spoken);
  const item = itemOf([spoken('number'), spoken('of'), ...part.state, ...plural], reader, COST_MAX);
  if (item === null) return null;
  const list = { items: [item], isAdded: true, isOfAnswer: true, orderedBy: null } as const;
  const made = withColumns(query, list, reader);
  return made === null || 'reason' in made ? null : made.query;
}

/** "declined" may also be said of what fell, but not beside rows. */
const COST_MAX = 1;

/** The table whose rows are counted to choose. */
function countedIn(query: LogicalQuery): string | null {
  if (query.kind === 'values') return null;
  const counted =
    query.kind === 'list'
      ? conjunctsOf(query.where).flatMap((one) =>
          one.kind === 'related-aggregate' && one.where === null ? [one.aggregate] : [],
        )
      : query.having === null || query.where !== null
        ? []
        : aggregatesOf(query.having);
  const [only, ...others] = counted;
  const isCount = only?.function === 'count' && only.argument === null && only.filter === null;
  return isCount && others.length === 0 ? only.table : null;
}

function names(noun: readonly Token[], table: string, { find }: ItemReader): boolean {
  return (
    noun.length === 0 ||
    find(noun).some(
      ({ meaning, match }) => meaning.kind === 'dataset' && meaning.dataset === table && match !== 'misspelt',
    )
  );
}
