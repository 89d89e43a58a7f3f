import { type Turn, turn } from '../turn.ts';

/** A way to say one band, and the plain one; `#` is a number. */
export interface BandItem {
  readonly said: readonly ('#' | ReadonlySet<string>)[];
  readonly plain: readonly string[];
  readonly kind: 'first' | 'middle' | 'last';
  /** It is read as it is said, so that the band is called by its own words. */
  readonly isRead: boolean;
}

/** What is read in these words is mostly read in those that are said as well. */
const READ: ReadonlySet<string> = new Set(['# to #', '# to under #', '# or more', 'over #', 'under #']);
const UNREAD = /between|not|exclusive|younger|–|upwards|plus|of at/;

/** The bands of a list, by whether they have a lower and an upper end. */
export const BAND_ITEMS: readonly BandItem[] = [
  item('first', 'under|below #', 'under #'),
  item('first', '# or less|fewer|below|under|shorter|smaller|lower|younger', 'up to #'),
  item('first', 'up to #', 'up to #'),
  item('first', 'at most #', 'up to #'),
  item('first', 'less than #', 'under #'),
  item('first', 'younger|smaller|lower|fewer|shorter than #', 'under #'),
  item('middle', '# -|–|—|to|through #', '# to #'),
  item('middle', '# up to #', '# to #'),
  item('middle', 'from # -|to|through|until #', '# to #'),
  item('middle', 'between # and #', '# to #'),
  item('middle', '# up to but not including|excluding #', '# to under #'),
  item('middle', '# to # exclusive', '# to under #'),
  item('middle', '# up to # exclusive', '# to under #'),
  item('middle', 'from # up to but not including #', '# to under #'),
  item('middle', '# to|up under|to|below #', '# to under #'),
  item('middle', 'from # to|up under|to|below #', '# to under #'),
  item('last', '# or|and more|over|above|higher|older|larger|longer|upwards|up', '# or more'),
  item('last', '# upwards|plus|up|+', '# or more'),
  item('last', 'at least #', '# or more'),
  item('last', 'of at least #', '# or more'),
  item('last', 'over|above|exceeding #', 'over #'),
  item('last', 'more|older|larger|higher|greater|longer than #', 'over #'),
];

function item(kind: BandItem['kind'], said: string, plain: string): BandItem {
  return {
    kind,
    isRead: READ.has(plain) && !UNREAD.test(said),
    said: said.split(' ').map((words) => (words === '#' ? words : new Set(words.split('|')))),
    plain: plain.split(' '),
  };
}

const GIVE = '(?:give|show|compute|calculate|report|state|list|count|tell me|find)(?: me)?';
const APART = '(?:split|group|divide|separate|break|sort|classify|put|bucket)(?: up| down)?';
const BANDS = '(?:bands?|groups?|ranges?|brackets?|classes|buckets?|intervals?)';
const EACH = '(?:each|every)(?: (?:of them|one|of these|band|group|range|bracket|class|bucket|interval))?';
const LIST = '(?<B>(?:under|up to) \\S+(?: , \\S+ to (?:under )?\\S+)+ , (?:\\S+ or more|over \\S+))';
const FIELD =
  "(?:the |their |its )?(?<F>(?!the |these |those |following )[a-z]+(?:(?: - | 's | )[a-z]+){0,4}?)";
const ROWS = "(?:all |the |our )*(?<X>(?:(?:[a-z-]+|'s) ){0,3}?[a-z]+s)";

/** In which clause the bands are listed. */
export const bandsSaidTurns = (): readonly Turn[] => [
  // "count the boats by length group, the groups being …"
  turn(
    `count ${ROWS} by ${FIELD} ${BANDS} ,? ?(?:(?:the|these|with the) )?${BANDS} (?:being|are) ${LIST}`,
    'number of X by F : B',
  ),
  turn(
    `(?<Q>[^;:?.]+?) by ${FIELD} ${BANDS} ,? ?(?:(?:the|these|with the) )?${BANDS} (?:being|are) ${LIST}`,
    'Q by F : B',
  ),
  // "group the boats by length into …. How many boats and how much cargo are in each group?"
  turn(
    `${APART} ${ROWS} by ${FIELD}(?: down)? (?:into|in)(?: the)?(?: ${BANDS})?(?: of| :)? ${LIST} [.:;,] (?:and )?how many (?:#X|of them)(?: are there)? and how much (?<M>[a-z]+(?: [a-z]+)?) (?:are|is|fall|falls)(?: there)? (?:in|into|to|under) ${EACH}`,
    'number of X and total M of X by F : B',
  ),
  // "how many boats were sold, and how much money was paid, in each of these length bands: …"
  turn(
    `how many (?<X>[a-z]+s)(?: were made| are there| were there)?(?: ,)? and how much money was (?<V>lent|paid|requested|collected)(?: ,)? (?:in|for) each of (?:these|the|the following) ${FIELD} ${BANDS}(?: of| :)? ${LIST}`,
    'number of X and total amount V by F : B',
  ),
  // "break the boats down into those with a length of …, with the number in each"
  turn(
    `${APART} ${ROWS}(?: down)? (?:into|in) (?:those|ones) (?:with|having|whose) (?:an? )?${FIELD}(?: of| is| being| was)? ${LIST}(?: ,)? (?:(?:and )?(?:then )?${GIVE}|with|giving|showing) (?:the )?M (?:of|for|in|per) ${EACH}`,
    'M of X by F : B',
  ),
  // "split the boats by length into …, and give the share that was sunk in each"
  turn(
    `${APART} ${ROWS} by ${FIELD}(?: down)? (?:into|in)(?: the)?(?: ${BANDS})?(?: of| :)? ${LIST}(?: ,)? (?:and )?(?:then )?${GIVE} (?:the |a )?(?<S>share|percentage|proportion|percent) (?:that|which|of them that|of those that) (?<V>was|were|is|are) (?<W>[^,;:?.]+?)(?: (?:of|for|in|per) ${EACH})`,
    'what S of X V W by F : B',
  ),
  // "split the boats by length into …, and show the price of each"
  turn(
    `${APART} ${ROWS} by ${FIELD}(?: down)? (?:into|in)(?: the)?(?: ${BANDS})?(?: of| :)? ${LIST}(?: ,)? (?:and )?(?:then )?${GIVE} (?:the )?M (?:of|for|in|per) ${EACH}`,
    'M of X by F : B',
  ),
  turn(
    `${APART} ${ROWS} (?:into|in) ${FIELD}(?: ${BANDS})?(?: of| :)? ${LIST}(?: ,)? (?:and )?(?:then )?${GIVE} (?:the )?M (?:of|for|in|per) ${EACH}`,
    'M of X by F : B',
  ),
  // "for the length groups …, report how many boats fall in each and their price"
  turn(
    `(?:for|in) (?:the )?(?:three |four |five )?${FIELD} ${BANDS}(?: of| :)? ${LIST} , ${GIVE} how many (?<X>(?:[a-z-]+ ){0,3}?[a-z]+s) (?:fall|are|lie|belong)(?: there)? (?:in|into|to|under) ${EACH}(?: of them)? and (?:the |their |its )?M`,
    'number of X and M by F : B',
  ),
  // "how many boats fall into the length groups …"
  turn(
    `(?<Q>[^;:?.]+?) (?:fall|are|belong|lie|come)(?: there)? (?:into|in|to|under|within|over|across) (?:the )?(?:three |four |five )?${FIELD} ${BANDS}(?: of| :)? ${LIST}`,
    'Q are there by F : B',
  ),
  turn(
    `(?<Q>[^;:?.]+?) (?:in|for|over|across|by|per) (?:the )?(?:three |four |five )?${FIELD} ${BANDS}(?: of| :| ,)? ${LIST}`,
    'Q by F : B',
  ),
  // "by length, how many boats are in the groups …"
  turn(
    `by (?:current )?(?<F>[a-z]+(?: [a-z]+)?) , (?<Q>[^;:?.]+?) (?:fall|are|belong|lie|come)(?: there)? (?:into|in|to|under|within) (?:the )?${BANDS}(?: of| :)? ${LIST}`,
    'Q are there by F : B',
  ),
  // "how high is the price when the length is …"
  turn(`(?<Q>[^;:?.]+?)(?: ,)? (?:when|where|if) ${FIELD} (?:is|are|was|were) ${LIST}`, 'Q by F : B'),
];
