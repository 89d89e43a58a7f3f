/** Between the rows and the verb that ties them to others of their kind. */
export const BEFORE_TIES: ReadonlySet<string> = new Set(
  'actually already also are been being did do does ever had has have is never not that was were which who'.split(
    ' ',
  ),
);

/** What says that it is done to them. */
export const PASSIVE: ReadonlySet<string> = new Set('are be been being is was were'.split(' '));

/** That it was not so. */
export const NOT_SO: ReadonlySet<string> = new Set(['never', 'not']);

/** Nobody at all. */
export const NOBODY: readonly (readonly string[])[] = [
  ['nobody'],
  ['noone'],
  ['no', 'one'],
  ['no', 'others'],
  ['none'],
];

/** Somebody, whoever it is. */
export const ANYBODY: readonly (readonly string[])[] = [
  ...['anyone', 'anybody', 'someone', 'somebody'].flatMap((one) => [[one, 'else'], [one]]),
  ['at', 'least', 'one', 'other'],
  ['others'],
];

/** How many, before the number: what is said of fewer may mean those with none too. */
export const MORE_THAN: readonly (readonly string[])[] = [
  ['at', 'least'],
  ['more', 'than'],
  ['over'],
  ['exactly'],
  ['only'],
  [],
];

/** The same after it. */
export const OR_MORE: readonly (readonly string[])[] = [['or', 'more'], []];

/** Most of all. */
export const THE_MOST: readonly (readonly string[])[] = [['the', 'most'], ['most']];

/** Others of their kind, beside what these are called. */
export const OTHERS: readonly (readonly string[])[] = [
  ['others'],
  ['other', 'people'],
  ['different', 'people'],
  ['people'],
  ['of', 'them'],
];

/** The stem of "like", which also compares names. */
export const LIKING = 'lik';
