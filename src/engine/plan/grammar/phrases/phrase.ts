import { costing, either, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { Phrase } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { dimensionList, grouping } from '../dimensions.ts';
import { nounJoint } from '../joints.ts';
import { measureList } from '../measures/measures.ts';
import { nominal } from '../nominals.ts';
import { schemaQuestion } from '../schema-questions.ts';
import { plainNumber } from '../terms.ts';
import { created, done } from '../verbs.ts';
import { word } from '../words.ts';
import { LIMIT, NOISE, PHRASE, ROUGH_NOISE } from './costs.ts';
import { opener } from './openers.ts';
import { order } from './orders.ts';
import { outputs } from './outputs.ts';
import { phraseJoint } from './phrase-joint.ts';
import { byMeasure, rankBy, rankCore } from './rankings.ts';
import { sideBySide } from './side-by-side.ts';
import { transform } from './transforms.ts';

/** A piece of the sentence; a question is a sequence of them. */
export const phrase: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    opener,
    noun,
    (chart, at) => (at === 0 ? [] : outputs(chart, at)),
    limit,
    sequence([optional(phraseJoint), measureList], (joint, measures) => ({
      kind: 'measures',
      measures,
      joint,
    })),
    sequence([optional(either(word('and'), done)), grouping], (_, dimensions) => ({
      kind: 'group',
      dimensions,
    })),
    sequence([optional(phraseJoint), dimensionList], (joint, dimensions) => ({
      kind: 'columns',
      dimensions,
      joint,
    })),
    condition,
    rankCore,
    rankBy,
    byMeasure,
    order,
    transform,
    sideBySide,
    mapped(schemaQuestion, (question) => ({ kind: 'schema', question })),
    costing(
      NOISE - PHRASE,
      mapped(word('in-percent'), (): Phrase => ({ kind: 'in-percent' })),
    ),
    costing(
      NOISE - PHRASE,
      mapped(word('in-units'), (): Phrase => ({ kind: 'in-units' })),
    ),
    mapped(word('all-groups'), () => ({ kind: 'all-groups' })),
    noise,
  ),
);

const noun = either<Phrase>(
  sequence([optional(either(word('be'), word('is-there'))), nominal], (_, rows) => ({
    kind: 'nominal',
    nominal: rows,
    isJoined: false,
  })),
  sequence([nounJoint, nominal], (joint, rows) => ({
    kind: 'nominal',
    nominal: rows,
    isJoined: true,
    ...(joint === 'doing' ? { isObject: true } : {}),
  })),
);

const LIMIT_MAX = 1000;

/** "five" of "which five states". */
const limit: Parser<Phrase> = costing(
  LIMIT - PHRASE,
  mapped(plainNumber, (number): Phrase | null =>
    number > 0 && number <= LIMIT_MAX ? { kind: 'limit', limit: number } : null,
  ),
);

const condition = mapped(
  either(
    sequence([optional(word('conjunction')), conditionList(attachedCondition)], (_, one) => one),
    sequence([optional(word('conjunction')), conditionList(predicate)], (_, one) => one),
  ),
  (one): Phrase => ({ kind: 'conditions', conditions: [one] }),
);

const noise = either<Phrase>(
  costing(
    NOISE - PHRASE,
    mapped(word('end', 'bracket', 'comma', 'conjunction', 'be', 'is-there'), () => ({ kind: 'noise' })),
  ),
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(word('and', 'light-verb'), () => ({ kind: 'noise' })),
  ),
  costing(
    ROUGH_NOISE - PHRASE,
    either<Phrase>(
      mapped(word('of', 'with'), () => ({ kind: 'noise', isRough: true })),
      mapped(word('that'), () => ({ kind: 'noise', isRough: true, isRelative: true })),
    ),
  ),
  // "how many papers has each author written"
  costing(
    ROUGH_NOISE - PHRASE,
    mapped(created, () => ({ kind: 'noise', isDone: true })),
  ),
);
