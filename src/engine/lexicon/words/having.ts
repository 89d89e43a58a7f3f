import { composed, type Form } from './word-classes.ts';

/**
 * Verbs that say of something no more than that it has what comes after them ("products *that show* a high rate", "branch
 * that *brings in* the most applications"): base, past and participle. Verbs with a meaning of their own are none.
 */
const VERBS: readonly (readonly [base: string, past: string, participle: string])[] = [
  ...`allow amass attain attract boast command display enjoy exhibit extend garner grant harbor harbour obtain possess post
  reach record register report represent sport yield`
    .split(/\s+/)
    .map((base) => [base, `${base}ed`, `${base}ed`] as const),
  ...'accumulate achieve acquire capture comprise constitute contribute experience feature generate include issue lodge originate provide'
    .split(' ')
    .map((base) => [base, `${base}d`, `${base}d`] as const),
  ['account for', 'accounted for', 'accounted for'],
  ['bear', 'bore', 'borne'],
  ['carry', 'carried', 'carried'],
  ['bring in', 'brought in', 'brought in'],
  // Those who ask have what is brought them.
  ['bring us', 'brought us', 'brought us'],
  ['earn us', 'earned us', 'earned us'],
  ['get us', 'got us', 'got us'],
  ['give us', 'gave us', 'given us'],
  ['make us', 'made us', 'made us'],
  ['send us', 'sent us', 'sent us'],
  ['win us', 'won us', 'won us'],
  ['draw', 'drew', 'drawn'],
  ['draw in', 'drew in', 'drawn in'],
  ['get', 'got', 'got'],
  ['haul in', 'hauled in', 'hauled in'],
  ['hold', 'held', 'held'],
  ['incur', 'incurred', 'incurred'],
  ['keep', 'kept', 'kept'],
  ['log', 'logged', 'logged'],
  ['make up', 'made up', 'made up'],
  ['permit', 'permitted', 'permitted'],
  ['pull in', 'pulled in', 'pulled in'],
  ['rack up', 'racked up', 'racked up'],
  ['see', 'saw', 'seen'],
  ['show', 'showed', 'shown'],
  ['sign up for', 'signed up for', 'signed up for'],
  ['subscribe to', 'subscribed to', 'subscribed to'],
  ['suffer', 'suffered', 'suffered'],
  ['take', 'took', 'taken'],
  ['take in', 'took in', 'taken in'],
  ['take on', 'took on', 'taken on'],
  ['take out', 'took out', 'taken out'],
  ['turn in', 'turned in', 'turned in'],
  ['underwrite', 'underwrote', 'underwritten'],
  ['write', 'wrote', 'written'],
];

/** Bases that are as often nouns or ask for something, so that they are verbs only after "who", "that" or "which". */
const AFTER_RELATIVE: ReadonlySet<string> = new Set(
  'command display draw experience feature get grant issue keep log permit post provide reach record register report see show sport take write yield'.split(
    ' ',
  ),
);

/** "customers *carrying* a late loan"; the others are nouns, or say what somebody does. */
const GERUNDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['bear', ['bearing']],
  ['include', ['including']],
  ['carry', ['carrying']],
  ['keep', ['keeping']],
  ['possess', ['possessing']],
]);

/** Forms that are plural nouns as well: "the reports", "posts per user". */
const NOUN_PLURALS: ReadonlySet<string> = new Set(
  'commands displays draws experiences grants issues logs features permits posts records registers reports sports takes yields'.split(
    ' ',
  ),
);

/** All forms in which they stand before what somebody or something has. */
export const HAVING: readonly Form[] = VERBS.flatMap(([base, past, participle]) => {
  const third = thirdPerson(base);
  const forms = [
    past,
    ...['have', 'has', 'had', 'have ever', 'has ever'].map((have) => `${have} ${participle}`),
  ];
  const present = AFTER_RELATIVE.has(base) ? [] : [base, ...(GERUNDS.get(base) ?? [])];
  return [
    ...forms,
    ...present,
    NOUN_PLURALS.has(third) ? `${third} the` : third,
    composed(['that', 'which', 'who'], [...forms, base, third]),
  ];
});

function thirdPerson(base: string): string {
  const [verb = '', ...particle] = base.split(' ');
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ies`, ...particle].join(' ');
  return [/(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`, ...particle].join(' ');
}

/** Verbs that tie rows to where they went or came from: "went to Texas", "came from brokers". */
export const GOING_VERBS: ReadonlySet<string> = new Set([
  'came',
  'come',
  'comes',
  'go',
  'goes',
  'gone',
  'lie',
  'lies',
  'sit',
  'sits',
  'went',
]);

/** How turns of having begin that may say nothing where they stand: "what percentage of volume does each branch *account for*". */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  `with has have had having where whose get got that which who hold holds and carry carries for account accounts comprise constitute
  constitutes contribute contributes contributed make represent represents represented`.split(/\s+/),
);
