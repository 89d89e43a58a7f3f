/** Shorter ones begin and end other words. */
const BEFORE_MIN = 4;
const AFTER_MIN = 3;

/** Words that others are typed right after: "manyloans", "theaverage". */
const LEADING: ReadonlySet<string> = new Set(
  `and are average between biggest both did does each every fewer first for from had has have highest how largest last
  longest lowest many median more most much never not number oldest of only our per percentage shortest smallest than that
  the their these this those total was were what when where which who with without youngest`.split(/\s+/),
);

/** Words that are typed right after others: "loansby". */
const TRAILING: ReadonlySet<string> = new Set(
  `above and are below by did does each first for from had has have in of only than that the their to was were
  what where which who with without`.split(/\s+/),
);

/** The same after a plural: "loansper". */
const AFTER_PLURALS: ReadonlySet<string> = new Set(['at', 'on', 'or', 'over', 'per']);

/** Words that are typed right after those that others are typed after: "whatis", "howmany". */
const PAIRED: ReadonlySet<string> = new Set([...LEADING, 'is', 'no', 'not']);

/** Words that such words and others make, and that say something else. */
const COMPOUNDS: ReadonlySet<string> = new Set(
  'bulletin cabin firstborn firsthand forward outnumber passerby showtime standby subtotal thousand'.split(
    ' ',
  ),
);

/** The two words that one was typed of without a space, one of them a word of grammar; null where there are none or several. */
export function joinedWordsIn(
  typed: string,
  isKnown: (word: string) => boolean,
): readonly [string, string] | null {
  if (COMPOUNDS.has(typed)) return null;
  const ways = Array.from(typed, (_, at): readonly [string, string] => [
    typed.slice(0, at),
    typed.slice(at),
  ]).filter(([first, second]) => {
    const leads = LEADING.has(first);
    const trails = TRAILING.has(second) || (first.endsWith('s') && AFTER_PLURALS.has(second));
    if (leads) return trails || PAIRED.has(second) || (second.length >= AFTER_MIN && isKnown(second));
    return trails && first.length >= BEFORE_MIN && isKnown(first);
  });
  return ways.length === 1 ? (ways[0] ?? null) : null;
}
