import { singularOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * "for loans issued in 2024, the average credit score *of the borrower*": each loan has one, whose column counts once for each loan:
 * "average borrower credit score". Several of them are another thing: "of the borrowers". The very tokens where nothing else is
 * there that has one.
 */
export function withOwnerOfEach(tokens: readonly Token[], { find }: Meanings): readonly Token[] {
  if (!tokens.some(({ norm }) => GROUPING.has(norm))) return tokens; // One number in all is of the different ones.
  const of = tokens.findIndex(({ norm }, at) => norm === 'of' && tokens[at + 1]?.norm === 'the');
  const owner = tokens[of + 2];
  if (of < 1 || owner === undefined || singularOf(owner.norm) !== owner.norm) return tokens;
  const candidates = find(tokens).filter(({ match }) => match === 'exact');
  const named = candidates.filter(({ start, meaning }) => start === of + 2 && meaning.kind === 'dataset');
  const [noun, ...others] = named.filter(({ end }) => end === of + 3);
  if (noun?.meaning.kind !== 'dataset' || others.length > 0 || named.length > 1) return tokens;
  const { dataset } = noun.meaning;
  const column = candidates.find(
    ({ end, meaning }) => end === of && meaning.kind === 'field' && meaning.dataset === dataset,
  );
  const hasRows = candidates.some(({ meaning }) => meaning.kind === 'dataset' && meaning.dataset !== dataset);
  if (column === undefined || !hasRows || !AVERAGES.has(tokens[column.start - 1]?.norm ?? '')) return tokens;
  return [
    ...tokens.slice(0, column.start),
    owner,
    ...tokens.slice(column.start, of),
    ...tokens.slice(of + 3),
  ];
}

const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);
const AVERAGES: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'median']);
