/** How two things are said to have happened to rows in one period: whole questions, words apart by one space. */

const DONE = '[a-z]+(?:ed|old|ade|aid|ent|wn|en)(?: off| out| back)?';
const PERIOD = '(?<period>year|quarter|month|week)';
const REST = '(?<rest>(?: ,)?(?: (?:by|per|in each|for each) [a-z ]+)?)';

export const SAME_PERIODS: readonly RegExp[] = [
  // "boats sold in the year they were built", "boats sold in the same month as they were built"
  new RegExp(
    `^(?<body>.+?) (?<first>${DONE}) (?:in|during|within) the (?:very )?(?:same )?${PERIOD} (?:(?:that|when|as|in which) )?(?:they|it) (?:were|was|had been) (?<second>${DONE})${REST}(?: [?.!])?$`,
    'u',
  ),
  // "boats built and sold in the same year"
  new RegExp(
    `^(?<body>.+?) (?:both )?(?<first>${DONE}) and (?<second>${DONE}) (?:in|during|within) (?:the same|one and the same) ${PERIOD}${REST}(?: [?.!])?$`,
    'u',
  ),
];
