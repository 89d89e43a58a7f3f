import { type Turn, turn } from '../turn.ts';

const HAS = '(?:has|had|have|carries|carried|shows|showed|bears|got|gets)';
const END =
  '(?<S>highest|largest|biggest|greatest|lowest|smallest|longest|shortest|latest|earliest|oldest|newest)';
/** One row, with what is said of it: "late boat", "boat sold in 2022". */
const ROW = '(?<X>(?!(?:one|of)\\b)[a-z-]+(?: (?!(?:has|had|have)\\b)[a-z0-9-]+){0,5}?)';
const NUMBER = '(?<M>[a-z]+(?: (?!(?:in|for|of|at|within)\\b)[a-z]+){0,2}?)';
const EACH = '(?:(?: ,)? (?:in|for|of|at|within|by|per) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?))';
const LEAD = '(?:for|in|within|at) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?) , ';
/** What is shown of each, as a sentence of its own. */
const SHOW = '(?: [.?;,] (?:please )?(?:give|show|list|report|include|name)(?: me)? (?<L>[^?.]+?))';
const ASK = '(?:applied for|asked for|requested|sought)';
const LEAST = '(?<S>least|lowest|smallest|fewest)';
const MOST = '(?<S>most|highest|largest|biggest)';
const MONEY = '(?:amount|money|sum)';

const OF_EACH = 'X with the S M for each G';
const SHOWN_OF_EACH = 'for each G , the X with the S M ; show L';

/** The row that has the most in each group, asked with "which". */
export const firstOfEachTurns = (): readonly Turn[] => [
  // "which late boat has the highest price in each harbour? Give the harbour, the boat and the price"
  turn(`(?:which|what) ${ROW} ${HAS} (?:the |our )?${END} ${NUMBER}${EACH}${SHOW}`, SHOWN_OF_EACH),
  turn(`(?:which|what) ${ROW} ${HAS} (?:the |our )?${END} ${NUMBER}${EACH}`, OF_EACH),
  turn(`${LEAD}(?:which|what) ${ROW} ${HAS} (?:the |our )?${END} ${NUMBER}${SHOW}`, SHOWN_OF_EACH),
  turn(`${LEAD}(?:which|what) ${ROW} ${HAS} (?:the |our )?${END} ${NUMBER}`, OF_EACH),
  // "which request asked for the least money in each harbour"
  ...[
    [LEAST, 'lowest'],
    [MOST, 'highest'],
  ].flatMap(([end, plain]) => [
    turn(
      `(?:which|what) ${ROW} ${ASK} (?:the )?${end} ${MONEY}${EACH}${SHOW}`,
      `X with the ${plain} requested amount for each G ; show L`,
    ),
    turn(
      `(?:which|what) ${ROW} ${ASK} (?:the )?${end} ${MONEY}${EACH}`,
      `X with the ${plain} requested amount for each G`,
    ),
  ]),
];
