/** What is done with whatever is recorded, so that it says nothing more of it: the words before a time. */
export const LIGHT_DEEDS: ReadonlySet<string> = new Set(
  'bought conducted done made performed placed purchased recorded sold taken undertaken'.split(' '),
);

/** Between what was done and the verb. */
export const BEFORE_LIGHT_DEEDS: ReadonlySet<string> = new Set(
  'been had have has that was were which'.split(' '),
);

/** Before the time. */
export const BEFORE_TIMES: ReadonlySet<string> = new Set(
  'after before between during in on since until'.split(' '),
);

/** Words of a column that is the date of whatever the row tells of. */
export const PLAIN_DATE: ReadonlySet<string> = new Set('at date day of on time timestamp'.split(' '));
