import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with the rows in place of the whole that a state of theirs tells the part of: "the open book" are the open loans. The
 * same tokens where there is none.
 */
export function withRowsOfWhole(
  tokens: readonly Token[],
  { find, knowledge: { segments, datasets, relationships } }: Meanings,
): readonly Token[] {
  // The current book is that of today, whatever its rows are like.
  const at = tokens.findIndex(({ norm }, place) => WHOLES.has(norm) && tokens[place - 1]?.norm !== 'current');
  const whole = tokens[at];
  if (whole === undefined) return tokens;
  const candidates = find(tokens);
  // "open book" of a library is a book; a table that nothing refers to tells of the whole.
  const isNamed = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'dataset'
      ? relationships.some(({ from, to }) => from === meaning.dataset || to === meaning.dataset)
      : NAMED.has(meaning.kind);
  if (candidates.some((one) => one.start <= at && at < one.end && isNamed(one))) return tokens;
  const states = candidates.flatMap(({ end, meaning, match }) =>
    end === at && match === 'exact' && meaning.kind === 'segment' ? [meaning.segment] : [],
  );
  const rows = new Set(segments.flatMap(({ name, dataset }) => (states.includes(name) ? [dataset] : [])));
  const [only, ...others] = [...rows];
  const plural = datasets.find(({ name }) => name === only)?.labelPlural;
  return plural === undefined || others.length > 0
    ? tokens
    : tokens.map((token, place) => (place === at ? spokenAs(token, plural) : token));
}

const WHOLES: ReadonlySet<string> = new Set(['book', 'portfolio']);
const NAMED: ReadonlySet<Candidate['meaning']['kind']> = new Set(['field', 'metric', 'value']);
