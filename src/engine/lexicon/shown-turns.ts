import { type Turn, turn } from './turn.ts';

const LIST = '(?:(?:list|show|give|display|name|report)(?: me| us)?|every|each|all)';
const COLUMN = '(?!(?:a|an|any|at|all|no|some|more|less|fewer|over|under|above|below|between|[0-9])\\b)';
const TIME = '(?<T>(?: (?:for|in|during) (?:[a-z]+ )?(?:(?:19|20)[0-9]{2}|(?:this|last) [a-z]+))?)';

/** What is shown of rows, tried only of a question that is refused: "list closed loans with closing date". */
export const SHOWN_TURNS: readonly Turn[] = [
  turn(
    `(?<Q>${LIST} .+?) with (?:the |its |their )?(?<C>${COLUMN}[a-z -]+?(?:,? and (?:the |its |their )?[a-z -]+?)?)${TIME}`,
    'Q T , with their C',
  ),
];
