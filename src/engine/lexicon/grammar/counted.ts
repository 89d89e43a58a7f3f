import { type Turn, turn } from '../turn.ts';

const COUNT = '(?:how many|count|number of)';
/** One row, told by a noun in the singular: of what people did there may be several cases each. */
const ROW =
  '(?:(?:an?|the|one) )?(?!(?:an?|the|one) )(?<A>(?:[^\\s,;:?.]+ ){0,3}?)(?<N>(?!(?:applicant|borrower|client|customer|employee|guest|member|owner|person)\\b)[a-z]+)';
/** What was done. */
const DONE =
  '(?<Y>(?:[a-z]+ed|bought|built|given|lost|made|paid|sent|sold|taken|withdrawn|written)\\b[^,;:?.]*)';
const ROWS =
  '(?<X>(?:(?:different|distinct|unique|individual|separate|open|late|closed|of the|of our) )*[^\\s,;:?.]+(?: [^\\s,;:?.]+){0,3}?)';
const NUMBER_ASKED =
  '(?:(?:count|determine|give|find|state|show|what (?:is|was)) (?:the )?(?:number of )?|how many (?:are the|are there|were there) )';
const CASES = `(?:in how many cases|${NUMBER_ASKED}cases(?: in which| where| when| that)?)`;
const COMPARED =
  '(?:above|below|over|under|more|less|greater|smaller|higher|lower|larger|at (?:least|most)|equal|between|exactly)';
const HOLD = '(?:held|owned|owed|taken(?: out)?|made|submitted|filed|received|lodged|placed)(?: up)?(?: by)?';
const OWNED = '(?:the |all |our |these )*(?<Y>[^,;:?.]+?)';

/** Whose place is where they live. */
const PERSON = '(?<A>applicant|borrower|client|customer|employee|guest|member|owner|patient|person|student)';
const THING = '(?<B>[a-z]+)';
const PLACE = '(?<G>state|city|town|region|country)';
const ROWS_OF = '(?<Q>(?:how many|count(?: the)?|number of|list(?: the)?) [^,;:?.]+?)';
/** "boats whose owner lives in another state than that of the harbour" */
const APART = 'Q whose A lives in a different G from the B';

/** For how many rows something is so, said of one of them or by what the rows belong to. */
export const countedTurns = (): readonly Turn[] => [
  // "for the shops opened since 2018, how many orders has each taken?"
  turn(
    'for (?:all )?(?:the |our )(?<X>[a-z]+s [^,;:?.]+?) , how many (?<Y>[a-z]+) (?:has|have|did) each(?: of them| one)? (?<V>[^,;:?.]+)',
    'how many Y has each of the X V',
  ),
  // "count the cases in which a late boat was sold", "in how many cases did a late boat sink"
  turn(`${CASES} (?:was|were) ${ROW} ${DONE}`, 'how many A N+ were Y'),
  turn(`${CASES} (?:has|have|had) ${ROW} been ${DONE}`, 'how many A N+ were Y'),
  turn(`${CASES} ${ROW} (?:was|were|has been|had been) (?<Y>[^,;:?.]+)`, 'how many A N+ were Y'),
  turn(`${CASES} ${ROW} (?:has|had) (?<Y>(?!been )[^,;:?.]+)`, 'how many A N+ have Y'),
  turn(`${CASES} ${ROW} is (?<Y>[^,;:?.]+)`, 'how many A N+ are Y'),
  turn(
    `${CASES} did (?:we|you|they) (?<V>approve|book|close|decline|fund|grant|issue|make|originate|receive|reject|write off) ${ROW}(?<Y>(?: (?:after|at|before|by|during|for|in|of|on|over|prior|through|to|under|with|without) [^,;:?.]+)?)`,
    'how many A N+ were V~ Y',
  ),
  // "in how many cases is the price of a boat zero"
  turn(
    `${CASES} (?:is|was) (?:the )?(?<M>[a-z]+(?: [a-z]+){0,2}?) (?:of|on|for) ${ROW} (?:zero|0|nil)`,
    'how many A N+ have a M of zero',
  ),
  turn(
    `${CASES} (?:is|was) (?:the )?(?<M>[a-z]+(?: [a-z]+){0,2}?) (?:of|on|for) ${ROW} (?<Y>${COMPARED} [^,;:?.]+)`,
    'for how many A N+ is the M Y',
  ),
  // "on how many boats is the price zero"
  turn(
    `(?:for|on|of|in|at|with) how many ${ROWS} (?:is|was|are|were) (?:the )?(?<M>[a-z]+(?: [a-z]+){0,2}?) (?:zero|0|nil)`,
    'how many X have a M of zero',
  ),
  turn(
    `(?:for|on|of|in|at|with) how many ${ROWS} is it (?:the case|true) that they (?<Y>[^,;:?.]+)`,
    'how many X Y',
  ),
  // "on how many boats has nothing been repaired"
  turn(
    `(?:for|on|of|from) how many ${ROWS} (?:was|has|had) nothing (?:ever )?(?:been )?(?<V>[a-z]+ed)`,
    'how many X are there on which nothing has been V',
  ),
  // "to how many owners do our boats belong", "by how many owners are the boats held"
  turn(`(?:to|with) how many ${ROWS} (?:do|does|did) ${OWNED} belong(?: to)?`, 'how many X have Y'),
  turn(`how many ${ROWS} (?:do|does|did) ${OWNED} belong to`, 'how many X have Y'),
  turn(
    `${COUNT} (?:the |all |our )*${ROWS} to (?:whom|which) (?<Y>(?:an? )?[^,;:?.]+?) belongs`,
    'how many X have Y',
  ),
  turn(`by how many ${ROWS} (?:are|were|is|was) ${OWNED} ${HOLD}`, 'how many X have Y'),
  turn(
    `(?:among|amongst|between|over|across) how many ${ROWS} (?:are|were) ${OWNED} (?:divided|spread|split|distributed|shared)(?: out| up)?`,
    'how many X have Y',
  ),
  // "boats where the state of the owner is not the state of the harbour"
  turn(
    `${ROWS_OF} (?:where|for which|in which) (?:the )?(?:home )?${PLACE} of (?:the )?${PERSON} (?:is not|differs from|is different from|is other than) (?:(?:the )?#G (?:of|in which)|that of) (?:the )?${THING}(?: (?:is|lies)(?: located)?)?`,
    APART,
  ),
  ...[
    [PERSON, THING],
    [THING, PERSON],
  ].flatMap(([one, other]) => [
    turn(
      `${ROWS_OF} whose ${one} and(?: whose)? ${other} are in (?:two )?different (?<G>state|town|region)s`,
      APART,
    ),
    turn(
      `(?:for|on|in) (?<Q>how many [^,;:?.]+?) (?:do|did) (?:the )?${PLACE} of (?:(?:the|its|their) )?${one} and (?:(?:the )?#G|that) of (?:(?:the|its|their) )?${other} differ`,
      APART,
    ),
    turn(
      `(?:for|on|in) (?<Q>how many [^,;:?.]+?) (?:is|was) (?:the )?${one} ${PLACE} (?:different from|other than|not) (?:the )?${other} #G`,
      APART,
    ),
  ]),
];
