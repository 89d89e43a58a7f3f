import { costing, either, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { Phrase } from '../../phrase.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { lackOf, missingCondition } from '../conditions/missing.ts';
import { nominal } from '../nominals.ts';
import { datasetTerm } from '../terms.ts';
import { word } from '../words.ts';

const mark = optional(word('comma', 'end', 'bracket'));

/** The same rows in other words: "i.e. closed before maturity", "(borrowers with an open loan)"; "each borrower once". */
export const explanation: Parser<Phrase> = symbol(() => costing(EXPLAINED, explained));

/** What is marked as the same in other words is no further restriction. */
const EXPLAINED = -0.3;

const explained: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    sequence([mark, word('restate'), either(restatedRows, restatedConditions)], (_, __, said) => said),
    sequence([word('bracket'), restatedRows, word('bracket')], (_, said) => said),
    sequence([word('bracket'), withoutIt, word('bracket')], (_, said) => said),
    sequence([mark, word('group'), datasetTerm, word('once')], (_, __, dataset) => ({
      kind: 'once',
      dataset,
    })),
  ),
);

/** "(no end date)" after "running contracts". */
const withoutIt: Parser<Phrase> = mapped(
  either(missingCondition, lackOf),
  (condition): Phrase => ({ kind: 'restated', dataset: null, conditions: [condition] }),
);

const restatedRows: Parser<Phrase> = mapped(nominal, ({ dataset, conditions }): Phrase | null =>
  conditions.length === 0 ? null : { kind: 'restated', dataset, conditions },
);

const restatedConditions: Parser<Phrase> = symbol(() =>
  mapped(
    either<ConditionSketch>(conditionList(attachedCondition), conditionList(predicate)),
    (condition): Phrase => ({ kind: 'restated', dataset: null, conditions: [condition] }),
  ),
);
