/** How a question asks for the groups whose number is so: "which states have an average rate above 9 % for auto loans". */

/** What stands before the groups that are asked for, words apart by one space. */
export const GROUPS_ASKED =
  /^(?:please )?(?:(?:show|list|give|find|name|tell|get|display|report|return|identify)(?: me| us)?(?: a list of)?|(?:for |in )?(?:what|which)|what are)?(?: ?all)?(?: of)?(?: ?(?:the|our))?$/;
/** The same where their number is asked for. */
export const NUMBER_OF_GROUPS =
  /^(?:please )?(?:how many(?: of)?(?: the| our)?|(?:(?:show|give|tell|what is|what was|report|find)(?: me| us)? )?(?:the )?(?:number|count) of(?: the| our)?|count(?: the| all| up)?)$/;

/** What may stand between groups that are counted and what they are: "how many states *are there* whose …". */
export const BETWEEN_COUNTED: readonly string[] = ['are there', 'do we have', 'there are'];

/** Words after which the number is named, and it is said what it is: "*whose* average rate is above 9 %". */
export const TELLING_NUMBER: ReadonlySet<string> = new Set(['where', 'whose']);
export const BEING: ReadonlySet<string> = new Set(['are', 'is', 'was', 'were']);
/** Verbs that compare, as the word for the same: "whose average rate *exceeds* 9 %". */
export const EXCEEDING: ReadonlyMap<string, string> = new Map([
  ['exceed', 'over'],
  ['exceeded', 'over'],
  ['exceeding', 'over'],
  ['exceeds', 'over'],
]);
/** "*for which* grades is the rate above 9 %" */
export const ASKED_PLACES: ReadonlySet<string> = new Set(['for what', 'for which', 'in what', 'in which']);

/** Words after which the number is named, and what it is to be follows: "*with* an average rate above 9 %". */
export const HAVING_NUMBER: readonly string[] =
  'that have|that had|which have|which had|have|had|has|with|having'.split('|');

/** What begins a number that is named. */
export const BEFORE_NUMBER: ReadonlySet<string> = new Set(['a', 'an', 'its', 'the', 'their']);

/** What begins the rows, or the time, that a number is of: "above 9 % *for* auto loans". */
export const OF_NUMBER: ReadonlySet<string> = new Set(
  'across among before between during for from in of on since'.split(' '),
);

/** The number itself, shown beside the groups: ", with the average rate", "and their count". */
export const NUMBER_BESIDE =
  /^(?<rest>.+?) ?(?:, (?:with|showing|show|including|plus|and)|and|with|along with|together with|showing) (?:also )?(?:(?:the|its|their) |(?<=, with ))(?<shown>[^,]+)$/d;

/** Words for the number that was just named. */
export const SUCH_NUMBERS: ReadonlySet<string> = new Set(
  'amount amounts average averages count counts figure figures number numbers rate rates total totals value values'.split(
    ' ',
  ),
);
