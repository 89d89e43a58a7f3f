import type { Knowledge } from '../../catalog/mod.ts';
import { CONTRASTS, EACH } from '../lexicon/cues.ts';
import { ROW_ASKINGS } from '../lexicon/neutral-verbs.ts';
import { tablesOnWay } from '../plan/tables-on-way.ts';
import type { Token } from '../token.ts';
import type { Claim } from './claims.ts';
import { spokenAs } from './deed-words.ts';
import { type LinkedTables, linkWay } from './link-way.ts';
import { type LinkRun, linkRuns } from './linked-terms.ts';
import type { Spoken } from './spoken.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The ways to ask the same without the verbs that only say that two things belong together: "airlines that offer flights" are those
 * with flights, "rivers that flow through each country" those of each country. The keys say what the verbs do. All of the ways that
 * make a query must make the same.
 */
export function withoutLinks(spoken: Spoken): readonly Clarified[] {
  const links = linkRuns(spoken).flatMap((run): Link[] => {
    const tables = linkWay(run, spoken.knowledge);
    return tables === null ? [] : [{ run, tables }];
  });
  if (links.length === 0 || links.length > LINKS_MAX || asksForAllOf(spoken.tokens)) return [];
  const sets = links.length === 1 ? [links] : [...links.map((one) => [one]), links];
  return sets.flatMap((some) => waysWithout(spoken, some));
}

const LINKS_MAX = 3;

/** "which bookings were made by passengers of each nationality": there is a row for each, and nobody has all of them. */
function asksForAllOf(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ norm }) => norm);
  return (
    ROW_ASKINGS.has(words[0] ?? '') &&
    words.some((one) => EACH.has(one)) &&
    !words.some((one) => COMPUTED.has(one))
  );
}

/** What says that a number is asked for. */
const COMPUTED: ReadonlySet<string> = new Set(
  'average avg count many max maximum mean median min minimum most much number percentage proportion ratio sum total'.split(
    ' ',
  ),
);

/** "what share of the plants in Russia use coal": those are a part of the plants in Russia, and not all that is asked about. */
function isSaidOfShare(tokens: readonly Token[], { begin }: LinkRun): boolean {
  const isRelative = RELATIVES.has(tokens[begin]?.norm ?? '') || RELATIVES.has(tokens[begin - 1]?.norm ?? '');
  return !isRelative && tokens.slice(0, begin).some(({ norm }) => SHARES.has(norm));
}

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whose']);
const SHARES: ReadonlySet<string> = new Set(
  'fraction percent percentage portion proportion rate ratio share'.split(' '),
);

interface Link {
  readonly run: LinkRun;
  readonly tables: LinkedTables;
}

function waysWithout({ tokens, knowledge }: Spoken, links: readonly Link[]): readonly Clarified[] {
  const claims = links.map(({ tables }) => bringsTogether(tables, knowledge));
  const ways = links.some(({ run }) => goesOn(tokens, run)) ? WAYS.filter((way) => way !== 'of') : WAYS;
  return ways.map((way) => ({ tokens: written(tokens, links, way), claims }));
}

/** "offer courses but have no students": more is said of who offers them, and not of what is theirs. */
function goesOn(tokens: readonly Token[], { end }: LinkRun): boolean {
  return tokens.some(
    ({ norm }, at) => at > end && VERBS.has(norm) && CONTRASTS.has(tokens[at - 1]?.norm ?? ''),
  );
}

const VERBS: ReadonlySet<string> = new Set(['did', 'do', 'does', 'had', 'has', 'have', 'never']);

/** What stands in place of the verb: its own preposition, what ties a thing to its owner, what ties an owner to its things. */
type Way = 'joint' | 'of' | 'with';
const WAYS: readonly Way[] = ['joint', 'of', 'with'];

function written(tokens: readonly Token[], links: readonly Link[], way: Way): readonly Token[] {
  const said = links.flatMap(({ run }): Said[] =>
    run.did === null
      ? [
          {
            from: run.begin,
            to: run.end,
            joint: isSaidOfShare(tokens, run) ? 'have' : jointOf(run, way),
          },
        ]
      : [
          { from: run.did, to: run.did + 1, joint: way === 'with' ? 'by' : 'of' },
          { from: run.begin, to: run.end, joint: null },
        ],
  );
  return tokens.flatMap((token, at): readonly Token[] => {
    const one = said.find(({ from, to }) => from <= at && at < to);
    if (one === undefined) return [token];
    return at === one.from && one.joint !== null ? [spokenAs(token, one.joint)] : [];
  });
}

/** What stands in place of some words; null for nothing. */
interface Said {
  readonly from: number;
  readonly to: number;
  readonly joint: string | null;
}

function jointOf({ joint }: LinkRun, way: Way): string {
  if (way !== 'joint') return way;
  return joint === null ? 'with' : (PLAIN_JOINTS.get(joint) ?? joint);
}

/** "papers by each author" would group by authors who need not have written them; what flows through a country is in it. */
const PLAIN_JOINTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    across: 'in',
    by: 'of',
    inside: 'in',
    into: 'in',
    through: 'in',
    to: 'of',
    within: 'in',
    under: 'in',
    via: 'with',
    upon: 'on',
    onto: 'on',
  }),
);

/** Both tables are in the query, or on its way from one table to another. */
export function bringsTogether([before, after]: LinkedTables, knowledge: Knowledge): Claim {
  return (query) => {
    const tables = query.kind === 'values' ? new Set() : tablesOnWay(query, knowledge);
    return tables.has(before) && tables.has(after);
  };
}
