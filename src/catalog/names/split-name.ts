import { ABBREVIATIONS } from './abbreviations.ts';
import { COMMON_WORDS } from './common-words.ts';
import { CUT_WORDS } from './cut-words.ts';

/**
 * The words of an identifier in lower case: `custJoinDate`, `cust_join_date` and `CUSTJOINDATE` are `cust join date`.
 * `known` adds words of this database (its tables' names) to those that divide names without a separator.
 */
export function splitName(name: string, known: ReadonlySet<string> = new Set()): string[] {
  return name
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}+)/gu, (_, capital: string, word: string) =>
      isWritten(word.slice(1)) && !isWritten(word)
        ? `${capital}${word[0]} ${word.slice(1)}`
        : `${capital} ${word}`,
    )
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .flatMap((part) => splitDigits(part))
    .flatMap((part) => divide(part, known));
}

/** Of `salespersons` the person is no word apart. */
const PERSONS = /^(?:men|persons)$/;

/** `results` of `resultsdata`. */
function isPluralWord(word: string): boolean {
  return word.length > 5 && word.endsWith('s') && COMMON_WORDS.has(word.slice(0, -1)) && !PERSONS.test(word);
}

/** Whether the letters are a word by themselves: `offered` of `GSoffered`, where `Soffered` is none. */
function isWritten(letters: string): boolean {
  return letters.length > 2 && COMMON_WORDS.has(letters.toLowerCase());
}

/**
 * The words with their abbreviations written out; an `no` at the end is `number`. `cuts` says what words are
 * cut short in this database.
 */
export function expandWords(
  words: readonly string[],
  cuts: ReadonlyMap<string, string> = new Map(),
): string[] {
  return words.flatMap((word, index) => {
    const own = cuts.get(word);
    if (own !== undefined) return [own];
    if ((word === 'no' || word === '#') && index === words.length - 1) return ['number'];
    // `fName` beside `lName`: nothing else begins a name so.
    if (word === 't' && index === 0 && SUMS.has(words.at(-1) ?? '')) return ['total'];
    const paired = (words[index + 1] ?? '') === 'name' ? NAME_LETTERS.get(word) : undefined;
    if (paired !== undefined) return [paired];
    if (word === 'rev' && (OF_REVENUE.has(words[index - 1] ?? '') || MONEY.has(words[index + 1] ?? '')))
      return ['revenue'];
    if (word === 'ot' && WORKED.has(words[index + 1] ?? '')) return ['overtime'];
    if (word === 'px' && !LENGTHS_DRAWN.has(words[index - 1] ?? '')) return ['price'];
    // `checkins` are no insurance.
    if (word === 'ins' && words[index - 1] === 'check') return ['in'];
    if (word === 'bt' && YEARS.has(words[index - 1] ?? '')) return ['built'];
    if (word === 'desc' && index === words.length - 1) return ['description'];
    if (word === 'dist' && LENGTHS.has(words[index + 1] ?? '')) return ['distance'];
    if (word === 'min' && index === words.length - 1 && isSpan(words[index - 1] ?? '')) return ['minutes'];
    if (word === 'sec' && index === words.length - 1 && isSpan(words[index - 1] ?? '')) return ['seconds'];
    const dated = DATES.has(words[index + 1] ?? '') ? DATED.get(word) : undefined;
    if (dated !== undefined) return [dated];
    if (word === 'dep' && TIMES.has(words[index + 1] ?? '')) return ['departure'];
    if (word === 'adm' && PERSONAL.has(words[index + 1] ?? '')) return ['administrator'];
    if (word === 'exp' && EXPIRING.has(words[index - 1] ?? '')) return ['expiry'];
    if (word === 'orig' && PLACES.has(words[index + 1] ?? '')) return ['origin'];
    return (ABBREVIATIONS.get(word) ?? CUT_WORDS.get(word) ?? word).split(' ');
  });
}

function isSpan(word: string): boolean {
  return SPANS.has(CUT_WORDS.get(word) ?? word);
}

/** Before these `dist` is no district. */
const LENGTHS: ReadonlySet<string> = new Set(['km', 'm', 'mi', 'miles']);

/** After these `min` is no minimum, and `sec` are seconds. */
const SPANS: ReadonlySet<string> = new Set(
  'call cook delay drive duration length play prep runtime session talk time travel voice wait watch'.split(
    ' ',
  ),
);

const NAME_LETTERS: ReadonlyMap<string, string> = new Map([
  ['f', 'first'],
  ['l', 'last'],
]);

/** Before these a `t` is their total. */
const SUMS: ReadonlySet<string> = new Set('amt cost exp pop rev revenue'.split(' '));

/** After these `rev` is no review. */
const OF_REVENUE: ReadonlySet<string> = new Set(
  'annual fed federal gross grs ld local loc net st state tot total'.split(' '),
);

/** Before these it is none either. */
const MONEY: ReadonlySet<string> = new Set(['amt', 'eur', 'gbp', 'usd']);

/** Before these `ot` is what is worked longer. */
const WORKED: ReadonlySet<string> = new Set('amt hours hrs pay rate'.split(' '));

/** After these a `px` is a point of a picture, and no price. */
const LENGTHS_DRAWN: ReadonlySet<string> = new Set(
  'font height ht icon image img margin padding screen size width wdth'.split(' '),
);

/** After these `bt` tells when a thing was made. */
const YEARS: ReadonlySet<string> = new Set(['yr', 'year']);

/** Before these a word cut short tells what happened then, and `inst` is no institution. */
const DATES: ReadonlySet<string> = new Set(['at', 'date', 'dt', 'on']);
const DATED: ReadonlyMap<string, string> = new Map([
  ['clr', 'cleared'],
  ['cls', 'closed'],
  ['cmpl', 'completed'],
  ['exp', 'expiry'],
  ['hr', 'hire'],
  ['inst', 'installation'],
  ['rel', 'release'],
  ['term', 'termination'],
]);

/** Before these `dep` is no department and no deposit. */
const TIMES: ReadonlySet<string> = new Set('airport date delay dt port stn time tm ts'.split(' '));

/** Before these `adm` is somebody. */
const PERSONAL: ReadonlySet<string> = new Set(['email', 'f', 'first', 'l', 'last', 'name', 'phone']);

/** What expires: after these `exp` is no expense. */
const EXPIRING: ReadonlySet<string> = new Set(
  'card cert certificate ins insurance lic licence license permit'.split(' '),
);

/** After `orig` they tell where from, and not what was at first. */
const PLACES: ReadonlySet<string> = new Set(
  'airport apt city country ctry cty loc location port region site state station stn'.split(' '),
);

/** `address1` is two words, `a2`, `db2x` and `2fa` are one each. */
function splitDigits(part: string): string[] {
  const match = /^(\p{L}{2,})(\d+)$/u.exec(part);
  return match?.[1] === undefined || match[2] === undefined ? [part] : [match[1], match[2]];
}

/** Divides a word into the fewest known words that cover it; the word itself where they do not. */
function divide(part: string, known: ReadonlySet<string>): string[] {
  if (part.length < 5 || part.length > 64) return [part];
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= part.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const word = part.slice(start, end);
      if (before === undefined || !isWord(word, known) || isTorn(before, word)) continue;
      const current = best[end];
      if (current === undefined || before.length + 1 < current.length) best[end] = [...before, word];
    }
  }
  const parts = best[part.length] ?? [part];
  // Abbreviations alone divide no word: `applcnt` is an applicant, and no `appl cnt`; `acctbal` is no word that is cut short.
  const isAmount = parts.length === 2 && AMOUNTS.has(parts[1] ?? '');
  // `acctno`; `casino` and `volcano` are no numbers.
  const numbered = part.endsWith('no') ? part.slice(0, -2) : '';
  if (parts.length === 1 && numbered.length > 2 && isWord(numbered, known)) return [numbered, 'no'];
  return isAmount || parts.some((word) => COMMON_WORDS.has(word) || known.has(word)) ? parts : [part];
}

/** Abbreviations that no other word ends in. */
const AMOUNTS: ReadonlySet<string> = new Set(['amnt', 'amt', 'bal', 'nbr', 'qty']);

/** `cartoon` is no `car to on`, and `highest` no `high` that is established: there the pieces are of one word. */
function isTorn(before: readonly string[], word: string): boolean {
  const last = before.at(-1);
  return last !== undefined && (word === 'est' || (JOINTS.has(last) && JOINTS.has(word)));
}

const JOINTS: ReadonlySet<string> = new Set(['at', 'by', 'is', 'of', 'on', 'to']);

/** Whether known words and digits cover `part` completely. */
export function isDivisible(part: string, known: ReadonlySet<string>): boolean {
  return isWord(part, known) || /^\d*$/.test(part) || splitName(part, known).length > 1;
}

function isWord(word: string, known: ReadonlySet<string>): boolean {
  // "or" ends more words (`director`) than it divides.
  if (word === 'or') return false;
  return (
    COMMON_WORDS.has(word) ||
    isPluralWord(word) ||
    known.has(word) ||
    (word.length > 2 && ABBREVIATIONS.has(word)) ||
    word === 'id'
  );
}
