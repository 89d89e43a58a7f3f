/** Verbs that only ask for what follows, at the beginning and before these words; elsewhere they may be names. */
export const OPENING_VERBS: ReadonlySet<string> = new Set([
  'ascertain',
  'determine',
  'establish',
  'indicate',
  'quantify',
  'requesting',
  'specify',
  'state',
]);
export const AFTER_OPENING_VERBS: ReadonlySet<string> = new Set([
  'all',
  'each',
  'every',
  'for',
  'how',
  'the',
  'what',
  'when',
  'which',
  'who',
]);
/** After "share", which is a verb then: "share *the* balance", "share *how* many there are". */
export const AFTER_SHARE: ReadonlySet<string> = new Set(['how', 'our', 'the', 'what', 'which']);
/** What may stand before such a verb. */
export const BEFORE_OPENING_VERBS: ReadonlySet<string> = new Set(['also', 'and', 'kindly', 'please']);
/** With these a question begins that says first for what it asks: "For each branch, state …". */
export const SCOPE_WORDS: ReadonlySet<string> = new Set([
  'at',
  'each',
  'every',
  'for',
  'in',
  'on',
  'per',
  'within',
]);
/** After these it is a name: "for each grade, state and year, …". */
export const AFTER_NAMES: ReadonlySet<string> = new Set([
  '&',
  'and',
  'are',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'or',
  'since',
  'where',
  'with',
]);
/** The verb that all of them stand for. */
export const PLAIN_OPENING_VERB = 'show';
/** After "name", which then asks for several things and not for what they are called. */
export const SEVERAL: ReadonlySet<string> = new Set(['all', 'each', 'every', 'any', 'those']);
