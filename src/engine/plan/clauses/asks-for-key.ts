import { ASKING_MORE, DEGREES, NOTHING_NEW, NUMBER_NOUNS } from '../../lexicon/follow-ups.ts';
import type { Draft } from '../draft.ts';

/**
 * Whether a clause after a ranking asks for what decides it, as it says nothing that was not said before: "how much was
 * it", "what is that rate", "how many applications were there in that month". `asked` and `before` are their words.
 */
export function asksForKey(
  draft: Draft,
  { asked, before }: { readonly asked: readonly string[]; readonly before: readonly string[] },
): boolean {
  const { rank, measures, nominals, columns } = draft;
  if (rank === null || !isOfKey(draft, { asked, before })) return false;
  const isOfRows = nominals.length > 0 && columns.length === 0 && measures.length === 0;
  if (isOfRows && rank.by === null && !isOfTime(draft) && rank.quality !== 'size') return false;
  const said = new Set([...before, ...before.map(stemOf)]);
  return asked.every(
    (word, at) =>
      ASKING_MORE.has(word) ||
      asked[at - 1] === 'how' ||
      NOTHING_NEW.has(word) ||
      NUMBER_NOUNS.has(word) ||
      (isOfTime(draft) && word === 'date') ||
      said.has(word) ||
      said.has(stemOf(word)),
  );
}

/** "how many" is of numbers of things, "how much" of others, "when" of dates. */
function isOfKey(
  draft: Draft,
  { asked, before }: { readonly asked: readonly string[]; readonly before: readonly string[] },
): boolean {
  const { rank, measures } = draft;
  const at = asked.findIndex((word) => ASKING_MORE.has(word));
  const [key = null] = rank?.by == null ? measures : [rank.by];
  const isCount =
    key === null ? rank?.quality === 'number' : key.kind === 'count' || key.kind === 'count-subject';
  if (asked[at] === 'when') return isOfTime(draft);
  if (asked[at] !== 'how') return /^what(?:'s)?$/.test(asked[at] ?? '');
  const degree = asked[at + 1] ?? '';
  // "the highest number of pages, and how many is it"
  if (degree === 'many') return isCount || before.includes('number');
  return degree === 'much' ? !isCount && !isOfTime(draft) : DEGREES.has(degree);
}

function isOfTime({ rank }: Draft): boolean {
  return rank?.quality === 'time' || rank?.quality === 'age';
}

/** "joined" and "joins" as they are compared. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:e?s|e?d|ing)$/, '') : word;
}
