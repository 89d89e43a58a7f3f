import { type Turn, turn } from './turn.ts';

const WHEN = '(?:if|when|once|after)';
const WE = '(?:we|you|i|one)';
const LEAVE =
  "(?:leave out|leave aside|take out|exclude|ignore|drop|remove|discount|disregard|skip|omit|(?:do not|don 't|don't) (?:count|include|consider))";
const LEAVING =
  '(?:leaving out|leaving aside|taking out|excluding|ignoring|dropping|removing|disregarding|skipping|omitting|not counting|not including)';
const LEFT_OUT =
  '(?:left (?:out|aside)|taken out|excluded|ignored|dropped|removed|disregarded|skipped|omitted|not (?:counted|included|considered))';
const BE = '(?:are|is|were|was|have been|has been)';
const WITHOUT = `(?:without|except(?: for)?|${LEAVING})`;
const REMAIN =
  '(?:(?:are|is|were|would be|will be|do we have|have we|have we got) left(?: over)?|(?:would |will |do we have )?(?:remain|remaining))';
const MANY = '(?<Q>how many [a-z-]+(?: [a-z-]+){0,2}?)';
const MARK = '[,:;.–-]';

/** What is left out, or alone counts, said as a clause: "the default rate if we leave out mortgages", "how many loans are left without them". */
export const exclusionTurns = (): readonly Turn[] => [
  turn(`${LEAVE} X ${MARK} ${MANY} ${REMAIN}`, 'Q are there excluding X'),
  turn(`(?:${WHEN} ${WE} ${LEAVE}|${WITHOUT}) X , ${MANY} ${REMAIN}`, 'Q are there excluding X'),
  turn(`${MANY} ${REMAIN} (?<R>(?:${WHEN}|${WITHOUT}) .+)`, 'Q are there R'),
  turn(`(?<Q>.+?) ,? ?${WHEN} ${WE} ${LEAVE} X`, 'Q excluding X'),
  turn(`(?<Q>.+?) ,? ?(?:after|by) ${LEAVING} X`, 'Q excluding X'),
  turn(`(?<Q>.+?) ,? ?${WHEN} X ${BE} ${LEFT_OUT}`, 'Q excluding X'),
  turn(`${WHEN} X ${BE} ${LEFT_OUT} , (?<Q>.+?)`, 'Q excluding X'),
  turn(`what would M be ,? ?(?<R>(?:${WITHOUT}|${WHEN} ${WE} ${LEAVE}) .+)`, 'what is M R'),
  turn('(?<Q>.+) , (?<X>[^,]+) only', 'Q considering only X'),
  // "in every state but Ohio", which is no "each month, but only for mortgages"
  turn(
    `(?<Q>.*?\\b(?:all|any|each|every) [a-z]+(?: [a-z]+)?) but (?!(?:all|excluding|for|in|just|no|not|only|that|which|who|with|without)\\b)(?<R>.+)`,
    'Q except R',
  ),
];
