import type { LocalTurn } from '../../local-turns.ts';

const LAST = '&$|.|!|?|,|and';
const BE = 'is|are|was|were';
const PLACED = 'located|based|situated|found';
const EARNERS =
  'agent|agents|coach|coaches|doctor|doctors|driver|drivers|employee|employees|engineer|engineers|guide|guides|instructor|instructors|manager|managers|nurse|nurses|people|person|pilot|pilots|player|players|professor|professors|sailor|sailors|teacher|teachers|technician|technicians|trainer|trainers|vet|vets|worker|workers';
const PLACES = 'city|cities|country|countries|state|states|town|towns';
const PRONOUNS = 'it|they|he|she|that|this|these|those|each';
const MOST = '{most|fewest}';
const NUMBER = 'largest|greatest|highest|biggest';
const SHOW = '{display|find|give|list|return|show}';
const KEPT = 'held|used|owned|taken|had|shared';
const AVERAGE = '{average|mean|median|total}';
const OVER = '{above|over|below|under|exceeding}';
const THAN = '{greater|more|higher|larger|less|lower|smaller} {than}';

/** What rows have to do with each other, in other words than that these have those. */
export const RELATED_FRAMES: readonly LocalTurn[] = [
  // "the number of boats he or she has" is theirs
  ['{number} of *2 he|she or|/ she|he has|have', '$1 of $2'],
  ['he or|/ she has', 'they have'],
  ['he or|/ she', 'they'],
  ['his|her or|/ her|his', 'their'],
  ...['where', 'in which'].flatMap((where): LocalTurn[] => [
    // "the countries where at least two ferries are based"
    [`${where} {at} {least|most} # *2 ${BE} ${PLACED}`, 'that have $1 $2 $3 $4'],
    [`${where} {more|fewer|less} {than} # *2 ${BE} ${PLACED}`, 'that have $1 $2 $3 $4'],
    [`${where} no *2 ${BE} ${PLACED}`, 'that have no $1'],
    [
      `${where} &!${PRONOUNS}|no|not|only|the|a|an|at|more|fewer|less|most *2 ${BE} ${PLACED}`,
      'that have $1',
    ],
    // "and the city where it is located"
    [`the {${PLACES}} ${where} it|they|each ${BE} ${PLACED}`, 'their $1'],
    [`{with} the {stadiums|halls|venues|places|grounds} ${where} it|they play|plays`, '$1 their $2'],
  ]),
  // "the job titles that no nurse holds", "… not held by any nurse"
  [`{that|which} no *2 has|have|holds|hold|owns|own|uses|use|shares|share ${LAST}`, '$1 have no $2'],
  [`{that|which} ${BE} not ${KEPT} by any|a|an of? the? *2 ${LAST}`, '$1 have no $2'],
  [`${BE} not ${KEPT} by any|a|an of? the? *2 ${LAST}`, 'have no $1'],
  // "which riders are not members of any team"
  [`${BE} not the? home|member|members|owner|owners|part of any|a|an *2 ${LAST}`, 'have no $1'],
  // "the name of the hall where the match with the highest attendance was played"
  [`where {the} **8 was|were held|hosted|performed|played|shown ${LAST}`, 'of $1 $2'],
  // "the nationality shared by the most riders", "the type that the largest number of boats have"
  [`that|which? ${BE}? shared by the? ${MOST}`, 'with the $1'],
  [`that|which? ${BE}? shared by the? ${NUMBER} number of`, 'with the most'],
  [`that|which the? ${NUMBER} number of *3 has|have|had|share|shares ${LAST}`, 'with the most $1'],
  [`that|which the ${MOST} *3 has|have|had|share|shares ${LAST}`, 'with the $1 $2'],
  // "the nationality that is most common across all riders"
  [
    `the *3 that|which ${BE} the? {most|least} {common|frequent|popular} across|among|amongst|for|in|of all? of? the?`,
    'the $2 $3 $1 of',
  ],
  // "nationalities shared by both riders and drivers"
  [`{that|which} ${BE} shared by both`, '$1 have both'],
  [`${BE} shared by both`, 'have both'],
  ['shared by both', 'that have both'],
  // "with either rank cook or rank mate": of one column
  ['either *2 *2 or =1', '$1 $2 or'],
  // "the types that occur more than twice among the boats"
  ...[
    ['once', '1'],
    ['twice', '2'],
    ['# times', '$1'],
  ].map(
    ([times, number]): LocalTurn => [
      `that|which occur|appear more than ${times} among|for|in the? *2 ${LAST}`,
      `that have more than ${number} ${number === '$1' ? '$2' : '$1'}`,
    ],
  ),
  // "among the boats with flag Malta, which one has the highest tonnage"
  ['among|of the? **8 , which one {has|is|was}', 'which of the $1 $2'],
  // "list boat names with their number of crews"
  [`${SHOW} the? *1 names with their|the {number|count|average|total}`, '$1 the name of each $2 and the $3'],
  // "the name of the owner to whom the boat with the highest tonnage belongs"
  [`to which|whom {the} **8 belongs|belong ${LAST}`, 'of $1 $2'],
  [`that|which|whom {the} **8 belongs|belong to ${LAST}`, 'of $1 $2'],
  // "the names of towns with an average rent of flats above 900": each town's own
  [`{of} *2 with|having an? ${AVERAGE} *4 of *2 ${OVER} # ${LAST}`, '$1 $2 whose $3 $4 of $5 is $6 $7'],
  [`{of} *2 with|having an? ${AVERAGE} *4 of *2 ${THAN} # ${LAST}`, '$1 $2 whose $3 $4 of $5 is $6 $7 $8'],
  // "which towns have an average rent of flats above 900", "the towns with an average rent over 900 among flats"
  ...[
    [`{which|what} &!is|are|was|were *3 have|has an? ${AVERAGE}`, 'what are the $2', 2],
    [`the? *3 with|having an? ${AVERAGE}`, 'the $1', 1],
  ].flatMap(([lead, asked, kept]): LocalTurn[] => {
    const at = (place: number): string => `$${Number(kept) + place}`;
    const said = (of: number, over: readonly number[], number: number): string =>
      `${asked} of ${at(of)} whose ${at(1)} ${at(2)} is ${over.map(at).join(' ')} ${at(number)}`;
    return [
      [`${lead} *4 of *2 ${OVER} # ${LAST}`, said(3, [4], 5)],
      [`${lead} *4 of *2 ${THAN} # ${LAST}`, said(3, [4, 5], 6)],
      [`${lead} *4 ${OVER} # among|across|for the? *2 ${LAST}`, said(5, [3], 4)],
      [`${lead} *4 ${THAN} # among|across|for the? *2 ${LAST}`, said(6, [3, 4], 5)],
    ];
  }),
  // "the mean wage of the cooks holding them", "the flights it is used on"
  ['of the? *2 holding|having|using|owning them|it|these|those', 'of their $1'],
  [`of the? *2 it|they ${BE} used|held|played|performed on|in|at|for|with|by`, 'of their $1'],
  // "how much does a nurse earn on average"
  [
    `how much does|do|did a|an|the|each? {${EARNERS}} earn|make on average`,
    'what is the average salary of $1',
  ],
  // "how many nurses receive a bonus", "everyone paid above average"
  [`{receive|receives|received|get|gets|draw|draws} a|an &!average|total|mean *2 ${LAST}`, 'have a $2'],
  // "works as a cook"
  ['work|works|working as a|an', 'is a'],
  // "hours spent on each project"
  ['spent|worked|put on|into|in {each|every}', 'for $1'],
  // "the types with how many boats of that type there are"
  [`how many *3 of|with|in|have that *1 there? ${BE}|exist there? ${LAST}`, 'the number of $1'],
  // "in descending order of that mean"
  ['order of|by that average|mean|total|sum|count|number', 'order'],
  // "earliest hire first": of the hire date
  [
    ', {earliest|latest|oldest|newest} {hire|release|birth|join|start|end|order|loan|booking|visit|sale|departure|arrival} first',
    ', $1 $2 date first',
  ],
];
