/** Who says of rows what was done with them: "the loans *we* issued". */
export const DOERS: ReadonlySet<string> = new Set(['we', 'i', 'you']);

/** What may stand between the rows and who did it, and between who did it and what was done. */
export const BEFORE_DOERS: ReadonlySet<string> = new Set(['that', 'which']);
export const BEFORE_DONE: ReadonlySet<string> = new Set([
  'have',
  'had',
  'actually',
  'ever',
  'already',
  'all',
  'newly',
]);

/** Verbs that say no more than that the rows were there. */
export const GOT: ReadonlySet<string> = new Set(
  'got get gotten had have saw see seen took take taken recorded record logged handled'.split(' '),
);

/** Past forms that do not end in "ed". */
export const DONE: ReadonlySet<string> = new Set(
  'made gave given lent sold bought wrote written paid sent held built put brought kept ran run shipped let'.split(
    ' ',
  ),
);

/** Past forms with a participle of their own: "the loans we *gave*" were given. */
export const PARTICIPLES: ReadonlyMap<string, string> = new Map([
  ['gave', 'given'],
  ['took', 'taken'],
  ['withdrew', 'withdrawn'],
  ['wrote', 'written'],
]);

/** Verbs whose rows do it themselves: "loans customers *defaulted* on" defaulted. */
export const INTRANSITIVE: ReadonlySet<string> = new Set(['defaulted']);

/** What may stand between "by" and all of those who did it, and after them: "by *all our* customers *in* 2025". */
export const BEFORE_AGENTS: ReadonlySet<string> = new Set(['all', 'our', 'the']);
export const AFTER_AGENTS: ReadonlySet<string> = new Set(
  'after and before between by during for from in last on per since this until'.split(' '),
);
