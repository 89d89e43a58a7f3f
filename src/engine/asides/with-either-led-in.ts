import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { isRows, spokenAs } from './deed-words.ts';

/**
 * The question with the rows first that are either of two things: "retired borrowers or students: how many of them rent?" asks of the
 * borrowers who are retired or students. Null where nothing is led in so.
 */
export function withEitherLedIn(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const colon = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && LEADING.has(norm));
  const asks = tokens[colon + 1]?.norm === 'how' && tokens[colon + 2]?.norm === 'many';
  const joint = tokens.findIndex(({ norm }, at) => at < colon && JOINTS.has(norm));
  const like = tokens[joint];
  if (!asks || joint < 1 || like === undefined) return null;
  const first = sideAt(candidates, 0, joint);
  const second = sideAt(candidates, joint + 1, colon);
  if (first === null || second === null || first.dataset !== second.dataset || first.field !== second.field)
    return null;
  const nouns = [first.noun, second.noun].filter((noun) => noun !== null);
  const [noun] = nouns;
  // "retired or unemployed borrowers" is read as it stands.
  if (noun === undefined || second.noun !== null) return null;
  const rows = tokens[noun];
  return rows === undefined
    ? null
    : [
        rows,
        spokenAs(like, 'who'),
        spokenAs(like, 'are'),
        ...tokens.slice(0, noun),
        spokenAs(like, 'or'),
        ...tokens.slice(joint + 1),
      ];
}

const LEADING: ReadonlySet<string> = new Set([':', ',', '-', '–', '—']);
const JOINTS: ReadonlySet<string> = new Set(['or', 'and']);

interface Side {
  readonly dataset: string;
  readonly field: string;
  /** Where the word for the rows is; null where there is none. */
  readonly noun: number | null;
}

/** A value, with or without the rows that it is of after it, and nothing else. */
function sideAt(candidates: readonly Candidate[], start: number, end: number): Side | null {
  for (const one of candidates) {
    if (one.start !== start || one.meaning.kind !== 'value' || one.match === 'misspelt') continue;
    const { dataset, field } = one.meaning;
    if (one.end === end) return { dataset, field, noun: null };
    const isNoun = candidates.some(
      (rows) =>
        rows.start === one.end &&
        rows.end === end &&
        isRows(rows) &&
        rows.meaning.kind === 'dataset' &&
        rows.meaning.dataset === dataset,
    );
    if (isNoun && one.end === end - 1) return { dataset, field, noun: one.end };
  }
  return null;
}
