import type { Dataset } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Columns that only people have, and animals that are spoken of like them. */
const PERSONAL = /\b(?:birth|family name|first name|full name|gender|last name|sex|surname)/;
/** Columns that companies and other bodies may have as well. */
const OF_SOMEBODY = /\b(?:e ?mail|nationality|salary)\b/;

/** Whether the rows are people: they have names of their own kind, or were born. */
export const isOfPeople: (dataset: Dataset) => boolean = rememberedOf(({ fields }) =>
  fields.some(({ label }) => PERSONAL.test(label)),
);

/** Whether the rows are those to whom a business gives something: borrowers, customers, patients. */
export const isReceiver: (dataset: Dataset) => boolean = rememberedOf(({ label, synonyms }) =>
  [label, ...synonyms].some((name) => RECEIVERS.has(name)),
);

const RECEIVERS: ReadonlySet<string> = new Set(
  'applicant borrower buyer client customer guest passenger patient policyholder subscriber tenant'.split(
    ' ',
  ),
);

/** Whether the rows are somebody, of whom "who" is said, as far as keys and columns tell. */
export function isSomebody(index: KnowledgeIndex, dataset: Dataset): boolean {
  return (
    index.isParty(dataset.name) ||
    isOfPeople(dataset) ||
    // Authors and instructors, of whom no more than a name is kept.
    dataset.synonyms.includes('person') ||
    hasColumnOfSomebody(dataset)
  );
}

const hasColumnOfSomebody: (dataset: Dataset) => boolean = rememberedOf(({ fields }) =>
  fields.some(({ label }) => OF_SOMEBODY.test(label)),
);
