/** A turn of speech and the words that say the same plainly; `$1` is what its first group holds. */
export interface PlainWording {
  /** Over words apart by one space. */
  readonly said: RegExp;
  readonly plain: readonly string[];
}

const BE = '(?:am|are|be|been|is|was|were)';
const CAN = '(?:can|could|may|might|will|would)';
const HOLD = '(?:accommodate|carry|contain|fit|handle|have|hold|house|seat|store|take|transport)';

const ROOM = '(?:(?:enough|sufficient|storage) )?(?:capacity|room|space)';

const AMOUNT =
  '(?:\\d|at least|at most|between|exactly|fewer|less|more|most|no (?:more|fewer|less)|only|over|under|up to|least|fewest)';

/** What somebody did: "owe nothing" and "cost nothing" say how much it is. */
const DONE =
  '[a-z]{2,}ed|bought|brought|built|drew|gave|given|got|lent|made|sent|sold|spent|taken|took|won|wrote|written';

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
  {
    said: /\b(?:appl(?:y|ies|ied|ying)|ask(?:s|ed|ing)?|filed?|files|filing|put(?:s|ting)? in) for\b/,
    plain: ['requested'],
  },
  { said: /\b(?:looks?|looking|looked) after\b/, plain: ['manages'] },
  { said: /\b(?:takes?|taking|took) care of\b/, plain: ['manages'] },
  { said: new RegExp(`\\b${BE} in charge of\\b`), plain: ['manage'] },
  // "how many loans did we pay out in each month"
  {
    said: /\b(?:did|do|have|had) (?:we|you|they) (?:gave|give|given|hand|handed|lend|lent|paid|pay) out\b/,
    plain: ['were made'],
  },
  // "both prizes in their career", "how many crimes in each side of the city"
  { said: / (?:during|in|over|throughout) (?:his|her|their) (?:whole |entire )?careers?\b/, plain: [''] },
  // "in the 1998 season", "the 2008 vintages", "properties that were put on the market"
  { said: /\b(?:the )?((?:18|19|20)\d\d) (?:editions?|seasons?|vintages?)\b/, plain: ['$1'] },
  { said: /\bput (?=on\b)/, plain: [''] },
  // "instructors who don't take part in any activity"
  { said: /\btakes part in\b/, plain: ['participates in'] },
  { said: /\b(?:take|took|taken) part in\b/, plain: ['participate in'] },
  { said: /\bhanded out\b/, plain: ['given'] },
  { said: /\b(?:carr(?:y|ies|ied) out)\b/, plain: ['performed'] },
  { said: /\b(?:sign|signs|signed) up for\b/, plain: ['registered for'] },
  // "who showed up at the party", "museums that opened their doors in 1990", "pay that was paid out"
  {
    said: /\b(?:came along|come along|show(?:s|ed|n)? up|turn(?:s|ed)? up|went along) (?:at|for|in|to)\b/,
    plain: ['attended'],
  },
  { said: /\b(open|opens|opened|close|closes|closed|shut) (?:its|their|the) doors\b/, plain: ['$1'] },
  {
    said: /\b(awarded|closed|delivered|given|handed|issued|lent|listed|loaned|mailed|paid|printed|rented|sent|shipped|spread) out\b/,
    plain: ['$1'],
  },
  { said: /\b(closed|ended|finished|summed|totalled|totaled|used) up\b/, plain: ['$1'] },
  { said: /\b(broken|closed|shut) down\b/, plain: ['$1'] },
  // "users who left a review", "how many cars were aboard the ferry", "agents who no longer work with us"
  {
    said: /\b(?:leaves?|left) (?=(?:an?|any|no|the|at least|more than|(?:the )?most) (?:[a-z]+ )?(?:comment|feedback|message|note|rating|review|tip)s?\b)/,
    plain: ['wrote '],
  },
  { said: /\baboard\b/, plain: ['on'] },
  {
    // What guests do is no matter of ours: they no longer work anywhere.
    said: /(?<!\b(?:borrower|client|customer|people)s? (?=who|that))\b(who|that) (?:do |does )?no longer (?:work|works)(?: (?:here|(?:for|with) us|there))?\b/,
    plain: ['$1 are no longer active'],
  },
  { said: /\bfrom (?:the )?busiest to (?:the )?(?:least busy|quietest)\b/, plain: ['from most to least'] },
  // "authors who are still alive", "living artists", "painters who are dead"
  { said: /\b(?:are|is) (?:still )?alive\b/, plain: ['have not died'] },
  { said: /\b(?:still )?living ([a-z]+s)\b/, plain: ['$1 who have not died'] },
  { said: /\b(?:are|is) (?:already )?(?:dead|deceased)\b/, plain: ['have died'] },
  { said: /\b(?:dead|deceased) ([a-z]+s)\b/, plain: ['$1 who have died'] },
  // "titles that nobody has ever lent", "which titles has nobody lent"
  { said: /\b(?:has|have) (?:nobody|noone) (?:ever )?([a-z]+(?:ed|en|t|ght))\b/, plain: ['were never $1'] },
  { said: /\b(finished|paid|sent|shipped|written) off\b/, plain: ['$1'] },
  { said: /\b(?:end|ends|ended|finish|finished|wind|winds|wound) up with\b/, plain: ['have'] },
  // "warehouses with room for 4,000 pallets", "halls that have space for over 200 guests"
  {
    said: new RegExp(`\\b(?:with|having|offering|providing) ${ROOM} for (?=(?:the )?${AMOUNT})`),
    plain: ['that can hold '],
  },
  {
    said: new RegExp(`\\b(?:has|have|had|offers?|provides?) ${ROOM} for (?=(?:the )?${AMOUNT})`),
    plain: ['can hold '],
  },
  // "films rated above 8", "which hotels are rated best"
  { said: /\brated (?=(?:[^ ]+ ){1,4}stars\b)/, plain: ['with '] },
  { said: new RegExp(`\\b${BE} rated (?:the )?(?:best|highest|top)\\b`), plain: ['have the highest rating'] },
  { said: new RegExp(`\\b${BE} rated (?:the )?(?:worst|lowest)\\b`), plain: ['have the lowest rating'] },
  {
    said: new RegExp(`\\b(?:${BE} )?rated better than(?= (?:the )?${AMOUNT})`),
    plain: ['with a rating above'],
  },
  {
    said: new RegExp(`\\b(?:${BE} )?rated worse than(?= (?:the )?${AMOUNT})`),
    plain: ['with a rating below'],
  },
  {
    said: new RegExp(`\\b(?:${BE} )?rated (?:at |with )?(?=${AMOUNT}|higher|lower|above|below|greater)`),
    plain: ['with a rating of '],
  },
  // "publications to authors ratio", "headcount of the interns", "headcount of Sales"
  { said: /^((?:[^ ]+ ){1,3})to ((?:[^ ]+ ){0,2}[^ ]+) ratio\b/, plain: ['ratio of $1to $2'] },
  {
    said: /\b(?:tally|head ?count(?= of (?:(?:all|our|the) )*(?:applicants|borrowers|clients|customers|employees|interns|members|people|players|staff|students|workers)\b)) of\b/,
    plain: ['number of'],
  },
  { said: /\bhead ?count (?:of|in|at)\b/, plain: ['number of employees in', 'number of staff in'] },
  { said: /\bhead ?count\b/, plain: ['number of employees', 'number of staff'] },
  // "allergies that none of the students have"
  {
    said: /\b(?:nobody|none|noone|no one|not one) (?:among|of) (?:(?:all|our|the|these|their) )*/,
    plain: ['no '],
  },
  // "on how many loans did we recover nothing?", "loans that brought back nothing", "customers who ordered nothing at all"
  {
    said: /\b(?:brought|gave|got|paid|yielded) (?:us )?(?:back nothing|nothing back)(?: at all)?\b/,
    plain: ['had nothing recovered'],
  },
  {
    said: /\b(?:did|do|does|have|has|had) (?:we|you|they|i) ([a-z]+?)(?:ed)? nothing(?: at all)?(?: back)?(?: (?:on|from)\b)?/,
    plain: ['was nothing $1ed'],
  },
  {
    said: /\b([a-z]+ed) for (?:absolutely )?nothing(?: at all| whatsoever)?\b/,
    plain: ['never $1 for anything'],
  },
  // "calls that ended with a complaint", "how many of them resulted in an arrest"
  { said: /\b(?:ended|resulted|finished|closed) (?:with|in)(?= (?:each|every) )/, plain: ['are there with'] },
  {
    said: /\b(that |which |who )?(?:ends?|ended|results?|resulted|culminated) (?:up )?(?:with|in(?= an? ))\b/,
    plain: ['$1had'],
  },
  // "which depot has shipped nothing so far"
  {
    said: new RegExp(
      `\\b(?:(?:have|has|had) )?(?:so far )?(${DONE}) (?:absolutely )?nothing( out| back| in)?\\b(?: (?:at all|ever|so far|whatsoever|yet))?`,
    ),
    plain: ['never $1 anything$2'],
  },
  // "brands whose average beats that of all"
  {
    said: /\b(?:beats?|outdo|outdoes|outperforms?|tops) (?=(?:(?:our|that|the|their) )*(?:[a-z]+ )?(?:average|mean))/,
    plain: ['exceeds '],
  },
  // "trips that were longer in distance than the average one"
  {
    said: new RegExp(`\\b${BE} (?:bigger|greater|heavier|higher|larger|longer|taller) in ([a-z]+) than\\b`),
    plain: ['have a higher $1 than'],
  },
  {
    said: new RegExp(`\\b${BE} (?:lighter|lower|shorter|smaller) in ([a-z]+) than\\b`),
    plain: ['have a lower $1 than'],
  },
  // "a better average score than"
  {
    said: /\bbetter ((?:(?!risk )[a-z]+ ){0,3}?(?:ratings?|scores?)) (?=than )/,
    plain: ['higher $1 '],
  },
  {
    said: /\bworse ((?:(?!risk )[a-z]+ ){0,3}?(?:ratings?|scores?)) (?=than )/,
    plain: ['lower $1 '],
  },
  // "order from low price to high price"
  {
    said: /\bfrom (?:the )?([a-z]+) ([a-z]+(?: [a-z]+)?) to (?:the )?([a-z]+) \2\b/,
    plain: ['by $2 from $1 to $3'],
  },
  { said: /^(?:need|require|want|wanna see|gimme)\b(?! to\b)/, plain: ['show'] },
  { said: /\blexicographic(?:al)?(ly)?\b/, plain: ['alphabetical$1'] },
  { said: /\b(?:calendar|date) order\b/, plain: ['chronological order'] },
  // "states that have both owners and keepers living there"
  { said: / (?:living|located|situated|working) there\b/, plain: [''] },
  { said: /\b(?:geographic(?:al)? |gps |map )?coordinates\b/, plain: ['latitude and longitude'] },
];
