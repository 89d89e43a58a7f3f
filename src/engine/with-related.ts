import type { Knowledge } from '../catalog/mod.ts';
import { withRoles } from './roles.ts';
import { tiesOf, withTieEnds, withTieNouns } from './ties.ts';

/** The knowledge with the names of the parts that rows play for others, be it for others of their own table. */
export function withRelated(knowledge: Knowledge): Knowledge {
  const ties = tiesOf(knowledge);
  return withTieEnds(withRoles(withTieNouns(knowledge, ties), ties), ties);
}
