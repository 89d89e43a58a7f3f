/** Words of the language that in the plural name a column all the same, as they say nothing of numbers or times: "the categories". */
export const NAMED_IN_PLURAL: ReadonlySet<string> = new Set([
  'categories',
  'classes',
  'groups',
  'ids',
  'kinds',
  'levels',
  'types',
]);
