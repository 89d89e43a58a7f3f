import type { LocalTurn } from '../local-turns.ts';

const NOBODY = 'we|you|they|i|one';
const KNOWN =
  'available|filled|given|held|listed|provided|specified|stated|supplied|written|recorded|registered|documented|captured|stored|entered|kept|noted|logged|collected|reported';
const GIVE =
  'enter|entered|give|given|leave|left|list|listed|mention|mentioned|provide|provided|specify|specified|state|stated|supply|supplied';
/** What is done with a fee. */
export const CHARGED = 'charged|levied|imposed|assessed|applied|added|incurred|billed|collected';

/** Turns of what is not known, has not been, or nobody did. */
export const MISSING_TURNS: readonly LocalTurn[] = [
  // "that do not have an identified owner", "have no known owner"
  ['{not} have a|an known|identified|recorded', '$1 have a'],
  ['{have|has|had} no known|identified|recorded', '$1 no'],
  // "for how many of them don't we know the age", "the birth year of which authors do we not know"
  [`{do|did|does} not ${NOBODY} know|have|hold|possess`, '$1 we not have'],
  [`{do|did} ${NOBODY} not know|hold|possess`, '$1 we not have'],
  ["which|what *2 's *3 do|did we not have", 'which $1 have no $2'],
  // "whose score we do not know", "for whom no score is recorded", "whose score is not recorded"
  [`whose|where *4 ${NOBODY} do|did|can not know|have|hold|possess`, 'with no $1'],
  [`whose|where *4 ${NOBODY} lack|miss`, 'with no $1'],
  [`whose *4 ${NOBODY} know|have|hold|possess`, 'with a $1'],
  [`where ${NOBODY} know|have the|a|an|their *3`, 'with a $1'],
  [`for|of|on|about whom|which no **6 is|was|are|were ${KNOWN}|${CHARGED}|known|there`, 'with no $1'],
  [`where no **6 is|was|are|were ${KNOWN}|${CHARGED}|known|there`, 'with no $1'],
  [`for|of|on|about whom|which no *4 has|have been ${KNOWN}|${CHARGED}`, 'with no $1'],
  [`where no *4 has|have been ${KNOWN}|${CHARGED}`, 'with no $1'],
  [`{is|are|was|were} not ${KNOWN}`, '$1 missing'],
  // "who did not give an email"
  [`who|that|which? did|do|does|has|have not ${GIVE} a|an|any|their|its *3`, 'with no $1'],
  [`who|that|which? gave|left|provided|supplied|stated no *3`, 'with no $1'],
  ['did|do|does not incur|carry|bear|include|attract|have any|a|an? *3', 'with no $1'],
  // "which books has nobody borrowed yet", "have never been borrowed by anyone"
  ['{nobody|noone} ever', '$1'],
  ['no one ever', 'nobody'],
  ['*1 by nobody|noone', 'never $1'],
  ['*1 by no one', 'never $1'],
  ['{nobody|noone} *4 so far', '$1 $2'],
  ['{nobody|noone} *4 yet', '$1 $2'],
  ['{never} *3 by anyone|anybody', '$1 $2'],
];
