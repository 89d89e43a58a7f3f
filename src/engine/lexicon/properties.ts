/** What adjectives are about, with the words that columns of it are called by, the likeliest first. */
export const PROPERTIES = {
  density: ['density'],
  depth: ['depth'],
  height: ['height', 'altitude', 'elevation'],
  length: ['length', 'duration', 'runtime', 'minutes', 'hours', 'pages', 'time', 'distance'],
  pay: ['salary', 'wage', 'pay', 'income', 'earnings'],
  population: ['population', 'inhabitants'],
  price: ['price', 'cost', 'fare', 'fee'],
  rating: ['rating', 'stars', 'score'],
  speed: ['speed', 'velocity'],
  weight: ['weight', 'mass'],
  worth: ['value', 'worth', 'valuation'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What an adjective is about. */
export type Property = keyof typeof PROPERTIES;
