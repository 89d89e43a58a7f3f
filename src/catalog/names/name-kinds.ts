/** `first name` is not asked for as `first`. */
export const NAME_KINDS: ReadonlySet<string> = new Set([
  'first',
  'last',
  'full',
  'middle',
  'given',
  'family',
]);
