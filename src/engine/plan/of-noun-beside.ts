import type { Candidate, Meaning } from '../candidate.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/**
 * The candidates where a word that says how things are is of the noun right after it, if those things may be so: "*active policies*" of an
 * insurer are policies whose status is so, and not all those of active agencies.
 */
export function ofNounBeside(candidates: readonly Candidate[], index: KnowledgeIndex): readonly Candidate[] {
  const said = candidates.filter(({ meaning }) => tableOf(meaning, index) !== null);
  if (said.length < 2) return candidates;
  const left = new Set(said.filter((one) => isOfOther(one, said, { candidates, index })));
  return left.size === 0 ? candidates : candidates.filter((one) => !left.has(one));
}

interface Beside {
  readonly candidates: readonly Candidate[];
  readonly index: KnowledgeIndex;
}

function isOfOther(one: Candidate, said: readonly Candidate[], { candidates, index }: Beside): boolean {
  const table = tableOf(one.meaning, index);
  const nouns = candidates.flatMap(({ start, match, meaning }) =>
    start === one.end && meaning.kind === 'dataset' && NAMED.has(match) ? [meaning.dataset] : [],
  );
  const [noun, ...others] = new Set(nouns);
  if (noun === undefined || others.length > 0 || table === null) return false;
  if (ownTable(noun, index) === ownTable(table, index)) return false;
  return said.some(
    (other) =>
      other.start === one.start &&
      other.end === one.end &&
      other.cost <= one.cost &&
      tableOf(other.meaning, index) === noun,
  );
}

const NAMED: ReadonlySet<Candidate['match']> = new Set(['exact', 'inflected']);

/** The table of what says how its rows are; or where they are; null for kinds and names, of which several things may be. */
function tableOf(meaning: Meaning, index: KnowledgeIndex): string | null {
  if (meaning.kind === 'value') {
    const { role, label } = index.field(meaning.dataset, meaning.field);
    return role === 'geography' || STATES.test(label) ? meaning.dataset : null;
  }
  return meaning.kind === 'segment' && !meaning.isNoun ? index.segment(meaning.segment).dataset : null;
}

const STATES = /\b(?:stage|status)$/;

/** Drivers are employees. */
function ownTable(table: string, index: KnowledgeIndex): string {
  return index.dataset(table).roleOf ?? table;
}
