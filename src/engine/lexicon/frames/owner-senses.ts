import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|?';
const MOST =
  'biggest|cheapest|earliest|fastest|greatest|heaviest|highest|largest|latest|lightest|longest|lowest|newest|oldest|shortest|slowest|smallest';
/** One of several of theirs: which of them it is, is an order of its own. */
const ONE_OF_THEM = 'first|last|latest|newest|earliest|oldest|next|previous|second|only';
const ENDS = 'begin|begins|began|end|ends|ended|expire|expires|expired|start|starts|started';
const ORDERS = [
  ['first|earliest|soonest', 'earliest'],
  ['last|latest', 'latest'],
] as const;

/** Whose column comes first is asked for, and not the column: "which driver's hourly wage is the lowest". */
export const OWNER_SENSES: readonly LocalTurn[] = [
  [`&^ {which|what} *2 's &!${ONE_OF_THEM} *3 is|was the? {${MOST}} ${END}`, '$1 $2 has the $4 $3'],
  [`&^ whose &!${ONE_OF_THEM} *3 is|was the? {${MOST}} ${END}`, 'who has the $2 $1'],
  ...ORDERS.map(
    ([said, order]): LocalTurn => [
      `&^ {which|what} *2 's *2 {${ENDS}} the? ${said} ${END}`,
      `$1 $2 has the ${order} $3 $4`,
    ],
  ),
];
