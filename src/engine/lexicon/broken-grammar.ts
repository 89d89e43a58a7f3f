import { wordSet } from './word-set.ts';

/** How English is said by those who learn it, where it can mean one thing only. */

/** What a percentage is called after "how much" and "how many". */
export const PERCENTS: ReadonlySet<string> = wordSet('% pct percent percentage percents');

/** After "how many percent" they ask by how much something moved. */
export const AFTER_PERCENTS: ReadonlySet<string> = wordSet(
  'are bigger change changed decrease decreased did do does drop dropped fall fell grew grow had has have higher increase increased is larger less lower more of point points rise rose smaller was were',
);

/** Behind "in average", which is "on average" then; "change in average balance" is not. */
export const AFTER_IN_AVERAGE: ReadonlySet<string> = wordSet(
  ', . ? ; by each every for from in only per since to',
);

/** Before "need", which asks then: "borrowers in Ohio, need name and income". */
export const BEFORE_NEED: ReadonlySet<string> = wordSet(', . ; : please pls');

/** Behind rows that are counted and not measured: "how much loans *we have*". */
export const AFTER_COUNTED: ReadonlySet<string> = wordSet(
  'altogether are do exist have in is there total we',
);
