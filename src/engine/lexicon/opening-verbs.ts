/** Verbs that only ask for what follows, at the beginning and before these words; elsewhere they may be names. */
export const OPENING_VERBS: ReadonlySet<string> = new Set([
  'ascertain',
  'determine',
  'establish',
  'indicate',
  'quantify',
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
/** What may stand before such a verb. */
export const BEFORE_OPENING_VERBS: ReadonlySet<string> = new Set(['also', 'and', 'kindly', 'please']);
/** The verb that all of them stand for. */
export const PLAIN_OPENING_VERB = 'show';
