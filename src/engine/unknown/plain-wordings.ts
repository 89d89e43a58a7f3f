import { PLAIN_WORDINGS } from '../lexicon/plain-wordings.ts';
import { seek } from '../seek.ts';
import type { Token } from '../token.ts';

/**
 * The tokens with a turn of speech that has an unknown word in plain words, in each of the ways that there are; none where
 * there is no such turn.
 */
export function plainWordings(
  tokens: readonly Token[],
  unknown: readonly Token[],
): readonly (readonly Token[])[] {
  let ways = turned(tokens, unknown);
  for (let more = 1; more < TURNS_MAX && ways.length > 0; more += 1) {
    const again = ways.map((way) => turned(way, unknown));
    if (again.every((some) => some.length === 0)) break;
    ways = ways.flatMap((way, index) => (again[index]?.length ? again[index] : [way]));
  }
  return ways;
}

/** `$1` */
const GROUP = /\$(\d)/g;

/** More turns than this are in no question. */
const TURNS_MAX = 3;

function turned(tokens: readonly Token[], unknown: readonly Token[]): readonly (readonly Token[])[] {
  const said = tokens.map(({ norm }) => norm).join(' ');
  for (const { said: turn, plain } of PLAIN_WORDINGS) {
    const found = seek(turn, said);
    if (found === null) continue;
    const start = wordsIn(said.slice(0, found.index));
    const part = tokens.slice(start, start + wordsIn(found[0]));
    const [first] = part;
    if (first === undefined || !part.some((token) => unknown.includes(token))) continue;
    return plain.map((words) => {
      const own: readonly Token[] = wordsOf(
        words.replaceAll(GROUP, (_, group) => found[Number(group)] ?? ''),
      ).map(
        (norm) => part.find((token) => token.norm === norm) ?? { ...first, kind: 'word', norm, text: norm },
      );
      return [...tokens.slice(0, start), ...own, ...tokens.slice(start + part.length)];
    });
  }
  return [];
}

function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

function wordsIn(text: string): number {
  return wordsOf(text).length;
}
