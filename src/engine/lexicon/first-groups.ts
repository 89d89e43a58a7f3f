/** How those of whom a number is asked are said to come first: at the end of a question, words apart by one space. */

const END = '(?:most|fewest|least|highest|lowest|largest|smallest|biggest|greatest)';

/** "the shop with the highest sales in 2023". */
export const THE_FIRST: RegExp = new RegExp(
  `^(?:the|our) [a-z]+(?: [a-z]+)? (?:with|that has|that had|which has|which had) the ${END} .+$`,
);
/** "the top 5 shops", "our 5 top shops by profit": how many, of what, and by what they come first. */
export const THE_FIRST_OF =
  /^(?:the |our )?(?:top (?<number>\d+)|(?<before>\d+) top) (?<noun>[a-z]+s|[a-z]+ies)(?<by> by .+)?$/;
/** Words before them: "sales by year *for* the top 5 shops". */
export const BEFORE_FIRST_GROUPS: ReadonlySet<string> = new Set('at for from in of'.split(' '));
