import type { LocalTurn } from '../local-turns.ts';

const MADE = 'filed|issued|made|opened|placed|received|submitted|taken';
const NONE = ',|and|but? and|but|with? none of? them|these|those|which? are|is|was|were|being|ever?';

/** "with 5 or more applications, none approved", "at least 60 payments made and none of them late": and no such rows. */
export const DENIAL_TURNS: readonly LocalTurn[] = [
  [`*1 {${MADE}} ${NONE} *2`, '$1 $2 and no $3 $1'],
  [`*1 ${NONE} *2`, '$1 and no $2 $1'],
];
