import type { LocalTurn } from '../../local-turns.ts';
import { PEOPLE } from '../everyday-words.ts';

const PERSONS = `{${PEOPLE}}`;
const DO = 'do|does|did';
const DATED = '{application|closing|decision|due|issue|maturity|opening|payment}';
const KINDS = 'category|group|kind|one|sort|type';
const FIGURE = '{average|figure|mean|median|number|rate|total|value}';
const LISTED = `{${DO}} the? *4 differ|vary|compare between|among|across`;

/** No people by their own name: those may be told by another column. */
const ADJECTIVE = '&!renters|owners|homeowners|students|retirees|people *3';

/** By what the sides are called: "how does the price differ between small, middle-sized and large buyers". */
const SIDES = [2, 3, 4].map((items, at): LocalTurn => {
  const list = Array.from({ length: items }, () => ADJECTIVE).join(' , ');
  const kept = Array.from({ length: at + 2 }, (_, item) => `$${item + 3}`).join(' , ');
  return [
    `how ${LISTED} ${list} ,? and|or ${ADJECTIVE} ${PERSONS} &$|?|.`,
    `show $2 of ${kept} and $${at + 5} $${at + 6} , each separately`,
  ];
});

/** What is told in a clause or behind the question, of which a word alone means something else. */
export const TOLD_SENSES: readonly LocalTurn[] = [
  // One row, and no group by its name: "identify by name the sailor with the highest pay".
  ['identify|name|pinpoint|state by the|its|their|his? {id|ids|name|names} ,? the', 'show the $1 of the'],
  [
    'identify|name|pinpoint|state by the|its|their|his? *1 {id|ids|name|names} ,? the',
    'show the $1 $2 of the',
  ],
  // Their names, and no number of each: "a list of sailors by name, and their towns".
  [
    `list of our|the|all? {${PEOPLE}|branches|products} by name ,? and|with|plus|including their|the? *2 &,|.|?|$|where|with|who`,
    'list of names and $2 of $1',
  ],
  [', by name along|together with the|their? *1 &$|.|?', ', name and $1'],
  ['by name along|together with the|their? *1 &$|.|?', ', name and $1'],
  // Columns, of which none is told to be named: "sailors pay > 300 name town".
  ['{>|<|=|over|under|above|below} # {name|id} *1 &$', '$1 $2 , $3 and $4'],
  // The quotient in percent: "total fees divided by total price, in percent".
  ['divided by *8 ,? in percent|percentage|% &$|.|?', 'as a percentage of $1'],
  ['divided by *8 ,? as a percentage &$|.|?', 'as a percentage of $1'],
  [
    `{average|mean|total} amount|margin|sum by which the|their? *3 exceeds|exceed|exceeded|surpasses|tops the|their? &!# *3 &$|?|.|,|for|of|by|per|in`,
    '$1 difference between $2 and $3',
  ],
  // So many of each dollar, and no rows: "of every hundred dollars lent, how many are unpaid".
  [
    'of|from every|each|a hundred|100 dollars|euros|pounds *8 , how many|much dollars? {are|is|have|has|were|was}',
    'of every 100 dollars $1 , how many dollars $2',
  ],
  // Only those that have one: "number of boats divided by number of sailors having boats".
  ['{number|count} of *2 having &!more|less|fewer|at|over|under|no|only', '$1 of $2 with'],
  // Those who have one, and not what they have: "of the sailors with a canoe, how many hold a kayak".
  [', how many hold|held|took|got|take &a|an|one', ', how many have'],
  [', how many also hold|held|took|got|take &a|an|one', ', how many also have'],
  // The very groups: "does the price differ by town? Show it for each type".
  [
    `{differ|vary|depend|change} {by|with|across|on|between} *3 ?|; {show|give|list|report|state} the|its? ${FIGURE} for|of|in each|every ${KINDS} &$|.|?`,
    '$1 $2 $3 ? $4 the $5 for each',
  ],
  // The date that is named, and when they were closed: "boats by closing date, 2023 only".
  [`by ${DATED} date|year , # only|alone|exclusively`, 'with $1 date in $2'],
  // A deed of its own, and no other state: "with status Paid Off, closed in 2023".
  ['{status} *2 , closed {in|during|before|after|since|between|on}', '$1 $2 closed $3'],
  // In each of them, and no mean of all: "how many oars does a boat have, on average, in every harbour".
  [', on average , {in|for|at|by|per} {each|every}', 'on average $1 $2'],
  // What is to be seen, and no number beside it: "I would like to see, for boats sold in May, the mean price".
  ['i would? like|want|need to? see|know|have|get , {for|in|among|of|per|by} *7 , {the}', '$1 $2 , $3'],
  ...SIDES,
];
