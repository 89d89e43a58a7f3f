import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;|)|in|for|by|per|and';
/** Each way to say that it is no one. */
const NOBODY = ['nobody|noone', 'no one|body'] as const;
const ANYBODY = ['anyone|anybody|somebody|someone|any', 'any one|body'] as const;
const NOT = "not|n't|never";
const DO = 'do|does|did';
const BE = 'are|is|were|was|been|be';

/** What was given to nobody: "tickets with nobody assigned", "devices that aren't assigned to anyone". */
const unassigned = (): readonly LocalTurn[] => [
  ...NOBODY.flatMap((nobody): readonly LocalTurn[] => [
    [`{has|have|had} ${nobody} assigned to|on|for? it|them? ${END}`, 'are unassigned'],
    [`with|having ${nobody} assigned to|on|for? it|them? ${END}`, 'that are unassigned'],
    [`which|that|whom? ${nobody} has|have|is|was been? assigned to yet? ${END}`, 'that are unassigned'],
    [`{${BE}} assigned to ${nobody} ${END}`, '$1 unassigned'],
    [`assigned to ${nobody} ${END}`, 'that are unassigned'],
  ]),
  ...ANYBODY.flatMap((anybody): readonly LocalTurn[] => [
    [`{${BE}} ${NOT} yet|currently? assigned to ${anybody} yet? ${END}`, '$1 unassigned'],
    [`${NOT} assigned to ${anybody} yet? ${END}`, 'that are unassigned'],
    [`without ${anybody} assigned to? it|them? ${END}`, 'that are unassigned'],
  ]),
];

const REPORT = 'answer|answers|answering|report|reports|reporting';
const BOSSES = 'boss|bosses|chief|head|lead|leader|manager|managers|superior|supervisor|supervisors';

/** Who has nobody above them, and whom: "people who don't report to anyone", "each clerk and who they report to". */
const reporting = (): readonly LocalTurn[] => [
  ...NOBODY.flatMap((nobody): readonly LocalTurn[] => [
    [`who|that? ${REPORT} to ${nobody} ${END}`, 'who have no boss'],
    [`with|having ${nobody} above|over them|him|her ${END}`, 'who have no boss'],
    [`who|that {have|has} ${nobody} above|over them|him|her ${END}`, 'who have no boss'],
  ]),
  ...ANYBODY.map(
    (anybody): LocalTurn => [`who|that? ${DO} ${NOT} ${REPORT} to ${anybody} ${END}`, 'who have no boss'],
  ),
  [`{and|with} to? who|whom they|he|she ${REPORT} to? ${END}`, '$1 their boss'],
  [`who|that? ${REPORT} to {each|every} {${BOSSES}}`, 'per $2'],
];

/** Nobody that something is of, or that it was given to. */
export const nobodySaid = (): readonly LocalTurn[] => [...unassigned(), ...reporting()];
