import { isSuperlative } from '../../is-superlative.ts';
import {
  type Chart,
  either,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
  where,
} from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { someOfIt } from '../conditions/missing.ts';
import { measureList, measureListOfRows, rowsCounted } from '../measures/measures.ts';
import { word } from '../words.ts';
import { phraseJoint } from './phrase-joint.ts';

/**
 * What is asked for of the rows; "the loan *with the highest rate*" asks for the loan, and payments "with a late fee" are those that
 * have one.
 */
export const measured: Parser<Phrase> = symbol(() =>
  either(
    where(
      sequence([optional(measureJoint), optional(word('both')), measureList], (joint, both, measures) =>
        joint === 'of' ? null : measuresSaid(joint, both, measures),
      ),
      (chart, at) => !isAfterScope(chart, at) && someOfIt(chart, at).length === 0,
    ),
    where(
      mapped(measureListOfRows, (measures) => measuresSaid(null, null, measures)),
      isAfterScope,
    ),
    mapped(rowsCounted, (measures) => measuresSaid(null, null, measures)),
    sequence([measureJoint, measureListOfRows], (joint, measures) =>
      joint === 'of' ? measuresSaid(joint, null, measures) : null,
    ),
  ),
);

/** "for auto loans, count and volume", where the preposition says nothing by itself. */
function isAfterScope({ words, sensesAt }: Chart, at: number): boolean {
  return SCOPES.has(words[at - 1] ?? '') && sensesAt[at - 1]?.has('of') === true;
}

const SCOPES: ReadonlySet<string> = new Set(['among', 'at', 'for', 'in', 'on', 'within']);

function measuresSaid(
  joint: string | null,
  both: string | null,
  measures: readonly MeasureSketch[],
): Phrase | null {
  const isOfOne = both !== null && measures.length < 2;
  const isOwned = (joint === 'with' || joint === 'that') && measures.some(isSuperlative);
  return isOfOne || isOwned ? null : { kind: 'measures', measures, joint };
}

/** "which product's approval rate". */
const OWNS: ReadonlySet<string> = new Set(["'s", "'"]);

const measureJoint: Parser<string> = either(
  mapped(typed(OWNS), () => 'owned'),
  revised(phraseJoint, (found, { words }, at) =>
    OWNS.has(words[at] ?? '') ? [] : found.filter(({ end }) => words[end - 1] !== 'to'),
  ),
);
