import { either, mapped, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { PhraseOf } from '../../phrase.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { timeCondition } from '../conditions/times.ts';
import { of } from '../joints.ts';
import { datasetTerm } from '../terms.ts';
import { word } from '../words.ts';
import { compare } from './compare-phrase.ts';
import { type Side, side } from './compared-sides.ts';
import { phraseJoint } from './phrase-joint.ts';

/** Some rows beside all of them: "of late loans versus all loans", "with that of all customers", "vs the whole book". */
export const againstAll: Parser<PhraseOf<'compare'>> = symbol(() =>
  either(
    sequence(
      [optional(phraseJoint), side, optional(word('comma')), word('versus-strict', 'versus-that'), all],
      (_, some, __, ___, whole) => against(some, whole),
    ),
    // "compare … of late loans with all loans"
    sequence([optional(phraseJoint), side, word('and', 'versus'), all], (_, some, __, whole) => {
      const sides = against(some, whole);
      return sides === null ? null : { ...sides, needsCompare: true };
    }),
    againstAllTime,
  ),
);

/** A time beside all of them: "in 2024 and in total", "overall and in 2024", "in 2024 versus all time". */
const againstAllTime: Parser<PhraseOf<'compare'>> = symbol(() =>
  either(
    sequence([optional(phraseJoint), oneTime, timeJoint, allTime], (_, one, __, whole) =>
      besideAllTime(one, whole),
    ),
    sequence([optional(phraseJoint), allTime, timeJoint, oneTime], (_, whole, __, one) =>
      besideAllTime(whole, one),
    ),
  ),
);

const timeJoint = sequence([optional(word('comma')), word('and', 'versus-strict')], (_, joint) => joint);

const oneTime: Parser<Side> = symbol(() =>
  mapped(timeCondition, (one) =>
    one.kind === 'time' && one.times.length === 1 ? { of: one, label: '' } : null,
  ),
);

const allTime: Parser<Side> = symbol(() =>
  mapped(word('all-time'), () => ({ of: EVERYTHING, label: 'all time' })),
);

function besideAllTime(first: Side, second: Side): PhraseOf<'compare'> {
  return { ...compare('rows', first, second), as: 'columns', isApart: true, isWhole: true };
}

const EVERYTHING: ConditionSketch = { kind: 'and', of: [] };

/** All of the rows, with the words for them. */
const all: Parser<Side> = symbol(() =>
  revised(
    either<{ readonly rows?: string }>(
      sequence([optional(of), word('every-one'), datasetTerm], (_, __, rows) => ({ rows })),
      sequence([optional(of), datasetTerm, word('overall-one')], (_, rows) => ({ rows })),
      mapped(word('overall-one', 'whole'), () => ({})),
    ),
    (found, { words }, at) =>
      found.flatMap(({ value: whole, end, cost }) => {
        const said = words.slice(at, end);
        const label = said.join(' ').replace(/^(?:of )?(?:our |the )?/, '');
        const value: Side = { of: EVERYTHING, label, ...whole };
        return said.some((one) => ALL.has(one)) ? [{ value, end, cost }] : [];
      }),
  ),
);

/** "the average" may be that of each group, "each loan" is none of all. */
const ALL: ReadonlySet<string> = new Set(
  'all book company-wide entire overall portfolio total whole'.split(' '),
);

function against(some: Side, whole: Side): PhraseOf<'compare'> | null {
  // "late loans versus all customers" are not some of those.
  if (whole.rows !== undefined && some.rows !== undefined && some.rows !== whole.rows) return null;
  return some.of.kind === 'time' ? null : { ...compare('rows', some, whole), isApart: true, isWhole: true };
}
