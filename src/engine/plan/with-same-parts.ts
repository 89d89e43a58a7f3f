import { type Phrase, type PhraseOf, phrasesOf } from './phrase.ts';
import { type ConditionSketch, isBareTime } from './sketch.ts';

/**
 * "each month of 2025 next to the same month of 2024": the months of the two years beside one another. Null where they are
 * not grouped by, or nothing says of which year the others are.
 */
export function withSameParts(phrases: readonly Phrase[]): readonly Phrase[] | null {
  const said = phrases.flatMap((one) => sidesIn(one).flatMap(partsIn));
  const [part] = said;
  if (part === undefined) return phrases;
  const grouped = phrasesOf(phrases, 'group').flatMap(({ dimensions }) => dimensions);
  const isGrouped = grouped.filter((one) => one.kind === 'part').length === 1;
  if (said.length > 1 || !isGrouped || !grouped.some((one) => one.kind === 'part' && one.part === part))
    return null;
  const made = phrases.map((one) => sideBySide(one));
  return made.some((one) => one === null) ? null : made.filter((one) => one !== null);
}

function sidesIn(phrase: Phrase): readonly ConditionSketch[] {
  if (phrase.kind === 'compare') return phrase.sides;
  if (phrase.kind === 'conditions') return phrase.conditions;
  if (phrase.kind === 'nominal') return phrase.nominal.conditions;
  const measures = phrase.kind === 'measures' ? phrase.measures : [];
  return measures.flatMap((one) => (one.kind === 'count' ? one.nominal.conditions : []));
}

function partsIn(condition: ConditionSketch): readonly string[] {
  return condition.kind === 'time' ? condition.times.flatMap(({ sameParts }) => sameParts ?? []) : [];
}

/** The years in columns; null where the words do not set one beside the other. */
function sideBySide(phrase: Phrase): Phrase | null {
  if (!sidesIn(phrase).some((one) => partsIn(one).length > 0)) return phrase;
  if (phrase.kind === 'compare')
    return phrase.sides.length === 2 && phrase.needsChange !== true ? { ...phrase, as: 'columns' } : null;
  const [list, ...others] = phrase.kind === 'conditions' ? phrase.conditions : [];
  if (list === undefined || !isBareTime(list) || list.times.length !== 2 || others.length > 0) return null;
  return { kind: 'compare', as: 'columns', sides: list.times.map(during) } satisfies PhraseOf<'compare'>;
}

function during(time: Extract<ConditionSketch, { readonly kind: 'time' }>['times'][number]): ConditionSketch {
  return { kind: 'time', field: null, times: [time] };
}
