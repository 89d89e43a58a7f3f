import { singularOf } from '../../../../catalog/mod.ts';
import { either, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { SketchOf } from '../../sketch.ts';
import { datasetTerm, plainNumber, quotedText } from '../terms.ts';
import { word } from '../words.ts';

/** "loan 123", "branch #7", "loan id 42". */
export const keyCondition: Parser<SketchOf<'key'>> = symbol(() =>
  either<SketchOf<'key'>>(
    revised(
      sequence([datasetTerm, optional(word('id')), plainNumber], (dataset, id, value) => ({
        kind: 'key' as const,
        dataset,
        value,
        isNamed: id !== null,
      })),
      // "status of loan 2020": no year, as what stands before it tells.
      (found, { candidatesAt, words }) =>
        found.map((reading) => {
          const { end, value } = reading;
          const noun = words[end - 2] ?? '';
          const many = singularOf(noun) === noun ? {} : { isOfMany: true };
          return candidatesAt[end - 1]?.some(({ meaning }) => meaning.kind === 'time') === true
            ? { ...reading, value: { ...value, ...many } }
            : { ...reading, value: { ...value, ...many, isNamed: true } };
        }),
    ),
    // "the shop with id "b7""
    sequence([datasetTerm, word('id'), quotedText], (dataset, _, value) => ({
      kind: 'key',
      dataset,
      value,
      isNamed: true,
    })),
  ),
);
