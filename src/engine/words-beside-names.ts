import type { Candidate } from './candidate.ts';
import type { Sense } from './lexicon/words.ts';
import type { Token } from './token.ts';

/** A question with the names that were found in it. */
interface Named {
  readonly tokens: readonly Token[];
  readonly linked: readonly Candidate[];
}

/** Words of the language where no name of the data takes their place. */
export function wordsBesideNames(words: readonly Candidate[], named: Named): readonly Candidate[] {
  const names = namesOf(named.linked);
  const verbs = verbsOfNouns(named);
  const halves = halvesOfNames(named);
  const rows = rowNames(named.linked);
  const paid = paidVerbs(words, named.tokens);
  const states = statesOf(named);
  const called = calledRows(named.linked);
  const flags = flagsOf(named.linked);
  return words.filter(({ start, end, meaning }) => {
    if (meaning.kind !== 'language') return true;
    const isQuantity = meaning.sense === COUNT && named.tokens[start]?.norm === 'quantity';
    const isNoun = meaning.sense === LIGHT_VERB && DETERMINERS.has(named.tokens[start - 1]?.norm ?? '');
    const isName =
      names.has(`${start} ${isQuantity ? start + 1 : end}`) &&
      (meaning.sense === FILLER || isQuantity || isNoun);
    const isHalf = halves.sure.has(start) || (ORDER_IN_TIME.test(meaning.sense) && halves.all.has(start));
    const isLight = meaning.sense === LIGHT_VERB && paid.has(`${start} ${end}`);
    // "how many different cites": a noun that is misspelt, and no verb.
    if (meaning.sense === THAT && APART.has(named.tokens[start - 1]?.norm ?? '')) return false;
    if (meaning.sense === WITH && (states.has(start) || called.has(start))) return false;
    if (SAYS_LITTLE.has(meaning.sense) && flags.has(`${start} ${end}`)) return false;
    if (SAYS_LITTLE.has(meaning.sense) && isCountedState(named, start)) return false;
    return !isName && !isLight && !verbs.has(start) && !isHalf && !rows.has(start);
  });
}

/** What says nothing of rows, unless the data does: "available" where rooms may be unavailable. */
const SAYS_LITTLE: ReadonlySet<string> = new Set<Sense>(['distinct', 'present', 'schema:cover']);

/** "How many available rooms are there?": not all of them, whether the data knows it or not. */
function isCountedState({ tokens, linked }: Named, at: number): boolean {
  return (
    tokens[at]?.norm === 'available' &&
    COUNTING.has(tokens[at - 1]?.norm ?? '') &&
    linked.some(({ start, meaning }) => start === at + 1 && meaning.kind === 'dataset')
  );
}

const COUNTING: ReadonlySet<string> = new Set(['many', 'of']);

/** The spans that say by themselves which rows are meant. */
function flagsOf(linked: readonly Candidate[]): ReadonlySet<string> {
  return new Set(
    linked.flatMap(({ start, end, meaning, match }) =>
      meaning.kind === 'segment' && match === 'exact' ? [`${start} ${end}`] : [],
    ),
  );
}

const LIGHT_VERB: Sense = 'light-verb';
/** After these "make" is what a column is called, and no verb. */
const DETERMINERS: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per', 'the', 'what', 'which']);
const WITH: Sense = 'with';
const THAT: Sense = 'that';
const APART: ReadonlySet<string> = new Set(['different', 'distinct', 'unique']);

/** Where "got declined" and "became late" say how rows are, and not what somebody has. */
function statesOf({ tokens, linked }: Named): ReadonlySet<number> {
  const nouns = new Set(linked.flatMap(({ start, meaning }) => (meaning.kind === 'dataset' ? [start] : [])));
  return new Set(
    linked.flatMap(({ start, end, meaning }) => {
      const isState = meaning.kind === 'segment' && !meaning.isNoun && !nouns.has(end);
      return isState && BECOMING.has(tokens[start - 1]?.norm ?? '') ? [start - 1] : [];
    }),
  );
}

/** "at the Harbour branch": the name of a branch, before what it is, and no verb. */
function calledRows(linked: readonly Candidate[]): ReadonlySet<number> {
  const nouns = new Set(
    linked.flatMap(({ start, meaning }) =>
      meaning.kind === 'dataset' ? [`${start} ${meaning.dataset}`] : [],
    ),
  );
  return new Set(
    linked.flatMap(({ start, end, meaning, match }) =>
      meaning.kind === 'value' && match === 'exact' && nouns.has(`${end} ${meaning.dataset}`) ? [start] : [],
    ),
  );
}

const BECOMING: ReadonlySet<string> = new Set(['became', 'become', 'becomes', 'get', 'gets', 'got']);

/** In "how much (money) did we receive" the verb says what is asked for; "how much interest" says it without it. */
function paidVerbs(words: readonly Candidate[], tokens: readonly Token[]): ReadonlySet<string> {
  const spansOf = (isMeant: (sense: string) => boolean): readonly Candidate[] =>
    words.filter(({ meaning }) => meaning.kind === 'language' && isMeant(meaning.sense));
  const isOfMoney = spansOf((sense) => sense === 'how-much').some(({ start, end }) =>
    tokens.slice(start, end).some(({ norm }) => OF_MONEY.has(norm)),
  );
  return isOfMoney
    ? new Set(spansOf((sense) => sense.startsWith('money:')).map(({ start, end }) => `${start} ${end}`))
    : new Set();
}

const OF_MONEY: ReadonlySet<string> = new Set(['cash', 'did', 'do', 'has', 'have', 'money', 'was', 'were']);

const FILLER: Sense = 'filler';
/** "quantity by product" is the number of rows only where no column is called so. */
const COUNT: Sense = 'count';
/** "first", "last": before "and last name" they are none. */
const ORDER_IN_TIME = /^rank:(?:asc|desc):time$/;

/** What says nothing elsewhere ("team", "right") is a name where a table, a column or a value is called so. */
function namesOf(linked: readonly Candidate[]): ReadonlySet<string> {
  return new Set(
    linked.flatMap(({ start, end, meaning, match }) => {
      const isColumn = meaning.kind === 'dataset' || meaning.kind === 'field';
      const isName = isColumn ? match !== 'partial' && match !== 'misspelt' : match === 'exact';
      return isName && (isColumn || meaning.kind === 'value') ? [`${start} ${end}`] : [];
    }),
  );
}

/** Where a long name of a row begins: "used" of "used auto loans" is no verb where a product is called so. */
function rowNames(linked: readonly Candidate[]): ReadonlySet<number> {
  const isLong = ({ start, end, meaning, match }: Candidate): boolean =>
    meaning.kind === 'value' && end - start > 2 && (match === 'exact' || match === 'inflected');
  return new Set(linked.filter(isLong).map(({ start }) => start));
}

/** Where a verb after a noun is a column of the noun's: "payments made" says when they were made. */
function verbsOfNouns({ tokens, linked }: Named): ReadonlySet<number> {
  const nouns = new Set(
    linked.flatMap(({ end, meaning }) => (meaning.kind === 'dataset' ? [`${end} ${meaning.dataset}`] : [])),
  );
  const isVerb = ({ start, meaning, match }: Candidate): boolean =>
    meaning.kind === 'field' &&
    match === 'exact' &&
    PARTICIPLE.test(tokens[start]?.norm ?? '') &&
    nouns.has(`${start} ${meaning.dataset}`);
  return new Set(linked.filter(isVerb).map(({ start }) => start));
}

const PARTICIPLE = /^(?:[a-z]{2,}ed|made|paid|taken|sold|due|begun|built|lent|sent|given)$/;

/**
 * Where names begin that have their last words in common, as "min" and "max amount"; sure are those of one owner: "its
 * min and max amount", which elsewhere may be the ends of one column.
 */
function halvesOfNames({ tokens, linked }: Named): Readonly<Record<'all' | 'sure', ReadonlySet<number>>> {
  const halves = linked.filter(({ match, meaning }) => match === 'headless' && meaning.kind === 'field');
  const owned = halves.filter(({ start }) => POSSESSIVES.has(tokens[start - 1]?.norm ?? ''));
  return {
    // A joint stands between a half and the next.
    all: new Set(halves.flatMap(({ start, end }) => [start, end + 1])),
    sure: new Set(owned.map(({ start }) => start)),
  };
}

const POSSESSIVES: ReadonlySet<string> = new Set(['its', 'their']);
