import { wordSet } from './word-set.ts';

/** How people ask with the question word last: "our Texas branches issued how many loans?" */

/** Pasts that do not end in "-ed". */
export const PAST_VERBS: ReadonlySet<string> = wordSet(
  'borrowed bought brought built drew gave got held lent lost made paid ran saw sent sold spent took won wrote',
);
/** What is done now. */
export const PRESENT_VERBS: ReadonlySet<string> = wordSet(
  'account borrow bring carry employ generate get hold issue make own owe pay receive run sell send serve take use write',
);
/** With a noun after them they are no auxiliaries. */
export const HAVING: ReadonlySet<string> = wordSet('had has have');
/** Before what was done. */
export const AUXILIARIES: ReadonlySet<string> = wordSet('had has have');
/** Small words that belong to a verb: "took *in*". */
export const PARTICLES: ReadonlySet<string> = wordSet('in off on out up');
/** With what a time begins. */
export const BEFORE_TIME: ReadonlySet<string> = wordSet(
  'after before between during for in last over since so this through until yesterday',
);

/** Whose doing says no more than that the rows are theirs: "how often did *we* decline an application?" */
export const ANYBODY: ReadonlySet<string> = wordSet('anybody anyone i one somebody someone they we you');
/** Before one of many: "was *a* loan charged off". */
export const ARTICLES: ReadonlySet<string> = wordSet('a an any one');
