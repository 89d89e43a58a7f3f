import type { Knowledge } from '../../catalog/mod.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import type { Asked } from './unknown-words.ts';

/**
 * The tokens without the database's own name, which restricts nothing: "members *of the Student_Club*". A noun that the name runs together
 * with that of a table is that table: "wildfires" are the fires of a database `USWildFires`.
 */
export function withoutDatabaseName(tokens: readonly Token[], asked: Asked): readonly Token[] {
  const { name, datasets } = asked.knowledge;
  if (name === undefined) return tokens;
  const words = name.split(' ');
  const rest = withoutPlace(withoutPhrase(tokens, words, asked), words, asked);
  const nouns = nounsOf(words, datasets);
  return nouns.size === 0
    ? rest
    : rest.map((token) => {
        const noun = asked.unknown.includes(token) ? nouns.get(nounForm(token.norm)) : undefined;
        if (noun === undefined) return token;
        const said = nounForm(token.norm) === token.norm ? noun.label : noun.labelPlural;
        return { ...token, norm: said, text: said };
      });
}

/** "of the Student_Club", where the data knows one of the words not. */
function withoutPhrase(
  tokens: readonly Token[],
  words: readonly string[],
  { unknown }: Asked,
): readonly Token[] {
  const at = tokens.findIndex((_, start) =>
    words.every((word, index) => tokens[start + index]?.norm === word),
  );
  if (at < 0 || words.length < WORDS_MIN) return tokens;
  const own = tokens.slice(at, at + words.length);
  let end = at + words.length;
  if (DATA.has(tokens[end]?.norm ?? '')) end += 1;
  const article = ARTICLES.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
  const isOf = JOINTS.has(tokens[article - 1]?.norm ?? '');
  return isOf && own.some((token) => unknown.includes(token))
    ? [...tokens.slice(0, article - 1), ...tokens.slice(end)]
    : tokens;
}

/** "*in the chain*" of a hotel chain, "Outer *London*" after a value of a database of London. */
function withoutPlace(tokens: readonly Token[], words: readonly string[], asked: Asked): readonly Token[] {
  const at = tokens.findIndex(
    (token) =>
      asked.unknown.includes(token) && token.norm.length >= LETTERS_MIN && words.includes(token.norm),
  );
  const token = tokens[at];
  if (token === undefined) return tokens;
  const isName = token.text !== token.norm;
  const article = ARTICLES.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
  const isWhole = article < at ? words.at(-1) === token.norm && words.length > 1 : isName;
  const { kind: after, norm: next = '' } = tokens[at + 1] ?? {};
  const isEnd = after !== 'word' || AFTER_PLACES.has(next);
  if (isWhole && isEnd && JOINTS.has(tokens[article - 1]?.norm ?? ''))
    return tokens.toSpliced(article - 1, at - article + 2);
  const isAfterValue = asked
    .find(tokens)
    .some(({ end, meaning, match }) => end === at && meaning.kind === 'value' && match === 'exact');
  return isName && isAfterValue ? tokens.toSpliced(at, 1) : tokens;
}

const LETTERS_MIN = 4;
const AFTER_PLACES: ReadonlySet<string> = new Set(
  'and by for from had has have is on that was were which who whose with'.split(' '),
);

/** One word is as often one of a question. */
const WORDS_MIN = 2;
const ARTICLES: ReadonlySet<string> = new Set(['our', 'the', 'this']);
const JOINTS: ReadonlySet<string> = new Set(['at', 'for', 'from', 'in', 'of', 'within']);
const DATA: ReadonlySet<string> = new Set(['data', 'database', 'dataset']);

const CLUBS: ReadonlySet<string> = new Set('association club guild league society team union'.split(' '));

/** `wildfire` of the words "wild fires" of a name, where there is a table of fires. */
function nounsOf(
  words: readonly string[],
  datasets: Knowledge['datasets'],
): ReadonlyMap<string, Knowledge['datasets'][number]> {
  const members = datasets.find(({ label, isVisible }) => isVisible && label === 'member');
  return new Map(
    words.flatMap((word, at) => {
      const before = words[at - 1];
      const table = datasets.find(
        ({ label, isVisible, roleOf }) => isVisible && roleOf === undefined && label === nounForm(word),
      );
      // The students of a student club are its members.
      if (members !== undefined && CLUBS.has(words[at + 1] ?? '')) return [[word, members] as const];
      return before === undefined || table === undefined
        ? []
        : [[`${before}${nounForm(word)}`, table] as const];
    }),
  );
}
