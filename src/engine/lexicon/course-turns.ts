import { type Turn, turn } from './turn.ts';

const UNIT = '(?<U>year|quarter|month|week)';
const BEFORE = '(?:the )?(?:(?:previous|prior|preceding) #U|#U before)';
const ITS_NUMBER = "(?: 's (?:number|figure|value|amount|total|count|one))?";

/** How numbers over time go on: "and the difference to the previous month", "the cumulative sum up to that month". */
export const courseTurns = (): readonly Turn[] => [
  // "how has the default rate changed over time"
  turn(
    'how (?:has|have|did|do|does) M (?:changed?|evolved?|developed?|moved?|varied|vary) over time(?<R>(?: .+)?)',
    'M over time R',
  ),
  turn(
    `(?<Q>(?:how many|how much) .+? (?:each|every|per|by|in each) ${UNIT}(?: .+?)?) ,? ?and how (?:much|many) more or (?:less|fewer) (?:was|is|were|are) (?:that|it|this|they) than (?:in )?${BEFORE}`,
    'Q and the change from the previous U',
  ),
  turn(
    `(?<Q>.+?) ,? ?(?:and|with) (?:the |its )?(?:difference|change) (?:to|from|against|over|compared (?:to|with)) (?:the )?(?:previous|prior|preceding) ${UNIT}${ITS_NUMBER}`,
    'Q and the change from the previous U',
  ),
  turn(
    `(?<Q>.+? ${UNIT}(?: .+?)?) ,? ?and (?:what (?:was|is) )?the (?:cumulative|running) (?:sum|total|amount) (?:up )?(?:to|until|till|by) (?:(?:that|each|the) #U|then|that (?:point|time)|date)`,
    'Q and the running total',
  ),
];
