/** Words of columns that say what someone is. */
export const KINDS_OF_PEOPLE: ReadonlySet<string> = new Set([
  'position',
  'role',
  'title',
  'occupation',
  'profession',
  'job',
]);

/** Words that end the names of columns, and of tables, that say what the rows are: "genre", "costume category". */
export const KINDS: ReadonlySet<string> = new Set([
  'breed',
  'category',
  'class',
  'genre',
  'group',
  'kind',
  'species',
  'stage',
  'type',
  'variety',
]);

/** What may stand before them and says no more: "taxon class", "life stage". */
export const PLAIN_KINDS: ReadonlySet<string> = new Set(['', 'age', 'life', 'taxon', 'taxonomic']);

/** Before a column that is grouped by. */
export const GROUPED: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);
