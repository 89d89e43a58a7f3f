/**
 * What adjectives are about, with the words that columns of it are called by. The first group that any column is called by
 * counts, and columns by words of one group are as likely.
 */
export const PROPERTIES = {
  density: [['density']],
  depth: [['depth']],
  duration: [['duration', 'runtime'], ['minutes'], ['hours'], ['days']],
  height: [['height'], ['altitude', 'elevation']],
  length: [
    ['length'],
    ['duration', 'runtime'],
    ['minutes'],
    ['hours'],
    ['pages'],
    ['time'],
    ['distance'],
    ['kilometers', 'kilometres', 'km', 'metres', 'miles'],
  ],
  pay: [['salary'], ['wage'], ['pay'], ['income'], ['earnings']],
  population: [['population'], ['inhabitants']],
  power: [
    ['horsepower', 'power'],
    ['hp', 'kw', 'watts'],
  ],
  price: [['price'], ['cost'], ['fare'], ['fee'], ['rate']],
  rating: [['rating'], ['stars'], ['score']],
  strength: [['strength'], ['alcohol', 'abv', 'proof'], ['magnitude', 'intensity']],
  stock: [['stock'], ['inventory']],
  speed: [['speed'], ['velocity']],
  thickness: [['thickness'], ['pages']],
  warmth: [['temperature']],
  wealth: [['wealth', 'fortune'], ['worth'], ['money'], ['assets'], ['income']],
  weight: [['weight'], ['mass'], ['kg', 'tons', 'tonnes']],
  width: [['width'], ['breadth'], ['diameter']],
  worth: [['value'], ['worth'], ['valuation']],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

/** What an adjective is about. */
export type Property = keyof typeof PROPERTIES;

/** What follows the name of a thing that rows have or not: "wheelchair accessible", "camera equipped". */
export const EQUIPPED: ReadonlySet<string> = new Set(
  'accessible capable compatible enabled equipped fitted friendly ready'.split(' '),
);
