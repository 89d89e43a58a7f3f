import type { Dataset } from '../../catalog/mod.ts';
import { AFTER_DEEDS, AGAIN_AND_AGAIN, ANY_OF, ANYTHING, RANKING } from '../lexicon/deed-verbs.ts';
import type { Token } from '../token.ts';
import { type DoneTo, nounOf, ofDeedAlone, type Said, timesIn } from './deed-alone.ts';
import { ofOneAmongWays } from './deed-among-ways.ts';
import { type Deed, deedAt, isCharge } from './deed-at.ts';
import { isRows, isTimeAt, relatingVerbAt, spokenAs, valueFrom, verbAt } from './deed-words.ts';
import { ofOthers } from './of-others.ts';
import { ofThem } from './of-them.ts';
import type { Spoken } from './spoken.ts';
import { type DeedWay, wayOf } from './told-deeds.ts';

/**
 * The question with what things have, in place of the verb that says how they come to have it: "which tag is used on the most
 * tickets" has the most tickets, "customers who never ordered" are without orders, "films that won the Golden Lantern" are with
 * its award. Null where no verb of that kind relates two tables, or where the keys relate them in another way.
 */
export function withPlainDeeds(spoken: Spoken): readonly Token[] | null {
  for (const at of spoken.tokens.keys()) {
    const verb = verbAt(spoken, at);
    for (const relating of [verb, relatingVerbAt(spoken, at)]) {
      const theirs = relating === null ? null : ofThem(spoken, relating, at);
      if (theirs !== null) return theirs;
    }
    if (verb === null || isCharge(spoken.tokens, at)) continue;
    const deed = deedAt(spoken, verb, at);
    const asked = (deed === null ? null : plainly(spoken, deed)) ?? ofOthers(spoken, verb, at);
    if (asked !== null) return asked;
  }
  return null;
}

function plainly(spoken: Spoken, deed: Deed): readonly Token[] | null {
  const { tokens } = spoken;
  const like = tokens[deed.subjectEnd - 1];
  const end = tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  if (like === undefined) return null;
  // "which supplier do we buy the most … *from*"
  const isLeft = AFTER_DEEDS.has(tokens[end - 1]?.norm ?? '') && end - 1 > deed.rest;
  const rest = [...tokens.slice(deed.rest, isLeft ? end - 1 : end), ...tokens.slice(end)];
  const what = objectOf(spoken, deed);
  if (what?.kind === 'rows' && isOfEach(tokens, deed.rest + what.skipped)) return null;
  const before = tokens.slice(0, deed.subjectEnd);
  const words = what === null ? null : joined(spoken, { deed, what, rest });
  if (words === null) return null;
  return [...before, ...words.map((one) => (typeof one === 'string' ? spokenAs(like, one) : one))];
}

/** "coached by coaches of each nationality": there is a row for each nationality, and nobody has all of them. */
function isOfEach(tokens: readonly Token[], at: number): boolean {
  const [joint, each] = tokens.slice(at + 1, at + 3).map(({ norm }) => norm);
  return (joint === 'of' || AFTER_DEEDS.has(joint ?? '')) && each === 'each';
}

const OF_ITSELF: DeedWay = { told: null, isDirect: true };

/** How many words may stand between the verb and the noun: "the *most resolved* tickets", "*more than 5* tickets". */
const BEFORE_NOUN_MAX = 5;

function objectOf({ tokens, candidates }: Spoken, { rest, subject, verb }: Deed): DoneTo | null {
  const first = tokens[rest];
  if (first === undefined || first.kind === 'symbol' || isTimeAt(candidates, rest))
    return { kind: 'none', skipped: 0 };
  if (ANYTHING.has(first.norm))
    return { kind: 'none', skipped: AFTER_DEEDS.has(tokens[rest + 1]?.norm ?? '') ? 2 : 1 };
  const det = ANY_OF.has(first.norm) ? 1 : 0;
  // "enrolled in *both* A and B"
  const named = rest + (first.norm === 'both' ? 1 : det);
  for (let at = rest; at < Math.min(tokens.length, rest + BEFORE_NOUN_MAX); at += 1) {
    if (tokens[at]?.kind === 'symbol') break;
    // "pledged the most *to* music projects" is of an amount.
    if (AFTER_DEEDS.has(tokens[at]?.norm ?? '') && RANKING.has(tokens[at - 1]?.norm ?? '')) break;
    const rows = candidates.find((one) => one.start === at && isRows(one))?.meaning;
    if (rows?.kind === 'dataset') return { kind: 'rows', table: rows.dataset, skipped: det };
    const table = at <= named ? valueFrom(candidates, at, { not: subject }) : null;
    if (table !== null) return { kind: 'value', table, skipped: det };
  }
  if (timesIn(tokens.slice(rest)) !== null) return { kind: 'none', skipped: 0 };
  // "raced the most in 2024", "is used most often"
  const isMost = first.norm === 'most' || tokens[rest + 1]?.norm === 'most';
  // "lent the most" is how much, not how often.
  return isMost && !OF_AMOUNTS.has(verb.base) ? { kind: 'none', skipped: 0 } : null;
}

const OF_AMOUNTS: ReadonlySet<string> = new Set('borrow donate lend owe pay pledge repay'.split(' '));

function joined(spoken: Spoken, { deed, what, rest }: Said): readonly (string | Token)[] | null {
  const { verb, subject, isColumn, isDenied } = deed;
  const { knowledge } = spoken;
  const own = knowledge.datasets.find(({ name }) => name === subject);
  const joint = isDenied ? 'without' : 'with';
  const after = rest.slice(what.skipped);
  // Whether those with none are meant too is not said.
  if (rest.slice(0, BOUND_MAX).some(({ norm }, at) => FEW.has(norm) && rest[at - 1]?.norm !== 'at'))
    return null;
  if (what.kind === 'none') return ofDeedAlone(spoken, { deed, what, rest: after });
  if (what.table === subject && !isColumn) return null;
  const way = what.table === subject ? OF_ITSELF : wayOf(verb, { from: subject, to: what.table, knowledge });
  if (way === null) return ofOneAmongWays(spoken, { deed, what, rest });
  // "physicians affiliated with each department"
  if (EACH.has(rest[0]?.norm ?? '') && !isDenied && (way.told?.isSaid === true || way.isDirect))
    return ['of', ...rest];
  const ranked = rest[0]?.norm === 'the' ? rest.slice(1) : rest;
  const isRanked = RANKING.has(ranked[0]?.norm ?? '');
  const isCounted = isRanked || rest.some(({ norm }, at) => at < BOUND_MAX && BOUNDS.has(norm));
  const isEvent = way.told?.name === what.table;
  if (isCounted && !isEvent && !way.isDirect && AGAIN_AND_AGAIN.has(verb.base)) return null;
  // "took part in the Thames Cup": which of what stands between has it is no matter.
  const isFar = what.kind === 'value' && !isEvent && !way.isDirect && way.told === null;
  const far = knowledge.datasets.find(({ name }) => isFar && name === what.table);
  // Who "works in Dover" works there, and not for somebody of that town.
  if (far !== undefined && !isNameOf(spoken, deed, far)) return null;
  if (far !== undefined && !hasTime(spoken, deed)) return [joint, ...far.label.split(' '), ...after];
  if (!hasTime(spoken, deed) || isEvent)
    return [isRanked && !isDenied ? 'has' : joint, ...(isRanked ? rest : after)];
  // The time is that of what was done, which then is named.
  return isCounted || way.told === null || way.told.name === subject
    ? null
    : [joint, ...nounOf(way.told, own), 'of', ...after];
}

const EACH: ReadonlySet<string> = new Set(['each', 'every']);

const BOUND_MAX = 4;
const FEW: ReadonlySet<string> = new Set(['fewer', 'fewest', 'least', 'less', 'lowest', 'smallest', 'under']);
const BOUNDS: ReadonlySet<string> = new Set([
  'more',
  'less',
  'fewer',
  'least',
  'most',
  'over',
  'under',
  'exactly',
]);

/** Whether what follows the verb is what a row of the table is called. */
function isNameOf({ candidates }: Spoken, { rest }: Deed, { name, display }: Dataset): boolean {
  return candidates.some(
    ({ start, meaning }) =>
      start >= rest &&
      start <= rest + 1 &&
      meaning.kind === 'value' &&
      meaning.dataset === name &&
      display.includes(meaning.field),
  );
}

function hasTime({ candidates }: Spoken, { rest }: Deed): boolean {
  return candidates.some(({ start, meaning }) => start >= rest && meaning.kind === 'time');
}
