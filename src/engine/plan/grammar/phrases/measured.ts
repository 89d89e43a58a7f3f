import { either, mapped, optional, type Parser, revised, sequence, symbol, typed } from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { measureList, measureListOfRows } from '../measures/measures.ts';
import { word } from '../words.ts';
import { phraseJoint } from './phrase-joint.ts';

/** What is asked for of the rows; "the loan *with the highest rate*" asks for the loan. */
export const measured: Parser<Phrase> = symbol(() =>
  either(
    sequence([optional(measureJoint), optional(word('both')), measureList], (joint, both, measures) =>
      joint === 'of' ? null : measuresSaid(joint, both, measures),
    ),
    sequence([measureJoint, measureListOfRows], (joint, measures) =>
      joint === 'of' ? measuresSaid(joint, null, measures) : null,
    ),
  ),
);

function measuresSaid(
  joint: string | null,
  both: string | null,
  measures: readonly MeasureSketch[],
): Phrase | null {
  const isOfOne = both !== null && measures.length < 2;
  const isOwned = (joint === 'with' || joint === 'that') && measures.some(isSuperlative);
  return isOfOne || isOwned ? null : { kind: 'measures', measures, joint };
}

function isSuperlative(measure: MeasureSketch): boolean {
  return measure.kind === 'aggregate' && measure.isSuperlative === true;
}

/** "which product's approval rate". */
const OWNS: ReadonlySet<string> = new Set(["'s", "'"]);

const measureJoint: Parser<string> = either(
  mapped(typed(OWNS), () => 'owned'),
  revised(phraseJoint, (found, { words }, at) =>
    OWNS.has(words[at] ?? '') ? [] : found.filter(({ end }) => words[end - 1] !== 'to'),
  ),
);
