import { composed, type Form, type WordClasses } from './word-classes.ts';

/** Each of the verbs as it is, and after "who", "that" and "which". */
function withRelatives(verbs: readonly string[]): readonly Form[] {
  return [...verbs, composed(RELATIVES, verbs)];
}

const RELATIVES = ['that', 'which', 'who'];

const HAVE: readonly string[] = ['have', 'has', 'had'];
const BE: readonly string[] = ['are', 'is', 'was', 'were'];
const DO: readonly string[] = ['do', 'does', 'did'];

/** "are not", "who have never been", "had not yet been". */
const DENIED: readonly Form[] = withRelatives([
  'never',
  ...[...BE, ...DO, ...HAVE].flatMap((verb) => [`${verb} not`, `${verb} never`]),
  ...BE.flatMap((verb) => [`${verb} not in`, `${verb} not yet`]),
  ...HAVE.flatMap((verb) => [
    ...['not', 'never', 'not yet', 'never yet', 'not ever'].map((not) => `${verb} ${not} been`),
    `${verb} yet to be`,
  ]),
]);

const EXCEPT = ['except', 'except for', 'excluding', 'other than'];

/** "in any year but", "in all months except": of times, the others. */
const ANY_TIME_BUT: readonly Form[] = [
  composed(['any time', 'at any time'], ['but', ...EXCEPT]),
  composed(['', 'in', 'for'], ['any', 'every', 'each'], ['year', 'quarter', 'month'], ['but', ...EXCEPT]),
  composed(['', 'in', 'for'], ['all', 'all the'], ['years', 'quarters', 'months'], ['but', ...EXCEPT]),
  composed(['', 'in', 'for'], ['years', 'quarters', 'months'], EXCEPT),
];

/** How much of none; "a single" and the like are put as "any" before. */
const AMOUNTS_OF_NONE: readonly string[] = ['', ' any'];

/** What brings such rows about: as it is said, and as it was done. */
const BRINGING: readonly (readonly [base: string, past: string])[] = [
  ['book', 'booked'],
  ['disburse', 'disbursed'],
  ['file', 'filed'],
  ['fund', 'funded'],
  ['grant', 'granted'],
  ['issue', 'issued'],
  ['originate', 'originated'],
  ['place', 'placed'],
  ['send in', 'sent in'],
  ['submit', 'submitted'],
];
const BRING: readonly string[] = BRINGING.map(([base]) => base);
const BROUGHT: readonly string[] = BRINGING.map(([, past]) => past);

/** "did not have any", "who have never taken out a single". */
const HAVING_NONE: readonly Form[] = withRelatives([
  ...[
    ...HAVE,
    'get',
    'gets',
    'hold',
    'holds',
    'held',
    'offer',
    'offers',
    'include',
    'includes',
    'receive',
    'receives',
    'took',
    'received',
    'made',
    ...BROUGHT,
    'got',
  ].flatMap((verb) => [`${verb} no`, `${verb} zero`]),
  ...AMOUNTS_OF_NONE.flatMap((none) => [
    ...DO.flatMap((verb) =>
      ['have', 'hold', 'get', 'make', 'take', 'take out', ...BRING, 'receive', 'own'].map(
        (base) => `${verb} not ${base}${none}`,
      ),
    ),
    ...HAVE.flatMap((verb) =>
      ['had', 'made', 'received', 'got', 'taken', 'taken out', ...BROUGHT, 'held', 'become'].flatMap(
        (past) => [`${verb} not ${past}${none}`, `${verb} never ${past}${none}`],
      ),
    ),
    ...['had', 'made', 'received', 'got', 'get', 'took', 'took out', ...BROUGHT, 'held'].map(
      (past) => `never ${past}${none}`,
    ),
  ]),
]);

/** "never turned into", "did not lead to": what became of nothing. */
const BECAME_NONE: readonly Form[] = withRelatives(
  [
    ['turn into', 'turned into'],
    ['become', 'became'],
    ['lead to', 'led to'],
    ['result in', 'resulted in'],
    ['end in', 'ended in'],
    ['end up as', 'ended up as'],
    ['convert to', 'converted to'],
    ['convert into', 'converted into'],
    ['make it to', 'made it to'],
    ['grow into', 'grew into'],
  ].flatMap(([base = '', past = '']) =>
    AMOUNTS_OF_NONE.flatMap((none) => [
      `never ${past}${none}`,
      ...DO.map((verb) => `${verb} not ${base}${none}`),
      ...HAVE.map((verb) => `${verb} not ${past}${none}`),
      ...HAVE.map((verb) => `${verb} never ${past}${none}`),
    ]),
  ),
);

/** What is said of a column without a value, as an adjective. */
const ABSENT: readonly string[] = [
  'absent',
  'blank',
  'empty',
  'left blank',
  'left empty',
  'missing',
  'na',
  ...[
    'available',
    'entered',
    'filled in',
    'given',
    'known',
    'noted',
    'on file',
    'on record',
    'present',
    'provided',
  ].map((said) => `not ${said}`),
  ...['recorded', 'registered', 'set', 'specified', 'stated'].map((said) => `not ${said}`),
  'null',
  'undefined',
  'unknown',
  'unrecorded',
  'unspecified',
];

/** "blank", "is left blank", "has never been recorded". */
const MISSING: readonly string[] = [
  ...ABSENT,
  ...BE.flatMap((be) => ABSENT.map((absent) => `${be} ${absent}`)),
  ...['has', 'have'].flatMap((have) => [
    `${have} been left blank`,
    ...['entered', 'filled in', 'given', 'recorded', 'registered', 'specified', 'stated'].flatMap((said) => [
      `${have} not been ${said}`,
      `${have} never been ${said}`,
    ]),
  ]),
  'does not exist',
  'n / a',
  'unavailable',
];

/** "living outside", "based anywhere but in": where something is not. */
const ELSEWHERE: Form = composed(
  ['', ...RELATIVES],
  [
    ...['based', 'domiciled', 'live', 'lived', 'lives', 'living', 'located', 'reside', 'resides', 'residing'],
    ...['are located', 'are based', 'is based', 'is located', 'situated', 'are situated'],
  ],
  ['outside', 'outside of', 'anywhere but', 'anywhere but in', 'anywhere except', 'anywhere outside'],
);

/** "anyone but", "something other than". */
const ANY_BUT: Form = composed(
  ['any', 'every', 'some'].flatMap((any) => [`${any}one`, `${any}body`, `${any}thing`, `${any}where`]),
  ['but', 'except', 'other than'],
);

/** "are not part of any", "that do not belong to any". */
const BELONGING_TO_NONE: readonly Form[] = [
  composed(
    ['', ...RELATIVES],
    BE,
    ['not'],
    ['part of', 'a part of', 'assigned to', 'associated with', 'linked to'],
    ['any'],
  ),
  composed(['', ...RELATIVES], DO, ['not belong to any']),
];

/** What is not, what there is none of, and what is or is not known; read before or after what they are about. */
export const NEGATION = {
  /** After what is not done: "never ordered anything". */
  anything: ['a thing', 'any', 'anything', 'anything at all', 'at all', 'one', 'something'],
  not: [
    ...DENIED,
    ELSEWHERE,
    ANY_BUT,
    ...ANY_TIME_BUT,
    'all but',
    'apart',
    'apart from',
    'besides',
    'but not',
    'cannot',
    'does not have status',
    'ex',
    'except',
    'except for',
    'excepting',
    'excl',
    'exclude',
    'excluding',
    'ignoring',
    'leaving out',
    'minus',
    'never been',
    'non',
    'non -',
    'not',
    'not at',
    'not by',
    'not counting',
    'not considering',
    'not for',
    'not from',
    'not in',
    'not including',
    'not on',
    'not through',
    'not to',
    'not via',
    'not with',
    'not yet',
    'other than',
    'outside',
    'outside of',
    'rather than',
    'leaving aside',
    'disregarding',
    'setting aside',
    'without',
    'yet to be',
  ],
  without: [
    ...HAVING_NONE,
    ...BECAME_NONE,
    'and no',
    'but no',
    'but with no',
    'but without',
    'having no',
    'lack',
    'lacking',
    'lacks',
    'not a single',
    'not followed by',
    'not having',
    'not one',
    'with neither',
    'with never',
    'with no',
    'with none',
    'with not any',
    'with zero',
    'without',
    'without a single',
    'without any',
    'without one single',
    'without single',
    'without even one',
    'without so much as a',
    'devoid of',
    ...BELONGING_TO_NONE,
  ],
  missing: [...MISSING],
  present: [
    'are known',
    'are not null',
    'available',
    'exists',
    'filled in',
    'given',
    'is available',
    'is known',
    'is not empty',
    'is not missing',
    'is not null',
    'is on file',
    'is present',
    'is recorded',
    'is set',
    'is specified',
    'known',
    'non null',
    'not blank',
    'not empty',
    'not missing',
    'not null',
    'is on record',
    'on file',
    'on record',
    'present',
    'provided',
    'recorded',
    'specified',
  ],
} satisfies WordClasses;
