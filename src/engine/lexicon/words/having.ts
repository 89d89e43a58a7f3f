/**
 * Verbs that say of something no more than that it has what comes after them ("products *that show* a high rate", "branch
 * that *brings in* the most applications"): base, past and participle. Verbs with a meaning of their own are none.
 */
const VERBS: readonly (readonly [base: string, past: string, participle: string])[] = [
  ...'attract boast command display enjoy exhibit garner obtain post reach record report yield'
    .split(' ')
    .map((base) => [base, `${base}ed`, `${base}ed`] as const),
  ...'achieve acquire capture contribute experience generate'
    .split(' ')
    .map((base) => [base, `${base}d`, `${base}d`] as const),
  ['bear', 'bore', 'borne'],
  ['bring in', 'brought in', 'brought in'],
  ['draw', 'drew', 'drawn'],
  ['draw in', 'drew in', 'drawn in'],
  ['get', 'got', 'got'],
  ['haul in', 'hauled in', 'hauled in'],
  ['hold', 'held', 'held'],
  ['keep', 'kept', 'kept'],
  ['log', 'logged', 'logged'],
  ['pull in', 'pulled in', 'pulled in'],
  ['rack up', 'racked up', 'racked up'],
  ['see', 'saw', 'seen'],
  ['show', 'showed', 'shown'],
  ['suffer', 'suffered', 'suffered'],
  ['take', 'took', 'taken'],
  ['take in', 'took in', 'taken in'],
  ['take on', 'took on', 'taken on'],
  ['take out', 'took out', 'taken out'],
  ['turn in', 'turned in', 'turned in'],
];

/** Bases that are as often nouns or ask for something, so that they are verbs only after "who", "that" or "which". */
const AFTER_RELATIVE: ReadonlySet<string> = new Set(
  'command display draw experience get keep log post reach record report see show take yield'.split(' '),
);

/** Forms that are plural nouns as well: "the reports", "posts per user". */
const NOUN_PLURALS: ReadonlySet<string> = new Set(
  'commands displays draws experiences logs posts records reports takes yields'.split(' '),
);

/** All forms in which they stand before what somebody or something has. */
export const HAVING: readonly string[] = VERBS.flatMap(([base, past, participle]) => {
  const third = thirdPerson(base);
  const forms = [
    past,
    ...['have', 'has', 'had', 'have ever', 'has ever'].map((have) => `${have} ${participle}`),
  ];
  const present = AFTER_RELATIVE.has(base) ? [] : [base];
  return [
    ...forms,
    ...present,
    NOUN_PLURALS.has(third) ? `${third} the` : third,
    ...['that', 'which', 'who'].flatMap((who) => [...forms, base, third].map((form) => `${who} ${form}`)),
  ];
});

function thirdPerson(base: string): string {
  const [verb = '', ...particle] = base.split(' ');
  return [/(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`, ...particle].join(' ');
}
