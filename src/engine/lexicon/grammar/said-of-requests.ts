import type { LocalTurn } from '../../local-turns.ts';
import { END, PEOPLE, THAN, US, WHO } from '../everyday-words.ts';

/** What was decided, and who asked for how much. */
export const ofApplications = (): readonly LocalTurn[] => [
  // "rejected by us", "we chose to decline", "awaiting our decision", "not acted on yet"
  [`{accepted|approved|declined|denied|granted|issued|refused|rejected} by us ${END}`, '$1'],
  ['we chose|decided|opted to decline|refuse|reject', 'we declined'],
  ['we chose|decided|opted to accept|approve|grant', 'we approved'],
  ['awaiting our|the {answer|decision}', 'awaiting a $1'],
  [
    `{applications|requests} ${WHO}? have|has? not yet? been? acted on|upon yet? ${END}`,
    '$1 that are pending',
  ],
  [`${WHO} were|was|got given? a no ${END}`, 'that were declined'],
  // "with a negative decision from us"
  [
    '{with|having} a|an negative|unfavorable|unfavourable {answer|decision|outcome|verdict} from us?',
    'that were declined',
  ],
  [
    '{with|having} a|an positive|favorable|favourable {answer|decision|outcome|verdict} from us?',
    'that were approved',
  ],
  // "we have not decided on", "up in the air", "in the queue for a decision"
  ...[
    `${US} have|had not yet? decided on|about? yet?`,
    `${US} still have|need to decide on|about?`,
    `${WHO}? are|is|were? still? up in the air still?`,
    `on which the|a|our? decision is|was|has still? out|open|outstanding|pending still?`,
    `${WHO}? nobody|noone has|have? made a|any|the call|decision on|about yet?`,
    `${WHO}? are|is|were? still? in|on the queue|line|pile for|awaiting a|the? decision`,
  ].map((said): LocalTurn => [`{applications|requests} ${said} ${END}`, '$1 that are pending']),
  ...[
    'where no decision has|had been? made|taken|reached yet?',
    `${WHO} have|has no decision|answer|outcome yet|so? far?`,
    `${WHO}? nobody|noone has|have? decided on|about? yet?`,
    `${WHO}? are|is? still? waiting on|for a|the|our decision|answer|verdict`,
    'whose outcome|decision|result is|was still? open|undecided|unknown|pending|outstanding',
    `${WHO} are|is still being reviewed|considered|processed|examined|assessed|looked at?`,
  ].map((said): LocalTurn => [`{applications|requests} ${said} ${END}`, '$1 that are pending']),
  // "came back declined", "met with a rejection"
  [`${WHO}? came back {approved|declined|rejected|denied}`, 'that were $1'],
  [`${WHO}? met with a|an|our refusal|rejection|denial|decline`, 'that were declined'],
  ['open {applications|requests} without a|any decision', '$1 without a decision'],
  ['open {applications|requests} with no decision', '$1 without a decision'],
  // "sent our way by brokers", "broker-sourced"
  ['sent|brought|passed|referred our way by', 'brought by'],
  ['{broker|brokers} sourced|originated|generated|submitted {applications|requests|loans}', '$1 $2'],
  // "where the guest wants more than 30,000", "for amounts greater than 30,000", "seeking over 30,000"
  ...['where', 'in which'].map(
    (where): LocalTurn => [
      `${where} the|a? applicant|borrower|client|customer|person wants|wanted|seeks|sought|needs|needed &!to`,
      'requesting',
    ],
  ),
  ['for|with? amounts|sums bigger|greater|higher|larger|more than &#', 'requesting more than'],
  ['for|with? amounts|sums {above|over|below|under} &#', 'requesting $1'],
  [
    '{applications|requests} that|which want|seek|need|desire &above|over|under|below|more|less|at|#',
    '$1 requesting',
  ],
  [
    `from|by|of ${PEOPLE} wanting|seeking|needing|requesting &above|over|under|below|more|less|at|#`,
    'requesting',
  ],
  ['{applications|requests} seeking|wanting &above|over|under|below|more|less|at|#', '$1 requesting'],
  // "guests took back", "the guest chose to take back", "that applicants pulled back"
  ...[
    'pulled|took back',
    'called off',
    'withdrew|pulled',
    'chose|decided to take|pull|withdraw|cancel back?',
  ].map(
    (said): LocalTurn => [
      `{applications|requests} ${WHO}? the|our|an|a? applicant|applicants|borrower|borrowers|client|clients|customer|customers|people ${said} ${END}`,
      '$1 that were withdrawn',
    ],
  ),
  [
    '{called|given|pulled|taken} {back|off|out|up} by the|a|an|our|their? applicant|applicants|borrower|borrowers|client|clients|customer|customers',
    '$1 $2',
  ],
  [
    '{abandoned|cancelled|canceled|dropped|recalled|retracted|withdrawn} by the|a|an|our|their? applicant|applicants|borrower|borrowers|client|clients|customer|customers',
    '$1',
  ],
  // "denied over a low score", "whose decline was based on a low score"
  [`{declined|denied|refused|rejected|to} over a|an {low|high|short|insufficient}`, '$1 due to $2'],
  [`{away|declined|denied|down|refused|rejected} over {low|high|short|insufficient}`, '$1 due to $2'],
  ['on the? grounds|ground|basis|strength of a|an?', 'due to'],
  ['for having|with? too {low|high|short} a *2', 'due to $1 $2'],
  ['for having|with a|an too {low|high|short} *2', 'due to $1 $2'],
  ['because|since|as the|a|their *2 was|is|were too? {low|high|short|insufficient}', 'due to $2 $1'],
  ['whose decline|denial|refusal|rejection is|was based|blamed|founded on a|an|the?', 'declined due to'],
  ['with the explanation|reason|argument that the *2 is|was {low|high|short|insufficient}', 'due to $2 $1'],
  [
    "because|since|as the applicant|borrower|client|customer 's *2 was|is too? {low|high|short|insufficient}",
    'due to $2 $1',
  ],
];

/** Which have none or many of what is theirs. */
export const ofBranches = (): readonly LocalTurn[] => [
  ['gave|give|gives|giving|handed|handing|hands out {a|any|at|fewer|less|more|no|over|under|#}', 'issued $1'],
  // "that existed before 2010"
  [`{branches|offices} ${WHO}? were|was? in operation|existence|business before &#`, '$1 opened before'],
  [`{branches|offices} ${WHO}? existed|operated before &#`, '$1 opened before'],
  [
    `{branches|offices} ${WHO}? came into being|existence|operation {after|before|between|during|in|since} &#`,
    '$1 opened $2',
  ],
  [`{branches|offices} ${WHO}? were|was around|there|running|operating before &#`, '$1 opened before'],
  ['over|during|for the whole|entire|all of? year? &#', 'in'],
  [`${WHO}? each account|accounts for ${THAN} #`, 'with $1 than $2'],
  [`${WHO}? account|accounts for ${THAN} # *1 each`, 'with $1 than $2 $3'],
];
