import { BEING } from '../../../lexicon/cues.ts';
import { kindsGroupedBy } from '../../kinds-grouped-by.ts';
import { either, mapped, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import { isOfPeople } from '../../people.ts';
import type { Phrase, PhraseOf } from '../../phrase.ts';
import type { Nominal } from '../../sketch.ts';
import { grouping } from '../dimensions.ts';
import { leadingCondition } from '../forward.ts';
import { doersOfEach, tableOfRows } from '../rows-of-each.ts';
import { datasetTerm } from '../terms.ts';
import { done } from '../verbs.ts';
import { word } from '../words.ts';

/** "by grade", "for each region", "by grade within each region". */
export const groups: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    plainGroups,
    groupsOfSome,
    mapped(either(doersOfEach, tableOfRows), ({ dimension, through }) => ({
      kind: 'group',
      dimensions: [dimension],
      through,
    })),
  ),
);

type GroupOfSome = PhraseOf<'group'> & { readonly which: Nominal };

/**
 * "per Texas branch", "for each of the Midwest offices", "by secured product": each of those. "Books by British authors" are
 * theirs, and "among the Texas branches" is of all of them.
 */
const groupsOfSome: Parser<Phrase> = symbol(() =>
  revised(
    sequence([word('group'), leadingCondition, datasetTerm], (_, which, dataset): GroupOfSome | null =>
      which.kind === 'value' || which.kind === 'segment'
        ? {
            kind: 'group',
            dimensions: [{ kind: 'dataset', dataset }],
            which: { kind: 'nominal', dataset, conditions: [which] },
          }
        : null,
    ),
    (found, { words, index }, at) => {
      const joint = words[at] ?? '';
      // "the first visit of each new member" may be the one that made it so.
      const isKind = ({ dataset, conditions }: Nominal): boolean =>
        conditions.every(({ kind }) => kind === 'value') || !isOfPeople(index.dataset(dataset));
      if (joint === 'by')
        return found.filter(({ end }) => kindsGroupedBy(words, { at, end, index }).length > 0);
      return OF_ALL.has(joint) ? [] : found.filter(({ value }) => isKind(value.which));
    },
  ),
);

const OF_ALL: ReadonlySet<string> = new Set(['across', 'among', 'amongst', 'between', 'over', 'within']);

const plainGroups: Parser<Phrase> = revised(
  sequence(
    [optional(either(word('and'), done)), grouping],
    (_, dimensions): PhraseOf<'group'> => ({ kind: 'group', dimensions }),
  ),
  (found, { words }, at) =>
    // "documents that are based on a template" are tied to it.
    (words[at] === 'based' && BEING.has(words[at - 1] ?? '') ? [] : found).map((reading) => {
      const { dimensions } = reading.value;
      const [only, second, ...others] = dimensions;
      const said = words.slice(at, reading.end);
      const place = said.join(' ').search(WHOLES);
      const isOfLast = second !== undefined && others.length === 0 && place > 0;
      const whole = isOfLast ? second : dimensions.length === 1 && place === 0 ? only : undefined;
      const value = { ...reading.value, ...(whole === undefined ? {} : { whole }) };
      const each = clauseAt(words, reading.end);
      const isOfEach = each !== 'plain' || said.some((word) => EACH.has(word));
      return { ...reading, value: isOfEach ? { ...value, each } : value };
    }),
);

const EACH: ReadonlySet<string> = new Set(['each', 'every']);

/** "each club *that has*", "per member *who was*" */
function clauseAt(words: readonly string[], at: number): NonNullable<PhraseOf<'group'>['each']> {
  const [first = '', verb = '', next = ''] = words.slice(at, at + 3);
  if (RELATIVES.has(first) && verb === 'has' && next !== 'been') return 'has';
  return first === 'who' && OF_ONE.has(verb) ? 'who' : 'plain';
}

const OF_ONE: ReadonlySet<string> = new Set(['has', 'is', 'was']);

const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who']);

/** Before that of which each is looked at by itself. */
const WHOLES = /\b(?:within|inside|(?:for|of) (?:each|every))\b/;
