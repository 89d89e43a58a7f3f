import { thirdOf, withEnding } from './verb-forms.ts';

/** A verb that says how two things are related: by its forms, with the nouns of what it tells of. */
export interface DeedVerb {
  readonly base: string;
  readonly forms: readonly string[];
  /**
   * What tables of what was done are called; none where it says no more than that two things belong together, `*` where whatever
   * stands between them tells it.
   */
  readonly nouns: readonly string[];
}

/** Nouns of what tells that goods changed hands. */
const SALES = 'invoice order purchase sale transaction';

/** By the base, with its past and participle where they are not regular, the nouns of what it tells of. */
const VERBS: Readonly<Record<string, string>> = {
  // These say no more than that one belongs to the other.
  ...star('appear assign compete feature handle involve participate perform play serve use'),
  ...plain('act attach belong collaborate contain cover host link manage own represent star tag'),
  'deal/dealt/dealt': '*',
  check: 'checkin checkout',
  crew: 'entry',
  'drive/drove/driven': '',
  enter: 'entry',
  'hold/held/held': '',
  'keep/kept/kept': '',
  'know/knew/known': '',
  'lead/led/led': '',
  'make/made/made': '',
  'put/put/put': '',
  race: 'race',
  'ride/rode/ridden': '',
  row: 'entry',
  sail: 'entry voyage',
  'run/ran/run': '',
  'teach/taught/taught': '',
  'write/wrote/written': '',
  // These tell of something that was done.
  apply: 'application',
  attend: 'attendance booking enrollment enrolment registration visit',
  book: 'appointment booking reservation',
  borrow: 'borrowing checkout lending loan',
  brew: 'batch brew',
  'buy/bought/bought': SALES,
  donate: 'donation gift',
  enrol: 'enrollment enrolment registration',
  enroll: 'enrollment enrolment registration',
  examine: 'appointment consultation exam examination visit',
  file: 'claim complaint report',
  fix: 'job repair service',
  'give/gave/given': 'donation gift',
  hire: 'hire placement rental',
  'lend/lent/lent': 'lending loan',
  log: 'entry log record',
  lodge: 'claim complaint objection',
  nominate: 'nomination',
  open: 'account case ticket',
  order: SALES,
  pledge: 'pledge donation',
  place: 'placement',
  purchase: SALES,
  raise: 'case complaint issue request ticket',
  rate: 'rating review',
  register: 'enrollment enrolment registration',
  rent: 'booking hire lease rental',
  repair: 'job repair service',
  report: 'fault incident issue report',
  reserve: 'booking reservation',
  review: 'rating review',
  score: 'goal',
  screen: 'schedule screening showing',
  'see/saw/seen': 'appointment consultation examination visit',
  'sell/sold/sold': SALES,
  service: 'job service',
  ship: 'consignment shipment',
  'show/showed/shown': 'exhibition schedule screening show showing',
  sponsor: 'sponsorship',
  stay: 'booking reservation stay',
  submit: 'submission ticket',
  'speak/spoke/spoken': '',
  'swim/swam/swum': '',
  'take/took/taken': '',
  train: 'session training',
  treat: 'treatment',
  visit: 'appointment visit',
  volunteer: 'shift',
  vote: 'ballot vote',
  help: '* shift',
  work: '* shift',
  'win/won/won': 'award honor honour medal prize trophy win',
};

/** Verbs of what is done with the same thing again and again. */
export const AGAIN_AND_AGAIN: ReadonlySet<string> = new Set(
  'borrow buy order purchase rent sell ship show visit'.split(' '),
);

/** The verbs by each of their forms. */
export const DEED_VERBS: ReadonlyMap<string, DeedVerb> = new Map(
  Object.entries(VERBS).flatMap(([written, nouns]) => {
    const [base = '', ...irregular] = written.split('/');
    const forms = [
      base,
      thirdOf(base),
      withEnding(base, 'ing'),
      ...(irregular.length > 0 ? irregular : [withEnding(base, 'ed')]),
    ];
    const verb: DeedVerb = { base, forms, nouns: nouns.split(' ').filter(Boolean) };
    return forms.map((form): [string, DeedVerb] => [form, verb]);
  }),
);

function star(bases: string): Readonly<Record<string, string>> {
  return Object.fromEntries(bases.split(' ').map((base) => [base, '*']));
}

function plain(bases: string): Readonly<Record<string, string>> {
  return Object.fromEntries(bases.split(/\s+/).map((base) => [base, '']));
}

/** Between the things and the verb: who they are, when it was, and that it was not so. */
export const BEFORE_DEEDS_DONE: ReadonlySet<string> = new Set(
  `actually already also are been being did do does ever had has have i is me not never nobody noone one no that they us was we were
  which who you`.split(/\s+/),
);

/** That it was not so. */
export const DENYING: ReadonlySet<string> = new Set('never nobody no none noone not'.split(' '));

/** What looks like a verb of rows and says what became of them, or how they stand. */
export const NO_DEEDS: ReadonlySet<string> = new Set(
  'accepted approved based called cancelled canceled closed completed declined delivered dated due failed finished limited missed named paid rejected related resolved returned united unused'.split(
    ' ',
  ),
);

/** "took part in", "was made up of": what a verb is one with. */
export const PARTS_OF_DEEDS: ReadonlySet<string> = new Set(['part']);

/** They took part in whatever the keys lead to. */
export const TAKING_PART: DeedVerb = { base: 'participate', forms: [], nouns: ['*'] };

/** Most of the times. */
export const OFTEN: ReadonlySet<string> = new Set(['frequently', 'often']);

/** After the verb, before what it is done to. */
export const AFTER_DEEDS: ReadonlySet<string> = new Set(
  'as at by for from in into on onto to under up out upon with'.split(' '),
);

/** Before what it is done to, saying no more. */
export const ANY_OF: ReadonlySet<string> = new Set('a an any one some the'.split(' '));

/** Anything at all. */
export const ANYTHING: ReadonlySet<string> = new Set(
  'anybody anyone anything anywhere someone something'.split(' '),
);

/** Anybody at all. */
export const ANY_ONE: ReadonlySet<string> = new Set(['anybody', 'anyone']);

/** Before "to" and what somebody is to do. */
export const CHARGED: ReadonlySet<string> = new Set(
  'appointed arranged asked assigned booked chosen contracted engaged hired scheduled selected set'.split(
    ' ',
  ),
);

/** Most of all. */
export const RANKING: ReadonlySet<string> = new Set(
  'fewest greatest highest largest least lowest most smallest'.split(' '),
);
