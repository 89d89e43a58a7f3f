import type { Hop } from '../../../joins/join-path.ts';
import { verbStem } from '../../../lexicon/inflection.ts';
import type { Condition } from '../../../logical-query.ts';
import type { Column } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { partsOf } from '../../rewrite.ts';

/** "advised by 8423": what the verb says is in `advisor`. */
export function isToldByColumn(verb: string, where: Condition | null, index: KnowledgeIndex): boolean {
  const stem = verbStem(verb);
  return partsOf(where).some(
    (part) =>
      isColumn(part) &&
      index
        .field(part.table, part.column)
        .label.split(' ')
        .some((word) => word.startsWith(stem)),
  );
}

function isColumn(part: object): part is Column {
  return 'kind' in part && part.kind === 'column' && 'table' in part && 'column' in part;
}

/** Who leads a garden need not work there: another table relates the two, and the key is called after something else. */
export function isByOtherKey(
  verb: string,
  [hop, ...further]: readonly Hop[],
  index: KnowledgeIndex,
): boolean {
  if (hop === undefined || further.length > 0) return false;
  const { relationships, datasets } = index.knowledge;
  const ends = [hop.from, hop.to];
  const isRelated = datasets.some(({ name }) =>
    ends.every((end) => relationships.some((one) => one.from === name && one.to === end)),
  );
  const { from, fromColumns } = hop.relationship;
  const stem = verbStem(verb);
  const key = fromColumns.map((column) => index.field(from, column).label).join(' ');
  const isRole = datasets.some(
    ({ roleOf, name }) =>
      roleOf === hop.relationship.to &&
      relationships.some(
        (one) => one.to === name && one.from === from && one.fromColumns.join() === fromColumns.join(),
      ),
  );
  return isRelated && isRole && !key.split(' ').some((word) => word.startsWith(stem));
}
