import { either, optional, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { datasetTerm, plainNumber, quotedText } from '../terms.ts';
import { word } from '../words.ts';

/** "loan 123", "branch #7", "loan id 42". */
export const keyCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([datasetTerm, optional(word('id')), plainNumber], (dataset, id, value) => ({
      kind: 'key',
      dataset,
      value,
      isNamed: id !== null,
    })),
    // "the shop with id "b7""
    sequence([datasetTerm, word('id'), quotedText], (dataset, _, value) => ({
      kind: 'key',
      dataset,
      value,
      isNamed: true,
    })),
  ),
);
