import type { LocalTurn } from '../../local-turns.ts';

const ROWS =
  'loans|applications|payments|customers|borrowers|clients|branches|orders|requests|accounts|people|members|installments';
const BEHIND = ',|.|;|are|is|were|was|have|has|by|per|in|for|with|which|$|?';

const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

const OURS = 'a|all|an|any|every|it|me|our|some|that|the|their|them|this|us|which|with';
const ASKING = 'give|get|have|need|provide|pull|run|see|send|show|want|with';

/** Talk before a question, of which a word would be one of the data: to "share" is to show, and what is "asked for" is the answer. */
export const TALK_FRAMES: readonly LocalTurn[] = [
  [`{can|could|please|pls|to|will|would|you} share {${OURS}}`, '$1 show $2'],
  [
    'i|we am|are|have|was|were been? asked|told to? for|provide|produce {a|all|an|how|our|the|what|which}',
    'show $1',
  ],
  [
    `{${ASKING}} me|us? the|some|all? numbers|figures|data|details for|on|about|behind|regarding|concerning {a|all|how|our|the|what|which}`,
    '$1 $2',
  ],
  [`put|pull|bring together {a|all|an|our|the}`, 'show $1'],
  [`thanks|thank you? in advance for {${OURS}}`, 'show $1'],
  ['many? thanks|thank you? in advance &$|.|!|,', ''],
  ['where do|did we stand on|with|regarding|concerning {a|all|our|the}', 'what is $1'],
  ['a quick|brief|short look|glance|peek at {a|all|our|the}', '$1'],
  ['{call|put|throw|flash} up {a|all|our|the}', 'show $2'],
  ['on the screen|wall|board|slide|dashboard|monitor &$|.|?|!|,', ''],
  ['just|purely? out of {interest|curiosity} ,|:|.|-', ''],
  [
    `for my|our|the|this? {${WEEKDAYS}} 's? {report|meeting|review|deck|update|call|standup|briefing|presentation|memo} ,|:|-`,
    '',
  ],
];

/** What is said in the midst of a question and restricts nothing. */
export const IDLE_FRAMES: readonly LocalTurn[] = [
  ...TALK_FRAMES,
  // "all boats, sold ones included, …", "all boats, old and new"
  ['{all} *2 , *3 ones included|counted ,', '$1 $2'],
  ['{all} *2 , open and closed &?|.|$|,', '$1 $2'],
  // "… so I can compare them"
  ['so that? i|we|you can|could compare them|both|these|those|the two? figures|numbers|years? &$|.|!', ''],
  ['in order? to compare them|both|the two? &$|.|!', ''],
  // "late at this point"
  ['at this point|moment in? time? &?|.|$|,', 'now'],
  ['as a {percent|percentage|share} of all *2 by count|number &?|.|$|,', 'as a $1 of all $2'],
  // "bear with me: …"
  ['bear with me :|,|.|-|;', ''],
  ['not sure who|whom to ask :|,|.|-|;', ''],
  ['tell me something|this :|,|.|-|;', ''],
  [`{${ROWS}} these days`, '$1'],
  ['&!at|during|for|in|of|on *1 these days &$|.|?|!|,', '$1'],
  [`{${ROWS}} on our|the books|book &are|is|was|were`, '$1'],
  [
    `{${ROWS}} that|which|whom? we|you serve|served|handle|handled|service|manage|hold|record|track &${BEHIND}`,
    '$1',
  ],
  [
    `{applications|requests|orders|claims|tickets|complaints} that|which? customers|clients|people|borrowers|applicants|they send|sent|file|filed|submit|submitted|bring|brought us|in|with|to? us? &${BEHIND}`,
    '$1',
  ],
  ['{each|every} *2 that? we record|track|have|serve|offer|hold &$|.|?|!|,', '$1 $2'],
  ['happen|happens|happened to be', 'are'],
  ['happen|happens|happened to {have|has|hold|own|owe}', 'have'],
  ['do|would you think|reckon|suppose|guess|say {has|have|had|is|are|was|were|does|did}', '$1'],
  [
    '{which|what} {branch|product|channel|region|state|customer|borrower|grade|purpose} of|among|amongst|out of? all our|the|your? *1 {has|had|is|was|with|does|did|made|gets|got}',
    '$1 $2 $4',
  ],
  [
    'resulting|respective|corresponding {average|total|number|count|rate|share|percentage|amount|mean|median}',
    '$1',
  ],
];
