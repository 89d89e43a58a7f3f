import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isReceiver } from '../../people.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a word in the sense that the data has where what stands beside it says that it has another: "close to maturity" is not
 * closed, "issued on holidays" is no journey, "with a business" nothing that was lent for one.
 */
export function checkTwoSenses(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  if (CLOSE_TO.test(text)) noSense('how close is not said');
  if (ON_HOLIDAYS.test(text)) noSense('which days are holidays is not in the data');
  const isOfAccounts = index.knowledge.datasets.some(({ label }) => label.endsWith('account'));
  if (CLOSED_ACCOUNT.test(text) && !isOfAccounts) noSense('who closed an account is not in the data');
  const [, had = ''] = HAVING.exec(text) ?? [];
  if (had !== '' && !isOfData(had, query, index)) noSense(`who has a ${had} is not in the data`);
  const [, holder = ''] = AT_SCHOOL.exec(text) ?? [];
  if (holder !== '' && tablesCalled(holder, index).length === 0)
    noSense(`where the ${holder} are is not in the data`);
  const [, place = ''] = WORKING.exec(text) ?? [];
  const shown = query.kind === 'list' ? [query.from] : [];
  const isPlace = place
    .split(' ')
    .some((word) => tablesCalled(word, index).some((table) => shown.includes(table)));
  // "who works for us" are no customers.
  const areServed = place !== '' && shown.some((table) => isReceiver(index.dataset(table)));
  if (isPlace || areServed) noSense('who works there is not in the data');
}

/** "close to 50 %" is a number. */
const CLOSE_TO = /\b(?:close|closer|closest) to (?!(?:about |around )?[$€£]? ?\d)/;
const ON_HOLIDAYS =
  /\b(?:applied|approved|arrived|booked|came in|closed|decided|due|fall|falling|fell|issued|made|opened|ordered|paid|placed|received|sold|submitted) (?:[a-z0-9]+ ){0,2}?(?:on|during|over) (?:an? |the |any |[a-z]+ )?(?:[a-z]+ )?(?:holidays?|vacations?)\b/;
/** Who leaves, and nothing that was paid. */
const CLOSED_ACCOUNT =
  /\b(?:cancel|cancell?ed|close|closed|closing) (?:an?|any|his|her|our|the|their) (?:[a-z]+ )?accounts?\b|\b(?:had|has|have|having|with) (?:an? |any |their )?closed (?:[a-z]+ )?accounts?\b/;
/** What is had as a thing, at the end of what is said of whom: "with a business in Texas", and no "business loan". */
const HAVING =
  /\b(?:have|has|having|with) (?:an? |no |their own )(business|car|company|degree|firm|home|house|job)(?=$| (?:[?.!,;]|and|are|at|by|for|from|have|in|is|of|on|or|per|that|who|with)(?: |$))/;
const AT_SCHOOL = /\b([a-z]+) (?:at|in) (?:college|high school|kindergarten|school|university)\b/;
const WORKING = /^who (?:works?|worked|is working) (?:at|for|in) ([a-z0-9 ]+)/;

/** Without one of these {@link checkTwoSenses} holds on to nothing. */
export const TWO_SENSES_CUES: readonly Cue[] = [
  CLOSE_TO,
  ON_HOLIDAYS,
  CLOSED_ACCOUNT,
  HAVING,
  AT_SCHOOL,
  WORKING,
];

/** Whether rows are called so, and asked for: in a book of cars "with a car" is what it says. */
function isOfData(had: string, query: LogicalQuery, index: KnowledgeIndex): boolean {
  const named = index.knowledge.datasets.some(({ name, label }) => name === had || label.endsWith(had));
  const values = textsHeld(query).flatMap(({ texts }) => texts);
  return named || values.some((value) => value.toLowerCase() === had);
}
