import { singularOf } from '../../catalog/mod.ts';
import { LINK_PARTICLES, linkStem } from '../lexicon/link-verbs.ts';
import type { Token } from '../token.ts';

/**
 * The question with the number that those have who did something before: "which agents sold flats, and how many *did they sell*", "and how
 * many flats *each sold*". Null where something else is asked of them.
 */
export function withNumberHad(tokens: readonly Token[]): readonly Token[] | null {
  const last = tokens.findLastIndex(({ kind }) => kind === 'word');
  // "how many did they take part *in*"
  const end = LINK_PARTICLES.has(tokens[last]?.norm ?? '') ? last : last + 1;
  const many = tokens.findLastIndex(({ norm }, at) => norm === 'many' && tokens[at - 1]?.norm === 'how');
  const doer = tokens.findIndex(({ norm }, at) => at > many && DOERS.has(norm));
  const [verb, like] = [tokens[end - 1], tokens[doer]];
  if (many < 2 || verb === undefined || like === undefined) return null;
  const between = tokens.slice(doer + 1, end - 1);
  const isPlain = between.every(({ norm }) => AUXILIARIES.has(norm) || OF_THEM.has(norm));
  const before = tokens.slice(0, many - 1);
  const auxiliary = AUXILIARIES.has(tokens[doer - 1]?.norm ?? '') ? doer - 1 : doer;
  const noun = tokens.slice(many + 1, auxiliary);
  const isSaid = (said: (word: string) => string, word: string): boolean =>
    before.some(({ norm }) => said(norm) === said(word));
  if (doer >= end - 1 || !isPlain || HAVING.has(verb.norm) || !isSaid(linkStem, verb.norm)) return null;
  if (noun.length > 1 || !noun.every(({ norm }) => isSaid(singularOf, norm))) return null;
  const had = ['do', 'they', 'have'].map((norm): Token => ({ ...like, text: norm, norm }));
  return [...tokens.slice(0, auxiliary), ...had, ...tokens.slice(last + 1)];
}

const DOERS: ReadonlySet<string> = new Set(['each', 'he', 'it', 'she', 'they']);
const OF_THEM: ReadonlySet<string> = new Set(['of', 'one', 'them', 'these', 'those']);
const HAVING: ReadonlySet<string> = new Set(['are', 'had', 'has', 'have', 'is', 'there']);
const AUXILIARIES: ReadonlySet<string> = new Set(['did', 'do', 'does', 'had', 'has', 'have']);
