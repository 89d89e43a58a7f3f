/** The words that a contraction stands for, and where it is cut; the possessive and the `'s` of "what's" stay. */
export interface Contraction {
  readonly words: readonly [first: string, second: string];
  /** Length of the first part as it is typed. */
  readonly length: number;
}

/** "hadn't", "we've" and "arent" in their two words; null for what is no contraction. */
export function contraction(word: string): Contraction | null {
  const negated = NEGATED.get(word.replace("'", ''));
  if (negated !== undefined) return { words: [negated, 'not'], length: word.lastIndexOf('n') };
  const [first, second] = WRITTEN_TOGETHER.get(word) ?? [];
  return first === undefined || second === undefined
    ? null
    : { words: [first, second], length: first.length };
}

/** What the ending after an apostrophe stands for; `next` is the word after it. */
export function clitic(ending: string, next: string): string {
  if (ending === "'d") return WISHES.has(next) ? 'would' : 'had';
  return ENDINGS.get(ending) ?? ending;
}

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'ll", 'will'],
  ["'m", 'am'],
]);

/** After "I'd". */
const WISHES: ReadonlySet<string> = new Set([
  'like',
  'love',
  'want',
  'need',
  'prefer',
  'appreciate',
  'be',
  'also',
]);

/** Auxiliaries with a contracted "not", without the apostrophe that is often left out. */
const NEGATED: ReadonlyMap<string, string> = new Map([
  ...'are is was were do does did have has had could would should must need might'
    .split(' ')
    .map((verb): [string, string] => [`${verb}nt`, verb]),
  ['cant', 'can'],
  ['wont', 'will'],
]);

/** Pronouns and question words with a verb, the apostrophe left out; "were", "well", "id" and "its" are words of their own. */
const WRITTEN_TOGETHER: ReadonlyMap<string, readonly [string, string]> = new Map([
  ...['i', 'we', 'you', 'they', 'who'].map((who): [string, [string, string]] => [`${who}ve`, [who, 'have']]),
  ...['you', 'they'].map((who): [string, [string, string]] => [`${who}re`, [who, 'are']]),
  ['theyd', ['they', 'had']],
  ['thats', ['that', "'s"]],
  ['whats', ['what', "'s"]],
  ['whos', ['who', "'s"]],
  ['hows', ['how', "'s"]],
  ['wheres', ['where', "'s"]],
  ['theres', ['there', "'s"]],
  ['heres', ['here', "'s"]],
]);
