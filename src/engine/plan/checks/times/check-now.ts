import type { Field } from '../../../../catalog/mod.ts';
import { joinPath } from '../../../joins/join-path.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects all that have ever been where those are asked for that are so now: "books currently on loan" where loans have an end,
 * "patients still admitted" where they are discharged.
 */
export function checkNow(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (!NOW.test(textOf(words))) return;
  if (partsOf(query).some((part) => isOfOver(part) || hasBegun(part)))
    undecided('what is so now is not known');

  /** That there are any, of whatever time. */
  function isOfOver(part: object): boolean {
    if (!('kind' in part && part.kind === 'exists' && 'where' in part && part.where === null)) return false;
    if (!('table' in part && 'related' in part)) return false;
    const [from, to] = [String(part.table), String(part.related)];
    const path = joinPath(index.knowledge, { from, to, named: new Set([from, to]) });
    return (
      !('kind' in path) &&
      path.some(({ isReverse }) => isReverse) &&
      path.some((hop) => index.dataset(hop.to).fields.some(isEnd))
    );
  }

  /** That it began once: "admitted". */
  function hasBegun(part: object): boolean {
    if (!('kind' in part && part.kind === 'is-null' && 'negated' in part && part.negated === true))
      return false;
    const column = 'operand' in part ? part.operand : null;
    if (typeof column !== 'object' || column === null || !('table' in column && 'column' in column))
      return false;
    const { fields } = index.dataset(String(column.table));
    return fields.some(isEnd) && !fields.some((one) => one.name === column.column && isEnd(one));
  }
}

const NOW = /\b(?:at (?:present|the moment|this moment)|currently|presently|right now|still)\b/;

function isEnd({ role, isNullable, label }: Field): boolean {
  return role === 'time' && isNullable && END.test(label);
}

const END =
  /\b(?:back|cancel|check ?out|churn|clos|depart|discharg|due|end|exit|expir|finish|left|leav|releas|resol|return|terminat|until|vacat|withdraw)/;
