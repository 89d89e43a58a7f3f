import type { LocalTurn } from '../local-turns.ts';

const MADE = 'filed|issued|made|opened|placed|received|submitted|taken';
const SAID_OF = 'at by from in on that under whose with'.split(' ');
const NONE = ',|and|but? and|but|with? none of? them|these|those|which? are|is|was|were|being|ever?';

/** "with 5 or more applications, none approved", "at least 60 payments made and none of them late": and no such rows. */
export const DENIAL_TURNS: readonly LocalTurn[] = [
  // "flats with a balcony but none with a lift", "orders from 2022 and none from 2023": no such rows of the same kind
  ...SAID_OF.map(
    (word): LocalTurn => [`*1 ${word} *3 but|and|yet none ${word}`, `$1 ${word} $2 and no $1 ${word}`],
  ),
  // "including agents who have none"
  [
    `{include|including} *2 who|that|which own|owns|have|has|had|got|made|took|placed none`,
    'including those with none',
  ],
  [`*1 {${MADE}} ${NONE} *2`, '$1 $2 and no $3 $1'],
  [`*1 ${NONE} *2`, '$1 and no $2 $1'],
];
