import type { Sense } from '../lexicon/words.ts';
import type { Token } from '../token.ts';
import type { Means } from './rewording.ts';

/**
 * The tokens with the colon that is meant after the table that a label begins with: "loans avg rate by grade" as "loans: avg rate
 * by grade". The very tokens of others.
 */
export function withTitleMarked(tokens: readonly Token[], { find }: Pick<Means, 'find'>): readonly Token[] {
  const candidates = find(tokens);
  const isMeasured = (at: number): boolean =>
    candidates.some(
      ({ start, meaning }) => start === at && meaning.kind === 'language' && MEASURES.has(meaning.sense),
    );
  const title = candidates.find(
    ({ start, end, meaning }) => start === 0 && meaning.kind === 'dataset' && isMeasured(end),
  );
  const measure = title === undefined ? undefined : tokens[title.end];
  return title === undefined || measure === undefined
    ? tokens
    : tokens.toSpliced(title.end, 0, { ...measure, kind: 'symbol', text: ':', norm: ':' });
}

const MEASURES: ReadonlySet<string> = new Set<Sense>(['avg', 'sum', 'min', 'max', 'median']);
