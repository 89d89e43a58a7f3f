import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with a column as its own name where it is no table: "cities *whose name* starts with San" are cities that do, and not
 * those of people or branches whose name does. The very tokens where the name of no column is spoken of.
 */
export function withNamesOfValues(
  tokens: readonly Token[],
  { find, knowledge: { datasets } }: Meanings,
): readonly Token[] {
  const at = tokens.findIndex((_, place) => place > 0 && namesAt(tokens, place) > 0);
  const like = tokens[at];
  if (like === undefined) return tokens;
  const candidates = find(tokens);
  const named = candidates.filter(
    ({ end, match }) => end === at && match !== 'misspelt' && match !== 'partial',
  );
  const isText = named.some(
    ({ meaning }) =>
      meaning.kind === 'field' &&
      datasets.some(
        ({ name, fields }) =>
          name === meaning.dataset &&
          fields.some((one) => one.name === meaning.field && one.type === 'text' && one.role !== 'key'),
      ),
  );
  if (!isText || named.some(({ meaning }) => meaning.kind === 'dataset')) return tokens;
  const that: Token = { ...like, kind: 'word', norm: 'that', text: 'that' };
  return [...tokens.slice(0, at), that, ...tokens.slice(at + namesAt(tokens, at))];
}

/** How many words speak there of a name of which the text is asked: "whose name starts", "with names that contain". */
function namesAt(tokens: readonly Token[], at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ norm }) => norm);
  const isWhose = first === 'whose' && NAMES.has(second ?? '');
  const article = first === 'with' && ARTICLES.has(second ?? '') ? 1 : 0;
  const isWith = first === 'with' && NAMES.has((article === 1 ? third : second) ?? '');
  if (!isWhose && !isWith) return 0;
  const end = at + 2 + (isWith ? article : 0);
  const length = tokens[end]?.norm === 'that' || tokens[end]?.norm === 'which' ? end + 1 : end;
  return OF_TEXT.test(tokens[length]?.norm ?? '') ? length - at : 0;
}

const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'the']);
const OF_TEXT = /^(?:start|begin|end|contain)(?:s|ing|ning)?$/;
