/** How a median of what groups come to is asked for: whole questions, words apart by one space. */

const OPENING =
  "(?:please )?(?:(?:what is|what was|what 's|give|show|tell|find|compute|calculate|report)(?: me| us)? )?(?:the |our )?";
const MEDIAN = 'median(?: of)?(?: the| our)?';
const TIME = '(?<rest>(?: (?:in|during|for|since|over) (?:the )?(?:[a-z]+ )*[\\d-]+)?)';

/** "median number of visits per guest", "median monthly sales in 2024". */
export const MEDIANS_OF_GROUPS: readonly RegExp[] = [
  whole(
    `${OPENING}${MEDIAN} (?<what>[a-z][a-z -]*?) (?:per|for each|for every|of each|across) (?<group>[a-z]+(?: [a-z]+)?)${TIME}`,
  ),
  whole(
    `${OPENING}${MEDIAN} (?<period>daily|weekly|monthly|quarterly|yearly|annual) (?<what>[a-z][a-z -]*?)${TIME}`,
  ),
];

/** A period by the word for what is of each of them. */
export const PERIODS_OF_EACH: Readonly<Record<string, string>> = {
  annual: 'year',
  daily: 'day',
  monthly: 'month',
  quarterly: 'quarter',
  weekly: 'week',
  yearly: 'year',
};

function whole(said: string): RegExp {
  return new RegExp(`^${said}(?: [?.!])?$`, 'u');
}
