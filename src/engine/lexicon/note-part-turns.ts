import type { LocalTurn } from '../local-turns.ts';

const PERIODS = 'day|month|quarter|week|year';
const TIMED = '{in|during|since|before|after} #';
const ENDS = 'highest|lowest|largest|smallest|biggest|greatest|longest|shortest|most|least';

/** What a note says before its colon, in words that stand behind what is asked as well. */
export const CONDITION_TURNS: readonly LocalTurn[] = [
  // "over 5,000 in a single boat": a boat that is worth so much.
  [`{over|above|under|below} # in a|one single? &!${PERIODS} *1 &$|,`, 'a $3 $1 $2'],
  [`{more|less} than # in a|one single? &!${PERIODS} *1 &$|,`, 'a $3 of $1 than $2'],
  [`at {least|most} # in a|one single? &!${PERIODS} *1 &$|,`, 'a $3 of at $1 $2'],
  // "late on a boat": with a late boat.
  ['late|delinquent on a|an|any|one *1 &$|,|and|but', 'a late $1'],
  // "no boats, though there are houses"
  ['though|although|yet|but there is|are some|any?', 'but'],
  // "sold but no boat behind it"
  ['{no} *1 behind|attached|linked to? it|them|that &$|,', '$1 $2'],
  // "no red boat in 2024, but at least one in 2023"; "without a boat in 2024 but with one in 2023"
  [
    `{no} *2 ${TIMED} ,? but with? at least one &in|during|since|before|after`,
    '$1 $2 $3 $4 , but at least one $2',
  ],
  [
    `{no} *2 ${TIMED} ,? but with? one or more &in|during|since|before|after`,
    '$1 $2 $3 $4 , but at least one $2',
  ],
  [`{no} *2 ${TIMED} ,? but with? one &in|during|since|before|after`, '$1 $2 $3 $4 , but at least one $2'],
  [
    `without any|a|an *2 ${TIMED} ,? but with one &in|during|since|before|after`,
    'no $1 $2 $3 , but at least one $1',
  ],
  // "no red boats, but some blue ones"
  ['{no} *3 *1 ,? but with? some *3 ones &$|,', '$1 $2 $3 , but $4 $3'],
  // "since 2019 no boat at all", "in 2018, not one boat"
  ['{in|during|since} # {no} *2 at all &$', '$3 $4 $1 $2'],
  ['{in|during|since} # ,? {no|not|fewer|more|less|at|over|under|exactly} **5 &$', '$3 $4 $1 $2'],
  // "sold boats, all towns together"
  [', all *1 together|combined &$', ''],
];

/** What a number is looked at for, which says nothing of rows: "mean price, to see whether it falls". */
export const PURPOSE_TURNS: readonly LocalTurn[] = [[', to see|check|know if|whether **12 &$', '']];

/** What is asked behind the colon of groups that the condition is of: "for the towns with that, the total price". */
export const ASKED_TURNS: readonly LocalTurn[] = [
  ['for the|these|those|all *1 with|like that ,? the? **6 of their *1 &$', '$2 of $3 of $1'],
  ['for the|these|those|all *2 with|like that ,? the? **9 &$', '$2 for $1'],
];

/** Whole notes: "average price by town: which town was the highest?". */
export const NOTE_TURNS: readonly LocalTurn[] = [
  // "oldest boats: the first three"
  [
    '{oldest|newest|youngest|largest|biggest|smallest|longest|shortest} *2 : the? first|top # &$|?|.',
    'the $3 $1 $2',
  ],
  // "2023: boats bought less boats sold, in number"
  ['# : *1 *1 minus|less =2 *1 , in|as a? number &$', 'number of $2 $3 minus number of $2 $4 in $1'],
  ['# : *1 *1 minus|less =2 *1 , in|as a? number of =2 &$', 'number of $2 $3 minus number of $2 $4 in $1'],
  [`**5 by *2 : which =2 is|was|had|has the? {${ENDS}}`, 'which $2 had the $3 $1'],
  [
    `**5 by {year|quarter|month} of *1 : which =2 is|was|had|has the? {${ENDS}}`,
    'which $2 of $3 had the $4 $1',
  ],
];
