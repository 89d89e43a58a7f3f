import { type Turn, turn } from './turn.ts';

const NAMED = '(?:named|labell?ed|called|identified|denoted|shown|listed|marked|given)';
const NAMING = '(?:naming|labell?ing|calling|identifying|denoting|showing|listing|marking)';
const EACH = '(?:every|each|all|the)';
const LOWER = '(?:lower|bottom|starting|lowest) (?:bound|end|edge|limit|value)s?';
/** What bands of one width are called by anyway. */
const BY_LOWER = ` ?(?:,|;|\\.|\\()? ?(?:with |and |where )?(?:(?:${EACH} )?(?:of them |one |bands? |buckets? |brackets? |bins? )?(?:being |is |are )?${NAMED} |${NAMING} (?:${EACH} )?(?:of them |one |bands? |buckets? |brackets? |bins? )?)(?:by|with|after|as|at|using|from|for) (?:its|their|the) ${LOWER}(?: \\))?`;
const BAND = '(?:bands?|buckets?|brackets?|bins?|steps|intervals|groups|classes)';
const PUT = '(?:put|group|sort|split|divided?|bucket|bin|break|arrange|place)(?: up| down)?';
const GIVE = '(?:give|show|count|list|report|return|tell me|state|say)';

const KINDS = `(?:(?:the )?(?:following )?${BAND}|(?:the )?(?:following )?(?<F>[a-z]+(?: [a-z]+)?) ${BAND})`;
const LISTED = '(?<B>(?:under|below|less than|fewer than|up to|at most|<|over|above|more than|at least) .+?)';
const IN_EACH = `(?:(?:in|into|to|of|for|at|per) (?:each|every)(?: one| of them| ${BAND}| group| class)?|(?:per|by) ${BAND})`;
const COUNTED = `(?:how many (?:of them |there )?(?:fall|are(?: there)?|land|belong|go|end up) ${IN_EACH}|${GIVE} (?:the )?(?:number|count) ${IN_EACH}|count (?:each(?: of them| ${BAND}| group)?|them|how many (?:fall|are|land|belong) ${IN_EACH}))`;
const ROWS = '(?:the |our |all )*(?<N>(?:[a-z-]+ )?[a-z]+s)';
const INTO = '(?:into|in|by)';

/** Three of them or more, of which the last has no end: "under 5, 5 to 10, and 10 or more". */
const OPEN_LISTED =
  '(?<B>(?:below|under|less than|up to|at most) [^,]+? , (?:(?:from )?[^,]+? (?:to|-|through|up to) [^,]+?(?: ,)? )+(?:and )?(?:[^,]+? (?:or|and) (?:more|higher|above|over|better|longer)|(?:above|over|at least|more than) [^,]+?))';
const OF_FIELD =
  '(?:with|having|whose) (?:an? |the )?(?<F>[a-z]+(?:(?: - | )[a-z]+){0,3}?) (?:of |is |was )?';

/** Bands that the question lists, into which rows are put before they are counted. */
export const listedBandTurns = (): readonly Turn[] => [
  // "the default rate of boats with a length under 5, 5 to 10, and 10 or more"
  turn(
    `(?<Q>.+?) (?:of|for|to|among) (?<X>(?:[a-z-]+ )*?[a-z]+s) ${OF_FIELD}${OPEN_LISTED}`,
    'Q of X by F : B',
  ),
  turn(`for (?<X>(?:[a-z-]+ )*?[a-z]+s) ${OF_FIELD}${OPEN_LISTED} , (?<Q>.+?)`, 'Q of X by F : B'),
  // "bucket the score into under 600, 600 to under 700, and 700 or more, and show loans per bucket"
  turn(
    `${PUT} (?:the |our )?(?<F>[a-z]+(?:(?: - | )[a-z]+){0,3}) ${INTO} ${LISTED} ?[,;:.?-]? (?:and )?(?:then )?${GIVE} (?:me )?(?:the )?(?<Y>.+?) ${IN_EACH}`,
    'Y by F : B',
  ),
  turn(
    `${PUT} ${ROWS} (?:(?:that|who|which) )?(?:have|has|having|with) (?:an? )?(?:known )?(?<G>[a-z]+(?: [a-z]+)?) ${INTO} (?:the )?(?:following )?${BAND} (?:of |[:–-] |\\( )?${LISTED}(?: \\))? ?[,;:.?-]? (?:and )?(?:then )?${COUNTED}`,
    'number of N by G : B',
  ),
  turn(
    `${PUT} ${ROWS} ${INTO} ${KINDS} (?:of |[:–-] |\\( )?${LISTED}(?: \\))? ?[,;:.?-]? (?:and )?(?:then )?${COUNTED}`,
    'number of N by F : B',
  ),
  turn(
    `${PUT} ${ROWS} ${INTO} ${KINDS} (?:of |[:–-] |\\( )?${LISTED}(?: \\))? ?[,;:.?-]? (?:and )?(?:then )?(?:${GIVE} (?:me )?|what is )(?:the )?(?<Y>.+?) ${IN_EACH}`,
    'Y of N by F : B',
  ),
];

/** Bands of one width: said after what they are of or before it, and called by their lower bounds. */
export const BAND_TURNS: readonly Turn[] = [
  turn(
    `${PUT} (?:the |our |all )*(?:[a-z]+ )?(?:into|in|by) (?<B>\\S*\\d\\S*(?: [a-z]+)?) ${BAND} (?:of|by|for) (?<F>[a-z]+(?: [a-z]+){0,3})(?:${BY_LOWER})? ?,? (?:and|then) ${GIVE} (?:me )?(?:the )?Y (?:of|in|for|per) (?:each|every)(?: one| ${BAND})?`,
    'Y by B F band',
  ),
  turn(
    `how (?:are|is|were) (?:the |our |all )*X (?:distributed|spread|split|divided)(?: up| out)? (?:over|across|into|among|by|between) (?<F>[a-z]+(?: [a-z]+){0,3}) ${BAND} of (?<B>\\S+)(?:${BY_LOWER})?`,
    'number of X by B F band',
  ),
  turn(
    `how (?:are|is|were) (?:the |our |all )*X (?:distributed|spread|split|divided)(?: up| out)? (?:over|across|into|among|by|between) (?<B>\\S*\\d\\S*(?: [a-z]+)?) ${BAND} of (?<F>[a-z]+(?: [a-z]+){0,3})(?:${BY_LOWER})?`,
    'number of X by B F band',
  ),
  turn(
    `X (?:in|into|by|per|for each|for every|in each|in every) (?<B>\\S*\\d\\S*(?: [a-z]+)?) ${BAND} of (?<F>[a-z]+(?: [a-z]+){0,3})(?:${BY_LOWER})?`,
    'X by B F band',
  ),
  // How wide its bands are makes a histogram countable.
  turn(
    `(?:show |plot |give me |draw )?(?:an? |the )?histogram of (?<F>[a-z]+(?: [a-z]+){0,5}) ,? ?(?<R>(?:(?:with|in|using) )?(?:an? )?\\S* ?(?:${BAND}|bin|bucket|step|class) .*\\d.*)`,
    'distribution of F R',
  ),
];

/** Words one of which stands in every question of them. */
export const BAND_WORDS: readonly string[] = [
  'band',
  'bands',
  'bucket',
  'buckets',
  'bracket',
  'brackets',
  'bin',
  'bins',
  'steps',
  'intervals',
  'classes',
];
