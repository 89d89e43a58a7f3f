import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const GONE =
  'clocked|covered|cycled|driven|flown|hauled|logged|racked|ridden|run|sailed|travelled|traveled|walked|worked';
const UNITS = 'hours|kg|kilograms|kilometers|kilometres|km|miles|minutes|tonnes|tons';

/** What the rows of an ordinary register are told by: what each has done in all, in a few words. */
export const records = (): readonly LocalTurn[] => [
  // "which lorry has clocked up the most kilometres"
  [`{has|have|had} ${GONE} up? the? {most|fewest|least} {${UNITS}}`, '$1 the $2 $3'],
];

const EACH = '(?:for|in|at|within) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?)';

/** The same over the whole question. */
export const recordTurns = (): readonly Turn[] => [
  // "for each harbour, which of its boats has the most trips"
  turn(
    `${EACH}(?: ,)? which (?:one )?of (?:its|their|the)(?: own)? (?<N>[a-z]+s) (?<R>(?:has|have|had|is|was|made|got) .+)`,
    'for each G , which N- R',
  ),
];
