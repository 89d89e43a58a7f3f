import { isDone } from '../../lexicon/inflection.ts';
import { doneBy, NOUNISH, ROLE_VERBS, type RoleVerb } from '../../lexicon/verb-roles.ts';
import type { Token } from '../../token.ts';

/** A verb of a question with the words that belong to it. */
export interface VerbRun {
  readonly verb: RoleVerb;
  /** Where the verb itself is, and where the words begin that are one with it: "*who have* left". */
  readonly at: number;
  readonly begin: number;
  /** Where the verb ends, with its particle; and the preposition after it, if there is one. */
  readonly end: number;
  readonly joint: string | null;
  /** Where what follows begins. */
  readonly next: number;
}

/**
 * The verbs of the question that are known by the roles of their ends, or that a name has a participle of; none of what is said not
 * to be so.
 */
export function verbRuns(tokens: readonly Token[], isOfName: (word: string) => boolean): readonly VerbRun[] {
  return tokens.flatMap((_, at) => runsAt(tokens, at, isOfName));
}

/** Each reading of the verb at the place, those with the longest particle. */
function runsAt(
  tokens: readonly Token[],
  at: number,
  isOfName: (word: string) => boolean,
): readonly VerbRun[] {
  const { kind, norm = '' } = tokens[at] ?? {};
  // "first and last name" lasts for no time.
  const isName = OF_NAMES.has(tokens[at + 1]?.norm ?? '');
  const isNoun = NOUNISH.has(norm) && (isName || BEFORE_NOUNS.has(tokens[at - 1]?.norm ?? ''));
  const verbs = kind !== 'word' || isNoun ? [] : (ROLE_VERBS.get(norm) ?? doneAsNamed(norm, isOfName));
  const said = verbs.filter(({ particle }) =>
    particle.every((word, index) => tokens[at + 1 + index]?.norm === word),
  );
  const longest = said[0]?.particle.length ?? 0;
  let begin = at;
  while (BEFORE.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  // "Who left" asks who it is.
  if (begin === 0 && tokens[0]?.norm === 'who') begin = 1;
  if (DENIED.has(tokens[begin - 1]?.norm ?? '')) return [];
  return said
    .filter(({ particle }) => particle.length === longest)
    .map((verb) => {
      const end = at + 1 + verb.particle.length;
      const norm = tokens[end]?.norm ?? '';
      // "hold at least 300" says how many, and not where.
      const isBound = norm === 'at' && BOUNDS.has(tokens[end + 1]?.norm ?? '');
      const joint = JOINTS.has(norm) && !isBound ? norm : null;
      return { verb, at, begin, end, joint, next: joint === null ? end : end + 1 };
    });
}

/** "*snatched* most" of a `total_snatched`: how often it was done, or when, or by whom. */
function doneAsNamed(norm: string, isOfName: (word: string) => boolean): readonly RoleVerb[] {
  const roles: RoleVerb['roles'] = new Map([
    ['much', [[norm]]],
    ['when', [[norm]]],
    ['who', doneBy(norm)],
  ]);
  return isDone(norm) && isOfName(norm) ? [{ particle: [], roles, isOfRow: false }] : [];
}

/** Before nouns and adjectives, and before no verb. */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(
  'a an any average by each every first for his her in its last maximum minimum of on or per same the their total what which with'.split(
    ' ',
  ),
);

const OF_NAMES: ReadonlySet<string> = new Set(['name', 'names']);

/** What is one with a verb before it. */
const BEFORE: ReadonlySet<string> = new Set(
  `actually already also are be been being can currently did do does ever first formerly got had has have is lived originally that was were
  which who will`.split(/\s+/),
);

/** It was not so, or is said of those of whom it was. */
const DENIED: ReadonlySet<string> = new Set(
  "cannot didn't doesn't don't hasn't haven't isn't neither never nobody none nor not wasn't weren't without".split(
    ' ',
  ),
);

const BOUNDS: ReadonlySet<string> = new Set(['least', 'most']);
const JOINTS: ReadonlySet<string> = new Set(
  'at by for from in into of off on onto out to toward towards'.split(' '),
);
