import type { LocalTurn } from '../../local-turns.ts';

const FIRST =
  'biggest|cheapest|earliest|fastest|heaviest|highest|largest|latest|longest|lowest|newest|oldest|shortest|slowest|smallest';
const NO_COLUMN = '&!a|an|any|at|exactly|fewer|less|more|no|only|over|under|#';

/** Of each, with what is shown of them, and no row of what is named twice: "the three largest fees of each kind with kind and boat". */
export const FIRST_OF_EACH: readonly LocalTurn[] = ['of|in|for|from|within each|every', 'per'].flatMap(
  (each): LocalTurn[] => [
    [
      `&^ show|list|give|find|name? me|us? the|our? top? # {${FIRST}} *2 ${each} *2 ,? {with|showing} the|their|its? ${NO_COLUMN}`,
      'for each $4 , show the $1 $2 $3 $5',
    ],
    [
      `&^ show|list|give|find|name? me|us? the|our? # most {recent|expensive|valuable} *2 ${each} *2 ,? {with|showing} the|their|its? ${NO_COLUMN}`,
      'for each $4 , show the $1 most $2 $3 $5',
    ],
  ],
);
