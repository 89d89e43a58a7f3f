import type { Candidate } from '../candidate.ts';
import { isDone } from '../lexicon/inflection.ts';
import { type Token, wordLike } from '../token.ts';
import type { Rewording } from './rewording.ts';

/**
 * "claims caused by theft", "complaints due to noise", where the rows have a cause or reason of that value: those with it, whatever else
 * is called so. The very tokens where none is said so.
 */
export const withCausesNamed: Rewording = (tokens, { find, knowledge }) => {
  const at = tokens.findIndex((token, place) => lengthAt(tokens, place) > 0 && token.kind === 'word');
  const like = tokens[at];
  if (like === undefined) return tokens;
  const end = at + lengthAt(tokens, at);
  const labels = new Set(
    find(tokens).flatMap(({ start, match, meaning }: Candidate) => {
      if (start !== end || meaning.kind !== 'value' || match === 'misspelt') return [];
      const dataset = knowledge.datasets.find(({ name }) => name === meaning.dataset);
      const label = dataset?.fields.find(({ name }) => name === meaning.field)?.label ?? '';
      return CAUSES.test(label) ? [label] : [];
    }),
  );
  const [label, ...others] = labels;
  if (label === undefined || others.length > 0) return tokens;
  const begin = beginOf(tokens, at);
  // "declined because of low income": what the reason is of is said.
  if (like.norm !== 'caused' && isDone(tokens[begin - 1]?.norm ?? '')) return tokens;
  const named = ['with', ...label.split(' ')].map((word) => wordLike(like, word));
  return [...tokens.slice(0, begin), ...named, ...tokens.slice(end)];
};

const CAUSES = /^(?:[a-z]+ )?(?:cause|reason)$/;

/** "caused by", "due to", "because of". */
function lengthAt(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1]?.norm ?? '';
  return JOINED.get(tokens[at]?.norm ?? '') === next ? 2 : 0;
}

const JOINED: ReadonlyMap<string, string> = new Map([
  ['because', 'of'],
  ['caused', 'by'],
  ['due', 'to'],
]);

/** Before the verbs that say no more: "that were", "have been". */
function beginOf(tokens: readonly Token[], at: number): number {
  let begin = at;
  while (begin > 0 && IDLE.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  return begin;
}

const IDLE: ReadonlySet<string> = new Set('are been has have is that was were which'.split(' '));
