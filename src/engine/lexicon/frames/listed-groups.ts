/** How groups are listed by their values. */

/** After the values: more are meant than are said. */
export const OPEN_ENDS: readonly (readonly string[])[] = [
  ', and so on',
  'and so on',
  ', and so forth',
  'and so forth',
  ', etc',
  'etc',
].map((said) => said.split(' '));

/** After all of them. */
export const EACH_AFTER: ReadonlySet<string> = new Set(['each', 'individually', 'separately']);

/** Before the values. */
export const BEFORE_GROUPS: ReadonlySet<string> = new Set(
  'across among at between by for from in into of over through under'.split(' '),
);
export const BEING_BEFORE: ReadonlySet<string> = new Set(['are', 'is', 'was', 'were']);
