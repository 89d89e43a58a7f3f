import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const DONE = '{filed|issued|made|placed|received|sold}';
/** Behind a number that is kept first, and with what of them is kept. */
const TIMES: readonly LocalTurn[] = [
  ['{during|in} #', '$2 $3'],
  ['{this|last} {year|quarter|month|week}', '$2 $3'],
  [`${DONE} {during|in} #`, '$2 $3 $4'],
  [`${DONE} {this|last} {year|quarter|month|week}`, '$2 $3 $4'],
];
const OVERALL: readonly string[] = ['altogether|ever|overall', 'in total|all'];

/** The same number of one time and of all times, each said in full: "sales in 2024 and total sales", "sales overall and sales in 2024". */
export const ofAllTime = (): readonly LocalTurn[] =>
  TIMES.flatMap(([time, plain]): readonly LocalTurn[] => [
    [`*4 ${time} ,? and the? total|overall =1`, `$1 ${plain} and overall`],
    [`total|overall *3 ,? and the? =1 ${time}`, `$1 overall and ${plain}`],
    ...OVERALL.flatMap((overall): readonly LocalTurn[] => [
      [`*4 ${time} ,? and the? =1 ${overall}`, `$1 ${plain} and overall`],
      [`*4 ${overall} ,? and the? =1 ${time}`, `$1 overall and ${plain}`],
    ]),
    // "number of sales in 2024 and number of all sales"
    [`number of *2 ${time} ,? and the? number of all =1`, `number of $1 ${plain} and overall`],
  ]);

const AT = '(?<T>(?:in|during) (?:19|20)\\d\\d|(?:this|last) (?:year|quarter|month))';
const HAVING = '(?: ,)? (?:(?:that|which|who) )?(?:have|has|had|having|with)';
const BOUND =
  '(?<B>(?:above|below|over|under|exactly|(?:more|fewer|less) than|at (?:least|most)) [\\d,]+ (?:[a-z-]+ ){0,2}[a-z]+)';
const ALL_TIME = '(?:overall|altogether|all[ -]time|ever|in total|in all)';

/** How many rows a group has of all times, which keeps it for a number of one time: "towns by sales in 2024 that have over 50 orders overall". */
export const ofAllTimeTurns = (): readonly Turn[] => [
  turn(
    `(?<N>(?:top \\d+ )?(?<G>[a-z]+s) by .+?) ${AT}${HAVING} ${BOUND} ${ALL_TIME}`,
    'N T for G with B overall',
  ),
  turn(`(?<M>.+? by) (?<G>[a-z]+) ${AT}${HAVING} ${BOUND} ${ALL_TIME}`, 'M G T for G+ with B overall'),
  turn(`(?<M>.+?) ${AT} by (?<G>[a-z]+)${HAVING} ${BOUND} ${ALL_TIME}`, 'M by G T for G+ with B overall'),
];
