import type { Phrase } from './phrase.ts';
import type { MeasureSketch } from './sketch.ts';

/** Names one after another that nothing joins are one name that is not known: "loan officer", "origination fees". */
export function standsLoose(phrase: Phrase, before: Phrase | undefined): boolean {
  if (before === undefined) return isRough(phrase);
  // What follows a list of columns is one of them, or nothing.
  if (before.kind === 'outputs' && before.items.length > 0) return NAMES.has(phrase.kind);
  if (!NAMES.has(before.kind)) return false;
  switch (phrase.kind) {
    case 'nominal':
      return !phrase.isJoined;
    case 'columns':
      // "customers who borrowed" says what they did, and names no column.
      return phrase.joint === null || phrase.joint === 'that';
    case 'opener':
      return phrase.opener === 'who';
    case 'noise':
      return phrase.isRelative === true && before.kind === 'columns';
    case 'measures':
      // "which product's approval rate" is of the products; after anything else a name is not known.
      if (phrase.joint === 'owned') return before.kind === 'measures';
      if (phrase.joint === null && isLabelled(before) && phrase.measures.every(isComputed)) return false;
      return phrase.joint === null || (phrase.joint === 'be' && before.kind === 'measures');
    default:
      return false;
  }
}

/** "*fantasy books* average price": rows of which the rest says what is computed. */
function isLabelled(before: Phrase): boolean {
  if (before.kind !== 'nominal' || before.isJoined || before.isObject === true) return false;
  const { conditions } = before.nominal;
  return conditions.length > 0 && conditions.every(({ kind }) => kind === 'value' || kind === 'segment');
}

/** "average price", "total stock"; the highest may be a row. */
function isComputed(measure: MeasureSketch): boolean {
  return measure.kind === 'aggregate' && TOGETHER.has(measure.function);
}

const TOGETHER: ReadonlySet<string> = new Set(['avg', 'median', 'sum']);

/** "on hold": two words that each ought to join something join nothing. */
export function isRough(phrase: Phrase | undefined): boolean {
  return phrase?.kind === 'noise' && phrase.isRough === true;
}

/** "categories of shops" and "doctors who treated patients" are no list of both. */
export function isOwner(phrase: Phrase, last: Phrase | undefined, before: Phrase | undefined): boolean {
  if (phrase.kind !== 'columns' || !phrase.dimensions.some(({ kind }) => kind === 'dataset')) return false;
  // "what countries do our customers come from" asks for no customers.
  return OWNING.has(phrase.joint ?? '')
    ? last?.kind === 'columns'
    : phrase.joint === null && isRough(last) && before?.kind === 'columns';
}

const OWNING: ReadonlySet<string> = new Set(['be', 'doing', 'is-there', 'of', 'with']);

export const NAMES: ReadonlySet<Phrase['kind']> = new Set(['nominal', 'columns', 'measures']);

/** Whether the question begins with what something has, and nothing is said that could have it: "accumulated volume by month". */
export function isOwnedByNobody(first: Phrase | undefined): boolean {
  return first?.kind === 'measures' && first.joint === 'with';
}
