/** A turn of speech and the words that say the same plainly; `$1` is what its first group holds. */
export interface PlainWording {
  /** Over words apart by one space. */
  readonly said: RegExp;
  readonly plain: readonly string[];
}

const BE = '(?:am|are|be|been|is|was|were)';
const CAN = '(?:can|could|may|might|will|would)';
const HOLD = '(?:accommodate|carry|contain|fit|handle|have|hold|house|seat|store|take|transport)';

const AMOUNT =
  '(?:\\d|at least|at most|between|exactly|fewer|less|more|most|no (?:more|fewer|less)|only|over|under|up to|least|fewest)';

/**
 * How people ask for what the data has in words that it has not: each way is another. Nothing here restricts rows or changes
 * what is computed.
 */
export const PLAIN_WORDINGS: readonly PlainWording[] = [
  // "Which county can it be found in?", "the county where it is found"
  {
    said: new RegExp(`\\b${CAN} ((?:[^ ]+ ){1,4})be (?:found|located|seen|situated)\\b`),
    plain: ['is $1located'],
  },
  { said: new RegExp(`\\b(?:${CAN} be|${BE}) (?:found|situated)\\b`), plain: ['', 'is located'] },
  // "the weight that any ship can carry", "ships can carry"
  { said: new RegExp(`\\bthat (any|an?|each|the) ([^ ]+) ${CAN} ${HOLD}\\b`), plain: ['of $1 $2'] },
  // How much there may be is no number of what is there: "halls that can house at least 200 students".
  { said: new RegExp(`\\b${CAN} ${HOLD}\\b(?! (?:the )?${AMOUNT})`), plain: ['has'] },
  // "dogs that have gone through a treatment", "employees who asked for leave", "doctors who carried out an operation"
  { said: /\bgone through\b/, plain: ['undergone'] },
  { said: /\b(?:go|goes|went) through\b/, plain: ['underwent'] },
  { said: /\basked for\b/, plain: ['requested'] },
  { said: /\b(?:looks?|looking|looked) after\b/, plain: ['manages'] },
  { said: /\b(?:takes?|taking|took) care of\b/, plain: ['manages'] },
  { said: /\bhanded out\b/, plain: ['given'] },
  { said: /\b(?:carr(?:y|ies|ied) out)\b/, plain: ['performed'] },
  { said: /\b(?:sign|signs|signed) up for\b/, plain: ['registered for'] },
  { said: /\blexicographic(?:al)?(ly)?\b/, plain: ['alphabetical$1'] },
  { said: /\b(?:calendar|date) order\b/, plain: ['chronological order'] },
  // "states that have both owners and keepers living there"
  { said: / (?:living|located|situated|working) there\b/, plain: [''] },
  { said: /\b(?:geographic(?:al)? |gps |map )?coordinates\b/, plain: ['latitude and longitude'] },
];
