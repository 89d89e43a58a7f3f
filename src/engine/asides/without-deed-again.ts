import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

/**
 * The question without what it has said before: "which authors have published the most papers, ordered by the number of papers
 * *they have published*". Null where nothing is said again.
 */
export function withoutDeedAgain(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const they = tokens.findIndex(
    ({ norm }, at) => norm === 'they' && candidates.some((one) => one.end === at && isRows(one)),
  );
  if (they < 1) return null;
  const verb = AUXILIARIES.has(tokens[they + 1]?.norm ?? '') ? they + 2 : they + 1;
  const said = tokens[verb]?.norm ?? '';
  const before = tokens.slice(0, they);
  const first = before.findIndex(({ norm }) => norm === said);
  const noun = tokens[they - 1]?.norm;
  // Only what was done with the same things before.
  if (first < 0 || before.filter(({ norm }) => norm === noun).length < 2) return null;
  const isSaidOut =
    PARTICLES.has(tokens[verb + 1]?.norm ?? '') && tokens[first + 1]?.norm === tokens[verb + 1]?.norm;
  return [...before, ...tokens.slice(isSaidOut ? verb + 2 : verb + 1)];
}

const AUXILIARIES: ReadonlySet<string> = new Set(['have', 'had', 'did']);
const PARTICLES: ReadonlySet<string> = new Set(['in', 'off', 'on', 'out', 'up']);

function isRows({ meaning }: Candidate): boolean {
  return meaning.kind === 'dataset';
}
