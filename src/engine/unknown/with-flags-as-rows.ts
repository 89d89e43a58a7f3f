import type { Knowledge } from '../../catalog/mod.ts';
import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { saysYesOrNo } from '../plan/grammar/fields.ts';
import type { Token } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The tokens with what some rows had by those rows: "how many *arrests* were there" are the crimes with an arrest, of which a column
 * says yes or no. Null where nothing of that kind is counted.
 */
export function withFlagsAsRows(
  tokens: readonly Token[],
  { find, knowledge }: Pick<Wordings, 'find' | 'knowledge'>,
): readonly Token[] | null {
  const at = tokens.findIndex((_, place) => isCountOf(tokens, place) && isPlural(tokens[place + 1]));
  const noun = tokens[at + 1];
  if (at < 0 || noun === undefined) return null;
  const named = find(tokens).filter(
    ({ start, end, meaning }) => start === at + 1 && end === at + 2 && isName(meaning),
  );
  const [flag, ...others] = named.flatMap((one) => flagOf(one, noun, knowledge) ?? []);
  if (flag === undefined || others.length > 0 || named.some(({ meaning }) => meaning.kind === 'dataset'))
    return null;
  const words = `${flag.rows} with ${flag.label}`.split(' ');
  return [...tokens.slice(0, at + 1), ...words.map((norm) => spokenAs(noun, norm)), ...tokens.slice(at + 2)];
}

/** "how many", "the most", "the number of". */
function isCountOf(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  return COUNTING.has(norm) || (norm === 'of' && tokens[at - 1]?.norm === 'number');
}

function isPlural(token: Token | undefined): boolean {
  return token?.kind === 'word' && nounForm(token.norm) !== token.norm;
}

const COUNTING: ReadonlySet<string> = new Set(['many', 'most', 'fewest']);

function isName({ kind }: Candidate['meaning']): boolean {
  return kind === 'dataset' || kind === 'field' || kind === 'metric';
}

/** The rows of which a column says whether they had it. */
function flagOf(
  { meaning, match }: Candidate,
  noun: Token,
  { datasets }: Knowledge,
): { readonly rows: string; readonly label: string } | null {
  if (meaning.kind !== 'field' || match === 'misspelt' || match === 'partial') return null;
  const dataset = datasets.find(({ name }) => name === meaning.dataset);
  const field = dataset?.fields.find(({ name }) => name === meaning.field);
  const isFlag = field !== undefined && saysYesOrNo(field) && field.label === nounForm(noun.norm);
  return isFlag && dataset !== undefined ? { rows: dataset.labelPlural, label: field.label } : null;
}
