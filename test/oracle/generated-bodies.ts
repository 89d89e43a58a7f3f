import { json, type OracleCase, VALUES } from './bodies.ts';

/** Bodies made by a generator with a seed: JSON values, and sound texts with a few characters changed. */
export function generatedCases(
  field: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): OracleCase[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const text =
      index % 3 === 0 ? randomValue(random, field, 0) : mutate(random, randomObject(random, field, 0));
    return json(text);
  });
}

type Random = (below: number) => number;

/** xorshift32: small, and the same everywhere. */
function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

function randomValue(random: Random, field: string, depth: number): string {
  const kind = random(depth > 4 ? 2 : 5);
  if (kind < 2) return pick(random, VALUES);
  if (kind === 2) return randomObject(random, field, depth + 1);
  return `[${Array.from({ length: random(4) }, () => randomValue(random, field, depth + 1)).join(pick(random, [',', ', ', ' ,\n']))}]`;
}

function randomObject(random: Random, field: string, depth: number): string {
  const keys = Array.from({ length: 1 + random(3) }, () =>
    pick(random, [field, field, 'other', 'é', '😀', '']),
  );
  return `{${keys.map((key) => `"${key}"${pick(random, [':', ': ', ' :\n'])}${randomValue(random, field, depth + 1)}`).join(pick(random, [',', ', ']))}}`;
}

const MUTATIONS = [
  ...'{}[]:,"\'\\/ \n\t0123456789.eE+-truefalsnxu',
  '😀',
  'é',
  '\u0001',
  '\\u',
  '\\ud83d',
  'NaN',
  '//',
];

/** One to three characters taken out, put in, or the rest cut off. */
function mutate(random: Random, text: string): string {
  let characters = [...text];
  for (let i = 0; i <= random(3); i++) {
    const at = random(characters.length + 1);
    const way = random(8);
    if (way === 0) characters = characters.slice(0, at);
    else if (way < 4) characters.splice(at, 1);
    else if (way < 6) characters.splice(at, 0, pick(random, MUTATIONS));
    else characters.splice(at, 1, pick(random, MUTATIONS));
  }
  return characters.join('');
}
