import { eventNounsOf } from '../names/event-nouns.ts';
import { pluralOf, singularOf } from '../names/plural.ts';

/**
 * What a column counts: `test takers` of `NumTstTakr`, `redemptions` of a `redeemed_count`. What the rows of a number are
 * like (`num_absent`) is no noun.
 */
export function countedIn(label: string): readonly string[] {
  const counted = COUNTED.exec(label)?.groups;
  const noun = counted?.['after'] ?? counted?.['before'];
  if (noun === undefined) return [];
  const done = eventNounsOf(noun);
  if (done.length > 0 || noun.endsWith('ed')) return done.map(pluralOf);
  return counted?.['before'] !== undefined || isNounOf(noun) ? [pluralOf(singularOf(noun))] : [];
}

const COUNTED = /^(?:number (?:of )?(?<after>[a-z ]+)|(?<before>[a-z ]+) count)$/;

/** Whom a column counts that says what became of them: "enrolled students" of a `num_enrolled`, where there are students. */
export function peopleIn(label: string, people: readonly string[]): readonly string[] {
  const counted = COUNTED.exec(label)?.groups;
  const done = counted?.['after'] ?? counted?.['before'] ?? '';
  if (!/^[a-z]{3,}ed$/.test(done)) return [];
  return people.flatMap((one) => [`${done} ${pluralOf(one)}`, `${pluralOf(one)} ${done}`]);
}

/** "total number of credits" of a `total_credit`; where there is a table of them, its rows are counted. */
export function totalsIn(label: string, tables: readonly string[]): readonly string[] {
  const noun = singularOf(/^total ([a-z]+)$/.exec(label)?.[1] ?? '');
  return noun === '' || tables.includes(noun) ? [] : [`total number of ${pluralOf(noun)}`];
}

/** What the share is called of which a column has the percentage: `percent_vaccinated` is the vaccinated rate. */
export function ratesIn(label: string): readonly string[] {
  const parts = /^(?:percent(?:age)? (?:of )?(?<after>[a-z ]+)|(?<before>[a-z ]+) percent(?:age)?)$/.exec(
    label,
  );
  const share = parts?.groups?.['after'] ?? parts?.groups?.['before'];
  return share === undefined ? [] : [`${share} rate`, `${share} share`, `${share} percentage`];
}

/** Who does something, or what is many: "takers", "boats". */
function isNounOf(words: string): boolean {
  return words.endsWith('s') || /[a-z]{3}[eo]r$/.test(words);
}
