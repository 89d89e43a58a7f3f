import { spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * "applied *for a loan* but never received *one*": that whoever applied wanted such a thing says nothing of the application; what
 * came of it is told by the thing itself: "applied but never received a loan". The very tokens where more is said of the thing.
 */
export function withoutObjectAppliedFor(tokens: readonly Token[], { find }: Meanings): readonly Token[] {
  const at = tokens.findIndex(({ norm }) => norm === 'applied');
  const start = at + 1;
  if (at < 0 || tokens[start]?.norm !== 'for') return tokens;
  const noun = start + (ARTICLES.has(tokens[start + 1]?.norm ?? '') ? 2 : 1);
  const object = tokens.slice(start + 1, noun + 1);
  if (!ENDS.has(tokens[noun + 1]?.norm ?? '') || !areRows(find(object), object.length)) return tokens;
  const rest = tokens.slice(noun + 1);
  return [...tokens.slice(0, start), ...withThing(rest, object)];
}

/** "but never *got one*": the thing itself in place of "one". */
function withThing(tokens: readonly Token[], thing: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, place) => RECEIVING.has(norm) && tokens[place + 1]?.norm === 'one' && place > 0,
  );
  const verb = tokens[at];
  if (verb === undefined) return tokens;
  return [...tokens.slice(0, at), spokenAs(verb, 'received'), ...thing, ...tokens.slice(at + 2)];
}

function areRows(candidates: readonly Candidate[], length: number): boolean {
  const last = candidates.filter(({ end, match }) => end === length && match === 'exact');
  return last.length > 0 && last.every(({ meaning }) => meaning.kind === 'dataset');
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any']);
const ENDS: ReadonlySet<string> = new Set([
  '',
  '.',
  '?',
  ',',
  'and',
  'before',
  'but',
  'during',
  'in',
  'since',
  'yet',
]);
const RECEIVING: ReadonlySet<string> = new Set(['got', 'had', 'obtained', 'received']);
