/** Shorter words are too near to one another. */
const TYPED_MIN = 3;
/** Longer words are no slips of one letter of others. */
const TYPED_MAX = 24;
/** Of shorter words another letter makes other words. */
const SOUND_MIN = 5;

/** What a word may be by a slip: most of it no words at all. */
export interface Slips {
  /** Two letters swapped, or one doubled or not: the likeliest by far. */
  readonly sure: readonly string[];
  /** A vowel left out or another one, a consonant that sounds alike. */
  readonly likely: readonly string[];
  /** The first letters swapped, a letter too many. */
  readonly rare: readonly string[];
}

const NONE: Slips = { sure: [], likely: [], rare: [] };

/** The words that `typed` may be by a slip of the finger or of the ear, with no other letter wrong. */
export function slipsOf(typed: string): Slips {
  if (typed.length < TYPED_MIN || typed.length > TYPED_MAX || !/^[a-z]+$/.test(typed)) return NONE;
  const places = Array.from(typed, (_, at) => at).slice(1);
  const longer = typed.length < SOUND_MIN ? [] : places;
  return {
    sure: places.flatMap((at) => [...swappedAt(typed, at), ...doubledAt(typed, at)]),
    likely: [
      ...[0, ...places].flatMap((at) => withVowelAfter(typed, at)),
      ...longer.flatMap((at) => soundingAt(typed, at)),
      ...soundingAlike(typed),
    ],
    rare: [...swappedAt(typed, 0), ...longer.map((at) => typed.slice(0, at) + typed.slice(at + 1))],
  };
}

/** "hvae" is "have". */
function swappedAt(typed: string, at: number): readonly string[] {
  const [first, second] = [typed.charAt(at), typed.charAt(at + 1)];
  if (second === '' || first === second) return [];
  return [typed.slice(0, at) + second + first + typed.slice(at + 2)];
}

/** "manny" is "many", "bok" is "book", "fess" is "fees". */
function doubledAt(typed: string, at: number): readonly string[] {
  const [before, letter, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
  if (letter !== before.at(-1)) return after.startsWith(letter) ? [] : [before + letter + letter + after];
  const earlier = at > 1 ? [typed.slice(0, at - 1) + before.charAt(at - 2) + letter + after] : [];
  const later = after === '' ? [] : [before + after.charAt(0) + after];
  return [before + after, ...earlier, ...later];
}

/** "wre" is "were", "charg" is "charge". */
function withVowelAfter(typed: string, at: number): readonly string[] {
  const [before, rest] = [typed.slice(0, at + 1), typed.slice(at + 1)];
  return Array.from(rest === '' ? 'e' : VOWELS, (vowel) => before + vowel + rest);
}

/** "numbor" is "number", "lisence" is "licence". */
function soundingAt(typed: string, at: number): readonly string[] {
  const [before, letter, rest] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
  const others = VOWELS.includes(letter) ? `${VOWELS}y` : (ALIKE.get(letter) ?? '');
  return Array.from(others).flatMap((other) => (other === letter ? [] : [before + other + rest]));
}

/** "fone" is "phone", "rait" is "rate". */
function soundingAlike(typed: string): readonly string[] {
  return SPELLINGS.flatMap(([written, other]) => {
    const said = typed.replace(written, other);
    return said === typed ? [] : [said];
  });
}

/** Several letters that are written for others. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/f/, 'ph'],
  [/ai([bcdfgklmnpstvz])(?=s?$)/, 'a$1e'],
  [/oa([bcdfgklmnpstvz])(?=s?$)/, 'o$1e'],
  [/ee([bcdfgklmnpstvz])(?=s?$)/, 'ea$1'],
  [/ea([bcdfgklmnpstvz])(?=s?$)/, 'ee$1'],
];

const VOWELS = 'aeiou';
/** Letters that are written for one another. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['c', 'sk'],
  ['k', 'c'],
  ['s', 'czt'],
  ['t', 's'],
  ['y', 'i'],
  ['z', 's'],
]);
