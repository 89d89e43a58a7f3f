import { PROPERTIES, type Property } from './properties.ts';

/** An adjective of degree: what it is about, which end of it, and how it is compared. */
export interface Degree {
  readonly about: Property | 'age' | 'size' | 'time' | 'value';
  readonly isHigh: boolean;
  readonly base: string;
  readonly comparative: string;
  readonly superlative: string;
}

/**
 * The adjectives of English for how much there is of something, those for much of it before the bar. Those that are compared with
 * "more" and "most" stand alone.
 */
const TABLE = `
height: tall taller tallest | short shorter shortest
length: long longer longest, lengthy | short shorter shortest, brief
width: wide wider widest, broad broader broadest | narrow narrower narrowest
thickness: thick thicker thickest | thin thinner thinnest
depth: deep deeper deepest | shallow shallower shallowest
weight: heavy heavier heaviest | light lighter lightest, lightweight
speed: fast faster fastest, quick quicker quickest, speedy speedier speediest, swift swifter swiftest | slow slower slowest
power: powerful | underpowered
price: expensive, costly costlier costliest, dear dearer dearest, pricey pricier priciest, pricy pricier priciest
  | cheap cheaper cheapest, inexpensive, affordable
worth: valuable | worthless
wealth: rich richer richest, wealthy wealthier wealthiest | poor poorer poorest
density: dense denser densest | sparse sparser sparsest
warmth: hot hotter hottest, warm warmer warmest | cold colder coldest, cool cooler coolest
population: populous, populated | unpopulated
age: old older oldest | young younger youngest
time: new newer newest, recent, late later latest | early earlier earliest
size: big bigger biggest, large larger largest | small smaller smallest, little smaller smallest, tiny tinier tiniest
value: high higher highest, great greater greatest | low lower lowest`;

function degreesOf(line: string): readonly Degree[] {
  const [about = '', words = ''] = line.split(': ');
  if (!isAbout(about)) return [];
  return words.split('|').flatMap((end, index) =>
    end
      .trim()
      .split(/,\s*/)
      .map((forms): Degree => {
        const [base = '', comparative = `more ${base}`, superlative = `most ${base}`] = forms.split(' ');
        return { about, isHigh: index === 0, base, comparative, superlative };
      }),
  );
}

function isAbout(word: string): word is Degree['about'] {
  return OTHERS.has(word) || Object.hasOwn(PROPERTIES, word);
}

const OTHERS: ReadonlySet<string> = new Set(['age', 'size', 'time', 'value']);

/** Every degree, by its adjective; "short" is of heights and lengths. */
export const DEGREES: ReadonlyMap<string, readonly Degree[]> = Map.groupBy(
  TABLE.trim().replaceAll(/\n\s+/g, ' ').split('\n').flatMap(degreesOf),
  ({ base }) => base,
);

/** What is most so, by what is more so of two: "highest" by "higher". */
export const SUPERLATIVES: ReadonlyMap<string, string> = new Map([
  ...[...DEGREES.values()]
    .flat()
    .filter(({ comparative }) => !comparative.includes(' '))
    .map(({ comparative, superlative }): [string, string] => [comparative, superlative]),
  ['better', 'best'],
  ['fewer', 'fewest'],
  ['less', 'least'],
  ['more', 'most'],
  ['worse', 'worst'],
]);

/** Nouns that columns of what adjectives are about are called by, the likeliest first. */
export function nounsOf(about: Degree['about']): readonly (readonly string[])[] {
  return about === 'age'
    ? [['age']]
    : about === 'size' || about === 'time' || about === 'value'
      ? []
      : PROPERTIES[about];
}

/** "how *high*", "4,810 m *high*": adjectives that are of another quantity beside "how" and a number. */
export const MEASURED: ReadonlyMap<string, Degree['about']> = new Map([['high', 'height']]);

/** Plurals that do not end in "-s": what stands before them there are many of. */
export const PLURALS: ReadonlySet<string> = new Set(
  'children cattle data feet fish geese men mice people police sheep staff teeth women'.split(' '),
);
