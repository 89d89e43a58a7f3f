import type { Catalog } from './catalog.ts';
import { withAmountNames } from './guess/amount-names.ts';
import { withCommonNames } from './guess/common-names.ts';
import { withEndedRows } from './guess/ended-rows.ts';
import { withGeneralNouns } from './guess/general-nouns.ts';
import { guessKnowledge } from './guess/guess-knowledge.ts';
import { withKeyNouns } from './guess/key-nouns.ts';
import { withLateRows } from './guess/late-rows.ts';
import { withMassTotals } from './guess/mass-totals.ts';
import { withOutcomeRates } from './guess/outcome-rates.ts';
import { withRowNames } from './guess/row-names.ts';
import { withStatedRows } from './guess/stated-rows.ts';
import { withUnitTotals } from './guess/unit-totals.ts';
import type { Knowledge } from './knowledge.ts';
import { splitName } from './names/split-name.ts';
import { applyModel } from './semantic-model/apply-model.ts';
import type { SemanticModel } from './semantic-model/schema.ts';

/**
 * What is known of a database: the guesses from names and values, with the semantic model's word in place of each
 * guess where it has one. Throws LoanqError `misconfigured` where the model contradicts the database.
 */
export function createKnowledge(catalog: Catalog, model: SemanticModel | null): Knowledge {
  const guessed = guessKnowledge(catalog);
  const named = new Set((model?.datasets ?? []).map(({ source }) => tableOf(source)));
  const isNamed = (table: string): boolean => named.has(table.toLowerCase());
  const known = model === null ? guessed : applyModel(guessed, model, catalog);
  const undescribed = { catalog, isNamed };
  const common = withAmountNames(withCommonNames(known, isNamed), isNamed);
  const totalled = withMassTotals(withUnitTotals(common, isNamed), isNamed);
  const late = withLateRows(totalled, isNamed);
  const ended = withStatedRows(withEndedRows(late, undescribed), undescribed);
  const called = withGeneralNouns(withRowNames(ended, undescribed), isNamed);
  const made = withOutcomeRates(withKeyNouns(called, isNamed), undescribed);
  const name = catalog.name === undefined ? '' : wordsOfName(catalog.name);
  return name === '' ? made : { ...made, name };
}

/** `student club` of `Student_Club_2`. */
function wordsOfName(name: string): string {
  return splitName(name)
    .filter((word) => !/^\d+$/.test(word))
    .join(' ');
}

/** The table of `schema.table`, or of `table`. */
function tableOf(source: string): string {
  return source.slice(source.lastIndexOf('.') + 1).toLowerCase();
}
