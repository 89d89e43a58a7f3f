import { composed, type Form, type WordClasses } from './word-classes.ts';

/**
 * Verbs that say of two things that they are related, or of one that it came to be, and nothing besides: base, past,
 * participle, and the form in -ing. Verbs that tell what became of a thing (`cancel`, `return`, `approve`) are none.
 */
const VERBS: readonly (readonly [base: string, past: string, participle: string, present: string])[] = [
  ...`act appear attend author award book coach conduct direct employ enroll enter feature host involve offer perform play post present
  publish record rent review star supply support treat visit work`
    .split(/\s+/)
    .map((base) => [base, `${base}ed`, `${base}ed`, `${base}ing`] as const),
  ...`compete compose create invite locate manufacture operate manage participate place prescribe produce purchase release score
  advise hire serve use`
    .split(/\s+/)
    .map((base) => [base, `${base}d`, `${base}d`, `${base.slice(0, -1)}ing`] as const),
  ['assign', 'assigned', 'assigned', 'assigning'],
  ['carry', 'carried', 'carried', 'carrying'],
  ['fly', 'flew', 'flown', 'flying'],
  ['ship', 'shipped', 'shipped', 'shipping'],
  ['borrow', 'borrowed', 'borrowed', 'borrowing'],
  ['buy', 'bought', 'bought', 'buying'],
  ['check out', 'checked out', 'checked out', 'checking out'],
  ['contain', 'contained', 'contained', 'containing'],
  ['design', 'designed', 'designed', 'designing'],
  ['develop', 'developed', 'developed', 'developing'],
  ['earn', 'earned', 'earned', 'earning'],
  ['get', 'got', 'gotten', 'getting'],
  ['give', 'gave', 'given', 'giving'],
  ['lead', 'led', 'led', 'leading'],
  ['order', 'ordered', 'ordered', 'ordering'],
  ['receive', 'received', 'received', 'receiving'],
  ['sell', 'sold', 'sold', 'selling'],
  ['send', 'sent', 'sent', 'sending'],
  ['sing', 'sang', 'sung', 'singing'],
  ['speak', 'spoke', 'spoken', 'speaking'],
  ['study', 'studied', 'studied', 'studying'],
  ['submit', 'submitted', 'submitted', 'submitting'],
  ['teach', 'taught', 'taught', 'teaching'],
  ['write', 'wrote', 'written', 'writing'],
];

/** Verbs whose past needs no other thing to say something of: "orders placed in 2023". */
export const CREATIONS: ReadonlySet<string> = new Set(
  `author check out compose conduct create give place play post present publish record release submit write`.split(
    ' ',
  ),
);

/** Verbs by which something changes hands: "units of each product *sold*". */
export const HANDED_OVER_VERBS: ReadonlySet<string> = new Set(['buy', 'order', 'purchase', 'sell']);

/** Bases that are as often nouns, so that they are verbs only after a word that needs one. */
const NOUNS: ReadonlySet<string> = new Set(
  `act author award book coach contain design hire host lead offer order place play post present produce purchase record release rent review
  score ship star study supply support treat use visit work`.split(/\s+/),
);

const RELATIVES = ['who', 'that', 'which'];
const HAVE = ['have', 'has', 'had', 'have ever', 'has ever'];
const BE = ['was', 'were', 'is', 'are', 'be', 'been', 'being', 'has been', 'have been', 'had been'];

/** `do:<verb>`, as after "never" or "did not"; `doing:<verb>`, before what it is done to; `done:<verb>`, after that. */
export const RELATIONS: WordClasses = Object.fromEntries(
  VERBS.flatMap(([base, past, participle, present]) => [
    [`do:${base}`, [base, participle]],
    [`doing:${base}`, active(base, { past, participle, present })],
    [
      `done:${base}`,
      withRelatives(
        [participle],
        BE.map((be) => `${be} ${participle}`),
      ),
    ],
  ]),
);

/** `work in`, `who play for`: what ties someone to a place or a thing. */
export const BELONGING: Form = composed(
  ['', ...RELATIVES],
  'act appear compete operate participate perform play serve stay study work'
    .split(' ')
    .flatMap((base) => [base, third(base), `${base.replace(/e$/, '')}ing`]),
  ['at', 'for', 'in', 'on', 'with'],
);

/** The base of a verb by the single words that are surely forms of it. */
export const VERB_FORMS: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap(([base, past, participle, present]) =>
    [past, participle, present, ...(NOUNS.has(base) ? [] : [base, third(base)])].map(
      (form): [string, string] => [form, base],
    ),
  ),
);

/** Bases of the verbs. */
export const RELATION_VERBS: readonly string[] = VERBS.map(([base]) => base);

function active(
  base: string,
  { past, participle, present }: Readonly<Record<'past' | 'participle' | 'present', string>>,
): readonly Form[] {
  const forms = [past, ...HAVE.map((have) => `${have} ${participle}`)];
  const bare = [base, third(base)];
  return NOUNS.has(base)
    ? [present, ...forms, composed(RELATIVES, [...forms, ...bare])]
    : withRelatives([present], [...forms, ...bare]);
}

/** The forms, and the second ones with "who", "that" or "which" before them too. */
function withRelatives(forms: readonly string[], verbs: readonly string[]): readonly Form[] {
  return [...forms, ...verbs, composed(RELATIVES, verbs)];
}

function third(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(base) ? `${base}es` : `${base}s`;
}
