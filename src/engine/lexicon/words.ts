import { AGGREGATES } from './words/aggregates.ts';
import { BACK_REFERENCES } from './words/back-references.ts';
import { CALENDAR } from './words/calendar.ts';
import { CHANGES } from './words/changes.ts';
import { COMPARISONS } from './words/comparisons.ts';
import { FACTS } from './words/facts.ts';
import { FILLERS } from './words/fillers.ts';
import { GROUPING } from './words/grouping.ts';
import { INSTRUCTIONS } from './words/instructions.ts';
import { JOINTS } from './words/joints.ts';
import { MONEY } from './words/money.ts';
import { NEGATION } from './words/negation.ts';
import { OPENERS } from './words/openers.ts';
import { ORDERS } from './words/orders.ts';
import { QUANTIFIERS } from './words/quantifiers.ts';
import { QUANTITIES } from './words/quantities.ts';
import { RELATIONS } from './words/relations.ts';
import { ROUTES } from './words/routes.ts';
import { SCHEMA } from './words/schema.ts';
import { SHARES } from './words/shares.ts';
import { SPANS } from './words/spans.ts';
import { SUPERIOR_WORDS } from './words/superiors.ts';
import { SUPERLATIVES } from './words/superlatives.ts';
import { TEXT } from './words/text.ts';
import { VERSUS_THAT } from './words/versus-that.ts';
import { WHOLE_ROWS } from './words/whole-rows.ts';
import { WHOLES } from './words/wholes.ts';

/**
 * The words that say what is asked for rather than what about. `filler` may stand anywhere and says nothing; every other
 * sense is read by a rule of the grammar, or the question is not understood.
 */
export const WORDS = {
  ...FILLERS,
  ...OPENERS,
  ...WHOLE_ROWS,
  ...FACTS,
  ...AGGREGATES,
  ...SUPERLATIVES,
  ...GROUPING,
  ...JOINTS,
  ...COMPARISONS,
  ...WHOLES,
  ...NEGATION,
  ...SHARES,
  ...ORDERS,
  ...CHANGES,
  ...VERSUS_THAT,
  ...CALENDAR,
  ...TEXT,
  ...SCHEMA,
  ...RELATIONS,
  ...SUPERIOR_WORDS,
  ...ROUTES,
  ...MONEY,
  ...QUANTIFIERS,
  ...INSTRUCTIONS,
  ...QUANTITIES,
  ...SPANS,
  ...BACK_REFERENCES,
};

/** What a word class means. The grammar's rules read senses, not words. */
export type Sense = keyof typeof WORDS;
