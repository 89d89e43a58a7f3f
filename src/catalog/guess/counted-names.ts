import { eventNounsOf } from '../names/event-nouns.ts';
import { pluralOf, singularOf } from '../names/plural.ts';

/** What a column of numbers is called by what it counts; `people` are what other tables of people are called, `tables` all. */
export function countedNames(
  label: string,
  { people, tables }: { readonly people: readonly string[]; readonly tables: readonly string[] },
): readonly string[] {
  return [
    ...countedIn(label),
    ...peopleIn(label, people),
    ...totalsIn(label, tables),
    ...statedIn(label, tables),
    ...ratesIn(label),
  ];
}

/**
 * What a column counts: `test takers` of `NumTstTakr`, `redemptions` of a `redeemed_count`. What the rows of a number are
 * like (`num_absent`) is no noun.
 */
function countedIn(label: string): readonly string[] {
  const counted = COUNTED.exec(label)?.groups;
  const noun = counted?.['after'] ?? counted?.['before'];
  if (noun === undefined) return [];
  const done = eventNounsOf(noun);
  if (done.length > 0 || noun.endsWith('ed')) return done.map(pluralOf);
  return counted?.['before'] !== undefined || isNounOf(noun) ? [pluralOf(singularOf(noun))] : [];
}

const COUNTED = /^(?:number (?:of )?(?<after>[a-z ]+)|(?<before>[a-z ]+) count)$/;

/** Whom a column counts that says what became of them: "enrolled students" of a `num_enrolled`, where there are students. */
function peopleIn(label: string, people: readonly string[]): readonly string[] {
  const counted = COUNTED.exec(label)?.groups;
  const done = counted?.['after'] ?? counted?.['before'] ?? '';
  if (!/^[a-z]{3,}ed$/.test(done)) return [];
  return people.flatMap((one) => [`${done} ${pluralOf(one)}`, `${pluralOf(one)} ${done}`]);
}

/** "total number of credits" of a `total_credit`; where there is a table of them, its rows are counted. */
function totalsIn(label: string, tables: readonly string[]): readonly string[] {
  const noun = singularOf(/^total ([a-z]+)$/.exec(label)?.[1] ?? '');
  return noun === '' || tables.includes(noun) ? [] : [`total number of ${pluralOf(noun)}`];
}

/** "available bikes", and the number of them, of a `bikes_available`; where there is a table of them, its rows are counted. */
function statedIn(label: string, tables: readonly string[]): readonly string[] {
  const [, noun = '', state = ''] = STATED.exec(label) ?? [];
  const isCounted = noun !== '' && pluralOf(singularOf(noun)) === noun && !tables.includes(singularOf(noun));
  return isCounted ? [`${state} ${noun}`, `number of ${label}`, `number of ${state} ${noun}`] : [];
}

const STATED = /^([a-z]+s) ([a-z]+(?:able|ed|nt)|free|held|left|lost|made|sent|shown|sold|taken|won)$/;

/** What the share is called of which a column has the percentage: `percent_vaccinated` is the vaccinated rate. */
function ratesIn(label: string): readonly string[] {
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
